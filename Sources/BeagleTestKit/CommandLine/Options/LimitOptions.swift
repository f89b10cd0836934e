/// The options that limit what a test may take.
enum LimitOptions {
  /// All of them.
  static var all: [Option<RunSettings>] {
    [
      .value("--timeout", nil, "SECONDS", group: .running, "Real time for one test (default: 30)") {
        (settings, text) throws(UsageError) in settings.timeout = try OptionValues.seconds(text, option: "--timeout")
      },
      .value(
        "--memory", nil, "MIB", group: .running, "Lua heap for one test (default: 256), four times that for its apps"
      ) {
        (settings, text) throws(UsageError) in
        settings.memory = try OptionValues.integer(text, option: "--memory", minimum: 1)
      },
      .flag("--pass-with-no-tests", group: .running, "Succeed when there is nothing to run") {
        $0.passWithNoTests = true
      },
    ]
  }
}
