import Beagle
import BeagleSchema

/// What one driving call did to an app, with the state that it led to.
///
/// The values share their structure with those of other steps, so keeping a step costs what the call has changed.
struct TraceStep {
  /// A context with its value.
  struct Context {
    /// The id; with the component that declares it where two contexts have one id.
    let id: String
    let value: DynamicObject
  }

  /// The app that was driven.
  let app: AppHandle
  /// The call as a person would write it: `press button "buy"`.
  let call: String
  /// The script and the line that called.
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
  /// The contexts of the visible screen and the global one.
  let contexts: [Context]
  /// What the evaluated properties of the visible screen have read.
  let reads: [TracedReads]
  /// What the lists of the journal had grown to when the call before ended, and when this one did.
  let since: TraceMarks
  let marks: TraceMarks
}

/// How long the lists of an app's journal are at one moment.
struct TraceMarks {
  var transitions = 0
  var actions = 0
  var externalURLs = 0
  var nativeRoutes = 0
  var analytics = 0
  var logs = 0
  var requests = 0

  /// The marks of an app that has done nothing.
  static let none = TraceMarks()
}

extension TraceMarks {
  /// The marks of an app as it is now.
  init(_ application: Application) {
    let journal: Journal = application.journal
    self.init(
      transitions: journal.transitions.count, actions: journal.actions.count,
      externalURLs: journal.externalURLs.count, nativeRoutes: journal.nativeRoutes.count,
      analytics: journal.analytics.count, logs: application.log.entries.count,
      requests: application.network.requests.count)
  }
}
