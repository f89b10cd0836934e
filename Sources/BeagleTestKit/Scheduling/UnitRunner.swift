import BeagleScenario

/// Carries out an order in this process, with one scenario engine per order.
struct UnitRunner<Engine: ScenarioExecuting> {
  /// The plan that orders refer to.
  let plan: RunPlan

  /// Runs the tests that `order` means and tells each step; when the answer is `.stop`, it ends early.
  func run(_ order: UnitOrder, report: (UnitMessage) -> RunDirective) {
    let unit = plan.units[order.unit]
    let engine = Engine(file: unit.file.path, options: plan.options(for: unit), extensions: plan.extensions)
    Interruption.running {
      engine.interrupt()
    } during: {
      carryOut(order, unit, engine, report)
    }
  }

  private func carryOut(
    _ order: UnitOrder, _ unit: RunUnit, _ engine: Engine, _ report: (UnitMessage) -> RunDirective
  ) {
    let declared: [ScenarioTest]
    do {
      declared = try engine.declare { _ = report(.output($0)) }
    } catch {
      _ = report(.broken(error))
      _ = report(.finished(UnitReport(dependencies: engine.dependencies)))
      return
    }
    let selected = select(order, unit, declared, report)
    if plan.list {
      _ = report(.listed(declared.filter { selected.contains($0) }))
    }
    let ended = plan.list ? selected.count : run(selected, declared, engine, report)
    let isCutShort = ended < selected.count
    // A run that a failure or a signal stopped knows neither all results nor all that they depend on.
    let isWhole = order.attempt == 1 && order.done.isEmpty && !isCutShort && !Interruption.isRequested
    let part = declared.filter { unit.part.contains($0) }
    let used = UnitReport(
      dependencies: engine.dependencies, snapshots: engine.snapshots, coverage: engine.coverage,
      isComplete: isWhole && selected.count == declared.count,
      isPartComplete: isWhole && selected.count == part.count, isCutShort: isCutShort)
    _ = report(.finished(used))
  }

  private func select(
    _ order: UnitOrder, _ unit: RunUnit, _ declared: [ScenarioTest], _ report: (UnitMessage) -> RunDirective
  ) -> Set<ScenarioTest> {
    var selected = Set(declared)
    if !unit.file.lines.isEmpty {
      selected = []
      for line in unit.file.lines {
        let tests = LineSelection.tests(at: line, of: declared)
        if tests.isEmpty { _ = report(.noTestAtLine(line, lines: declared.map(\.line))) }
        selected.formUnion(tests)
      }
    }
    selected = selected.filter { plan.selection.matches($0, of: unit) }
    if !order.isWhole { selected = selected.filter { unit.unknown.contains($0) } }
    if let only = order.only { selected.formIntersection(only.filter(declared.indices.contains).map { declared[$0] }) }
    for place in order.done where declared.indices.contains(place) { selected.remove(declared[place]) }
    return selected
  }

  /// Runs the selected tests; gives how many of them have ended.
  private func run(
    _ selected: Set<ScenarioTest>, _ declared: [ScenarioTest], _ engine: Engine,
    _ report: (UnitMessage) -> RunDirective
  ) -> Int {
    if selected.isEmpty { return 0 }
    var ended = 0
    var places: [ScenarioTest: Int] = [:]
    for (place, test) in declared.enumerated() { places[test] = place }
    var unplaced = declared.count
    engine.run({ selected.contains($0) }) { event in
      switch event {
      case .testStarted(let test):
        if let place = places[test] { return report(.started(place: place, test)) }
        unplaced += 1
        return report(.started(place: unplaced - 1, test))
      case .output(let text): return report(.output(text))
      case .testEnded(let result):
        if places[result.test] != nil { ended += 1 }
        return report(.ended(result))
      }
    }
    return ended
  }
}
