extension ActionDefinition {
  /// `beagle:submitForm`: validates and submits the form around the origin.
  ///
  /// Mirrors `SubmitForm` of Beagle iOS.
  public static let submitForm = ActionDefinition("beagle:submitForm")
}
