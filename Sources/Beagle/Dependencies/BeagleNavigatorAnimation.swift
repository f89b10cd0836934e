#if canImport(UIKit)
  public import UIKit
#endif

/// How screens come into view.
///
/// Mirrors `BeagleNavigatorAnimation` of Beagle iOS. Nothing moves here; the values are kept.
public struct BeagleNavigatorAnimation: Hashable, Sendable {
  /// How a pushed screen comes into view; nil for the system's way.
  public var pushTransition: Transition?
  /// How a popped screen goes; nil for the system's way.
  public var popTransition: Transition?
  /// How a pushed stack is presented; nil for the system's way.
  public var modalPresentationStyle: UIModalPresentationStyle?
  /// How a pushed stack comes into view.
  public var modalTransitionStyle: UIModalTransitionStyle

  /// An animation.
  public init(
    pushTransition: Transition? = nil, popTransition: Transition? = nil,
    modalPresentationStyle: UIModalPresentationStyle? = nil,
    modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  ) {
    self.pushTransition = pushTransition
    self.popTransition = popTransition
    self.modalPresentationStyle = modalPresentationStyle
    self.modalTransitionStyle = modalTransitionStyle
  }

  /// How one screen gives way to another.
  public struct Transition: Hashable, Sendable {
    /// The kind of movement.
    public var type: CATransitionType
    /// Where it comes from.
    public var subtype: CATransitionSubtype?
    /// How many seconds it takes.
    public var duration: Double

    /// A transition.
    public init(type: CATransitionType = .moveIn, subtype: CATransitionSubtype? = nil, duration: Double = 0.5) {
      self.type = type
      self.subtype = subtype
      self.duration = duration
    }
  }
}
