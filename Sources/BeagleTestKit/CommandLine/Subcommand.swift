/// What the first argument may ask for.
enum Subcommand: String, CaseIterable, Hashable {
  /// Run scenarios.
  case run
  /// Merge results.
  case merge
  /// Check files without running them.
  case lint
  /// Show stored results.
  case show
  /// Write files to start from.
  case initialize = "init"
  /// Print completions or the man page.
  case completions

  /// The one of this name.
  static func named(_ name: String?) -> Subcommand? { name.flatMap(Subcommand.init(rawValue:)) }
}
