import BeagleSchema
import Testing

@Suite("What evaluation reports")
struct ExpressionProblemTests {
  private func problems(_ text: String, on platform: Platform = .ios) -> [ExpressionProblem] {
    let scope: TableScope = TableScope(["big": .int(.max), "none": []], platform: platform)
    _ = scope.evaluate(text)
    return scope.problems
  }

  @Test func `an unknown operation is told at each evaluation`() {
    #expect(problems("@{nope(1)} @{nope(2)}") == [.unknownOperation("nope"), .unknownOperation("nope")])
    let problem: ExpressionProblem = .unknownOperation("nope")
    #expect(problem.level == .info)
    #expect(problem.name == "notFound")
    #expect(problem.category == "CustomOperation")
    #expect(problem.message == "Custom operation not registered: nope.")
  }

  @Test(arguments: [
    "@{sum(big, 1)}", "@{subtract(big, 1)}", "@{multiply(big, big)}", "@{divide(big, 1)}", "@{int('inf')}",
    "@{int('1e300')}", "@{substr('abc', 2, -1)}", "@{removeIndex(none)}",
  ])
  func `what ends the app on a device is an error`(text: String) throws {
    let problem: ExpressionProblem = try #require(problems(text).first)
    #expect(problem.level == .error)
    guard case .trap = problem else {
      Issue.record("\(problem)")
      return
    }
  }

  @Test func `zero divided by a number is a trap for people`() {
    #expect(problems("@{divide(0, 5)}").map(\.level) == [.warning])
    #expect(problems("@{divide(0, 5)}", on: .web).map(\.level) == [.warning])
    #expect(problems("@{divide(0, 5)}", on: .android).isEmpty)
    #expect(problems("@{divide(5, 0)}").isEmpty)
  }

  @Test func `lookups that find nothing are silent but on the web`() {
    #expect(problems("@{nowhere.a} @{big.a} @{none[3]}").isEmpty)
    #expect(problems("@{nowhere}", on: .android).isEmpty)
    #expect(problems("@{nowhere}", on: .web) == [.unknownContext("nowhere")])
  }

  @Test func `what is malformed is told where it is not plain text`() {
    #expect(problems("@{ a b }").isEmpty)
    #expect(problems("x @{a-b}", on: .web) == [.malformed("a-b")])
    #expect(problems("@{-1}", on: .android) == [.malformed("-1")])
  }

  @Test func `an operation that throws takes the whole expression`() {
    let failure: ExpressionProblem = .failure(operation: "uppercase", reason: "the web needs a text")
    #expect(problems("@{concat('a', uppercase(null))}", on: .web) == [failure])
    #expect(failure.message == "uppercase: the web needs a text; the expression is null.")
  }
}
