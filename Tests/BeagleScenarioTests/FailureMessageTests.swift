import BeagleScenario
import Foundation
import Testing

/// Every failure that a scenario can cause, as the whole text that its writer reads.
@Suite struct FailureMessageTests {
  private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Scenarios"

  /// The scenario's failures one after the other: the test's name, then place and message, indented.
  private func transcript() throws -> String {
    let file = Self.folder + "/_messages.lua"
    let scenario = Scenario(file: file, options: ScenarioOptions(root: Self.folder), extensions: .none)
    _ = try scenario.declare { _ in }
    var blocks: [String] = []
    scenario.run({ _ in true }) { event in
      guard case .testEnded(let result) = event else { return .proceed }
      var lines = ["\(result.test.fullName) (\(result.status.rawValue))"]
      for failure in result.failures {
        let place = "\(failure.file ?? "?"):\(failure.line.map { String($0) } ?? "?"): "
        let message = place.replacingOccurrences(of: Self.folder + "/", with: "") + failure.message
        lines += message.replacingOccurrences(of: Self.folder + "/", with: "").split(
          separator: "\n", omittingEmptySubsequences: false
        ).map { $0.isEmpty ? "" : "  " + $0 }
      }
      blocks.append(lines.joined(separator: "\n"))
      return .proceed
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  @Test func areAsWritten() throws {
    let expected = try String(contentsOfFile: Self.folder + "/messages.txt", encoding: .utf8)
    let actual = try transcript()
    if actual != expected {
      let differences = Difference.between(expected: .text(expected), actual: .text(actual))
      Issue.record("\(DifferenceText.render(differences))")
    }
  }
}
