/// What a team's own runner adds to every app of every scenario: its Swift components, actions and dependencies.
public struct ScenarioExtensions: Sendable {
  /// No addition.
  public static let none = ScenarioExtensions()

  /// No addition yet.
  public init() {}
}
