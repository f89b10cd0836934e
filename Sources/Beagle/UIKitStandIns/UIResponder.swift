#if !canImport(UIKit)
  /// A stand-in for UIKit's class, equal by identity; nothing is displayed.
  open class UIResponder: Hashable {
    /// A responder.
    public init() {}

    /// Whether both are the same object.
    public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

    /// Feeds the identity to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
