#if !canImport(UIKit)
  /// A stand-in for UIKit's class: an image by name, without pixels.
  public final class UIImage: Hashable, Sendable {
    /// The name of the image.
    public let name: String

    /// The image of this name.
    public init?(named name: String) {
      guard !name.isEmpty else { return nil }
      self.name = name
    }

    /// Whether both have the same name.
    public static func == (left: UIImage, right: UIImage) -> Bool { left.name == right.name }

    /// Feeds the name to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif
