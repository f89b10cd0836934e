public import BeagleSchema

#if canImport(UIKit)
  public import UIKit
#endif

/// What an action and a navigation controller see of a screen.
///
/// Mirrors `BeagleController` of Beagle iOS.
public protocol BeagleController: AnyObject {
  /// The state of the screen; every assignment is told to its navigation controller.
  var serverDrivenState: ServerDrivenState { get set }
  /// Where the screen comes from.
  var screenType: ScreenType { get }
  /// The content, once it is there.
  var screen: Screen? { get }
  /// The dependencies of the screen.
  var config: BeagleConfiguration { get }

  /// Executes actions as if the component of `origin` had fired `event`.
  func execute(actions: [any Action]?, event: String?, origin: UIView)

  /// Executes actions that find a value as a context of `origin`.
  func execute(actions: [any Action]?, with contextId: String, and contextValue: DynamicObject, origin: UIView)

  /// Puts a context on the component of `view`.
  func setContext(_ context: Context, in view: UIView)

  /// Does `work` when the virtual clock has gone on by `milliseconds`; may be called on any thread.
  func later(after milliseconds: Int, _ work: @escaping () -> Void)
}

extension BeagleController {
  /// Nothing: what is no screen has no source.
  public var screenType: ScreenType { .declarativeText("") }
  /// Nothing: what is no screen has no content.
  public var screen: Screen? { nil }
  /// The global one.
  public var config: BeagleConfiguration { GlobalConfiguration }
  /// Executes nothing where there is no screen.
  public func execute(actions: [any Action]?, event: String?, origin: UIView) {}
  /// Executes nothing where there is no screen.
  public func execute(
    actions: [any Action]?, with contextId: String, and contextValue: DynamicObject, origin: UIView
  ) {}
  /// Does nothing where there is no screen.
  public func setContext(_ context: Context, in view: UIView) {}
  /// Waits on the clock of the configuration.
  public func later(after milliseconds: Int, _ work: @escaping () -> Void) {
    let scheduler = config.scheduler
    scheduler.post { scheduler.schedule(after: milliseconds, work) }
  }
}

/// The controller of a stack, told every state of its screens.
///
/// Mirrors `BeagleNavigationController` of Beagle iOS 2.x. Subclasses show loading and errors in their own way.
open class BeagleNavigationController: UINavigationController {
  /// Shows loading and errors.
  ///
  /// Loading lasts from `started` to `finished`. An error with a retry puts an error view on top, or adds its retry to
  /// the one that is there.
  open func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
    switch state {
    case .started: view.showLoading(.whiteLarge)
    case .finished: view.hideLoading()
    case .success, .error(_, nil): break
    case .error(let error, let retry?):
      if let shown = view.subviews.lazy.compactMap({ $0 as? BeagleErrorView }).first {
        shown.addRetry(retry)
      } else {
        BeagleErrorView(message: error.userMessage, retry: retry).present(in: view)
      }
    }
  }
}

extension ServerDrivenState.Error {
  /// What the default error view says.
  package var userMessage: String {
    switch self {
    case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error): error.localizedDescription
    case .action(let error): String(describing: error)
    case .webView, .declarativeText: "Unknown Error."
    }
  }
}
