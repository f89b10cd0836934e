import Beagle
import BeagleSchema

/// Records what a test's driving calls did, for reports that show it.
final class TraceRecorder {
  private var steps: [(app: AppHandle, step: TraceStep)] = []

  /// Whether anything was recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Keeps the state that a driving call has led to.
  func record(_ app: AppHandle, call: String, touching element: Element?, error: String?) {
    let application: Application = app.application
    let screen: LiveScreen? = application.visibleScreen
    var contexts: [(id: String, value: DynamicObject)] = [("global", application.global.value)]
    if let screen {
      for (cell, owner) in ContextList.all(of: screen) {
        let isTwice: Bool = contexts.contains { $0.id == cell.id }
        contexts.append((isTwice ? "\(cell.id)@\(owner)" : cell.id, cell.value))
      }
    }
    let touched: String? = element.flatMap { $0.isDetached || $0.screen !== screen ? nil : $0.path }
    steps.append(
      (
        app,
        TraceStep(
          call: call, file: app.session.file, line: application.drivingLine, time: application.scheduler.now,
          touched: touched, error: error, state: application.state, focused: screen?.focused?.path,
          tree: screen?.root?.tree, contexts: contexts, marks: TraceMarks(application))
      ))
  }

  /// The whole trace as JSON text.
  func text() -> String {
    var writer = TraceWriter()
    return JSONWriter.compact.string(writer.trace(of: steps))
  }
}
