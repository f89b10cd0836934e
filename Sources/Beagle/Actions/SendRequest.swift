import BeagleSchema

extension ActionExecution {
  /// Sends a request; the answer's lists run later.
  ///
  /// Mirrors `SendRequest` of Beagle iOS.
  func sendRequest() {
    let method: HTTPMethod? = HTTPMethod(rawValue: text("method").uppercased())
    let data = HttpAdditionalData(method: method, headers: headers, body: body)
    let application: Application = self.application
    application.pendingActions += 1
    application.dispatcher.dispatch(
      path: text("url"), additionalData: data, source: .sendRequest
    ) { result in
      application.pendingActions -= 1
      application.transaction { deliver(result) }
    }
  }

  private var headers: [String: String]? {
    guard let headers = props["headers"]?.dictionaryValue else { return nil }
    var result: [String: String] = [:]
    for (name, value) in headers { result[name] = origin.text(value) }
    return result
  }

  /// The evaluated body; a literal null is none, a null that an expression gives is one.
  private var body: DynamicObject? {
    switch action.value("data") {
    case nil, .empty?: nil
    case _?: props["data"] ?? .empty
    }
  }

  private func deliver(_ result: Result<NetworkResponse, Request.Error>) {
    guard application.profile.goneElementsRunAnswers || isStillShown else { return }
    warnWhenRemoved()
    if !application.profile.goneElementsRunAnswers, application.visibleScreen !== origin.screen.placed {
      return origin.screen.heldAnswers.append { deliver(result) }
    }
    if application.profile.finishComesFirst {
      application.runList("onFinish", action.actions(for: "onFinish"), from: origin)
    }
    switch result {
    case .success(let response): runSuccess(response)
    case .failure(.networkError(let error)) where error.error is RequestFailure: runError(.empty)
    case .failure(.networkError(let error)): runError(value(of: error))
    case .failure: runError(.empty)
    }
    if !application.profile.finishComesFirst {
      application.runList("onFinish", action.actions(for: "onFinish"), from: origin)
    }
  }

  private func warnWhenRemoved() {
    guard let element = origin.element, element.isDetached, !origin.screen.isGone,
      element.context("navigationContext") == nil
    else { return }
    application.log.add(
      .expression, .warning, name: "originIsGone",
      "The answer to sendRequest of \(origin.label) comes after its component was taken out: its lists see only the "
        + "contexts inside that part and global.")
  }

  private var isStillShown: Bool { !origin.screen.isGone && application.isOnTopOfItsStack(origin.screen) }

  private func runSuccess(_ response: NetworkResponse) {
    let http = response.response as? HTTPURLResponse
    let text: String =
      application.profile.successTextIsFixed ? "success" : ReasonPhrase.of(http?.statusCode ?? 0)
    var value: DynamicDictionary = [
      "data": data(response.body),
      application.profile.responseStatusKey: .int(http?.statusCode ?? 0),
    ]
    if application.profile.responseHasHeaders, let http { value["headers"] = headers(of: http) }
    value["statusText"] = .string(text)
    application.runList("onSuccess", action.actions(for: "onSuccess"), from: origin, implicit: .dictionary(value))
  }

  private func runError(_ value: DynamicObject) {
    application.runList("onError", action.actions(for: "onError"), from: origin, implicit: value)
  }

  private func value(of error: NetworkError) -> DynamicObject {
    let http = error.response as? HTTPURLResponse
    let text: String = error.localizedDescription
    let message: String = message(of: error)
    if application.profile.platform == .web, http == nil { return ["message": .string(message)] }
    var value: DynamicDictionary = [
      "data": error.body.map(data) ?? .empty,
      application.profile.responseStatusKey: .int(http?.statusCode ?? 0),
    ]
    if application.profile.responseHasHeaders { value["headers"] = http.map(headers) ?? [:] }
    value["statusText"] = .string(text)
    if application.profile.errorHasMessage { value["message"] = .string(message) }
    return .dictionary(value)
  }

  /// The text of an error; the web speaks of the request where the server's answer is all there is to say.
  private func message(of error: NetworkError) -> String {
    guard application.profile.platform == .web,
      case ClientError.invalidHttpResponse(nil, let status)? = error.error as? ClientError
    else {
      return error.localizedDescription
    }
    return "Beagle: network error \(status) while trying to access \(error.request.httpMethod ?? "GET") \(text("url"))."
  }

  private func headers(of response: HTTPURLResponse) -> DynamicObject {
    var result = DynamicDictionary()
    let fields: [(String, String)] = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) { result[name] = .string(value) }
    return .dictionary(result)
  }

  private func data(_ body: ResponseBody) -> DynamicObject {
    if let value = application.decoding.value(of: body) {
      guard application.profile.platform == .android, value.arrayValue == nil, value.dictionaryValue == nil else {
        return value
      }
      return .string(body.text)
    }
    return application.profile.nonJSONBodyIsText ? .string(body.text) : .empty
  }
}
