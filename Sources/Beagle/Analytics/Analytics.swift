/// Hears of screens and presses, as Beagle 1.x told them.
///
/// Mirrors `Analytics` of Beagle iOS 1.x, where it was replaced by `AnalyticsProviderProtocol`. Here both may be set.
public protocol Analytics {
  /// A screen appeared.
  func trackEventOnScreenAppeared(_ event: AnalyticsScreen)

  /// A screen disappeared: it was covered, or it is gone.
  func trackEventOnScreenDisappeared(_ event: AnalyticsScreen)

  /// A button or a touchable was pressed.
  func trackEventOnClick(_ event: AnalyticsClick)
}

/// A screen that appeared or disappeared.
///
/// Mirrors `AnalyticsScreen` of Beagle iOS 1.x.
public struct AnalyticsScreen: Hashable, Sendable {
  /// The name of the screen.
  public let screenName: String

  /// An event of the screen of this name.
  public init(screenName: String) { self.screenName = screenName }
}

/// A press.
///
/// Mirrors `AnalyticsClick` of Beagle iOS 1.x.
public struct AnalyticsClick: Hashable, Sendable {
  /// The category of the press.
  public let category: String
  /// What was pressed.
  public let label: String?
  /// What the press does.
  public let value: String?

  /// A press.
  public init(category: String, label: String? = nil, value: String? = nil) {
    self.category = category
    self.label = label
    self.value = value
  }
}
