/// A route with its answers, in a headless network client.
package final class Stub {
  /// What the stub answers.
  package let route: StubRoute
  /// Its place in the order of declaration.
  let order: Int
  /// The place of the first request that it can have answered.
  let firstRequest: Int
  /// How many answers it has given.
  package private(set) var answered = 0

  private let source: Source
  private var position = 0
  private var givenAtPosition = 0

  /// Where the answers come from.
  enum Source {
    case answers([StubAnswer])
    case function((RequestRecord) -> StubAnswer?)
  }

  init(route: StubRoute, order: Int, firstRequest: Int, source: Source) {
    self.route = route
    self.order = order
    self.firstRequest = firstRequest
    self.source = source
  }

  /// Whether all its answers have been given.
  package var isUsedUp: Bool {
    guard case .answers(let answers) = source else { return false }
    guard position < answers.count else { return true }
    return answers[position...].allSatisfy { $0.times == 0 }
  }

  /// The answer to `request`, which the route matches; nil when the stub does not answer it.
  func answer(_ request: RequestRecord) -> StubAnswer? {
    let answer: StubAnswer?
    switch source {
    case .function(let function): answer = function(request)
    case .answers(let answers): answer = next(of: answers)
    }
    if answer != nil { answered += 1 }
    return answer
  }

  /// Each answer is given once or as often as it says, the last one for ever unless it says otherwise.
  private func next(of answers: [StubAnswer]) -> StubAnswer? {
    while position < answers.count {
      let answer = answers[position]
      let isLast = position == answers.count - 1
      let times = answer.times ?? (isLast ? Int.max : 1)
      guard givenAtPosition < times else {
        position += 1
        givenAtPosition = 0
        continue
      }
      givenAtPosition += 1
      if givenAtPosition == times {
        position += 1
        givenAtPosition = 0
      }
      return answer
    }
    return nil
  }
}
