import Beagle
import BeagleSchema

/// Records what a test's driving calls did, for reports that show it.
final class TraceRecorder {
  /// A driving call that is under way.
  struct Opening {
    fileprivate let part: DrivenPart?
    fileprivate let touched: String?
    /// What the part was called before the call, which may take it away.
    let label: String?
  }

  private var steps: [TraceStep]
  private var collector = ReadCollector()
  /// How many steps of each app there were when this trace last saw it.
  private var seen: [ObjectIdentifier: Int]
  /// Whether the last call that failed is a step already.
  private var hasFailedCall = false
  /// The hook that runs; nil in the test itself.
  var hook: Block.Hook?

  /// A trace that begins with what the file and the blocks around a test have done.
  init(after outer: TraceRecorder? = nil) {
    steps = outer?.steps ?? []
    seen = outer?.seen ?? [:]
  }

  /// Whether anything was recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Notes what a call is about to touch, before the screen changes under it.
  func begin(_ app: AppHandle, _ part: DrivenPart?) -> Opening {
    if app.tracedSteps > 0, seen[ObjectIdentifier(app)] != app.tracedSteps {
      record(app, .found, call: "the app as it was found", touched: nil, after: nil, error: nil)
    }
    return Opening(part: part, touched: part?.path(on: app.application.visibleScreen), label: part?.label)
  }

  /// Keeps the state that a driving call has led to.
  ///
  /// - Parameter error: What the call raised.
  func end(_ opening: Opening, _ app: AppHandle, call: String, error: (any Error)?) {
    let after: String? = opening.touched == nil ? nil : opening.part?.lastingPath(on: app.application.visibleScreen)
    hasFailedCall = error != nil
    record(app, .call, call: call, touched: opening.touched, after: after, error: error.map { Self.text(of: $0, app) })
  }

  /// Keeps a call that was refused before it did anything; nothing is done when its step is there.
  func refused(_ app: AppHandle, call: String, error: any Error) {
    if hasFailedCall {
      hasFailedCall = false
      return
    }
    record(app, .call, call: call, touched: nil, after: nil, error: Self.text(of: error, app))
  }

  /// Marks where a test failed: the step that did, or a step of its own at the line of the failure.
  ///
  /// - Parameter isLeft: Whether no call raised it, but the one at that line left it behind.
  func fail(_ failure: TestResult.Failure, isLeft: Bool) {
    guard let last = steps.last else { return }
    if last.kind == .call, last.error == failure.message {
      steps[steps.count - 1].kind = .failure
      return
    }
    let isCulprit: (TraceStep) -> Bool = { $0.error == nil && $0.line == failure.line && $0.file == failure.file }
    if isLeft, failure.line != nil, let culprit = steps.lastIndex(where: isCulprit) {
      steps[culprit].kind = .failure
      steps[culprit].error = failure.message
      return
    }
    record(
      last.app, .failure, call: "failed", touched: nil, after: nil, error: failure.message,
      place: (failure.file ?? last.file, failure.line))
  }

  private func record(
    _ app: AppHandle, _ kind: TraceStep.Kind, call: String, touched: String?, after: String?, error: String?,
    place: (file: String, line: Int?)? = nil
  ) {
    let application: Application = app.application
    let screen: LiveScreen? = application.visibleScreen
    let lua = app.session.state
    let marks = TraceMarks(application)
    let line: Int? = place.map(\.line) ?? lua.currentLine ?? application.drivingLine
    steps.append(
      TraceStep(
        kind: kind, app: app, call: call, hook: hook, file: place?.file ?? lua.currentScript ?? app.session.file,
        line: line, time: application.scheduler.now, touched: touched, touchedAfter: after, error: error,
        state: application.state, focused: screen?.focused?.path, tree: screen?.root?.tree,
        contexts: contexts(of: application, screen),
        reads: screen?.root.map { collector.all(below: $0, of: app) } ?? [], since: app.traceMarks, marks: marks))
    app.traceMarks = marks
    app.tracedSteps += 1
    seen[ObjectIdentifier(app)] = app.tracedSteps
  }

  private func contexts(of application: Application, _ screen: LiveScreen?) -> [TraceStep.Context] {
    var contexts: [TraceStep.Context] = [TraceStep.Context(id: "global", value: application.global.value)]
    guard let screen else { return contexts }
    for (cell, owner) in ContextList.all(of: screen) {
      let isTwice: Bool = contexts.contains { $0.id == cell.id }
      contexts.append(TraceStep.Context(id: isTwice ? "\(cell.id)@\(owner)" : cell.id, value: cell.value))
    }
    return contexts
  }

  private static func text(of error: any Error, _ app: AppHandle) -> String {
    guard let error = error as? LuaError else { return "\(error)" }
    return TestResult.Failure(error, options: app.session.options).message
  }

  /// The whole trace as JSON text.
  func text() -> String {
    var writer = TraceWriter()
    return writer.trace(of: steps)
  }
}
