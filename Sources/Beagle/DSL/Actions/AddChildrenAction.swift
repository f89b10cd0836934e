public import BeagleSchema

/// Puts components into one that is on screen.
///
/// Mirrors `AddChildren` of Beagle iOS: `beagle:addChildren` in documents.
public struct AddChildren: Action, RuntimeAction {
  /// Where the components go.
  public enum Mode: String, Codable, CaseIterable, Sendable {
    /// Behind those that are there.
    case append = "APPEND"
    /// Before those that are there.
    case prepend = "PREPEND"
    /// In place of those that are there.
    case replace = "REPLACE"
  }

  /// The id of the component.
  public var componentId: String
  /// The components.
  public var value: Children
  /// Where the components go; nil for behind.
  public var mode: Mode?
  /// Whether and with what the action is recorded.
  public var analytics: ActionAnalyticsConfig?

  /// Adds components that are written out.
  public init(
    componentId: String, value: [any ServerDrivenComponent], mode: Mode? = nil,
    analytics: ActionAnalyticsConfig? = nil
  ) {
    self.componentId = componentId
    self.value = .components(value)
    self.mode = mode
    self.analytics = analytics
  }

  /// Adds the components that an expression gives.
  public init(
    componentId: String, value: ContextExpression, mode: Mode? = nil, analytics: ActionAnalyticsConfig? = nil
  ) {
    self.componentId = componentId
    self.value = .expression(value)
    self.mode = mode
    self.analytics = analytics
  }

  /// The components to add.
  public enum Children {
    /// Components that are written out.
    case components([any ServerDrivenComponent])
    /// Those that an expression gives.
    case expression(ContextExpression)
  }
}

extension AddChildren.Children: Codable {
  /// Reads an expression where a text stands, else components.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      let text = try container.decode(String.self)
      guard let expression = ContextExpression(parsing: text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expression cannot be decoded")
      }
      self = .expression(expression)
    } catch DecodingError.typeMismatch {
      self = .components(try AutoCodable<[any ServerDrivenComponent]>(from: decoder).wrappedValue)
    }
  }

  /// Writes the expression's source, or the components.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .components(let components): try AutoCodable(wrappedValue: components).encode(to: encoder)
    case .expression(let expression):
      var container = encoder.singleValueContainer()
      try container.encode(expression.description)
    }
  }
}
