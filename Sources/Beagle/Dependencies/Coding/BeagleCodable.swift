/// A component or an action of an application, written in Swift.
///
/// Mirrors `BeagleCodable` of Beagle iOS.
public protocol BeagleCodable: Codable {}

/// A component.
///
/// Mirrors `ServerDrivenComponent` of Beagle iOS.
public protocol ServerDrivenComponent: BeagleCodable {}

/// An action.
///
/// Mirrors `Action` of Beagle iOS.
public protocol Action: BeagleCodable {}
