/// The options of `init`.
enum InitOptions {
  /// All of them.
  static var all: [Option<InitSettings>] {
    InitEngine.allCases.map { engine in
      .flag("--\(engine.rawValue)", group: .general, engine.summary) { $0.engines.append(engine) }
    } + [.flag("--help", "h", group: .general, "Print this help") { $0.help = true }]
  }

  /// Reads the arguments of `init`.
  static func parse(_ arguments: [String]) throws(UsageError) -> InitSettings {
    var settings = InitSettings()
    let parser = ArgumentParser<InitSettings>(options: all) { (settings, folder) throws(UsageError) in
      if settings.folder != nil { throw .unexpectedArgument(folder) }
      settings.folder = folder
    }
    try parser.parse(arguments, into: &settings)
    return settings
  }

  /// What `beagle-test init --help` prints.
  static var help: String {
    HelpText.render(
      usage: ["beagle-test init [DIR]", "beagle-test init --bazel|--parallel|--slurm|... [DIR]"],
      about: [
        "Writes a first scenario, a first screen and editor set-up, or what runs a suite on an engine.",
        "No file is overwritten.",
      ],
      options: all.map(\.descriptor))
  }
}
