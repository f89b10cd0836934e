import BeagleSchema

#if canImport(UIKit)
  public import UIKit
#endif

/// The controller of a Beagle screen.
///
/// Mirrors `BeagleScreenViewController` of Beagle iOS, with the initialisers of 1.x and 2.x. Nothing is displayed: the
/// screen lives in a headless application once it has been opened there, by a route, by a deep link or as the root.
open class BeagleScreenViewController: BeagleController {
  /// The dependencies of the screen.
  public let config: BeagleConfiguration
  /// The id of the navigation controller that a stack of the screen alone gets.
  public let controllerId: String?

  /// The screen, once it has been opened.
  weak var live: LiveScreen?
  private var type: ScreenType?
  private var waitingWork: [(LiveScreen) -> Void] = []
  private var ownState: ServerDrivenState = .finished

  /// A screen of either kind, as in Beagle 1.x.
  public init(
    _ screenType: ScreenType, controllerId: String? = nil, config: BeagleConfiguration = GlobalConfiguration
  ) {
    type = screenType
    self.controllerId = controllerId
    self.config = config
    super.init()
  }

  /// A screen that is fetched.
  public convenience init(
    _ remote: ScreenType.Remote, controllerId: String? = nil, config: BeagleConfiguration = GlobalConfiguration
  ) {
    self.init(.remote(remote), controllerId: controllerId, config: config)
  }

  /// A screen that is given as a document.
  public convenience init(
    _ json: String, controllerId: String? = nil, config: BeagleConfiguration = GlobalConfiguration
  ) {
    self.init(.declarativeText(json), controllerId: controllerId, config: config)
  }

  /// A screen that is written in Swift; a component that is none is put into one.
  public convenience init(
    _ component: any ServerDrivenComponent, controllerId: String? = nil,
    config: BeagleConfiguration = GlobalConfiguration
  ) {
    self.init(.declarative(component.toScreen()), controllerId: controllerId, config: config)
  }

  /// The controller of a screen that lives already.
  init(_ screen: LiveScreen) {
    type = nil
    live = screen
    controllerId = nil
    config = screen.application.configuration ?? GlobalConfiguration
    super.init()
  }

  /// What an application shows for this controller.
  func source(in application: Application) -> ScreenSource {
    live?.type ?? type?.source(in: application) ?? .declarativeText("")
  }

  /// Where the screen comes from.
  public var screenType: ScreenType {
    if let type { return type }
    return live.flatMap { ScreenType($0.type, config.dependencies.coder) } ?? .declarativeText("")
  }

  /// The content, once it is there.
  public var screen: Screen? {
    live?.root.flatMap { Screen($0.node, config.dependencies.coder) }
  }

  /// The state of the screen; every assignment is told to its navigation controller.
  public var serverDrivenState: ServerDrivenState {
    get { live?.serverDrivenState ?? ownState }
    set {
      guard let live else { return ownState = newValue }
      live.application.transaction { live.application.assign(newValue, to: live) }
    }
  }

  /// Called when the screen's own load comes to another state: `started`, `success` or `error`.
  open func didChangeState(_ state: ServerDrivenState) {}

  /// Whether the content is there.
  public func hasServerDrivenScreen() -> Bool { live?.root != nil }

  /// Drops the content and loads something else in its place.
  public func reloadScreen(with screenType: ScreenType) {
    type = screenType
    guard let live else { return }
    live.application.reload(live, as: screenType.source(in: live.application))
  }

  /// Does `work` on the live screen, now or as soon as there is one.
  func onLive(_ work: @escaping (LiveScreen) -> Void) {
    if let live { live.application.transaction { work(live) } } else { waitingWork.append(work) }
  }

  /// What waits for the screen to live, which waits no more.
  func takeWork() -> [(LiveScreen) -> Void] {
    defer { waitingWork = [] }
    return waitingWork
  }
}

extension ServerDrivenComponent {
  /// The component as a screen: itself, or the child of one that takes a container's id as its own.
  ///
  /// Mirrors the function of the same name of Beagle iOS.
  public func toScreen() -> Screen {
    if let screen = self as? Screen { return screen }
    return Screen(id: (self as? Container)?.id, child: self)
  }
}
