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
/// in the bundle unless the names of those that are have been given.
public final class ImageProvider: ImageProviderProtocol {
  /// The names of the images that are there; nil for all that anyone may ask for.
  public var names: Set<String>?
  /// What was asked for, in order.
  public private(set) var requested: [String] = []

  private let appBundle: () -> (any BundleProtocol)?

  /// A provider of all images, or of those with `names`, in the bundle of the global configuration.
  public convenience init(names: Set<String>? = nil) {
    self.init(names: names) { GlobalConfiguration.resolver.find((any BundleProtocol).self) }
  }

  /// A provider of all images, or of those with `names`, in a bundle.
  public convenience init(appBundle: any BundleProtocol, names: Set<String>? = nil) {
    self.init(names: names) { appBundle }
  }

  /// A provider of all images in the bundle that `resolver` gives.
  public convenience init(_ resolver: any DependenciesContainerResolving) {
    self.init(names: nil) { resolver.find((any BundleProtocol).self) }
  }

  private init(names: Set<String>?, appBundle: @escaping () -> (any BundleProtocol)?) {
    self.names = names
    self.appBundle = appBundle
  }

  /// The image `id`; nil where there is none.
  public func loadImageProvider(id: String) -> UIImage? {
    requested.append(id)
    if names?.contains(id) == false { return nil }
    return UIImage(named: id, in: appBundle()?.bundle, compatibleWith: nil)
  }
}
