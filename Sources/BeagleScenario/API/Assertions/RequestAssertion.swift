import Beagle
import BeagleSchema

/// `assert.requested`; `assert.not_requested` is its negation.
enum RequestAssertion {
  static func requested(_ call: LuaCall, of session: ScenarioSession) throws -> String? {
    let app = try AssertionHost.target(call, "assert.requested").app
    let route = try NetworkHandle.route(call, 2)
    let conditions = try Conditions(call, of: session)
    let requests = app.application.network.requests
    let onRoute = requests.filter { $0.matches(route) }
    let matching = try onRoute.filter { try conditions.hold(for: $0) }
    if let times = conditions.times {
      if matching.count == times { return nil }
      var text = "expected \(count(times)) \(route.text), got \(matching.count)"
      text += try why(onRoute, conditions)
      return text + list(requests)
    }
    if !matching.isEmpty { return nil }
    if onRoute.isEmpty {
      let hint = NearestNames.hint(route.text, among: requests.map(\.summary))
      return "no request \(route.text) was made\(hint)" + list(requests)
    }
    return "no request \(route.text) is as expected" + (try why(onRoute, conditions))
  }

  private static func count(_ times: Int) -> String { times == 1 ? "1 request" : "\(times) requests" }

  private static func why(_ requests: [RequestRecord], _ conditions: Conditions) throws -> String {
    var lines: [String] = []
    for request in requests.prefix(5) {
      let differences = try conditions.differences(of: request)
      if differences.isEmpty { continue }
      lines.append("  \(request.summary) (- expected, + actual)")
      lines.append(DifferenceText.render(differences, indent: 4))
    }
    return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n")
  }

  private static func list(_ requests: [RequestRecord]) -> String {
    if requests.isEmpty { return "\nno request was made at all" }
    var lines = ["\nthe requests were"] + requests.prefix(20).map { "  " + $0.summary }
    if requests.count > 20 { lines.append("  … and \(requests.count - 20) more") }
    return lines.joined(separator: "\n")
  }

  /// What `opts` ask of a request.
  struct Conditions {
    let times: Int?
    private let body: Pattern?
    private let headers: [Pattern.Field]

    init(_ call: LuaCall, of session: ScenarioSession) throws {
      guard call.isTable(3) else {
        guard call.isNil(3) || call.isString(3) else { throw call.fault(3, expected: "table") }
        (times, body, headers) = (nil, nil, [])
        return
      }
      var body: Pattern?
      var headers: [Pattern.Field] = []
      var times: Int?
      for field in try call.patternFields(3, of: session) {
        switch (field.key, field.pattern) {
        case ("times", .int(let count)) where count >= 0: times = count
        case ("times", .double(let count)) where Int(exactly: count).map({ $0 >= 0 }) ?? false: times = Int(count)
        case ("times", _): throw LuaFault("times of assert.requested is a count")
        case ("body", let pattern): body = pattern
        case ("headers", .object(let fields)): headers = fields
        case ("headers", .empty): headers = []
        case ("headers", _): throw LuaFault("headers of assert.requested is a table of patterns by name")
        default:
          throw LuaFault(
            "assert.requested has no option \(LuaLiteral.quoted(field.key))"
              + NearestNames.hint(field.key, among: ["times", "body", "headers"]))
        }
      }
      (self.times, self.body, self.headers) = (times, body, headers)
    }

    func hold(for request: RequestRecord) throws -> Bool { try differences(of: request).isEmpty }

    func differences(of request: RequestRecord) throws -> [Difference] {
      var found: [Difference] = []
      if let body { found += try PatternMatcher.differences(request.decodedBody, body, at: "body") }
      for field in headers {
        let value = request.headers[field.key].map { DynamicObject.string($0) }
        let place = PathStyle.lua.field(.text(field.key), of: "headers")
        found += try PatternMatcher.differences(value, field.pattern, at: place)
      }
      return found
    }
  }
}

extension RequestRecord {
  /// The record as an item of a list that is asserted; a text stands for a route.
  var entry: ChangeReport.Entry {
    ChangeReport.Entry(texts: [summary], value: object) { [self] text in
      text == summary || (try? StubRoute(parsing: text)).map { matches($0) } ?? false
    }
  }
}
