import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What Bazel tells a test by its environment, and what it wants to be told.
struct BazelProtocol {
  /// The variables around.
  let environment: Environment

  /// Adds what Bazel asks for to what the arguments say; arguments win.
  func amend(_ settings: inout RunSettings) throws(UsageError) {
    if settings.shard == nil { settings.shard = try shard() }
    if environment.nonEmpty("TESTBRIDGE_TEST_RUNNER_FAIL_FAST") == "1" { settings.failFast = true }
    if settings.seed == nil, let seed = environment.nonEmpty("TEST_RANDOM_SEED") {
      settings.seed = try OptionValues.seed(seed, option: "TEST_RANDOM_SEED")
    }
    if let folder = environment.nonEmpty("TEST_UNDECLARED_OUTPUTS_DIR") {
      settings.reporters = settings.reporters.map { request in
        guard let file = request.file, !file.hasPrefix("/") else { return request }
        return ReporterRequest(kind: request.kind, file: FileSystem.join(folder, file))
      }
    }
    if let file = environment.nonEmpty("XML_OUTPUT_FILE") {
      settings.reporters.append(ReporterRequest(kind: .junit, file: file))
    }
  }

  /// The filter that `--test_filter` gave.
  var filter: String? { environment.nonEmpty("TESTBRIDGE_TEST_ONLY") }

  /// Says that this program knows of shards.
  func acknowledgeShards() {
    guard let file = environment.nonEmpty("TEST_SHARD_STATUS_FILE") else { return }
    touch(file)
  }

  /// Leaves a mark that is taken away only by an end as it should be.
  func begin() {
    if let file = environment.nonEmpty("TEST_PREMATURE_EXIT_FILE") { touch(file) }
  }

  /// Takes the mark away.
  func end() {
    if let file = environment.nonEmpty("TEST_PREMATURE_EXIT_FILE") { unlink(file) }
  }

  /// Whether what a test writes beside its scenarios is lost, as they are links into a sandbox.
  var isSandboxed: Bool { environment.nonEmpty("TEST_SRCDIR") != nil }

  /// Tells what needs a look though nothing failed.
  func tell(warnings: [String]) {
    if let file = environment.nonEmpty("TEST_WARNINGS_OUTPUT_FILE"), !warnings.isEmpty {
      try? WholeFile.write(Array((warnings.joined(separator: "\n") + "\n").utf8), to: file)
    }
  }

  private func shard() throws(UsageError) -> ShardNumber? {
    guard let total = environment.nonEmpty("TEST_TOTAL_SHARDS") else { return nil }
    let count = try OptionValues.integer(total, option: "TEST_TOTAL_SHARDS", minimum: 1)
    guard let text = environment.nonEmpty("TEST_SHARD_INDEX") else {
      throw .needs("TEST_TOTAL_SHARDS", other: "TEST_SHARD_INDEX")
    }
    let index = try OptionValues.integer(text, option: "TEST_SHARD_INDEX", minimum: 0)
    guard index < count else {
      throw .invalidValue(option: "TEST_SHARD_INDEX", value: text, expected: "below TEST_TOTAL_SHARDS (\(count))")
    }
    return ShardNumber(index: index, count: count)
  }

  private func touch(_ file: String) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor >= 0 { close(descriptor) }
  }
}
