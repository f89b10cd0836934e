/// What completions and the man page tell about a command.
struct CommandDescriptor: Hashable {
  /// Its name.
  let name: String
  /// What it does, in a few words.
  let summary: String
  /// What stands behind its options.
  let operands: String
  /// Its options.
  let options: [OptionDescriptor]
  /// The words that stand behind it, where it is not files.
  var words: [String] = []

  /// All commands of the program.
  static var all: [CommandDescriptor] {
    [
      CommandDescriptor(
        name: "run", summary: "run scenarios", operands: "PATH...", options: RunOptions.all.map(\.descriptor)),
      CommandDescriptor(
        name: "lint", summary: "check screens and scenarios without running them", operands: "PATH...",
        options: LintOptions.all.map(\.descriptor)),
      CommandDescriptor(
        name: "merge", summary: "merge the results of several runs into one report", operands: "FILE...",
        options: MergeOptions.all.map(\.descriptor)),
      CommandDescriptor(
        name: "show", summary: "make the html report of stored results", operands: "RESULTS.json...",
        options: ShowCommand.options.map(\.descriptor)),
      CommandDescriptor(
        name: "init", summary: "write a first scenario, editor set-up, or pipeline files", operands: "[DIR]",
        options: InitOptions.all.map(\.descriptor)),
      CommandDescriptor(
        name: "completions", summary: "print shell completions or the man page", operands: "NAME", options: [],
        words: CompletionKind.allCases.map(\.rawValue)),
    ]
  }
}

/// What `completions` prints.
enum CompletionKind: String, CaseIterable, Hashable {
  /// Completions for bash.
  case bash
  /// Completions for zsh.
  case zsh
  /// Completions for fish.
  case fish
  /// The manual page.
  case man

  /// The text for these commands.
  func text(for commands: [CommandDescriptor]) -> String {
    switch self {
    case .bash: BashCompletions.text(for: commands)
    case .zsh: ZshCompletions.text(for: commands)
    case .fish: FishCompletions.text(for: commands)
    case .man: ManPage.text(for: commands)
    }
  }
}
