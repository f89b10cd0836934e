/// What the arguments of `lint` say.
struct LintSettings {
  /// How findings are told.
  enum Format: String, CaseIterable, Hashable {
    /// A line each.
    case text
    /// SARIF 2.1.0.
    case sarif
  }

  /// The files and folders given.
  var paths: [String] = []
  /// How findings are told.
  var format: Format = .text
  /// Whether help is asked for.
  var help = false
}

/// The options of `lint`.
enum LintOptions {
  /// All of them.
  static var all: [Option<LintSettings>] {
    [
      .value(
        "--format", nil, "NAME", group: .reports, "text (default) or sarif",
        completion: .words(OptionValues.words(of: LintSettings.Format.self))
      ) { (settings, text) throws(UsageError) in settings.format = try OptionValues.choice(text, option: "--format") },
      .flag("--help", "h", group: .general, "Print this help") { $0.help = true },
    ]
  }

  /// Reads the arguments of `lint`.
  static func parse(_ arguments: [String]) throws(UsageError) -> LintSettings {
    var settings = LintSettings()
    let parser = ArgumentParser<LintSettings>(options: all) { (settings, path) in settings.paths.append(path) }
    try parser.parse(arguments, into: &settings)
    return settings
  }

  /// What `beagle-test lint --help` prints.
  static var help: String {
    HelpText.render(
      usage: ["beagle-test lint [options] PATH..."],
      about: ["Checks screens (*.json) and scenarios (*.lua) without running them; the status is 1 with findings."],
      options: all.map(\.descriptor))
  }
}
