package import BeagleSchema

/// One executed action, as an application's journal keeps it.
package struct ActionRecord: Sendable, Equatable {
  /// The name in canonical spelling, without `beagle:`.
  package let name: String
  /// The wire object with its expressions evaluated; nested action lists as written.
  package let props: DynamicObject
  /// The component and event that the action came from: `submit.onPress`.
  package let origin: String
  /// The identifier of the screen that executed it.
  package let screen: String
  /// Virtual milliseconds since launch.
  package let time: Int
}
