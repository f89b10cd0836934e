/// `beagle-test completions`: prints what shells and `man` know of the program.
enum CompletionsCommand {
  /// What `beagle-test completions --help` prints.
  static let help = """
    Usage: beagle-test completions NAME

    Prints completions for bash, zsh or fish, or the man page:

      beagle-test completions bash > /etc/bash_completion.d/beagle-test
      beagle-test completions zsh > /usr/share/zsh/site-functions/_beagle-test
      beagle-test completions fish > ~/.config/fish/completions/beagle-test.fish
      beagle-test completions man > /usr/share/man/man1/beagle-test.1

    """

  /// Does what the arguments say.
  static func run(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first else {
      throw .missingValue(
        option: "completions", placeholder: OptionValues.words(of: CompletionKind.self).joined(separator: "|"))
    }
    if name == "--help" || name == "-h" {
      console.output.write(help)
      return .success
    }
    if arguments.count > 1 { throw .unexpectedArgument(arguments[1]) }
    let kind: CompletionKind = try OptionValues.choice(name, option: "completions")
    console.output.write(kind.text(for: CommandDescriptor.all))
    return .success
  }
}
