public import BeagleSchema

/// Writes into a context.
///
/// Mirrors `SetContext` of Beagle iOS: `beagle:setContext` in documents.
public struct SetContext: Action, RuntimeAction {
  /// The name of the context.
  public var contextId: String
  /// Where in the context, as in `a.b[0]`; nil for the whole of it.
  public var path: String?
  /// What is written; expressions in it are evaluated.
  public var value: DynamicObject
  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig?

  /// A action of these properties.
  public init(contextId: String, path: String? = nil, value: DynamicObject, analytics: ActionAnalyticsConfig? = nil) {
    self.contextId = contextId
    self.path = path
    self.value = value
    self.analytics = analytics
  }
}
