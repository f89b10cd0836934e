#if !canImport(UIKit)
  /// A stand-in for UIKit's class.
  open class UIApplication: UIResponder {
    /// Why the application was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the reason.
      public let rawValue: String

      /// The reason of this name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }
  }

  /// A stand-in for UIKit's protocol.
  public protocol UIApplicationDelegate: AnyObject {
    /// The window of the application.
    var window: UIWindow? { get set }

    /// Sets the application up.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
  }

  extension UIApplicationDelegate {
    /// No window, for delegates without one.
    public var window: UIWindow? {
      get { nil }
      set {}
    }
  }

  /// A stand-in for UIKit's class.
  open class UIWindow: UIView {
    /// The controller of what the window shows.
    open var rootViewController: UIViewController?

    /// Brings the window to the front.
    open func makeKeyAndVisible() {}
  }
#endif
