/// What is recorded.
///
/// Mirrors `AnalyticsConfig` of Beagle iOS. The names of actions are compared without case; of two that differ in case
/// alone the one that sorts last counts.
public struct AnalyticsConfig: Hashable, Sendable {
  /// The attributes to record, by the name of the action in lower case.
  public typealias AttributesByActionName = [String: [String]]

  /// Whether appearances of screens are recorded.
  public var enableScreenAnalytics: Bool
  /// The actions to record unless they say otherwise, with the attributes to record of them.
  public var actions: AttributesByActionName { didSet { spelledActions = actions } }

  /// The same with the names as they were given.
  private var spelledActions: AttributesByActionName

  /// A configuration; without arguments it records screens and no action.
  public init(enableScreenAnalytics: Bool = true, actions: AttributesByActionName = [:]) {
    self.enableScreenAnalytics = enableScreenAnalytics
    let pairs = actions.sorted { $0.key < $1.key }.map { ($0.key.lowercased(), $0.value) }
    self.actions = Dictionary(pairs) { _, last in last }
    spelledActions = actions
  }

  /// The attributes to record of an action; nil where the configuration does not name it.
  public func attributes(of wireName: String) -> [String]? { actions[wireName.lowercased()] }

  /// The attributes to record of an action whose name is spelled exactly so.
  func attributes(ofSpelling name: String) -> [String]? { spelledActions[name] }
}

extension AnalyticsConfig {
  /// Whether both record the same; how names are spelled does not matter.
  public static func == (left: AnalyticsConfig, right: AnalyticsConfig) -> Bool {
    left.enableScreenAnalytics == right.enableScreenAnalytics && left.actions == right.actions
  }

  /// Feeds what is recorded to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(enableScreenAnalytics)
    hasher.combine(actions)
  }
}

extension AnalyticsConfig: Codable {
  private enum CodingKeys: String, CodingKey {
    case enableScreenAnalytics
    case actions
  }

  /// Reads a configuration; both keys may be absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      enableScreenAnalytics: try container.decodeIfPresent(Bool.self, forKey: .enableScreenAnalytics) ?? true,
      actions: try container.decodeIfPresent(AttributesByActionName.self, forKey: .actions) ?? [:])
  }
}
