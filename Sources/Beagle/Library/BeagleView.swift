#if canImport(UIKit)
  public import UIKit
#endif

/// Hears of every state of what a Beagle view shows.
///
/// Mirrors `BeagleViewStateObserver` of Beagle iOS.
public typealias BeagleViewStateObserver = (ServerDrivenState) -> Void

/// Shows Beagle components inside a screen of the application's own.
///
/// Mirrors `BeagleView` of Beagle iOS. What it shows lives as soon as the view is on a screen of a headless application,
/// and then as long as that screen. It has contexts and states of its own; navigation goes on from the screen around it.
public final class BeagleView: UIView {
  /// The controller of what the view shows.
  let controller: BeagleScreenViewController
  /// Told every state.
  let stateObserver: BeagleViewStateObserver?

  /// A view of a screen that is fetched.
  public convenience init(
    _ remote: ScreenType.Remote, config: BeagleConfiguration = GlobalConfiguration,
    beagleViewStateObserver: @escaping BeagleViewStateObserver
  ) {
    self.init(BeagleScreenViewController(remote, config: config), beagleViewStateObserver)
  }

  /// A view of a screen that is given as a document.
  public convenience init(
    _ json: String, config: BeagleConfiguration = GlobalConfiguration,
    beagleViewStateObserver: @escaping BeagleViewStateObserver
  ) {
    self.init(BeagleScreenViewController(json, config: config), beagleViewStateObserver)
  }

  /// A view of a component that is written in Swift.
  public convenience init(
    _ component: any ServerDrivenComponent, config: BeagleConfiguration = GlobalConfiguration
  ) {
    self.init(BeagleScreenViewController(component, config: config), nil)
  }

  private init(_ controller: BeagleScreenViewController, _ stateObserver: BeagleViewStateObserver?) {
    self.controller = controller
    self.stateObserver = stateObserver
    super.init()
  }
}

extension LiveScreen {
  /// The screen of the stacks that this one is seen on: the one that it is shown in, or itself.
  var placed: LiveScreen { host ?? self }

  /// Makes `view` the whole content of the screen.
  func takeOver(_ view: UIView) {
    view.ownScreen = self
    show(beagleViewsIn: view)
  }

  /// Shows what the Beagle views in `view` hold that are not shown yet, each as a screen of its own inside this one.
  func show(beagleViewsIn view: UIView) {
    if let view = view as? BeagleView, view.controller.live?.isGone ?? true {
      let screen: LiveScreen = application.makeScreen(view.controller.source(in: application))
      screen.host = placed
      screen.stateObserver = view.stateObserver
      placed.embedded.append(screen)
      application.screens[screen.id] = screen
      application.transaction {
        screen.take(view.controller)
        application.load(screen)
      }
    }
    for subview in view.subviews { show(beagleViewsIn: subview) }
  }
}
