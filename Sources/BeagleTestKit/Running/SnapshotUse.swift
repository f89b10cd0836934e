import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the snapshot files that no test of the files which ran uses any more.
enum SnapshotUse {
  /// The unused ones of all files of which every test ran, on every platform of the run.
  ///
  /// A test that failed or was skipped may not have come to its snapshots, so nothing is said of its file.
  static func unused(_ collector: RunCollector) -> [String] {
    var used: [String: Set<String>] = [:]
    var incomplete: Set<String> = []
    for unit in collector.plan.units {
      guard let report = collector.reports[unit.index], report.isComplete, report.hasPassed else {
        incomplete.insert(unit.file.path)
        continue
      }
      used[unit.file.path, default: []].formUnion(report.snapshots.map(PathArgument.shortened))
    }
    var unused: [String] = []
    for file in used.keys.sorted(by: FileSystem.utf8Order) where !incomplete.contains(file) {
      let folder = SnapshotStore.folder(of: file)
      guard let names = try? FileSystem.names(in: folder) else { continue }
      for name in names where name.hasSuffix(".json") {
        let path = FileSystem.join(folder, name)
        if used[file]?.contains(path) != true && !isOtherPlatform(path, used[file] ?? []) { unused.append(path) }
      }
    }
    return unused
  }

  /// Removes these files; gives those that it could not.
  static func remove(_ files: [String]) -> [SystemError] {
    files.compactMap { unlink($0) == 0 ? nil : .last($0) }
  }

  /// `<name>.<platform>.json` belongs to `<name>.json`, which other platforms use.
  private static func isOtherPlatform(_ path: String, _ used: Set<String>) -> Bool {
    for platform in ["ios", "android", "web"] where path.hasSuffix(".\(platform).json") {
      let stem = String(path.dropLast(platform.utf8.count + 6))
      let family = [stem + ".json"] + ["ios", "android", "web"].map { "\(stem).\($0).json" }
      if family.contains(where: used.contains) { return true }
    }
    return false
  }
}
