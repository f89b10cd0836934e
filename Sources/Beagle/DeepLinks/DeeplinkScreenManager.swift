internal import Locking

#if canImport(UIKit)
  public import UIKit
#endif

/// Native screens by path.
///
/// Mirrors `DeeplinkScreenManager` of Beagle's sample application. Paths are exact. Unchecked, as the lock guards the
/// table: the shared one may be filled from several threads, as the tests of an application do.
public final class DeeplinkScreenManager: DeepLinkScreenManagerProtocol, @unchecked Sendable {
  /// The manager that all of an application shares.
  public static let shared = DeeplinkScreenManager()

  private let lock = Lock()
  private var screens: [String: any DeeplinkScreen.Type] = [:]

  /// A manager without screens.
  public init() {}

  /// The screen at `path`; setting nil removes it.
  public subscript(path: String) -> (any DeeplinkScreen.Type)? {
    get { lock.withLock { screens[path] } }
    set { lock.withLock { screens[path] = newValue } }
  }

  /// The screen at `path`.
  ///
  /// - Throws: `DeeplinkScreenError` where there is none.
  public func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
    guard let screen = self[path] else { throw DeeplinkScreenError.notFound(path: path) }
    return screen.init(path: path, data: data).screenController()
  }
}

/// Why a native screen was not found; bridges to an `NSError` of domain `DeeplinkScreenManager` and code 1.
public enum DeeplinkScreenError: Error, Hashable, Sendable {
  /// Nobody has set a screen at the path.
  case notFound(path: String)

  /// The domain of the error that this one bridges to.
  public var _domain: String { "DeeplinkScreenManager" }
  /// The code of the error that this one bridges to.
  public var _code: Int { 1 }
}
