/// Finds settings that make no sense together.
enum SettingsCheck {
  /// Checks all of it.
  static func check(_ settings: RunSettings) throws(UsageError) {
    if settings.retries > 0 && settings.repetitions > 1 { throw .conflict("--retries", "--repeat") }
    if settings.quiet && settings.verbose { throw .conflict("--quiet", "--verbose") }
    if settings.since != nil && !settings.changed.isEmpty { throw .conflict("--since", "--changed") }
    if settings.watch && settings.list { throw .conflict("--watch", "--list") }
    if settings.watch && settings.shard != nil { throw .conflict("--watch", "--shard") }
    try checkReports(settings.reporters)
  }

  /// Machines read a channel as one document, so two of them cannot share one.
  private static func checkReports(_ requests: [ReporterRequest]) throws(UsageError) {
    let onOutput = requests.filter { $0.file == nil && $0.kind != .github }
    if onOutput.count > 1 {
      throw .conflict(
        "--reporter \(onOutput[0].kind.rawValue)", "--reporter \(onOutput[1].kind.rawValue) without a FILE")
    }
    var files: Set<String> = []
    for file in requests.compactMap(\.file) where !files.insert(file).inserted {
      throw .repeated(option: "--reporter …=\(file)")
    }
  }
}
