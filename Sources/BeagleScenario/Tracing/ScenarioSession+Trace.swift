extension ScenarioSession {
  /// Begins to record a test, where its trace may be wanted.
  func beginTrace() { tracer = options.trace == .none ? nil : TraceRecorder() }

  /// Gives a test its trace: every test or, as the options say, one that failed.
  func endTrace(into running: RunningTest) {
    defer { tracer = nil }
    guard let tracer, !tracer.isEmpty, options.trace == .all || !running.failures.isEmpty else { return }
    running.trace = tracer.text()
  }
}
