extension ComponentDefinition {
  /// `beagle:image`: a local or a remote image.
  ///
  /// Mirrors `Image` of Beagle iOS.
  public static let image = ComponentDefinition(
    "beagle:image",
    mixins: .widget,
    properties: [
      PropertyDefinition("path", .expression(.imagePath), requiredOn: .all),
      PropertyDefinition("mode", .enumeration(["FIT_XY", "FIT_CENTER", "CENTER_CROP", "CENTER"])),
    ])
}

extension ObjectDefinition {
  /// The key that tells local from remote images.
  static let imageTypeKey = "_beagleImagePath_"

  /// An image of the app's bundle.
  ///
  /// Mirrors `ImagePath.local` of Beagle iOS.
  public static let localImage = ObjectDefinition(
    "ImagePath.local",
    [
      PropertyDefinition(imageTypeKey, .enumeration(["local"]), requiredOn: .all),
      PropertyDefinition("mobileId", .renderedText, requiredOn: .all),
    ])

  /// An image that is downloaded.
  ///
  /// Mirrors `ImagePath.remote` of Beagle iOS.
  public static let remoteImage = ObjectDefinition(
    "ImagePath.remote",
    [
      PropertyDefinition(imageTypeKey, .enumeration(["remote"]), requiredOn: .all),
      PropertyDefinition("url", .renderedText, requiredOn: .all),
      PropertyDefinition("placeholder", .lenientObject(.placeholder)),
    ])

  /// What stands in for an image until it is there.
  public static let placeholder = ObjectDefinition("Placeholder", [PropertyDefinition("mobileId", .string)])
}
