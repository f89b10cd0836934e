import BeagleScenario

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

  /// `; did you mean the command lint?`, where a word that is no file is near to one.
  static func hint(_ word: String) -> String {
    let nearest = NearestNames.find(word, among: allCases.map(\.rawValue), limit: 1).first
    return nearest.map { "; did you mean the command \($0)?" } ?? ""
  }
}
