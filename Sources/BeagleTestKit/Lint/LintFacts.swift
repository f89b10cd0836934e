/// What screens and scenarios ask of each other, gathered from all files before judging.
struct LintFacts {
  /// An address with its place.
  struct Address: Hashable {
    /// The address as written; `@{…}` in it stands for anything.
    let url: String
    /// The file where it stands.
    let file: String
    /// The line there.
    let line: Int
    /// The column there.
    let column: Int
  }

  /// A stub with its place.
  struct Stub: Hashable {
    /// The route as written: a method and a target.
    let route: String
    /// Where it stands.
    let place: Address
  }

  /// Screens that navigation actions and lazy components of documents fetch.
  var routes: [Address] = []
  /// Other addresses that documents ask for.
  var requests: [String] = []
  /// The stubs of scenarios.
  var stubs: [Stub] = []
  /// All texts of scenarios but the routes of their stubs.
  var texts: Set<String> = []
  /// Names in scenarios: what is registered there is among them.
  var names: Set<String> = []
  /// Contexts that some document or scenario declares.
  var contexts: Set<String> = []
  /// Whether any scenario was seen; without one nothing is known of stubs.
  var hasScenarios = false

  /// Whether a stub's route is computed, so that it may be any.
  var hasComputedStubs = false

  /// Whether an app may register a type of this name: nobody knows without scenarios, and never one of Beagle's own.
  func mayRegister(_ name: String) -> Bool {
    if name.lowercased().hasPrefix("beagle:") { return false }
    return !hasScenarios || mentions(name)
  }

  /// Whether scenarios mention `name`, with or without its namespace.
  func mentions(_ name: String) -> Bool {
    let bare = name.split(separator: ":", maxSplits: 1).last.map { String($0) } ?? name
    return [name, bare].contains { names.contains($0) || texts.contains($0) }
  }
}
