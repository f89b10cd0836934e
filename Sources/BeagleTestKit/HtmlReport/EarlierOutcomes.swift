import BeagleSchema

/// How the tests of an earlier run ended, to say what has changed since.
struct EarlierOutcomes {
  private var outcomes: [String: TestRecord.Outcome] = [:]

  /// The outcomes that a results file holds.
  init(_ records: some Sequence<TestRecord>) {
    for record in records { outcomes[Self.key(record)] = record.outcome }
  }

  /// What to say of a test beside the earlier run; nil when it ended as then.
  func change(of record: TestRecord) -> String? {
    guard let before = outcomes[Self.key(record)] else { return "new" }
    return before == record.outcome || record.outcome == .cached ? nil : "was \(before.rawValue)"
  }

  private static func key(_ record: TestRecord) -> String {
    "\(record.platform.rawValue)\u{0}\(record.file)\u{0}\(record.name)"
  }
}
