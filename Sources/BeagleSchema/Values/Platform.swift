/// One of the three Beagle clients; a flow behaves as it would on that one.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// Beagle iOS, the reference and the default.
  case ios
  /// Beagle Android.
  case android
  /// Beagle Web.
  case web
}
