import BeagleSchema

/// The JSON form of results: what the `json` reporter writes and `merge`, `show` and `--timings` read.
///
/// A document is an object of these keys:
/// - `format`: always `beagle-test results`
/// - `version`: of the format, a whole number; readers refuse any other
/// - `program`: the version of the program that wrote it
/// - `seed`: what randomness started from; `platforms`: the run's platforms in order
/// - `shard`: null, or `{ index, count }` with the index counted from 1
/// - `summary`: `{ passed, failed, skipped, flaky, cached, files, duration, interrupted, stopped }`
/// - `broken`: files that could not be run, `{ file, line, message }`
/// - `partings`: tests that differ between platforms, `{ file, name, outcomes: [{ platform, outcome, reason }] }`
/// - `routes`: navigations that the screens shown have, `[screen, action, address, taken]`, where coverage was measured
/// - `unusedSnapshots`: paths
/// - `tests`: in the order of the run, one a line, each
///   `{ file, line, name, fullName, platform, place, tags, outcome, flaky, duration, attempts }`, where an attempt is
///   `{ status, duration, failures: [{ message, file, line, traceback }], skipReason, output, fingerprint, ways, trace }`
///   with ways as `[from, action, to, count]`
///
/// Keys that say nothing (null, empty list, empty text) are left out of tests and attempts. Durations are in seconds.
enum ResultsFormat {
  /// What `format` says.
  static let name = "beagle-test results"
  /// The version written and read.
  static let version = 1
}

/// Builds JSON objects whose keys say something.
struct JSONObject {
  /// The object so far.
  private(set) var dictionary = DynamicDictionary()

  /// The object as a value.
  var value: DynamicObject { .dictionary(dictionary) }

  /// Adds a value under a key.
  mutating func set(_ key: String, _ value: DynamicObject) { dictionary[key] = value }
  /// Adds a text.
  mutating func set(_ key: String, _ value: String) { dictionary[key] = .string(value) }
  /// Adds a whole number.
  mutating func set(_ key: String, _ value: Int) { dictionary[key] = .int(value) }
  /// Adds a truth value.
  mutating func set(_ key: String, _ value: Bool) { dictionary[key] = .bool(value) }
  /// Adds a number of seconds, to the microsecond.
  mutating func set(seconds key: String, _ value: Double) {
    dictionary[key] = .double((value * 1e6).rounded() / 1e6)
  }
  /// Adds a text where there is one.
  mutating func setSome(_ key: String, _ value: String?) {
    if let value, !value.isEmpty { dictionary[key] = .string(value) }
  }
  /// Adds a list of texts where there are any.
  mutating func setSome(_ key: String, _ values: [String]) {
    if !values.isEmpty { dictionary[key] = .array(values.map { .string($0) }) }
  }
}
