import BeagleSchema

#if canImport(UIKit)
  public import UIKit
#endif

/// The controller of a Beagle screen.
///
/// Mirrors `BeagleScreenViewController` of Beagle iOS, with the initialisers of 1.x and 2.x. Nothing is displayed: the
/// screen lives in a headless application once it has been opened there, by a route, by a deep link or as the root.
open class BeagleScreenViewController: UIViewController, BeagleController {
  /// The dependencies of the screen.
  public let config: BeagleConfiguration
  /// The id of the navigation controller that a stack of the screen alone gets.
  public let controllerId: String?

  /// The screen, once it has been opened.
  weak var live: LiveScreen?
  private let type: ScreenType?
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

  /// What the runtime shows for this controller.
  var source: ScreenSource {
    live?.type ?? type?.source(config.dependencies.coder) ?? .declarativeText("")
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

  /// Executes actions as if the component of `origin` had fired `event`.
  public func execute(actions: [any Action]?, event: String?, origin: UIView) {
    guard let live else { return }
    live.application.perform(actions, event: event, implicit: nil, from: origin, on: live)
  }

  /// Executes actions that find a value as a context of `origin`.
  public func execute(
    actions: [any Action]?, with contextId: String, and contextValue: DynamicObject, origin: UIView
  ) {
    guard let live else { return }
    live.application.perform(actions, event: contextId, implicit: contextValue, from: origin, on: live)
  }

  /// Puts a context on the component of `view`.
  public func setContext(_ context: Context, in view: UIView) {
    guard let live else { return }
    live.application.perform([], event: context.id, implicit: context.value, from: view, on: live)
  }

  /// Does `work` when the virtual clock has gone on by `milliseconds`; may be called on any thread.
  public func later(after milliseconds: Int, _ work: @escaping () -> Void) {
    config.scheduler.post { [config] in config.scheduler.schedule(after: milliseconds, work) }
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
