import Beagle

extension ScenarioSession {
  /// Records what a test, a block or the file does, after what was done around it; nothing where no trace is wanted.
  ///
  /// - Returns: what recorded until now, to be put back.
  func beginTrace() -> TraceRecorder? {
    let around: TraceRecorder? = tracer
    if options.trace != .none { tracer = TraceRecorder(after: around) }
    return around
  }

  /// Gives a test what was recorded of it, and goes on recording what is around it.
  func endTrace(into running: RunningTest, around: TraceRecorder?) {
    running.tracer = tracer
    tracer = around
  }

  /// The ways that the apps went since this was last asked.
  func takeWays() -> [TestResult.Way] {
    ways.take().map { way, count in
      TestResult.Way(from: way.from, action: way.action, to: way.to, count: count)
    }
  }
}
