import BeagleScenario

/// What, besides files, decides which files a scenario reads.
enum RunCircumstances {
  /// A short text that is equal for runs in which a scenario, whose files are the same, reads the same files.
  ///
  /// - Parameters:
  ///   - root: The folder above which no file is looked for.
  ///   - options: What the run was told.
  static func text(of root: String, _ options: ScenarioOptions) -> String {
    var hash = SHA256()
    hash.update("\(options.seed) \(options.shuffle) \(options.isCI) \(options.updateSnapshots)")
    hash.update(root)
    for host in options.allowedHosts { hash.update(host) }
    hash.update(options.recordDirectory == nil ? "replays" : "records")
    for (name, value) in options.environment.sorted(by: { $0.key < $1.key }) {
      hash.update(name)
      hash.update(value)
    }
    return String(hash.finished().prefix(16))
  }
}
