import Testing

@testable import Atlas

@Suite("Warnings and errors")
struct WarningTests {
  let warnings = WarningLog()

  private final class ObjectState: Sendable {}

  private enum ChoiceState {
    case on
  }

  @Test("A state that is an object is warned of, other types are not")
  func stateType() {
    let sink: @Sendable (AtlasWarning) -> Void = { [warnings] in warnings.add($0) }
    _ = Atlas(state: CountState(), warn: sink)
    _ = Atlas(state: ChoiceState.on, warn: sink)
    _ = Atlas(state: (1, "a"), warn: sink)
    _ = Atlas(state: 5, scheduling: .inline, warn: sink)
    #expect(warnings.events.isEmpty)
    _ = Atlas(state: ObjectState(), warn: sink)
    #expect(warnings.events == [.stateIsClass("ObjectState")])
  }

  @Test(
    "Each warning says what to do",
    arguments: [
      (
        AtlasWarning.stateIsClass("Session"),
        "the state Session is a class; make it a struct, so that only actions change it"
      ),
      (.unanswered(action: "Load"), "the action Load released its context without calling complete or error"),
      (
        .answeredAgain(action: "Load"),
        "the action Load called complete or error more than once; only the first call counts"
      ),
      (
        .unexpectedState(subscriber: "Screen", state: "Int"),
        "the subscriber Screen cannot take a state of type Int"
      ),
    ]
  )
  func texts(_ warning: AtlasWarning, _ text: String) {
    #expect("\(warning)" == text)
  }

  @Test("Errors tell what the store ended an action for")
  func errors() {
    #expect("\(AtlasError.unanswered)" == "the action released its context without calling complete or error")
    #expect("\(AtlasError.refused(by: "Veto"))" == "the action was refused by the guard Veto")
  }
}

@Suite("WaitingLine")
struct WaitingLineTests {
  @Test("Jobs leave in the order in which they came, whatever the mixture")
  func order() {
    let log = EventLog()
    let store = Atlas(state: CountState(), scheduling: .inline)
    var line = WaitingLine<CountState>()
    var expected: [String] = []
    var added = 0
    for round in 0..<200 {
      for _ in 0..<(round % 3 + 1) where added < 300 {
        let name = "\(added)"
        expected.append(name)
        line.append { _ in
          log.add(name)
          return true
        }
        added += 1
      }
      if let job = line.popFirst() {
        #expect(job(store))
      }
    }
    while let job = line.popFirst() {
      #expect(job(store))
    }
    #expect(line.isEmpty)
    #expect(log.events == expected)
  }
}
