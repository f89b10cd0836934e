#if canImport(UIKit)
  public import UIKit
#endif

/// Finds the native screens that an application has besides Beagle's.
///
/// Mirrors `DeepLinkScreenManagerProtocol` of Beagle iOS 2.x.
public protocol DeepLinkScreenManagerProtocol {
  /// The screen at `path`.
  ///
  /// - Throws: where there is none.
  func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController
}

/// The name of the protocol in Beagle iOS 1.x.
public typealias DeepLinkScreenManaging = DeepLinkScreenManagerProtocol

/// A native screen that makes its own controller.
///
/// Mirrors `DeeplinkScreen` of Beagle's sample application.
public protocol DeeplinkScreen {
  /// The screen at `path`.
  init(path: String, data: [String: String]?)

  /// The controller of the screen.
  func screenController() -> UIViewController
}
