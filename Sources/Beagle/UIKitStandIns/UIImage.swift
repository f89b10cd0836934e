#if !canImport(UIKit)
  /// A stand-in for UIKit's class: an image by name, without pixels.
  public final class UIImage: Hashable, Sendable {
    /// The name of the image.
    public let name: String
    /// Where the image comes from; nil for the application's own bundle.
    public let bundle: Bundle?

    /// The image of this name in the application's own bundle.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The image of this name in a bundle, whatever the traits.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
      guard !name.isEmpty else { return nil }
      self.name = name
      self.bundle = bundle == .main ? nil : bundle
    }

    /// Whether both have the same name and come from the same bundle.
    public static func == (left: UIImage, right: UIImage) -> Bool {
      left.name == right.name && left.bundle == right.bundle
    }

    /// Feeds name and bundle to `hasher`.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(bundle)
    }
  }

  /// A stand-in for UIKit's class: what is particular to a device, of which nothing counts here.
  public final class UITraitCollection: Sendable {
    /// No traits.
    public init() {}
  }
#endif
