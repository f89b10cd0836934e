import BeagleScenario

/// Which of a file's tests fall into this part of a larger run.
enum TestPart: Hashable {
  /// All.
  case all
  /// Those of these full names.
  case only(Set<String>)
  /// All but those of these full names, which other parts have.
  case allBut(Set<String>)

  /// Whether `test` does.
  func contains(_ test: ScenarioTest) -> Bool {
    switch self {
    case .all: true
    case .only(let names): names.contains(test.fullName)
    case .allBut(let names): !names.contains(test.fullName)
    }
  }
}
