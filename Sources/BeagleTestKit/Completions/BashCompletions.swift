/// Completions for bash.
enum BashCompletions {
  /// A script to be sourced.
  static func text(for commands: [CommandDescriptor]) -> String {
    var lines = [
      "# bash completion for beagle-test",
      "_beagle_test() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\" command=run",
      "  COMPREPLY=()",
      "  case \"${COMP_WORDS[1]}\" in \(commands.map(\.name).joined(separator: "|"))) command=\"${COMP_WORDS[1]}\" ;; esac",
      "  # bash splits words at '=', so that '--name=value' arrives in three.",
      "  if [[ $previous == = ]]; then previous=\"${COMP_WORDS[COMP_CWORD-2]}\"; fi",
      "  if [[ $word == = ]]; then word=; fi",
      "  case \"$command:$previous\" in",
    ]
    for command in commands { lines += valueCases(command) }
    lines += ["  esac", "  case \"$command\" in"]
    for command in commands {
      let words = (command.options.map(\.name) + command.words).joined(separator: " ")
      lines.append("    \(command.name)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")) ;;")
    }
    lines += [
      "  esac",
      "  if [[ $COMP_CWORD -eq 1 ]]; then",
      "    COMPREPLY+=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- \"$word\"))",
      "  fi",
      "  if [[ $word != -* && $command != completions ]]; then COMPREPLY+=($(compgen -f -- \"$word\")); fi",
      "}",
      "complete -o filenames -F _beagle_test beagle-test",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func valueCases(_ command: CommandDescriptor) -> [String] {
    command.options.compactMap { option in
      let reply: String
      switch (option.value, option.completion) {
      case (.none, _), (.optional, _): return nil
      case (_, .nothing): reply = ""
      case (_, .files): reply = "COMPREPLY=($(compgen -f -- \"$word\")); "
      case (_, .folders): reply = "COMPREPLY=($(compgen -d -- \"$word\")); "
      case (_, .words(let words)): reply = "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); "
      }
      let letter = option.letter.map { "|\(command.name):-\($0)" } ?? ""
      return "    \(command.name):\(option.name)\(letter)) \(reply)return ;;"
    }
  }
}
