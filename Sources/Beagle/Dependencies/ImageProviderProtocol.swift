#if canImport(UIKit)
  public import UIKit
#endif

/// Finds local images.
///
/// Mirrors `ImageProviderProtocol` of Beagle iOS.
public protocol ImageProviderProtocol {
  /// The image `id`; nil where there is none.
  func loadImageProvider(id: String) -> UIImage?
}

/// Finds the local images of the application.
///
/// Mirrors `ImageProvider` of Beagle iOS. No image is loaded: those asked for are remembered, and each is taken to be
/// there unless the names of those that are have been given.
public final class ImageProvider: ImageProviderProtocol {
  /// The names of the images that are there; nil for all that anyone may ask for.
  public var names: Set<String>?
  /// What was asked for, in order.
  public private(set) var requested: [String] = []

  /// A provider of all images, or of those with `names`.
  public init(names: Set<String>? = nil) { self.names = names }

  /// The image `id`; nil where there is none.
  public func loadImageProvider(id: String) -> UIImage? {
    requested.append(id)
    return names?.contains(id) == false ? nil : UIImage(named: id)
  }
}
