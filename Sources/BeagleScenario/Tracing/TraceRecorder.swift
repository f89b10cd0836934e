import Beagle
import BeagleSchema

/// Records what a test's driving calls did, for reports that show it.
final class TraceRecorder {
  private var steps: [TraceStep] = []
  private var collector = ReadCollector()

  /// Whether anything was recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Keeps the state that a driving call has led to.
  func record(_ app: AppHandle, call: String, touching element: Element?, error: String?) {
    let application: Application = app.application
    let screen: LiveScreen? = application.visibleScreen
    let touched: String? = element.flatMap { $0.isDetached || $0.screen !== screen ? nil : $0.path }
    let state = app.session.state
    let marks = TraceMarks(application)
    steps.append(
      TraceStep(
        app: app, call: call, file: state.currentScript ?? app.session.file,
        line: state.currentLine ?? application.drivingLine, time: application.scheduler.now, touched: touched,
        error: error, state: application.state, focused: screen?.focused?.path, tree: screen?.root?.tree,
        contexts: contexts(of: application, screen),
        reads: screen?.root.map { collector.all(below: $0, of: app) } ?? [],
        since: app.traceMarks, marks: marks))
    app.traceMarks = marks
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

  /// The whole trace as JSON text.
  func text() -> String {
    var writer = TraceWriter()
    return writer.trace(of: steps)
  }
}
