public import BeagleSchema

#if canImport(UIKit)
  public import UIKit
#endif

/// The controller of a screen, as actions and navigation controllers see it.
///
/// Mirrors `BeagleController` of Beagle iOS.
public typealias BeagleController = UIViewController & BeagleControllerProtocol

/// What actions and navigation controllers do with a screen.
///
/// Mirrors `BeagleControllerProtocol` of Beagle iOS.
public protocol BeagleControllerProtocol: AnyObject {
  /// The state of the screen; every assignment is told to its navigation controller.
  var serverDrivenState: ServerDrivenState { get set }
  /// Where the screen comes from.
  var screenType: ScreenType { get }
  /// The content, once it is there.
  var screen: Screen? { get }
  /// The dependencies of the screen.
  var config: BeagleConfiguration { get }

  /// Gives the component of `view` the id by which actions and scripts find it; nil changes nothing.
  func setIdentifier(_ id: String?, in view: UIView)

  /// Puts a context on the component of `view`.
  func setContext(_ context: Context, in view: UIView)

  /// Executes actions once, at the next layout, as the `onInit` of the component of `view`.
  func addOnInit(_ onInit: [any Action], in view: UIView)

  /// Calls `update` with the value of an expression: at the next layout, and at every write to a context that it reads.
  ///
  /// - Parameters:
  ///   - expression: What is evaluated.
  ///   - view: Where it is evaluated; nothing more is told once its component is gone.
  ///   - update: Takes the value, nil where it is null or of another type.
  func addBinding<T: Decodable>(expression: ContextExpression, in view: UIView, update: @escaping (T?) -> Void)

  /// Executes actions as if the component of `origin` had fired `event`.
  func execute(actions: [any Action]?, event: String?, origin: UIView)

  /// Executes actions that find a value as a context of `origin`.
  func execute(actions: [any Action]?, with contextId: String, and contextValue: DynamicObject, origin: UIView)

  /// Lays the screen out again, as what `component` shows has changed.
  func setNeedsLayout(component: UIView)

  /// Does `work` when the virtual clock has gone on by `milliseconds`; may be called on any thread.
  func later(after milliseconds: Int, _ work: @escaping () -> Void)
}

extension BeagleControllerProtocol {
  /// Nothing: what is no screen has no source.
  public var screenType: ScreenType { .declarativeText("") }
  /// Nothing: what is no screen has no content.
  public var screen: Screen? { nil }
  /// The global one.
  public var config: BeagleConfiguration { GlobalConfiguration }
  /// Names the view itself.
  public func setIdentifier(_ id: String?, in view: UIView) { if let id { view.accessibilityIdentifier = id } }
  /// Does nothing where there is no screen.
  public func setContext(_ context: Context, in view: UIView) {}
  /// Executes nothing where there is no screen.
  public func addOnInit(_ onInit: [any Action], in view: UIView) {}
  /// Evaluates nothing where there is no screen.
  public func addBinding<T: Decodable>(
    expression: ContextExpression, in view: UIView, update: @escaping (T?) -> Void
  ) {}
  /// Executes nothing where there is no screen.
  public func execute(actions: [any Action]?, event: String?, origin: UIView) {}
  /// Executes nothing where there is no screen.
  public func execute(
    actions: [any Action]?, with contextId: String, and contextValue: DynamicObject, origin: UIView
  ) {}
  /// Does nothing where there is no screen.
  public func setNeedsLayout(component: UIView) {}
  /// Waits on the clock of the configuration.
  public func later(after milliseconds: Int, _ work: @escaping () -> Void) {
    let scheduler = config.scheduler
    scheduler.post { scheduler.schedule(after: milliseconds, work) }
  }
}
