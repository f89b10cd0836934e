/// Completions for zsh.
enum ZshCompletions {
  /// A file for a folder of `fpath`, to be named `_beagle-test`.
  static func text(for commands: [CommandDescriptor]) -> String {
    var lines = ["#compdef beagle-test", "# zsh completion for beagle-test", ""]
    for command in commands {
      lines.append("_beagle_test_\(command.name)() {")
      lines.append("  _arguments -s \\")
      for option in command.options { lines += specifications(option).map { "    \($0) \\" } }
      lines.append(
        command.words.isEmpty
          ? "    '*:\(command.operands):_files'" : "    '1:name:(\(command.words.joined(separator: " ")))'")
      lines += ["}", ""]
    }
    lines += ["_beagle_test() {", "  local -a commands=("]
    lines += commands.map { "    '\($0.name):\($0.summary)'" }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )); then _describe command commands; fi",
      "  case \"$words[2]\" in",
    ]
    lines += commands.map { "    \($0.name)) shift words; (( CURRENT-- )); _beagle_test_\($0.name) ;;" }
    lines += ["    *) _beagle_test_run ;;", "  esac", "}", "", "_beagle_test \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func specifications(_ option: OptionDescriptor) -> [String] {
    let summary = quoted(option.summary)
    let names = [option.name] + (option.letter.map { ["-\($0)"] } ?? [])
    return names.map { name in
      switch option.value {
      case .none: "'\(name)[\(summary)]'"
      case .required(let placeholder):
        "'*\(name)\(name.hasPrefix("--") ? "=" : "+")[\(summary)]:\(quoted(placeholder)):\(action(option))'"
      case .optional(let placeholder): "'\(name)=-[\(summary)]::\(quoted(placeholder)):\(action(option))'"
      case .list(let placeholder): "'*\(name)[\(summary)]:\(quoted(placeholder)):\(action(option))'"
      }
    }
  }

  private static func action(_ option: OptionDescriptor) -> String {
    switch option.completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for character in text {
      switch character {
      case "'": quoted += "'\\''"
      case "[", "]", ":", "\\": quoted += "\\\(character)"
      default: quoted.append(character)
      }
    }
    return quoted
  }
}
