import BeagleScenario
import BeagleSchema

extension TestRecord {
  /// The record in the JSON form of results; traces of tests for which `keepsTrace` does not hold are left out.
  func json(keepsTrace: Bool = true) -> DynamicObject {
    var object = JSONObject()
    object.set("file", file)
    object.set("line", test.line)
    object.set("name", name)
    if name != test.fullName { object.set("fullName", test.fullName) }
    object.set("platform", platform.rawValue)
    object.set("place", place)
    object.setSome("tags", test.tags)
    object.set("outcome", outcome.rawValue)
    object.setSome("flaky", flakiness)
    object.set(seconds: "duration", duration)
    object.set("attempts", .array(attempts.map { Self.json($0, keepsTrace: keepsTrace) }))
    return object.value
  }

  private static func json(_ attempt: TestResult, keepsTrace: Bool) -> DynamicObject {
    var object = JSONObject()
    object.set("status", attempt.status.rawValue)
    object.set(seconds: "duration", attempt.duration)
    if !attempt.failures.isEmpty { object.set("failures", .array(attempt.failures.map(json))) }
    object.setSome("skipReason", attempt.skipReason)
    object.setSome("output", attempt.output)
    object.setSome("fingerprint", attempt.fingerprint)
    if !attempt.ways.isEmpty { object.set("ways", .array(attempt.ways.map(json))) }
    if keepsTrace, let trace = attempt.trace, let value = try? DynamicObject(rawJSON: trace) {
      object.set("trace", value)
    }
    return object.value
  }

  private static func json(_ way: TestResult.Way) -> DynamicObject {
    .array([way.from.map { .string($0) } ?? .empty, .string(way.action), .string(way.to), .int(way.count)])
  }

  private static func json(_ failure: TestResult.Failure) -> DynamicObject {
    var object = JSONObject()
    object.set("message", failure.message)
    object.setSome("file", failure.file)
    if let line = failure.line { object.set("line", line) }
    object.setSome("traceback", failure.traceback)
    return object.value
  }
}

extension TestRecord {
  /// The record that a value of the JSON form tells of; nil where it tells of none.
  init?(json: DynamicObject) {
    guard let file = json["file"].text, let name = json["name"].text, let place = json["place"].integer,
      let platform = json["platform"].text.flatMap(Platform.init(rawValue:)),
      let outcome = json["outcome"].text.flatMap(Outcome.init(rawValue:))
    else { return nil }
    let test = ScenarioTest(
      fullName: json["fullName"].text ?? name, line: json["line"].integer ?? 1, tags: json["tags"].texts)
    self.init(
      file: file, platform: platform, place: place, name: name, test: test, outcome: outcome,
      flakiness: json["flaky"].text, attempts: [])
    for attempt in json["attempts"].elements {
      guard let result = Self.result(attempt, of: test) else { return nil }
      attempts.append(result)
    }
  }

  private static func result(_ json: DynamicObject, of test: ScenarioTest) -> TestResult? {
    guard let status = json["status"].text.flatMap(TestResult.Status.init(rawValue:)) else { return nil }
    var result = TestResult(test: test, status: status)
    result.duration = json["duration"].number ?? 0
    result.failures = json["failures"].elements.map { failure in
      TestResult.Failure(
        message: failure["message"].text ?? "", file: failure["file"].text, line: failure["line"].integer,
        traceback: failure["traceback"].texts)
    }
    result.skipReason = json["skipReason"].text
    result.output = json["output"].text ?? ""
    result.fingerprint = json["fingerprint"].text
    result.ways = json["ways"].elements.compactMap { way in
      let parts = way.elements
      guard parts.count == 4, let action = parts[1].text, let to = parts[2].text else { return nil }
      return TestResult.Way(from: parts[0].text, action: action, to: to, count: parts[3].integer ?? 1)
    }
    if json["trace"] != .empty { result.trace = JSONWriter.compact.string(json["trace"]) }
    return result
  }
}

extension DynamicObject {
  /// The text, of a text.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number, of one.
  var integer: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The number, of any.
  var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The truth value, of one.
  var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The elements, of a list; none of anything else.
  var elements: [DynamicObject] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The texts in a list.
  var texts: [String] { elements.compactMap(\.text) }
}
