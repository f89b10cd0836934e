/// The options that say what is told about a run, and where.
enum ReportOptions {
  /// All of them.
  static var all: [Option<RunSettings>] {
    [
      .value(
        "--reporter", nil, "NAME[=FILE]", group: .reports,
        "pretty, dot, tap, junit, json, github or html; to FILE (repeatable)",
        completion: .words(OptionValues.words(of: ReporterKind.self))
      ) { (settings, text) throws(UsageError) in
        settings.reporters.append(try OptionValues.reporter(text, option: "--reporter"))
      },
      .value(
        "--trace", nil, "WHOSE", group: .reports, "Traces in json and html reports: failed (default), on, off",
        completion: .words(OptionValues.words(of: TraceChoice.self))
      ) { (settings, text) throws(UsageError) in settings.trace = try OptionValues.choice(text, option: "--trace") },
      .optionalValue(
        "--coverage", "FILE", group: .reports, "What of the screens was exercised, as text, and as JSON in FILE",
        completion: .files
      ) { (settings, file) in
        settings.coverage = true
        settings.coverageFile = file ?? settings.coverageFile
      },
      .value("--coverage-min", nil, "PERCENT", group: .reports, "Fail below this coverage") {
        (settings, text) throws(UsageError) in
        settings.coverage = true
        settings.coverageMinimum = try OptionValues.percentage(text, option: "--coverage-min")
      },
      .value(
        "--color", nil, "WHEN", group: .reports, "auto (default), always or never; NO_COLOR is honoured",
        completion: .words(OptionValues.words(of: RunSettings.Color.self))
      ) { (settings, text) throws(UsageError) in settings.color = try OptionValues.choice(text, option: "--color") },
      .flag("--quiet", "q", group: .reports, "Tell only failures and the summary") { $0.quiet = true },
      .flag("--verbose", "v", group: .reports, "Tell every test, with what it printed") { $0.verbose = true },
    ]
  }
}
