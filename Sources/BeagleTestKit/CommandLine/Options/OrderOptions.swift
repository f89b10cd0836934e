/// The options about processes, order and repetition.
enum OrderOptions {
  /// All of them.
  static var all: [Option<RunSettings>] {
    [
      .value("--jobs", "j", "N", group: .running, "Worker processes (default: cores); 1 runs all in this process") {
        (settings, text) throws(UsageError) in
        settings.jobs = try OptionValues.integer(text, option: "--jobs", minimum: 1)
      },
      .flag("--shuffle", group: .running, "Run in random order; the seed is printed") { $0.shuffle = true },
      .value("--seed", nil, "N", group: .running, "What randomness starts from; repeats a printed seed") {
        (settings, text) throws(UsageError) in settings.seed = try OptionValues.seed(text, option: "--seed")
      },
      .flag("--fail-fast", group: .running, "Stop at the first failure") { $0.failFast = true },
      .value("--retries", nil, "N", group: .running, "Run failures again, up to N times; a pass then is flaky") {
        (settings, text) throws(UsageError) in
        settings.retries = try OptionValues.integer(text, option: "--retries", minimum: 0)
      },
      .value("--repeat", nil, "N", group: .running, "Run each test N times and compare the runs") {
        (settings, text) throws(UsageError) in
        settings.repetitions = try OptionValues.integer(text, option: "--repeat", minimum: 1)
      },
      .flag("--fail-on-flaky", group: .running, "A flaky test fails the run") { $0.failOnFlaky = true },
      .flag("--watch", group: .running, "Run again what a changed file affects; keys: a all, f failed, q quit") {
        $0.watch = true
      },
    ]
  }
}
