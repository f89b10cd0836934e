import BeagleSchema

#if canImport(UIKit)
  import UIKit
#endif

/// What an application's configuration adds to it: who hears of what happens, and the objects that applications see.
struct LibraryState {
  /// Takes records.
  var analyticsProvider: (any AnalyticsProviderProtocol)?
  /// Tells the events of Beagle 1.x.
  var analyticsAdapter: AnalyticsAdapter?
  /// Fetches images in place of the runtime.
  var imageDownloader: (any ImageDownloaderProtocol)?
  /// Finds local images.
  var imageProvider: (any ImageProviderProtocol)?
  /// The global context that code of the application uses.
  var globalContext: (any GlobalContextProtocol)?
  /// Makes the navigation controllers.
  var navigator: (any NavigationProtocol)?
  /// The controllers of stacks, as far as they are the application's own.
  var stackControllers: [StackID: BeagleNavigationController] = [:]
  /// The stacks whose controller is Beagle's own, which the runtime plays itself.
  var plainStacks: Set<StackID> = []
  /// The screens whose appearance was told, and no disappearance since.
  private var appeared: [LiveScreen] = []

  mutating func noteAppearance(of screen: LiveScreen) {
    guard let analyticsAdapter else { return }
    appeared.removeAll { $0 === screen }
    appeared.append(screen)
    analyticsAdapter.screenAppeared(screen.analyticsName, root: screen.root?.node)
  }

  /// Tells which of the screens that had appeared are covered or gone: those that are not part of the visible one.
  mutating func noteDisappearance(unless visible: LiveScreen?) {
    guard let analyticsAdapter else { return }
    let covered: [LiveScreen] = appeared.filter { $0.placed !== visible }
    appeared.removeAll { $0.placed !== visible }
    for screen in covered { analyticsAdapter.screenDisappeared(screen.analyticsName, root: screen.root?.node) }
  }

  func notePress(of element: Element) {
    guard let analyticsAdapter, element.component == "button" || element.component == "touchable" else { return }
    analyticsAdapter.pressed(
      element.node, id: element.id ?? element.children.first?.id, event: "onPress",
      firstAction: element.node.actions(for: "onPress")?.first)
  }

  /// Brings the global context of the application's code up to date.
  func tellGlobal(_ value: DynamicObject) {
    guard let globalContext, globalContext.get() != value else { return }
    globalContext.set(value)
  }

  /// The error view that a stack's own controller shows in front.
  func errorView(of stack: StackID) -> BeagleErrorView? {
    stackControllers[stack]?.view.subviews.lazy.compactMap { $0 as? BeagleErrorView }.last
  }
}
