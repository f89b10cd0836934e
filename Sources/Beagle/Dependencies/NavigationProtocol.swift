/// Makes the controller of a new stack.
public typealias NavigationBuilder = () -> BeagleNavigationController

/// Knows the navigation controllers of an application.
///
/// Mirrors `NavigationProtocol` of Beagle iOS.
public protocol NavigationProtocol {
  /// Sets how screens come into view, in place of what was set before.
  func setDefaultAnimation(_ animation: BeagleNavigatorAnimation)

  /// Sets what makes controllers where no id, or an unknown one, is given.
  func registerDefaultNavigationController(builder: @escaping NavigationBuilder)

  /// Sets what makes controllers of an id, in place of what was set before.
  func registerNavigationController(builder: @escaping NavigationBuilder, forId controllerId: String)

  /// A new controller of an id.
  func navigationController(forId controllerId: String?) -> BeagleNavigationController
}

/// The navigation controllers of an application by id.
///
/// Mirrors `Navigator` of Beagle iOS.
public final class Navigator: NavigationProtocol {
  /// How screens come into view.
  public private(set) var defaultAnimation: BeagleNavigatorAnimation?

  private var builders: [String: NavigationBuilder] = [:]
  private var defaultBuilder: NavigationBuilder?

  /// A navigator that makes plain controllers.
  public init() {}

  /// Sets how screens come into view, in place of what was set before.
  public func setDefaultAnimation(_ animation: BeagleNavigatorAnimation) { defaultAnimation = animation }

  /// Sets what makes controllers where no id, or an unknown one, is given.
  public func registerDefaultNavigationController(builder: @escaping NavigationBuilder) { defaultBuilder = builder }

  /// Sets what makes controllers of an id, in place of what was set before.
  public func registerNavigationController(builder: @escaping NavigationBuilder, forId controllerId: String) {
    builders[controllerId] = builder
  }

  /// A new controller of an id; an unknown id stands for the default one.
  public func navigationController(forId controllerId: String?) -> BeagleNavigationController {
    let builder = controllerId.flatMap { builders[$0] } ?? defaultBuilder
    return builder?() ?? BeagleNavigationController()
  }

  /// Whether a builder is registered for any id.
  package var hasControllers: Bool { !builders.isEmpty }

  /// Whether a builder is registered for the id.
  package func hasController(forId controllerId: String) -> Bool { builders[controllerId] != nil }
}
