import BeagleScenario

/// Runs all units in this process, one after the other.
struct InProcessScheduler<Engine: ScenarioExecuting> {
  /// What carries out orders.
  let runner: UnitRunner<Engine>

  /// A scheduler for `plan`.
  init(plan: RunPlan) { runner = UnitRunner(plan: plan) }

  /// Runs everything, or up to where the collector says stop.
  func run(_ collector: RunCollector) {
    for unit in runner.plan.units {
      if collector.shouldStop { return }
      if collector.takeKnown(unit.index) { continue }
      var next: UnitOrder? = UnitOrder(unit: unit.index)
      while let order = next {
        collector.begin(order)
        next = run(order, collector)
      }
    }
  }

  private func run(_ order: UnitOrder, _ collector: RunCollector) -> UnitOrder? {
    var end = UnitReport()
    runner.run(order) { message in
      if case .finished(let report) = message { end = report }
      return collector.take(message, from: order.unit)
    }
    return collector.finish(end, of: order.unit)
  }
}
