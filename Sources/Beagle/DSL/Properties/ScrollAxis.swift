/// The direction of scrolling.
///
/// Mirrors `ScrollAxis` of Beagle iOS.
public enum ScrollAxis: String, Codable, CaseIterable, Sendable {
  /// `VERTICAL`.
  case vertical = "VERTICAL"
  /// `HORIZONTAL`.
  case horizontal = "HORIZONTAL"
}
