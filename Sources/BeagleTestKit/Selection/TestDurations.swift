import BeagleSchema

/// How long tests took in an earlier run.
struct TestDurations: Hashable {
  /// One test's time on one platform.
  struct Entry: Hashable {
    /// The full name, without a platform.
    let name: String
    /// The platform.
    let platform: Platform
    /// Seconds.
    let seconds: Double
  }

  /// The entries of each file.
  private(set) var files: [String: [Entry]] = [:]

  /// No duration known.
  init() {}

  /// Adds what is known of a test.
  mutating func add(_ entry: Entry, file: String) { files[file, default: []].append(entry) }

  /// The median of all tests; what is taken for a test that is not known.
  var median: Double {
    let all = files.values.flatMap { $0.map(\.seconds) }.sorted()
    return all.isEmpty ? 1 : all[all.count / 2]
  }
}
