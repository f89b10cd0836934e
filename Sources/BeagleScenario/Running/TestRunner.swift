/// Runs the tests of a file with their hooks, one after the other.
final class TestRunner {
  private let session: ScenarioSession
  private let isSelected: (ScenarioTest) -> Bool
  private let report: (TestEvent) -> RunDirective
  private var held: RunningTest?
  private var isStopped = false
  /// What `setup` printed, which goes to the next test.
  private var setUpOutput = ""
  private var generator: OrderGenerator

  init(
    session: ScenarioSession, isSelected: @escaping (ScenarioTest) -> Bool,
    report: @escaping (TestEvent) -> RunDirective
  ) {
    self.session = session
    self.isSelected = isSelected
    self.report = report
    generator = OrderGenerator(seed: session.options.seed)
  }

  /// A failed hook that fails all tests of its block.
  private struct Blocker {
    let failure: TestResult.Failure
    let isAssertion: Bool
  }

  /// Runs all selected tests of `root`.
  func run(_ root: Block) {
    _ = session.takeOutsideOutput()
    run(root, blocker: nil)
    flush()
  }

  private func hasSelected(_ block: Block) -> Bool { block.tests.contains { isSelected($0.test) } }

  private func run(_ block: Block, blocker outer: Blocker?) {
    guard !isStopped, hasSelected(block) else { return }
    flush()
    let mark = session.markSpies()
    let around = session.beginTrace()
    let globals = block.isInsulated ? try? session.globalsSnapshot() : nil
    var blocker = outer
    let isEntered = outer == nil
    if isEntered { blocker = runAll(.setup, of: block) }
    var isLazilySetUp = false
    for item in ordered(block) where !isStopped {
      switch item {
      case .block(let child):
        if isEntered, blocker == nil, !isLazilySetUp, block.hooks[.lazySetup] != nil, hasSelected(child) {
          isLazilySetUp = true
          blocker = runAll(.lazySetup, of: block)
        }
        run(child, blocker: blocker)
      case .test(let test) where isSelected(test.test):
        if isEntered, blocker == nil, !isLazilySetUp, test.body != nil {
          isLazilySetUp = true
          blocker = runAll(.lazySetup, of: block)
        }
        run(test, in: block, blocker: blocker)
      case .test: continue
      }
    }
    if isEntered {
      tearDown(.teardown, of: block)
      if isLazilySetUp { tearDown(.lazyTeardown, of: block) }
    }
    session.tracer = around
    session.revertSpies(to: mark)
    if let globals { try? session.restoreGlobals(globals) }
  }

  private func ordered(_ block: Block) -> [Block.Item] {
    switch block.order {
    case .random(let seed?):
      var generator = OrderGenerator(seed: seed)
      return block.items.shuffled(using: &generator)
    case .random: return block.items.shuffled(using: &generator)
    case .declared: return session.options.shuffle ? block.items.shuffled(using: &generator) : block.items
    }
  }

  // MARK: One test

  private func run(_ declared: DeclaredTest, in block: Block, blocker: Blocker?) {
    flush()
    guard !isStopped else { return }
    if report(.testStarted(declared.test)) == .stop { isStopped = true }
    let running = RunningTest(test: declared.test)
    running.output = setUpOutput
    setUpOutput = ""
    held = running
    if let blocker {
      running.add(blocker.failure, isAssertion: blocker.isAssertion)
      running.tracer = session.tracer
      return
    }
    guard let body = declared.body else {
      running.skipReason = declared.pendingReason ?? ""
      return
    }
    session.running = running
    let mark = session.markSpies()
    let around = session.beginTrace()
    let blocks = block.outward
    session.state.beginRun(seconds: session.options.timeout)
    var isReady = true
    for outer in blocks.reversed() where isReady {
      for hook in outer.hooks[.beforeEach] ?? [] where isReady { isReady = attempt(hook, running, as: .beforeEach) }
    }
    if isReady, running.skipReason == nil {
      running.isInBody = true
      _ = attempt(body, running)
      running.isInBody = false
    }
    if let finally = running.finally { clean(finally, running) }
    for outer in blocks {
      for hook in outer.hooks[.afterEach] ?? [] { clean(hook, running, as: .afterEach) }
    }
    session.state.endRun()
    if session.state.stop == .memory { session.state.collectGarbage() }
    session.revertSpies(to: mark)
    for failure in session.leftoverFailures() {
      running.add(failure, isAssertion: true, in: session.tracer, isLeft: true)
    }
    running.ways = session.takeWays()
    session.endTrace(into: running, around: around)
    if session.options.takesFingerprints { running.fingerprint = session.apps.fingerprint }
    session.apps.endTest()
    session.lastRead = nil
    if session.state.stop == .hostMemory { session.state.collectEverything() }
    session.running = nil
  }

  /// Calls a hook that runs whatever was before it, with time of its own when the limit was passed.
  private func clean(_ function: LuaFunction, _ running: RunningTest, as hook: Block.Hook? = nil) {
    if let stop = session.state.stop {
      if stop == .memory { session.state.collectGarbage() }
      session.state.beginRun(seconds: session.options.timeout)
    }
    _ = attempt(function, running, as: hook)
  }

  private func attempt(_ function: LuaFunction, _ running: RunningTest, as hook: Block.Hook? = nil) -> Bool {
    session.tracer?.hook = hook
    do {
      try function.call()
      return true
    } catch {
      if error.kind == .interrupted { isStopped = true }
      if running.skipReason != nil, !error.isStop { return false }
      if let stop = error.isStop ? error.kind : nil, !running.stops.insert(stop).inserted { return false }
      let failure = TestResult.Failure(error, options: session.options)
      running.add(failure, isAssertion: error.isFailure, in: session.tracer)
      return false
    }
  }

  private func runAll(_ hook: Block.Hook, of block: Block) -> Blocker? {
    guard let hooks = block.hooks[hook] else { return nil }
    session.state.beginRun(seconds: session.options.timeout)
    session.tracer?.hook = hook
    defer {
      session.state.endRun()
      setUpOutput += session.takeOutsideOutput()
    }
    for hook in hooks {
      do { try hook.call() } catch {
        let failure = TestResult.Failure(error, options: session.options)
        session.tracer?.fail(failure, isLeft: false)
        return Blocker(failure: failure, isAssertion: error.isFailure)
      }
    }
    guard let leftover = session.leftoverFailures().first else { return nil }
    session.tracer?.fail(leftover, isLeft: true)
    return Blocker(failure: leftover, isAssertion: true)
  }

  private func tearDown(_ hook: Block.Hook, of block: Block) {
    guard let hooks = block.hooks[hook] else { return }
    if let tracer = held?.tracer { session.tracer = tracer }
    session.tracer?.hook = hook
    for hook in hooks {
      session.state.beginRun(seconds: session.options.timeout)
      do { try hook.call() } catch {
        let failure = TestResult.Failure(error, options: session.options)
        held?.add(failure, isAssertion: error.isFailure, in: session.tracer)
      }
      session.state.endRun()
    }
    held?.output += session.takeOutsideOutput()
    for failure in session.leftoverFailures() {
      held?.add(failure, isAssertion: true, in: session.tracer, isLeft: true)
    }
  }

  /// Reports the test that waited for the teardowns of its blocks.
  private func flush() {
    guard let running = held else { return }
    held = nil
    if report(.testEnded(running.result(trace: session.options.trace))) == .stop { isStopped = true }
  }
}

extension LuaError {
  /// Whether it makes a test fail rather than an error: an assertion that did not hold, or a limit.
  var isFailure: Bool { kind == .assertion || isStop }
}
