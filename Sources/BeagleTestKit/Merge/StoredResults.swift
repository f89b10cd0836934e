import BeagleSchema

/// Results of an earlier run, in whichever form they were stored.
enum StoredResults {
  /// A JSON document.
  case json(ResultsReader)
  /// A JUnit file of this program.
  case junit(JunitResults)

  /// Opens a file, and finds out its form.
  init(path: String) throws(ResultsReader.Failure) {
    if let junit = try JunitResults.read(path) {
      self = .junit(junit)
    } else {
      self = .json(try ResultsReader(path: path))
    }
  }

  /// How many tests it tells of.
  var count: Int {
    switch self {
    case .json(let reader): reader.count
    case .junit(let results): results.records.count
    }
  }

  /// The test at `position`.
  func test(_ position: Int) throws(ResultsReader.Failure) -> TestRecord {
    switch self {
    case .json(let reader): try reader.test(position)
    case .junit(let results): results.records[position]
    }
  }

  /// Closes its file until the next test is wanted.
  func close() { if case .json(let reader) = self { reader.close() } }

  /// Which part of a larger run it tells of.
  var shard: ShardNumber? {
    switch self {
    case .json(let reader): reader.shard
    case .junit(let results): results.shard
    }
  }

  /// What it says beside the tests; of JUnit files nothing.
  var head: DynamicObject {
    switch self {
    case .json(let reader): reader.head
    case .junit: .empty
    }
  }

  /// The file.
  var path: String {
    switch self {
    case .json(let reader): reader.path
    case .junit(let results): results.path
    }
  }
}
