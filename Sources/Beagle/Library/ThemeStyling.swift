import BeagleSchema

#if canImport(UIKit)
  import UIKit
#endif

extension Application {
  /// Applies a style of the configuration's theme to what stands for a component.
  ///
  /// - Returns: whether the theme has the style, as far as it can be known.
  func applyThemeStyle(_ id: String, to element: Element) -> Bool {
    guard let theme = configuration?.theme else { return false }
    switch element.view {
    case let view as UITextView: theme.applyStyle(for: view, withId: id)
    case let view as UIButton: theme.applyStyle(for: view, withId: id)
    case let view as UITextField: theme.applyStyle(for: view, withId: id)
    case let view: theme.applyStyle(for: view, withId: id)
    }
    return (theme as? AppTheme)?.hasStyle(id) ?? true
  }

  /// Applies the style of a screen's bar.
  func applyThemeStyle(toBarOf screen: LiveScreen) {
    guard let theme = configuration?.theme, let id = screen.root?.node.navigationBar?.styleId else { return }
    let bar: UINavigationBar = screen.controller.navigationController?.navigationBar ?? UINavigationBar()
    theme.applyStyle(for: bar, withId: id)
  }
}
