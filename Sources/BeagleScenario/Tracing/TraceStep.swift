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

  /// What a step is, besides a call that did what it should.
  enum Kind: String {
    /// A driving call.
    case call
    /// The app as it was found, where others had driven it since this trace last saw it.
    case found
    /// Where the test failed.
    case failure
  }

  var kind: Kind
  /// The app that was driven.
  let app: AppHandle
  /// The call as a person would write it: `press button "buy"`.
  let call: String
  /// The hook that called: `before_each`; nil in the test itself.
  let hook: Block.Hook?
  /// The script and the line that called.
  let file: String
  let line: Int?
  /// Virtual milliseconds when the call had done.
  let time: Int
  /// The path of what the call touched, on the screen before it.
  let touched: String?
  /// The path of the same on the screen after it.
  let touchedAfter: String?
  /// Why the call failed.
  var error: String?
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
