import BeagleSchema

#if canImport(UIKit)
  import UIKit
#endif

extension Application {
  /// Applies a style of the configuration's theme to what stands for a component.
  ///
  /// - Returns: whether the theme has the style, as far as it can be known.
  @discardableResult
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

  /// Brings the bar of a screen up to date: its style, and the images of its items.
  func updateBar(of screen: LiveScreen) {
    screen.root?.showLocalImages(again: true)
    guard let theme = configuration?.theme, let id = screen.root?.node.navigationBar?.styleId else { return }
    let bar: UINavigationBar = screen.controller.navigationController?.navigationBar ?? UINavigationBar()
    theme.applyStyle(for: bar, withId: id)
  }
}

extension LiveScreen {
  /// Applies the styles of buttons and inputs again, as a device does at every layout.
  func styleControls() {
    if styledControls.isEmpty || isGone { return }
    styledControls.removeAll { $0.isDetached }
    for control in styledControls {
      if let style = control.node.string("styleId") { application.applyThemeStyle(style, to: control) }
    }
  }
}

extension Element {
  /// Notes that what the component shows has changed; what is styled at every layout waits for the next one.
  func noteChange() {
    invalidateTree()
    if screen.styledControls.isEmpty || screen.isInLayout { return }
    if screen.styledControls.contains(where: { $0 === self }) { application.needsLayout(screen) }
  }
}
