/// How an image fills its room.
///
/// Mirrors `ImageContentMode` of Beagle iOS.
public enum ImageContentMode: String, Codable, CaseIterable, Sendable {
  /// `FIT_XY`.
  case fitXy = "FIT_XY"
  /// `FIT_CENTER`.
  case fitCenter = "FIT_CENTER"
  /// `CENTER_CROP`.
  case centerCrop = "CENTER_CROP"
  /// `CENTER`.
  case center = "CENTER"
}
