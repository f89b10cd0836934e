/// What is typed into an input.
///
/// Mirrors `TextInputType` of Beagle iOS.
public enum TextInputType: String, Codable, CaseIterable, Sendable {
  /// `DATE`.
  case date = "DATE"
  /// `EMAIL`.
  case email = "EMAIL"
  /// `PASSWORD`.
  case password = "PASSWORD"
  /// `NUMBER`.
  case number = "NUMBER"
  /// `TEXT`.
  case text = "TEXT"
}
