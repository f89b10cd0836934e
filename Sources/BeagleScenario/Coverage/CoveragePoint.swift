/// Something that a screen has, and that scenarios use or not.
public struct CoveragePoint: Hashable, Sendable {
  /// The kinds of it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A component, used when it was on a screen.
    case component
    /// An action, used when it was executed.
    case action
    /// A list of actions of an event, `onError` and all, used when one of it was executed.
    case callback
    /// One side of a condition, used when one of its actions was executed.
    case branch
    /// A navigation to another screen, used when it was executed.
    case route
    /// A state of a fetched screen, used when the screen went through it.
    case state
  }

  /// What it is.
  public let kind: Kind
  /// The identifier of the screen.
  public let screen: String
  /// The place in the screen's document: `$.child.children[0].onPress[1]`; of a state, its name.
  public let place: String
  /// The name of the component or the action, the event, the address.
  public let name: String
  /// Whether the tests that ran used it.
  public var isUsed: Bool

  /// A point of these data.
  public init(kind: Kind, screen: String, place: String, name: String, isUsed: Bool) {
    self.kind = kind
    self.screen = screen
    self.place = place
    self.name = name
    self.isUsed = isUsed
  }
}
