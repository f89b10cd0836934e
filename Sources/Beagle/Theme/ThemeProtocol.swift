#if canImport(UIKit)
  public import UIKit
#endif

/// Applies the styles of an application to its views.
///
/// Mirrors `ThemeProtocol` of Beagle iOS.
public protocol ThemeProtocol {
  /// Applies the style `id` to `view`.
  func applyStyle<T: UIView>(for view: T, withId id: String)
}

/// A theme of functions by id, each for one class of views.
///
/// Mirrors `AppTheme` of Beagle iOS. Unchecked, as the styles never change.
public struct AppTheme: ThemeProtocol, @unchecked Sendable {
  private let styles: [String: Any]

  /// A theme of styles: functions that give a function of an optional view.
  public init(styles: [String: Any] = [:]) { self.styles = styles }

  /// Applies the style `id` to `view`, where there is one for exactly this class.
  public func applyStyle<T: UIView>(for view: T, withId id: String) {
    // A reference to a method is sendable from Swift 6 on, which makes it another type.
    if let style = styles[id] as? () -> (T?) -> Void {
      style()(view)
    } else if let style = styles[id] as? @Sendable () -> (T?) -> Void {
      style()(view)
    }
  }

  /// Whether there is a style `id`, for whatever class.
  package func hasStyle(_ id: String) -> Bool { styles[id] != nil }
}
