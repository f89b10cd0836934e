/// What the first argument may ask for.
enum Subcommand: String, CaseIterable, Hashable {
  /// Run scenarios.
  case run
  /// Merge results.
  case merge

  /// The one of this name.
  static func named(_ name: String?) -> Subcommand? { name.flatMap(Subcommand.init(rawValue:)) }
}
