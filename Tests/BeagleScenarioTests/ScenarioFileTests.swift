import BeagleScenario
import Testing

/// The scenarios beside this file are tests of the scenario API, written in it.
@Suite struct ScenarioFileTests {
  private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Scenarios"

  @Test(arguments: ["assertions", "driving", "luassert", "module", "network", "refusals", "registering", "small_print"])
  func everyTestPasses(_ name: String) throws {
    let scenario = Scenario(
      file: "\(Self.folder)/\(name).lua", options: ScenarioOptions(root: Self.folder), extensions: .none)
    let tests = try scenario.declare { _ in }
    #expect(!tests.isEmpty)
    scenario.run({ _ in true }) { event in
      if case .testEnded(let result) = event {
        #expect(result.status == .passed, "\(result.test.fullName): \(result.failures.first?.message ?? "")")
      }
      return .proceed
    }
  }
}
