import Beagle

/// What a driving call takes hold of on the screen.
enum DrivenPart {
  /// A component.
  case component(Element)
  /// A button of a screen's navigation bar.
  case barItem(Int, LiveScreen)
  /// What is no component: see `Layer`.
  case layer(Layer)

  /// The parts of a device that are no components; traces name them so.
  enum Layer: String {
    case dialogOk = "dialog.ok"
    case dialogCancel = "dialog.cancel"
    case errorViewRetry = "errorView.retry"
    case errorViewCancel = "errorView.cancel"
    case back
  }

  /// The component, if it is one.
  var element: Element? {
    if case .component(let element) = self { return element }
    return nil
  }

  /// Where it is on the screen that is visible now; nil when it is not there.
  func path(on screen: LiveScreen?) -> String? {
    switch self {
    case .component(let element): element.isDetached || element.screen !== screen ? nil : element.path
    case .barItem(let position, let owner):
      owner === screen && !owner.isGone ? "$.navigationBar.navigationBarItems[\(position)]" : nil
    case .layer(let layer): layer.rawValue
    }
  }

  /// Where it is after the call; what is no component has gone or stands for something else by then.
  func lastingPath(on screen: LiveScreen?) -> String? {
    if case .layer = self { return nil }
    return path(on: screen)
  }

  /// What it is, for people; nil where the call says it all.
  var label: String? {
    switch self {
    case .component(let element): element.label
    case .barItem(let position, let screen): BarItemHandle.label(position, of: screen)
    case .layer: nil
    }
  }
}
