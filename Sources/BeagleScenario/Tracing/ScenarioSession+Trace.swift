import Beagle

extension ScenarioSession {
  /// Begins to record a test, where its trace may be wanted.
  func beginTrace() { tracer = options.trace == .none ? nil : TraceRecorder() }

  /// Tells a test the ways that its apps went, and gives it its trace: every test or, as the options say, one that
  /// failed.
  func endTrace(into running: RunningTest) {
    running.ways = ways.take().map { way, count in
      TestResult.Way(from: way.from, action: way.action, to: way.to, count: count)
    }
    defer { tracer = nil }
    guard let tracer, !tracer.isEmpty, options.trace == .all || !running.failures.isEmpty else { return }
    running.trace = tracer.text()
  }
}
