#if !canImport(UIKit)
  /// Where local images come from; a stand-in for Foundation's class.
  ///
  /// No image is ever loaded, so an identifier is all that a bundle is, and nobody pays for Foundation's start-up.
  public final class Bundle: Hashable, Sendable {
    /// The application's own bundle.
    public static let main = Bundle(name: nil)

    /// The identifier; nil for the application's own bundle.
    public let bundleIdentifier: String?

    private init(name: String?) { bundleIdentifier = name }

    /// The bundle with an identifier.
    public convenience init?(identifier: String) {
      guard !identifier.isEmpty else { return nil }
      self.init(name: identifier)
    }

    /// Whether both have the same identifier.
    public static func == (left: Bundle, right: Bundle) -> Bool { left.bundleIdentifier == right.bundleIdentifier }

    /// Feeds the identifier to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(bundleIdentifier) }
  }
#endif
