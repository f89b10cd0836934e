extension ComponentDefinition {
  /// `beagle:simpleForm`: inputs that are submitted together.
  ///
  /// Mirrors `SimpleForm` of Beagle iOS.
  public static let simpleForm = ComponentDefinition(
    "beagle:simpleForm",
    mixins: [.id, .style, .accessibility, .context],
    properties: [
      PropertyDefinition("children", .components),
      PropertyDefinition("onSubmit", .actions, requiredOn: .android),
      PropertyDefinition("onValidationError", .actions),
    ])
}
