import Beagle
import BeagleSchema

/// Reads what a script says of a stub's answers.
struct StubReader {
  let session: ScenarioSession
  let call: LuaCall

  private static let keys = ["status", "headers", "json", "body", "delay", "times", "error", "message"]
  private static let failureKeys = ["error", "message", "delay", "times"]

  /// Declares a stub whose answers are argument 2 of the call: an answer, a list of them, or a function.
  func stub(_ route: StubRoute, on network: HeadlessNetworkClient) throws {
    if call.isTable(2), !call.isCallable(2) { return network.stub(route, try answers(2)) }
    guard call.isCallable(2) else { throw call.fault(2, expected: "an answer, a list of answers or a function") }
    let function = try call.function(2)
    let app = try call.receiver(as: NetworkHandle.self).app
    try function.belong(to: app)
    network.stub(route) { [unowned session, weak app] request in
      guard let app else { return nil }
      return session.answer(to: request, by: function, route: route, of: app)
    }
  }

  private func answers(_ index: Int) throws -> [StubAnswer] {
    guard let table = call[index].table else { throw call.fault(index, expected: "table") }
    let count = try table.count()
    guard count > 0 else { return [try answer(table, keys: Self.keys, what: "the answer")] }
    return try (1...count).map { position in
      guard let item = try table.get(.int(position)).table else {
        throw LuaFault("answer \(position) of the list is no table")
      }
      return try answer(item, keys: Self.keys, what: "answer \(position)")
    }
  }

  /// The failures that an argument describes: one or a list.
  func failures(_ index: Int) throws -> [StubAnswer] {
    guard let table = call[index].table else { throw call.fault(index, expected: "a table with error") }
    let count = try table.count()
    let tables = count == 0 ? [table] : try (1...count).compactMap { try table.get(.int($0)).table }
    return try tables.map { table in
      let answer = try answer(table, keys: Self.failureKeys, what: "network:fail")
      guard case .failure = answer.outcome else {
        throw LuaFault("network:fail needs an error: " + Self.failureNames.joined(separator: ", "))
      }
      return answer
    }
  }

  private static let failureNames = TransportFailure.injectable.map(\.rawValue)

  /// The answer that a table describes.
  private func answer(_ table: LuaTable, keys: [String], what: String) throws -> StubAnswer {
    try session.stubAnswer(try session.options(of: table, what: what, known: keys), what: what)
  }
}

extension ScenarioSession {
  /// The answer that options describe.
  func stubAnswer(_ options: [String: LuaValue], what: String) throws -> StubAnswer {
    let delay = try options.number("delay", of: what) ?? 0
    guard delay >= 0 else { throw LuaFault("delay of \(what) is a number of milliseconds, not \(delay)") }
    let times = try options.number("times", of: what)
    if let times, times < 0 { throw LuaFault("times of \(what) is a count, not \(times)") }
    let message = try options.text("message", of: what)
    if let error = try options.text("error", of: what) {
      guard let failure = TransportFailure(rawValue: error), TransportFailure.injectable.contains(failure) else {
        let known = TransportFailure.injectable.map(\.rawValue)
        let hint = NearestNames.hint(error, among: known)
        throw LuaFault(
          "\(what) has no error \(LuaLiteral.quoted(error))"
            + (hint.isEmpty ? "; it knows " + known.joined(separator: ", ") : hint))
      }
      return .failure(failure, message: message, delay: delay, times: times)
    }
    let status = try options.number("status", of: what) ?? 200
    guard (100...999).contains(status) else { throw LuaFault("status of \(what) is an HTTP status, not \(status)") }
    var headers = HeaderFields()
    headers.merge(try options.texts("headers", of: what))
    return .response(
      status: status, headers: headers, body: try body(options, what: what), message: message, delay: delay,
      times: times)
  }

  private func body(_ options: [String: LuaValue], what: String) throws -> ResponseBody {
    if options["json"] != nil, options["body"] != nil { throw LuaFault("\(what) takes json or body, and got both") }
    if let json = options["json"] {
      switch json {
      case .string(let path): return bodies.body(of: try read(path))
      case .table, .null: return bodies.body(ofJSON: try state.dynamicObject(json, options: .screens))
      default: throw LuaFault("json of \(what) is a file's path or a table, not a \(json.typeName)")
      }
    }
    guard let body = options["body"] else { return .none }
    switch body {
    case .string(let text): return bodies.body(of: Array(text.utf8))
    case .bytes(let bytes): return bodies.body(of: bytes)
    case .table, .null: return bodies.body(ofJSON: try state.dynamicObject(body, options: .screens))
    default: throw LuaFault("body of \(what) is a table or a text, not a \(body.typeName)")
    }
  }

  /// Asks a function of the script for the answer to a request.
  func answer(
    to request: RequestRecord, by function: LuaFunction, route: StubRoute, of app: AppHandle
  ) -> StubAnswer? {
    guard let results = callback(function, [RequestHandle(app: app, record: request).value]) else {
      app.requestsOfFailedStubs.insert(request.index)
      return nil
    }
    do {
      switch results.first {
      case nil, .nil?, .bool(false)?: return nil
      case .table(let table)?:
        return try stubAnswer(
          try options(
            of: table, what: "the answer to \(route.text)",
            known: ["status", "headers", "json", "body", "delay", "error", "message"]),
          what: "the answer to \(route.text)")
      case let other?:
        throw LuaFault("the function of the stub \(route.text) gives an answer or nil, not a \(other.typeName)")
      }
    } catch {
      state.note(error)
      app.requestsOfFailedStubs.insert(request.index)
      return nil
    }
  }

  /// The named values of a table of options.
  func options(of table: LuaTable, what: String, known: [String]) throws -> [String: LuaValue] {
    var result: [String: LuaValue] = [:]
    for (key, value) in try table.pairs() {
      guard case .string(let name) = key else { throw LuaFault("\(what) takes options by name, not \(key.typeName)s") }
      guard known.contains(name) else {
        let hint = NearestNames.hint(name, among: known)
        throw LuaFault(
          "\(what) has no option \(LuaLiteral.quoted(name))"
            + (hint.isEmpty ? "; it knows " + known.sorted().joined(separator: ", ") : hint))
      }
      result[name] = value
    }
    return result
  }
}
