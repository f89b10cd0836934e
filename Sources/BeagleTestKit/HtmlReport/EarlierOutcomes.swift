import BeagleSchema

/// How the tests of an earlier run ended, to say what has changed since.
struct EarlierOutcomes {
  private struct Key: Hashable {
    let platform: Platform
    let file: String
    let name: String
  }

  private var outcomes: [Key: TestRecord.Outcome] = [:]
  private var order: [Key] = []

  /// The outcomes that stored results hold.
  init(_ records: some Sequence<TestRecord>) {
    for record in records {
      let key: Key = Self.key(record)
      if outcomes[key] == nil { order.append(key) }
      outcomes[key] = record.outcome
    }
  }

  /// What to say of a test beside the earlier run; nil when it ended as then.
  func change(of record: TestRecord) -> String? {
    guard let before = outcomes[Self.key(record)] else { return "new" }
    if before == record.outcome || record.outcome == .cached || before == .cached { return nil }
    if before.isFailure { return record.isFailure ? nil : "was failed" }
    return "was \(before.rawValue)"
  }

  /// The titles of tests that the earlier run had and these records do not.
  func missing(in records: some Sequence<TestRecord>) -> [String] {
    let present: Set<Key> = Set(records.map(Self.key))
    return order.filter { !present.contains($0) }.map { "\($0.file): \($0.name)" }
  }

  private static func key(_ record: TestRecord) -> Key {
    Key(platform: record.platform, file: record.file, name: record.name)
  }
}
