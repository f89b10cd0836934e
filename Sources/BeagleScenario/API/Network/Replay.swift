import Beagle
import BeagleSchema

/// Live answers that were kept, to be given again without a network.
struct Replay {
  let file: ScenarioFiles.File

  /// Declares a stub for each recorded route, with its answers in the order in which they came.
  func apply(to network: HeadlessNetworkClient, of session: ScenarioSession) throws {
    let document: DynamicObject
    do { document = try DynamicObject(rawJSON: file.bytes) } catch {
      throw LuaFault("\(file.path) is no recording: \(error)")
    }
    guard case .array(let items)? = document.dictionaryValue?["answers"] ?? .some(document) else {
      throw LuaFault("\(file.path) is no recording: a list of answers expected")
    }
    var routes: [String] = []
    var answers: [String: [StubAnswer]] = [:]
    for (index, item) in items.enumerated() {
      guard case .dictionary(let fields) = item, case .string(let method)? = fields["method"],
        case .string(let url)? = fields["url"]
      else { throw LuaFault("\(file.path): answer \(index + 1) has no method and url") }
      let route = method + " " + url
      if answers[route] == nil { routes.append(route) }
      answers[route, default: []].append(try answer(fields))
    }
    for text in routes {
      do { network.stub(try StubRoute(parsing: text), answers[text] ?? []) } catch {
        throw LuaFault("\(file.path): \(error.message)")
      }
    }
  }

  private func answer(_ fields: DynamicDictionary) throws -> StubAnswer {
    let delay = fields["delay"]?.intValue ?? 0
    if case .string(let error)? = fields["error"], let failure = TransportFailure(rawValue: error) {
      return .failure(failure, message: fields["message"]?.stringValue, delay: delay)
    }
    var headers = HeaderFields()
    if let given = fields["headers"] { headers.merge(try [String: LuaValue].texts(given, "headers of \(file.path)")) }
    let body: ResponseBody
    switch fields["body"] {
    case .string(let text)?: body = ResponseBody(text: text)
    case let json?: body = ResponseBody(JSONWriter.compact.bytes(json))
    case nil: body = .none
    }
    return .response(status: fields["status"]?.intValue ?? 200, headers: headers, body: body, delay: delay)
  }
}
