/// What the arguments of `merge` say.
struct MergeSettings {
  /// The results files.
  var files: [String] = []
  /// What is told, and how: the options that `merge` shares with `run`.
  var reports = RunSettings()
}

/// The options of `merge`: those of `run` that are about reports.
enum MergeOptions {
  private static let names: Set<String> = [
    "--reporter", "--trace", "--color", "--quiet", "--verbose", "--fail-on-flaky", "--help", "--version",
  ]

  /// All of them.
  static var all: [Option<MergeSettings>] {
    RunOptions.all.filter { names.contains($0.descriptor.name) }.map { option in
      Option<MergeSettings>(descriptor: option.descriptor) { (settings, value) throws(UsageError) in
        try option.apply(&settings.reports, value)
      }
    }
  }

  /// Reads the arguments of `merge`.
  static func parse(_ arguments: [String]) throws(UsageError) -> MergeSettings {
    var settings = MergeSettings()
    let parser = ArgumentParser<MergeSettings>(options: all) { (settings, file) in settings.files.append(file) }
    try parser.parse(arguments, into: &settings)
    return settings
  }

  /// What `beagle-test merge --help` prints.
  static var help: String {
    HelpText.render(
      usage: ["beagle-test merge [options] FILE..."],
      about: [
        "Merges the JSON results (or JUnit files) of several runs, in any order, into the reports of one run.",
        "A missing shard or a torn file is named, and the status is 2; the report of the rest is written.",
      ],
      options: all.map(\.descriptor))
  }
}
