/// Completions for fish.
enum FishCompletions {
  /// A file for a folder of completions, to be named `beagle-test.fish`.
  static func text(for commands: [CommandDescriptor]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = ["# fish completion for beagle-test"]
    for command in commands {
      lines.append(
        "complete -c beagle-test -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'")
    }
    for command in commands {
      let other = names.split(separator: " ").filter { $0 != command.name }.joined(separator: " ")
      let condition =
        command.name == "run"
        ? "'not __fish_seen_subcommand_from \(other)'" : "'__fish_seen_subcommand_from \(command.name)'"
      for option in command.options { lines.append(completion(of: option, condition)) }
      if !command.words.isEmpty {
        lines.append("complete -c beagle-test -n \(condition) -f -a '\(command.words.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func completion(of option: OptionDescriptor, _ condition: String) -> String {
    var line = "complete -c beagle-test -n \(condition) -l \(option.name.dropFirst(2))"
    if let letter = option.letter { line += " -s \(letter)" }
    switch (option.value, option.completion) {
    case (.none, _), (.optional, _): break
    case (_, .nothing): line += " -x"
    case (_, .files): line += " -r -F"
    case (_, .folders): line += " -x -a '(__fish_complete_directories)'"
    case (_, .words(let words)): line += " -x -a '\(words.joined(separator: " "))'"
    }
    return line + " -d '\(quoted(option.summary))'"
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
