/// Something in a document that decodes but deserves a look.
public struct SchemaWarning: Hashable, Sendable {
  /// What is remarkable.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A component type that nobody has registered.
    case unknownComponent
    /// An action type that nobody has registered.
    case unknownAction
    /// A key twice in one object; the first counts.
    case duplicateKey
    /// `null` where a platform fails.
    case nullValue
    /// A required key of a platform is absent.
    case missingOnPlatform
    /// A context name that cannot be used.
    case reservedContextID
    /// A shared key that the type does not honour.
    case ignoredKey
    /// A text with `@{` that is no expression.
    case malformedExpression
    /// An expression that is not evaluated where it stands.
    case unevaluatedExpression
    /// A route's screen that gave way to its address.
    case badRouteScreen
  }

  /// What is remarkable.
  public let kind: Kind
  /// The place in the document: `$.child.children[3].text`.
  public let path: String
  /// What it is, for people.
  public let message: String
  /// The platforms that behave differently.
  public let platforms: PlatformSet

  /// Whether a running app says so in its log; the others are for people who check documents.
  ///
  /// What a device shows in the end belongs into the log only where platforms part or a component is missing.
  public var isLogged: Bool {
    switch kind {
    case .unknownComponent, .nullValue, .missingOnPlatform, .badRouteScreen, .duplicateKey: true
    case .reservedContextID, .malformedExpression: !platforms.isEmpty
    case .unknownAction, .ignoredKey, .unevaluatedExpression: false
    }
  }

  package init(_ kind: Kind, path: String, message: String, platforms: PlatformSet = []) {
    self.kind = kind
    self.path = path
    self.message = message
    self.platforms = platforms
  }
}
