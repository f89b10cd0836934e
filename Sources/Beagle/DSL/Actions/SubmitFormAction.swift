/// Validates and submits the form around its origin.
///
/// Mirrors `SubmitForm` of Beagle iOS: `beagle:submitForm` in documents.
public struct SubmitForm: Action, RuntimeAction {
  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig?

  /// A action of these properties.
  public init(analytics: ActionAnalyticsConfig? = nil) {
    self.analytics = analytics
  }
}
