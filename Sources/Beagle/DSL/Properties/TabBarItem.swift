/// A tab.
///
/// Mirrors `TabBarItem` of Beagle iOS.
public struct TabBarItem: Codable, Hashable, Sendable {
  /// The icon.
  public var icon: LocalImageName?
  /// The title.
  public var title: String?

  /// A value of these properties.
  public init(icon: LocalImageName? = nil, title: String? = nil) {
    self.icon = icon
    self.title = title
  }
}
