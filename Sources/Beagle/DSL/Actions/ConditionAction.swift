/// Runs one list of actions or the other.
///
/// Mirrors `Condition` of Beagle iOS: `beagle:condition` in documents.
public struct Condition: Action, RuntimeAction {
  /// What decides.
  public var condition: Expression<Bool>
  /// What runs when it is true.
  @AutoCodable public var onTrue: [any Action]?
  /// What runs when it is not.
  @AutoCodable public var onFalse: [any Action]?
  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig?

  /// A action of these properties.
  public init(
    condition: Expression<Bool>, onTrue: [any Action]? = nil, onFalse: [any Action]? = nil,
    analytics: ActionAnalyticsConfig? = nil
  ) {
    self.condition = condition
    self.onTrue = onTrue
    self.onFalse = onFalse
    self.analytics = analytics
  }
}
