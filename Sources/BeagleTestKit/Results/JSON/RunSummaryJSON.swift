import BeagleScenario
import BeagleSchema

extension RunSummary {
  /// The counts in the JSON form of results.
  var json: DynamicObject {
    var object = JSONObject()
    object.set("passed", passed)
    object.set("failed", failed)
    object.set("skipped", skipped)
    object.set("flaky", flaky)
    object.set("cached", cached)
    object.set("files", files)
    object.set(seconds: "duration", duration)
    object.set("interrupted", isInterrupted)
    object.set("stopped", isStopped)
    return object.value
  }

  /// The files that could not be run, in the JSON form of results.
  var brokenJSON: DynamicObject {
    .array(
      broken.map { error in
        var object = JSONObject()
        object.set("file", error.file)
        if let line = error.line { object.set("line", line) }
        object.set("message", error.message)
        return object.value
      })
  }
}

extension PlatformParting {
  /// The parting in the JSON form of results.
  var json: DynamicObject {
    var object = JSONObject()
    object.set("file", file)
    object.set("name", name)
    let outcomes = outcomes.map { outcome in
      var object = JSONObject()
      object.set("platform", outcome.platform.rawValue)
      object.set("outcome", outcome.outcome.rawValue)
      object.setSome("reason", outcome.reason)
      return object.value
    }
    object.set("outcomes", .array(outcomes))
    return object.value
  }
}

extension RunHeader {
  /// What is known when a run begins, in the JSON form of results.
  var json: JSONObject {
    var object = JSONObject()
    object.set("format", ResultsFormat.name)
    object.set("version", ResultsFormat.version)
    object.set("program", version)
    object.set("seed", Int(exactly: seed).map(DynamicObject.int) ?? .string(String(seed)))
    object.set("platforms", .array(platforms.map { .string($0.rawValue) }))
    object.set("shard", shard?.json ?? .empty)
    return object
  }
}

extension ShardNumber {
  /// The shard in the JSON form of results.
  var json: DynamicObject {
    var object = JSONObject()
    object.set("index", index + 1)
    object.set("count", count)
    return object.value
  }

  /// The shard that a value of the JSON form tells of.
  init?(json: DynamicObject) {
    guard let index = json["index"].integer, let count = json["count"].integer, index >= 1, index <= count else {
      return nil
    }
    self.init(index: index - 1, count: count)
  }
}
