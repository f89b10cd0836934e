#if canImport(UIKit)
  public import UIKit
#endif

/// A component or an action of an application, written in Swift.
///
/// Mirrors `BeagleCodable` of Beagle iOS.
public protocol BeagleCodable: Codable, SendableMetatype {}

/// A component.
///
/// Mirrors `ServerDrivenComponent` of Beagle iOS. Nothing is displayed here, so there is nothing to render: the
/// properties of the type are read from documents, `Expression`s among them are bound, lists of actions are its events,
/// and components in it are its children.
public protocol ServerDrivenComponent: BeagleCodable {}

/// A component with an id, a style and an accessibility description.
///
/// Mirrors `Widget` of Beagle iOS.
public protocol Widget: ServerDrivenComponent, IdentifiableComponent, StyleComponent, AccessibilityComponent {}

/// A component that actions and scripts can find.
///
/// Mirrors `IdentifiableComponent` of Beagle iOS.
public protocol IdentifiableComponent {
  /// The id.
  var id: String? { get }
}

/// A component with layout and looks.
///
/// Mirrors `StyleComponent` of Beagle iOS.
public protocol StyleComponent {
  /// Layout and looks.
  var style: Style? { get }
}

/// A component that assistive technologies are told of.
///
/// Mirrors `AccessibilityComponent` of Beagle iOS.
public protocol AccessibilityComponent {
  /// What assistive technologies are told.
  var accessibility: Accessibility? { get }
}

/// A component that declares a context.
///
/// Mirrors `HasContext` of Beagle iOS.
public protocol HasContext {
  /// The context.
  var context: Context? { get }
}

/// A component that does something when it is first shown.
///
/// Mirrors `InitiableComponent` of Beagle iOS.
public protocol InitiableComponent {
  /// What it does.
  var onInit: [any Action]? { get }
}

/// A component with state: properties that are applied again at every write to a context that they read.
public protocol StatefulComponent: ServerDrivenComponent {
  /// The names of the properties on the wire.
  static var statefulProperties: [String] { get }
}

/// An action.
///
/// Mirrors `Action` of Beagle iOS.
public protocol Action: BeagleCodable {
  /// Whether and with what the action is recorded; nil leaves it to the configuration.
  var analytics: ActionAnalyticsConfig? { get }

  /// Does what the action is for.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - origin: The component whose event ran the action; expressions are evaluated there.
  func execute(controller: any BeagleController, origin: UIView)
}

extension Action {
  /// Actions leave it to the configuration unless they say otherwise.
  public var analytics: ActionAnalyticsConfig? { nil }

  /// Hands an action of Beagle's own to the screen; an action of the application that says nothing does nothing.
  public func execute(controller: any BeagleController, origin: UIView) {
    guard self is any RuntimeAction else { return }
    controller.execute(actions: [self], event: nil, origin: origin)
  }

  /// Executes the action again: what a controller is given with an error.
  ///
  /// Mirrors the function of the same name of Beagle iOS.
  public func closureToRetrySameAction(controller: any BeagleController, origin: UIView) -> BeagleRetry {
    { [weak controller] in
      guard let controller else { return }
      execute(controller: controller, origin: origin)
    }
  }
}

/// An action that the runtime executes.
protocol RuntimeAction {}

/// An action that ends later, by executing `onFinish` from its origin.
///
/// Mirrors `AsyncAction` of Beagle iOS. It counts as pending until then.
public protocol AsyncAction: Action {
  /// What runs when the action has ended.
  var onFinish: [any Action]? { get set }
}
