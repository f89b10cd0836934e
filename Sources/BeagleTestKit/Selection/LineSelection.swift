import BeagleScenario

/// Finds the tests that stand at a line of their file.
enum LineSelection {
  /// The tests of `declared` at `line`: those whose call spans it, else those of the innermost block that does.
  static func tests(at line: Int, of declared: [ScenarioTest]) -> [ScenarioTest] {
    let own = declared.filter { $0.lines.contains(line) }
    if !own.isEmpty { return own }
    var innermost: ScenarioTest.Lines?
    for block in declared.flatMap(\.blocks) where block.contains(line) {
      if innermost.map({ block.first >= $0.first && block.last <= $0.last }) ?? true { innermost = block }
    }
    guard let innermost else { return [] }
    return declared.filter { $0.blocks.contains(innermost) }
  }
}
