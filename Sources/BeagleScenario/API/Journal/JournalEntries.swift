import Beagle
import BeagleSchema

extension TransitionRecord {
  /// The record as a script sees it.
  var object: DynamicObject {
    var result = DynamicDictionary()
    result["screen"] = .string(screen)
    result["state"] = .string(state)
    if let error {
      var object = DynamicDictionary()
      object["kind"] = .string(error.kind)
      object["cause"] = error.cause.map { .string($0) }
      object["message"] = .string(error.message)
      object["reason"] = error.reason.map { .string($0) }
      object["path"] = error.path.map { .string($0) }
      result["error"] = .dictionary(object)
    }
    result["at"] = .int(time)
    return .dictionary(result)
  }

  /// The texts that stand for the record, the longest first.
  var texts: [String] {
    var heads: [String] = []
    if let error {
      if let cause = error.cause { heads.append("\(state) \(error.kind).\(cause)") }
      heads.append("\(state) \(error.kind)")
    }
    heads.append(state)
    return heads.map { $0 + " " + screen } + heads
  }

  /// The record as an item of a list that is asserted.
  var entry: ChangeReport.Entry { ChangeReport.Entry(texts: texts, value: object) }
}

extension ActionRecord {
  /// The record as a script sees it.
  var object: DynamicObject {
    .dictionary(
      DynamicDictionary(
        uniqueKeys: ["name", "props", "origin", "screen", "at"],
        values: [.string(name), props, .string(origin), .string(screen), .int(time)]))
  }

  /// The record as an item of a list that is asserted.
  var entry: ChangeReport.Entry { ChangeReport.Entry(texts: [name], value: object) }
}

extension NativeRouteRecord {
  /// The record as a script sees it.
  var object: DynamicObject {
    var result = DynamicDictionary()
    result["route"] = .string(route)
    if let data {
      let keys = data.keys.sorted()
      result["data"] = .dictionary(DynamicDictionary(uniqueKeys: keys, values: keys.map { .string(data[$0] ?? "") }))
    }
    result["shouldResetApplication"] = .bool(shouldResetApplication)
    return .dictionary(result)
  }
}

extension LogEntry {
  /// The record as a script sees it.
  var object: DynamicObject {
    var result = DynamicDictionary()
    result["category"] = .string(category)
    result["level"] = .string(level.rawValue)
    if let name { result["name"] = .string(name) }
    result["message"] = .string(message)
    result["at"] = .int(time)
    return .dictionary(result)
  }

  /// The record as an item of a list that is asserted.
  var entry: ChangeReport.Entry { ChangeReport.Entry(texts: [message], value: object) }
}
