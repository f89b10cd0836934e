import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the units of a plan in worker processes: hands out orders, hears messages, and replaces workers that die.
final class WorkerPool<Engine: ScenarioExecuting> {
  /// Seconds that a worker has, past the time limit or after an interruption, to stop its test itself.
  static var grace: Double { 2 }

  private let runner: UnitRunner<Engine>
  private let collector: RunCollector
  private let diagnostics: OutputChannel
  private let size: Int
  private let wakeUp: Pipe?
  /// Called about ten times a second while something runs, if it is there.
  private let tick: (() -> Void)?
  private var workers: [Worker] = []
  private var waiting: [UnitOrder] = []
  private var nextUnit = 0
  private var interruptedAt: Double?

  /// A pool of `size` workers.
  init(plan: RunPlan, size: Int, collector: RunCollector, diagnostics: OutputChannel, tick: (() -> Void)?) {
    runner = UnitRunner(plan: plan)
    self.collector = collector
    self.diagnostics = diagnostics
    self.size = min(size, plan.units.count, WorkerProcesses.limit)
    self.tick = tick
    wakeUp = Pipe.make()
  }

  /// Runs everything, or up to where the collector says stop; false when not one worker could be started.
  func run() -> Bool {
    Interruption.install(wakeUp: wakeUp?.writing ?? -1)
    defer {
      Interruption.install()
      wakeUp?.closeBoth()
    }
    fill()
    if workers.isEmpty && hasOrders { return false }
    while !workers.isEmpty {
      wait()
      react()
    }
    return true
  }

  private var hasOrders: Bool { !waiting.isEmpty || nextUnit < runner.plan.units.count }

  private func nextOrder() -> UnitOrder? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    return nextUntouched()
  }

  private func nextUntouched() -> UnitOrder? {
    skipKnown()
    guard nextUnit < runner.plan.units.count else { return nil }
    defer { nextUnit += 1 }
    return UnitOrder(unit: nextUnit)
  }

  private func skipKnown() {
    while nextUnit < runner.plan.units.count && collector.takeKnown(nextUnit) { nextUnit += 1 }
  }

  /// Starts workers up to the size of the pool, as far as there is work, and gives each its orders.
  private func fill() {
    guard !collector.shouldStop else { return }
    skipKnown()
    while workers.count < size && hasOrders {
      guard let worker = Worker.start(runner, closing: openDescriptors) else { break }
      workers.append(worker)
      supply(worker)
    }
  }

  private var openDescriptors: [Int32] {
    workers.flatMap(\.descriptors) + (wakeUp.map { [$0.reading, $0.writing] } ?? [])
  }

  /// One order to work on and one more so that it never waits; none where others would go without.
  private func supply(_ worker: Worker) {
    if collector.shouldStop { return worker.dismiss() }
    let left = runner.plan.units.count - nextUnit + waiting.count
    let wanted = left > 2 * size ? 2 : 1
    while worker.assigned.count < wanted, let order = nextOrder() { give(order, to: worker) }
    if worker.assigned.isEmpty { worker.dismiss() }
  }

  private func give(_ order: UnitOrder, to worker: Worker) {
    collector.begin(order)
    worker.assign(order)
    if worker.assigned.count == 1 { extendDeadline(of: worker) }
    // What one platform writes, the next compares with, whatever the number of workers.
    guard runner.plan.writesSnapshots else { return }
    skipKnown()
    let units = runner.plan.units
    guard nextUnit < units.count, units[nextUnit].file == units[order.unit].file else { return }
    if let next = nextUntouched() { give(next, to: worker) }
  }

  private func extendDeadline(of worker: Worker) {
    worker.deadline = MonotonicTime.seconds + runner.plan.options.timeout + Self.grace
  }

  private func wait() {
    var descriptors = workers.flatMap { worker in
      [worker.messages, worker.diagnostics].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    if let wakeUp { descriptors.append(pollfd(fd: wakeUp.reading, events: Int16(POLLIN), revents: 0)) }
    poll(&descriptors, nfds_t(descriptors.count), timeout)
    for (index, worker) in workers.enumerated() {
      if descriptors[2 * index + 1].revents != 0 { worker.listen() }
      if descriptors[2 * index].revents != 0 { hear(worker) }
    }
    if let wakeUp, descriptors.last?.revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 16)
      _ = read(wakeUp.reading, &bytes, bytes.count)
    }
  }

  private var timeout: Int32 {
    let deadline = workers.compactMap(\.deadline).min() ?? .infinity
    let seconds = min(deadline - MonotonicTime.seconds, tick == nil ? 60 : 0.1)
    return Int32(max(0, seconds * 1000).rounded(.up))
  }

  private func hear(_ worker: Worker) {
    guard worker.receive() else { return lose(worker) }
    while var frame = worker.nextFrame() {
      guard let order = worker.assigned.first,
        let message = try? frame.message(running: collector.running(in: order.unit))
      else { return worker.end(for: .torn) }
      take(message, order, worker)
    }
  }

  private func take(_ message: UnitMessage, _ order: UnitOrder, _ worker: Worker) {
    extendDeadline(of: worker)
    guard case .finished(let report) = message else {
      _ = collector.take(message, from: order.unit)
      return
    }
    worker.assigned.removeFirst()
    passOn(worker)
    if let next = collector.finish(report, of: order.unit) { waiting.append(next) }
    supply(worker)
  }

  /// What a worker wrote to standard output or error is neither a result nor lost.
  private func passOn(_ worker: Worker) {
    worker.listen()
    let said = worker.takeSaid()
    if !said.isEmpty { diagnostics.write(said) }
  }

  private func lose(_ worker: Worker) {
    let death = worker.bury()
    workers.removeAll { $0 === worker }
    guard let order = worker.assigned.first else { return }
    waiting.insert(contentsOf: worker.assigned.dropFirst(), at: 0)
    let wasStopped = collector.shouldStop && !Interruption.isRequested
    if wasStopped { return }
    let reason: WorkerDeath = Interruption.isRequested ? .interrupted : death
    if let rest = collector.die(order.unit, message: reason.message(said: worker.takeSaid())) {
      waiting.insert(rest, at: 0)
    }
  }

  /// Does what time and the collector ask for: kills, interrupts, refills.
  private func react() {
    let now = MonotonicTime.seconds
    if Interruption.isRequested {
      if interruptedAt == nil {
        interruptedAt = now
        for worker in workers {
          worker.deadline = now + Self.grace
          worker.verdict = .interrupted
          kill(worker.process, SIGINT)
          worker.dismiss()
        }
      }
    } else if collector.shouldStop {
      for worker in workers { worker.end(for: .interrupted) }
    } else {
      fill()
    }
    for worker in workers {
      if let deadline = worker.deadline, deadline <= now {
        worker.end(for: .timeLimit(seconds: runner.plan.options.timeout))
        worker.deadline = nil
      }
    }
    tick?()
  }
}
