/// The manual page, as troff.
enum ManPage {
  /// The whole page.
  static func text(for commands: [CommandDescriptor]) -> String {
    var lines = [
      ".TH BEAGLE-TEST 1 \"\(BeagleTestVersion.date)\" \"beagle-test \(BeagleTestVersion.current)\" \"User Commands\"",
      ".SH NAME",
      "beagle\\-test \\- run scenarios of Beagle screen flows without a device",
      ".SH SYNOPSIS",
    ]
    for (index, command) in commands.enumerated() {
      if index > 0 { lines.append(".br") }
      let options = command.options.isEmpty ? "" : " [options]"
      let name = command.name == "run" ? "[run]" : command.name
      lines.append(".B beagle\\-test \(name)\(options) \(escaped(command.operands))")
    }
    lines += [".SH DESCRIPTION"] + description
    for command in commands where !command.options.isEmpty {
      lines.append(".SH OPTIONS OF \(command.name.uppercased())")
      for group in OptionDescriptor.Group.allCases {
        let members = command.options.filter { $0.group == group }
        if members.isEmpty { continue }
        lines.append(".SS \(group.rawValue)")
        for option in members { lines += entry(option) }
      }
    }
    lines += exitStatus + environment
    return lines.joined(separator: "\n") + "\n"
  }

  private static let description = [
    "Runs flows of server-driven screens headlessly and deterministically, as scenarios written in Lua describe them.",
    "Paths are scenario files, folders (every *.lua below, but _*.lua and __snapshots__), or FILE:LINE for the test",
    "that stands there.",
    "Results go to standard output, progress and diagnostics to standard error.",
  ]

  private static let exitStatus = [
    ".SH EXIT STATUS",
    ".TP", ".B 0", "All passed.",
    ".TP", ".B 1", "A test failed, or lint found something.",
    ".TP", ".B 2", "Wrong usage, an unreadable file, a script that does not compile, or nothing to run.",
    ".TP", ".B 130", "Interrupted; reports of what ran are still written, whole.",
  ]

  private static let environment = [
    ".SH ENVIRONMENT",
    ".TP", ".B CI", "Set, and not to false: a missing snapshot fails.",
    ".TP", ".B NO_COLOR", "No colours, unless \\-\\-color asks for them.",
    ".TP", ".B TEST_TOTAL_SHARDS, TEST_SHARD_INDEX, TESTBRIDGE_TEST_ONLY, XML_OUTPUT_FILE",
    "Bazel's test protocol, these and its other variables.",
    ".SH FILES",
    ".TP", ".I .beagle\\-test/", "The record of the last run: failures, durations, and what each test read.",
  ]

  private static func entry(_ option: OptionDescriptor) -> [String] {
    let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    return [".TP", "\(letter)\\fB\(escaped(option.usage))\\fR", escaped(option.summary) + "."]
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "-": escaped += "\\-"
      case "\\": escaped += "\\e"
      case "'": escaped += "\\(aq"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
