import Beagle
import BeagleSchema

extension AppHandle {
  /// Does what drives the app, then all that is due at the present instant.
  ///
  /// - Parameters:
  ///   - name: What the call is, for messages.
  ///   - part: What a person touches.
  ///   - argument: What the call is given, for traces.
  func drive(
    _ call: LuaCall, _ name: String, on part: DrivenPart? = nil, with argument: @autoclosure () -> String? = nil,
    _ body: () throws -> Void
  ) throws {
    try session.requireDriving(name)
    application.drivingLine = session.scenarioLine
    try moving(name, part, argument()) {
      var raised: (any Error)?
      try application.drive {
        do { try body() } catch { raised = error }
      }
      try session.state.raiseCallbackError()
      guard let raised else { return }
      throw raised is InteractionError ? LuaFault(assertion: "\(raised)" + reason(raised, part?.element)) : raised
    }
  }

  /// Why the property has its value that kept a person from doing something.
  private func reason(_ error: any Error, _ element: Element?) -> String {
    guard let element, let property = (error as? InteractionError)?.property,
      let explanation = try? Explanation(of: property, element: element, app: self), !explanation.reads.isEmpty
    else { return "" }
    return "\n" + explanation.shownText
  }

  /// Runs what may move the clock, and raises what callbacks left; where a trace is kept, it gets a step.
  private func moving(
    _ name: String, _ part: DrivenPart? = nil, _ argument: @autoclosure () -> String? = nil, _ body: () throws -> Void
  ) throws {
    session.clock.begin(application.scheduler)
    let sent = application.network.requests.count
    let tracer = session.tracer
    let opening = tracer?.begin(self, part)
    defer {
      session.clock.end()
      noteUnmatched(since: sent)
    }
    func endStep(_ error: (any Error)?) {
      guard let tracer, let opening else { return }
      let words: [String?] = [name, argument(), opening.label]
      tracer.end(opening, self, call: words.compactMap(\.self).joined(separator: " "), error: error)
    }
    do {
      do { try body() } catch DrivingFailure.stopped {
        // The script is stopped as soon as it goes on.
        return
      } catch DrivingFailure.circle(let steps) {
        throw LuaFault(
          assertion: "the app never comes to rest: these steps go round in a circle\n"
            + steps.map { "  " + $0 }.joined(separator: "\n"))
      } catch DrivingFailure.clash(let clash) {
        throw LuaFault(clash.description)
      }
      try session.state.raiseCallbackError()
    } catch {
      endStep(error)
      throw error
    }
    endStep(nil)
  }

  private func noteUnmatched(since sent: Int) {
    for request in application.network.requests[sent...] where request.failure == .unmatched {
      requestLines[request.index] = application.drivingLine
    }
  }

  /// Does something that writes into the app; inside a callback it is part of the driving call under way.
  func write(_ call: LuaCall, _ author: String, _ body: () -> Void) throws {
    if session.callbackDepth > 0 { return application.writing(asCall: author, body) }
    application.drivingLine = session.scenarioLine
    try moving(author) {
      try application.drive { application.writing(asCall: author, body) }
    }
  }

  private func requireOpen(_ name: String) throws {
    if application.state.isClosed { throw LuaFault(assertion: "\(name): the app is closed") }
  }

  private func requireScreen(_ name: String) throws {
    try requireOpen(name)
    if application.visibleScreen == nil { throw LuaFault(assertion: "\(name): the app shows no screen yet") }
  }

  private func requireUncovered(_ name: String, mayCancelLoad: Bool) throws {
    guard let screen = application.visibleScreen, let reason = application.coverage(of: screen) else { return }
    if mayCancelLoad, platform == .android, application.state.dialogs.isEmpty { return }
    throw LuaFault(assertion: "\(name): \(reason)")
  }

  static let drivingMethods: [String: @Sendable (inout LuaCall) throws -> Void] = driving.driving(AppHandle.self)

  private static let driving: [String: @Sendable (inout LuaCall) throws -> Void] = [
    "open": { call in
      let app = try call.app()
      let opening = try app.session.opening(call, for: app)
      try app.drive(call, "app:open", with: opening.address) {
        app.application.open(opening.screen, controllerId: opening.controllerId)
      }
      call.push(argument: 0)
    },
    "open_text": { call in
      let app = try call.app()
      let text = try call.string(1)
      try app.drive(call, "app:open_text") { app.application.open(.declarativeText(text)) }
      call.push(argument: 0)
    },
    "deep_link": { call in
      let app = try call.app()
      let path = try call.string(1)
      let data = try call.texts(2)
      var isFound = false
      try app.drive(call, "app:deep_link", with: LuaLiteral.quoted(path)) {
        isFound = app.application.openDeepLink(path, data: data)
      }
      guard isFound else {
        let hint = NearestNames.hint(path, among: app.deepLinks.paths)
        throw LuaFault(assertion: "the deep link handler finds nothing for \(LuaLiteral.quoted(path))\(hint)")
      }
      call.push(argument: 0)
    },
    "perform": { call in
      let app = try call.app()
      let actions = try app.actions(call, 1)
      try app.requireScreen("app:perform")
      try app.drive(call, "app:perform") { try app.application.perform(actions) }
      call.push(argument: 0)
    },
    "back": { call in
      let app = try call.app()
      try app.requireScreen("app:back")
      try app.requireUncovered("app:back", mayCancelLoad: true)
      var isClosed = false
      try app.drive(call, "app:back", on: .layer(.back)) { isClosed = app.application.back() }
      call.push(isClosed)
    },
    "dismiss": { call in
      let app = try call.app()
      try app.requireScreen("app:dismiss")
      try app.requireUncovered("app:dismiss", mayCancelLoad: false)
      var isClosed = false
      try app.drive(call, "app:dismiss") { isClosed = app.application.dismissTopStack() }
      call.push(isClosed)
    },
    "retry": { call in
      let app = try call.app()
      try app.requireOpen("app:retry")
      guard let retry = app.application.newestRetry else {
        throw LuaFault(assertion: "app:retry: no error has handed out a retry")
      }
      try app.drive(call, "app:retry") { retry() }
      call.push(argument: 0)
    },
    "advance": { call in
      let app = try call.app()
      let milliseconds = try call.int(1)
      guard milliseconds >= 0 else { throw call.fault(1, "the clock only goes on, got \(milliseconds)") }
      try app.requireOpen("app:advance")
      try app.session.requireDriving("app:advance")
      app.application.drivingLine = app.session.scenarioLine
      try app.moving("app:advance(\(milliseconds))") {
        try app.application.advance(by: milliseconds)
      }
      call.push(argument: 0)
    },
    "settle": { call in
      let app = try call.app()
      var limit = 3_600_000
      if let option = try call.options(1, of: "app:settle", known: ["limit"])["limit"] {
        guard let given = option.int else {
          throw LuaFault("the limit of app:settle is a whole number of milliseconds, not \(AppHandle.shown(option))")
        }
        guard given >= 0 else { throw LuaFault("the limit of app:settle is 0 ms or more, not \(given)") }
        limit = given
      }
      try app.requireOpen("app:settle")
      try app.session.requireDriving("app:settle")
      app.application.drivingLine = app.session.scenarioLine
      try app.moving("app:settle") {
        try app.settle(limit: limit)
      }
      call.push(argument: 0)
    },
  ]

  /// A value that is of no use as an option: a number as it stands, of anything else the type.
  static func shown(_ option: LuaValue) -> String {
    if case .double(let number) = option { return LuaLiteral.number(number) }
    return "a \(option.typeName)"
  }

  /// Advances until nothing is pending.
  private func settle(limit: Int) throws {
    let application = application
    let (sum, overflow) = application.scheduler.now.addingReportingOverflow(limit)
    let end = overflow ? Int.max : sum
    try application.drive {}
    while let next = application.scheduler.nextTime, next <= end {
      try application.advance(by: max(0, next - application.scheduler.now))
      if session.state.stop != nil { return }
    }
    let requests = application.network.pending.filter { $0.source == .sendRequest }.count
    let pending = max(0, application.pendingActions - requests)
    guard application.scheduler.nextTime != nil || application.network.hasPending || pending > 0 else { return }
    try application.advance(by: max(0, end - application.scheduler.now))
    var reasons = application.network.pending.map { "  " + $0.summary + " is not answered" }
    if pending > 0 {
      reasons.append("  \(pending) custom action\(pending == 1 ? " has" : "s have") not called ctx:complete")
    }
    if reasons.isEmpty { reasons = ["  work keeps coming"] }
    throw LuaFault(
      assertion: "app:settle: after \(limit) ms something is still pending\n" + reasons.joined(separator: "\n"))
  }
}
