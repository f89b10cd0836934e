/// Takes a text.
///
/// Mirrors `TextInput` of Beagle iOS: `beagle:textInput` in documents.
public struct TextInput: Widget {
  /// The text.
  public var value: Expression<String>?
  /// What is shown without a text.
  public var placeholder: Expression<String>?
  /// Whether it can be used.
  public var enabled: Expression<Bool>?
  /// Whether it can only be read.
  public var readOnly: Expression<Bool>?
  /// What is typed.
  public var type: Expression<TextInputType>?
  /// What is wrong with the text; empty when nothing is.
  public var error: Expression<String>?
  /// Whether the error is shown.
  public var showError: Expression<Bool>?
  /// A style of the theme.
  public var styleId: String?
  /// What runs when it gets the focus.
  @AutoCodable public var onFocus: [any Action]?
  /// What runs when a person has changed the text.
  @AutoCodable public var onChange: [any Action]?
  /// What runs when it loses the focus.
  @AutoCodable public var onBlur: [any Action]?
  /// The id by which actions and scripts find the component.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A component of these properties.
  public init(
    value: Expression<String>? = nil, placeholder: Expression<String>? = nil, enabled: Expression<Bool>? = nil,
    readOnly: Expression<Bool>? = nil, type: Expression<TextInputType>? = nil, error: Expression<String>? = nil,
    showError: Expression<Bool>? = nil, styleId: String? = nil, onFocus: [any Action]? = nil,
    onChange: [any Action]? = nil, onBlur: [any Action]? = nil, id: String? = nil, style: Style? = nil,
    accessibility: Accessibility? = nil
  ) {
    self.value = value
    self.placeholder = placeholder
    self.enabled = enabled
    self.readOnly = readOnly
    self.type = type
    self.error = error
    self.showError = showError
    self.styleId = styleId
    self.onFocus = onFocus
    self.onChange = onChange
    self.onBlur = onBlur
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }
}
