import Beagle
import BeagleSchema

/// What one driving call did to an app, with the state that it led to.
///
/// The values share their structure with those of other steps, so keeping a step costs what the call has changed.
struct TraceStep {
  /// The call as a person would write it: `el:press "buy"`.
  let call: String
  /// The scenario's file and line.
  let file: String
  let line: Int?
  /// Virtual milliseconds when the call had done.
  let time: Int
  /// The path of the component that the call touched.
  let touched: String?
  /// Why the call failed.
  let error: String?
  /// The state of the app after the call.
  let state: ApplicationState
  /// The path of the input that has the focus.
  let focused: String?
  /// The resulting tree of the visible screen.
  let tree: DynamicObject?
  /// The contexts of the visible screen and the global one, by id.
  let contexts: [(id: String, value: DynamicObject)]
  /// What the lists of the journal had grown to when the call ended.
  let marks: TraceMarks
}

/// How long the lists of an app's journal are at one moment.
struct TraceMarks {
  let transitions: Int
  let actions: Int
  let externalURLs: Int
  let nativeRoutes: Int
  let analytics: Int
  let logs: Int
  let requests: Int

  static let none = TraceMarks(
    transitions: 0, actions: 0, externalURLs: 0, nativeRoutes: 0, analytics: 0, logs: 0, requests: 0)

  init(
    transitions: Int, actions: Int, externalURLs: Int, nativeRoutes: Int, analytics: Int, logs: Int, requests: Int
  ) {
    self.transitions = transitions
    self.actions = actions
    self.externalURLs = externalURLs
    self.nativeRoutes = nativeRoutes
    self.analytics = analytics
    self.logs = logs
    self.requests = requests
  }

  init(_ application: Application) {
    let journal: Journal = application.journal
    self.init(
      transitions: journal.transitions.count, actions: journal.actions.count,
      externalURLs: journal.externalURLs.count, nativeRoutes: journal.nativeRoutes.count,
      analytics: journal.analytics.count, logs: application.log.entries.count,
      requests: application.network.requests.count)
  }
}
