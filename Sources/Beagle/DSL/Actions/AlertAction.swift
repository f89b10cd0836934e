/// Opens a dialog to read.
///
/// Mirrors `Alert` of Beagle iOS: `beagle:alert` in documents.
public struct Alert: Action, RuntimeAction {
  /// The title.
  public var title: Expression<String>?
  /// The text.
  public var message: Expression<String>
  /// The title of the button.
  public var labelOk: String?
  /// What runs when it is pressed.
  @AutoCodable public var onPressOk: [any Action]?
  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig?

  /// An action of these properties.
  public init(
    title: Expression<String>? = nil, message: Expression<String>, onPressOk: [any Action]? = nil,
    labelOk: String? = nil, analytics: ActionAnalyticsConfig? = nil
  ) {
    self.title = title
    self.message = message
    self.labelOk = labelOk
    self.onPressOk = onPressOk
    self.analytics = analytics
  }
}
