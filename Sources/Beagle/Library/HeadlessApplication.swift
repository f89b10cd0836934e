public import BeagleSchema

#if canImport(UIKit)
  public import UIKit
#endif

/// An application without a display, for code and tests in Swift: it opens screens, is driven and is read.
///
/// After each call that drives it, all that is due at the present instant has been done. It belongs to one thread.
public final class HeadlessApplication {
  /// The application itself.
  package let application: Application

  /// An application of a configuration; what no stub answers is sent by the configuration's network client.
  public init(config: BeagleConfiguration = GlobalConfiguration) {
    application = Application(configuration: config, usesClient: true)
  }

  deinit { application.dismantle() }

  // MARK: Driving

  /// Starts over with the screen of a controller, as the root of a window.
  ///
  /// - Throws: `TypeClash` when two types of the application have one name, and when it would never come to rest; so does
  ///   every call that drives it.
  public func open(_ controller: UIViewController) throws {
    let top: UIViewController = (controller as? UINavigationController)?.topViewController ?? controller
    try drive { [application] in
      if let screen = top as? BeagleScreenViewController {
        application.open(screen.source(in: application), controllerId: screen.controllerId, as: screen)
      } else {
        application.open(.native(path: ""), as: top)
      }
    }
  }

  /// Starts over with a screen that is fetched.
  public func open(url: String, controllerId: String? = nil) throws {
    try drive { [application] in
      application.open(.remote(RemoteScreen(url: url)), controllerId: controllerId)
    }
  }

  /// Presses a component of the visible screen as a finger would.
  public func press(_ id: String) throws { try act(on: id) { try self.application.press($0) } }

  /// Types a text into an input of the visible screen.
  public func type(_ text: String, into id: String) throws {
    try act(on: id) { try self.application.type(text, into: $0) }
  }

  /// Executes actions as if the visible screen's root had triggered them.
  public func perform(_ actions: [any Action]) throws {
    let nodes: [ActionNode] = actions.compactMap { application.node(of: $0) }
    try drive { try self.application.perform(nodes) }
  }

  /// The system's back.
  ///
  /// - Returns: whether anything could be closed.
  @discardableResult
  public func back() throws -> Bool {
    var isClosed = false
    try drive { isClosed = self.application.back() }
    return isClosed
  }

  /// Presses the retry button of the error view that is shown; nothing happens without one.
  public func retryFromErrorView() throws { try drive { self.application.retryFromErrorView() } }

  /// Runs the newest retry that was handed out with an error; nothing happens before the first.
  public func retry() throws {
    guard let retry = application.newestRetry else { return }
    try drive { retry() }
  }

  /// Moves the virtual clock; whatever falls due runs in order.
  public func advance(by milliseconds: Int) throws {
    try publicly { () throws(DrivingFailure) in try application.advance(by: milliseconds) }
  }

  /// Does what other threads have left to do.
  public func runDue() throws { try drive {} }

  private func act(on id: String, _ body: (Element) throws -> Void) throws {
    guard let element = element(id) else {
      throw HeadlessApplicationError.componentNotFound(id: id)
    }
    try drive { try body(element) }
  }

  private func drive(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    try publicly { () throws(DrivingFailure) in
      try application.drive {
        do { try body() } catch { failure = error }
      }
    }
    if let failure { throw failure }
  }

  /// Throws an error that teams can tell by its type where there is one.
  private func publicly(_ body: () throws(DrivingFailure) -> Void) throws {
    do {
      try body()
    } catch {
      if case .clash(let clash) = error { throw clash }
      throw error
    }
  }

  // MARK: Reading

  /// The resulting tree of the visible screen; nil without content.
  public var tree: DynamicObject? { application.visibleScreen?.root?.tree }

  /// The node of a component of the visible screen; nil where there is none.
  public func component(_ id: String) -> DynamicObject? {
    element(id)?.tree
  }

  /// A component of the visible screen, or of what Beagle views show in it.
  private func element(_ id: String) -> Element? {
    guard let visible = application.visibleScreen else { return nil }
    return ([visible] + visible.embedded).lazy.compactMap { $0.index.elements(withId: id).first }.first
  }

  /// The identifiers of the screens, stack by stack, bottom first.
  public var stacks: [[String]] { application.state.stacks.map { $0.screens.map(\.identifier) } }

  /// The changes of screens' states: `started /home`.
  public var transitions: [String] {
    application.journal.transitions.map { "\($0.state) \($0.screen)" }
  }

  /// The text of the error view that the visible stack's controller shows; nil for none.
  public var errorMessage: String? { application.state.visibleStack?.errorView?.message }

  /// The controller of the visible stack, where it is one of the application's own classes.
  public var navigationController: BeagleNavigationController? {
    application.state.visibleStack.flatMap { application.navigationController(of: $0) }
  }

  /// The network, to declare answers and to read what was sent.
  public var network: HeadlessNetworkClient { application.network }
}

/// Why a headless application could not do what it was told.
public enum HeadlessApplicationError: Error, Hashable, Sendable {
  /// The visible screen has no component of this id.
  case componentNotFound(id: String)
}
