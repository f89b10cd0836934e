import BeagleSchema
import Testing

@testable import Beagle

/// Navigation, row by row: from these stacks, this list of actions by this screen leads to those stacks and states.
@Suite struct NavigationTableTests {
  /// One row of `Tables/navigation.txt`.
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: String
    let platform: Platform
    let start: [[String]]
    let origin: String
    let actions: [String]
    let stacks: String
    let transitions: [String]
    var testDescription: String { "\(rule) \(platform) \(origin): \(actions.joined(separator: ", "))" }

    init?(_ cells: [String]) {
      guard cells.count == 7, let platform = Platform(rawValue: cells[1]) else { return nil }
      rule = cells[0]
      self.platform = platform
      start = NavigationFixture.stacks(cells[2])
      origin = cells[3]
      actions = cells[4].split(separator: ",").map { $0.trimmingSpaces }
      stacks = cells[5]
      transitions = cells[6].split(separator: ",").map { $0.trimmingSpaces }
    }
  }

  static let rows: [Row] = ConformanceTable.rows("navigation").compactMap(Row.init)

  @Test func theTableIsWhole() { #expect(Self.rows.count >= 60) }

  @Test(arguments: rows) func rule(_ row: Row) throws {
    let fixture = try NavigationFixture(platform: row.platform, start: row.start)
    let before: Int = fixture.app.journal.transitions.count
    try fixture.run(row.actions, from: row.origin)
    #expect(fixture.stacksText == row.stacks)
    let transitions: [String] = fixture.app.journal.transitions[before...].map {
      [$0.screen, $0.state, $0.error.map { $0.cause ?? $0.kind }].compactMap { $0 }.joined(separator: ":")
    }
    #expect(transitions == row.transitions)
  }
}
