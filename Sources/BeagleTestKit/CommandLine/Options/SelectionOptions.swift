/// The options that say which tests run.
enum SelectionOptions {
  /// All of them.
  static var all: [Option<RunSettings>] { byName + byPart + byHistory }

  private static var byName: [Option<RunSettings>] {
    [
      .value("--filter", nil, "TEXT", group: .selection, "Tests with TEXT in 'path: full name' (repeatable: any)") {
        (settings, text) in settings.filters.append(text)
      },
      .value("--tag", nil, "NAME", group: .selection, "Tests with this tag (repeatable: any)") {
        (settings, tag) in settings.tags.append(bare(tag))
      },
      .value("--exclude-tag", nil, "NAME", group: .selection, "No tests with this tag (repeatable: none of them)") {
        (settings, tag) in settings.excludedTags.append(bare(tag))
      },
      .flag("--list", group: .selection, "Print what would run, one 'path: full name' a line") { $0.list = true },
      .value(
        "--platform", nil, "LIST", group: .selection, "Platforms to run for, with commas: ios (default), android, web",
        completion: .words(["ios", "android", "web"])
      ) { (settings, list) throws(UsageError) in
        for platform in try OptionValues.platforms(list, option: "--platform")
        where !settings.platforms.contains(platform) {
          settings.platforms.append(platform)
        }
      },
    ]
  }

  private static var byPart: [Option<RunSettings>] {
    [
      .value("--shard", nil, "I/N", group: .selection, "The I-th of N equal parts, the same split on every machine") {
        (settings, text) throws(UsageError) in settings.shard = try OptionValues.shard(text, option: "--shard")
      },
      .value(
        "--timings", nil, "FILE", group: .selection, "Balance shards by the durations in earlier JSON results",
        completion: .files
      ) { (settings, file) in settings.timings = file },
    ]
  }

  private static var byHistory: [Option<RunSettings>] {
    [
      .value("--since", nil, "REV", group: .selection, "Only what depends on files changed since this git revision") {
        (settings, revision) in settings.since = revision
      },
      .list(
        "--changed", "FILE", group: .selection, "Only what depends on these files (up to the next option or --)",
        completion: .files
      ) { (settings, file) in settings.changed.append(file) },
      .flag("--last-failed", group: .selection, "Only what failed in the last run") { $0.lastFailed = true },
      .value(
        "--cache", nil, "DIR", group: .selection, "Skip tests whose inputs are unchanged since they passed",
        completion: .folders
      ) { (settings, folder) in settings.cache = folder },
    ]
  }

  private static func bare(_ tag: String) -> String { tag.hasPrefix("#") ? String(tag.dropFirst()) : tag }
}
