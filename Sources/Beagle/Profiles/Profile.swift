package import BeagleSchema

/// How one platform behaves where the three differ: one field a difference, read like a table.
///
/// Differences of expressions and of setContext are `ExpressionRules`, those of decoding are the schema's.
package struct Profile: Sendable {
  /// What becomes of the value that an event carries.
  package enum ImplicitContexts: Sendable {
    /// A context on the component, for good.
    case stayOnComponent
    /// Seen by the actions of the origin alone, until its next event.
    case ownActions
    /// Seen by the lists that follow from the event, and by nothing else.
    case chainOnly
  }

  /// What a list's cell keeps when the data change.
  package enum CellIdentity: Sendable {
    /// The cell of an item's key keeps contexts and is not initialised again.
    case key
    /// The cell at a position does.
    case position
    /// Nothing is kept.
    case none
  }

  /// The order of states around a load.
  package enum StateOrder: Sendable {
    /// An own load: success, finished; a route: finished, success.
    case ios
    /// success, finished everywhere; most of it told by the new screen.
    case android
    /// No `finished`; told by the new view.
    case web
  }

  /// When the record of an action is made.
  package enum Recording: Sendable {
    /// Before the action runs.
    case before
    /// After it has run, with the attributes of before.
    case resolvedBefore
    /// After it has run.
    case after
  }

  package let platform: Platform

  // Contexts
  let implicitContexts: ImplicitContexts
  let listsSeeContextsAsBefore: Bool
  let declaringGlobalSetsIt: Bool

  // Lists
  let indexIsKeyText: Bool
  /// Whether a grid's index is called `index` whatever its `indexName` says.
  let gridIndexNameIsFixed: Bool
  let innerIdSuffixFirst: Bool
  let cellIdentity: CellIdentity

  // Pages and tabs
  let bindingFiresPageChange: Bool
  let bindingFiresTabSelection: Bool
  let reselectedTabFires: Bool

  // Actions
  let finishComesFirst: Bool
  let prependReverses: Bool
  let anyNonArrayAddsNothing: Bool
  let responseStatusKey: String
  let responseHasHeaders: Bool
  let successTextIsFixed: Bool
  let errorHasMessage: Bool
  let nonJSONBodyIsText: Bool
  let formsValidateInOwnScope: Bool
  let formSearchSkipsOrigin: Bool
  let validationErrorEvent: String
  let conditionTakesTruthy: Bool
  /// Whether a dialog shows a title and labels of its own; a browser's does not.
  let dialogsHaveTexts: Bool
  /// The level at which executing an unknown action is logged; nil: not at all.
  let unknownActionLevel: LogLevel?
  let goneElementsRunAnswers: Bool
  let goneElementsWrite: Bool

  // Navigation
  let stateOrder: StateOrder
  let popAtRootCloses: Bool
  let popToViewSearchesFromBottom: Bool
  let popToViewComparesText: Bool
  let missedPopToViewWritesContext: Bool
  let resetStackUsesController: Bool
  let navigationContextIsEager: Bool
  let webFallbackNeedsStatus: Bool
  let onInitParentsFirst: Bool

  // Lazy content
  let lazyFailure: LazyFailure

  // Analytics
  let recording: Recording
  let emptyAnalyticsConfigRecords: Bool
  let analyticsObjectReplacesConfig: Bool
  /// Whether names of actions are compared and recorded as the document spells them.
  let analyticsKeepSpelling: Bool
  /// Whether records keep attributes that are null, and find attributes by position.
  let analyticsKeepNulls: Bool

  /// What stands in the place of lazy content that could not be loaded.
  package enum LazyFailure: Sendable {
    /// The initial state, and the screen's state says so.
    case initialStateStays
    /// An error view with a retry.
    case errorView
    /// A `custom:error` component.
    case errorComponent
  }

  /// The profile of `platform`.
  package static func of(_ platform: Platform) -> Profile {
    switch platform {
    case .ios: ios
    case .android: android
    case .web: web
    }
  }
}

extension Profile {
  /// What records say of an event whose list an action runs.
  func recordedEvent(nested event: String) -> String {
    platform != .web || event == "onSuccess" || event == "onError" ? event : ""
  }

  /// How the platform's view client differs.
  var viewClientRules: ViewClient.Rules {
    var rules = ViewClient.Rules()
    rules.decodesFailures = platform == .android
    rules.keepsByAddress = platform == .android
    rules.prefetchSendsData = platform == .web
    rules.prefetchesFetchedViews = platform == .web
    rules.prefetchReplaces = platform == .web
    if platform == .android { rules.failureLevel = .warning }
    return rules
  }
}
