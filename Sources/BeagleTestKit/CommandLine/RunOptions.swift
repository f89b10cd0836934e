/// The one table of what `run` understands: parsing, `--help`, completions and the man page come from it.
enum RunOptions {
  /// All options, family by family.
  static var all: [Option<RunSettings>] {
    SelectionOptions.all + OrderOptions.all + LimitOptions.all + ReportOptions.all + ScenarioAccessOptions.all
      + GeneralOptions.all
  }

  /// Reads the arguments of `run`.
  static func parse(_ arguments: [String]) throws(UsageError) -> RunSettings {
    var settings = RunSettings()
    let parser = ArgumentParser<RunSettings>(options: all) { (settings, path) in settings.paths.append(path) }
    try parser.parse(arguments, into: &settings)
    return settings
  }
}
