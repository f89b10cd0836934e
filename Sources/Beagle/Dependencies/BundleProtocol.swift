/// Knows where local images come from.
///
/// Mirrors `BundleProtocol` of Beagle iOS.
public protocol BundleProtocol {
  /// The bundle; nil stands for the application's own.
  ///
  /// It is implicitly unwrapped so that `Bundle(identifier:)`, which may give nil, can be assigned as it is.
  var bundle: Bundle! { get set }
}

/// The application's own bundle, unless another one is set.
///
/// Mirrors `MainBundle` of Beagle iOS.
public final class MainBundle: BundleProtocol {
  private var chosen: Bundle?

  /// The application's own bundle.
  public init() {}

  /// The bundle; setting nil goes back to the application's own.
  public var bundle: Bundle! {
    get { chosen ?? .main }
    set { chosen = newValue }
  }
}
