/// Opens a dialog to answer.
///
/// Mirrors `Confirm` of Beagle iOS: `beagle:confirm` in documents.
public struct Confirm: Action, RuntimeAction {
  /// The title.
  public var title: Expression<String>?
  /// The text.
  public var message: Expression<String>
  /// The title of the button that agrees.
  public var labelOk: String?
  /// The title of the button that does not.
  public var labelCancel: String?
  /// What runs when a person agrees.
  @AutoCodable public var onPressOk: [any Action]?
  /// What runs when a person does not.
  @AutoCodable public var onPressCancel: [any Action]?
  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig?

  /// A action of these properties.
  public init(
    title: Expression<String>? = nil, message: Expression<String>, onPressOk: [any Action]? = nil,
    onPressCancel: [any Action]? = nil, labelOk: String? = nil, labelCancel: String? = nil,
    analytics: ActionAnalyticsConfig? = nil
  ) {
    self.title = title
    self.message = message
    self.labelOk = labelOk
    self.labelCancel = labelCancel
    self.onPressOk = onPressOk
    self.onPressCancel = onPressCancel
    self.analytics = analytics
  }
}
