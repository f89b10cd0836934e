/// The options that say what scenarios see of the outside and may do to it.
enum ScenarioAccessOptions {
  /// All of them.
  static var all: [Option<RunSettings>] {
    [
      .flag("--update-snapshots", group: .scenarios, "Write snapshots, and remove those that no test uses") {
        $0.updateSnapshots = true
      },
      .value("--env", nil, "NAME[=VALUE]", group: .scenarios, "Give scripts beagle.env.NAME (repeatable)") {
        (settings, text) throws(UsageError) in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else {
          throw .invalidValue(option: "--env", value: text, expected: "NAME or NAME=VALUE")
        }
        settings.environment.updateValue(parts.count == 2 ? String(parts[1]) : nil, forKey: String(name))
      },
      .value("--allow-net", nil, "HOST", group: .scenarios, "Let network=\"live\" reach HOST or HOST:PORT (repeatable)")
      {
        (settings, text) throws(UsageError) in
        settings.allowedHosts.append(try OptionValues.host(text, option: "--allow-net"))
      },
      .value(
        "--record", nil, "DIR", group: .scenarios, "Keep live answers as stubs that replay offline",
        completion: .folders
      ) { (settings, folder) in settings.recordDirectory = folder },
    ]
  }
}
