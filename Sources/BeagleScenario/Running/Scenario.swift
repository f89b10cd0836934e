/// Runs the tests of one scenario file on the headless runtime.
public final class Scenario: ScenarioExecuting {
  private let file: String
  private let options: ScenarioOptions
  private let extensions: ScenarioExtensions
  private let files: ScenarioFiles
  private var session: ScenarioSession?
  private var wholeFile: RunningTest?
  private var failedOutside: RunningTest?
  private let interruption = InterruptionFlag()

  /// The scenario at `file`; nothing is read yet.
  public init(file: String, options: ScenarioOptions, extensions: ScenarioExtensions) {
    self.file = file
    self.options = options
    self.extensions = extensions
    files = ScenarioFiles(
      scenario: file, root: options.root, runfiles: Environment.process.nonEmpty("TEST_SRCDIR"))
  }

  /// Runs the file's top level and gives the tests that it declared.
  public func declare(output: (String) -> Void) throws(ScenarioError) -> [ScenarioTest] {
    let bytes: [UInt8]
    do { bytes = try files.readOwn(file) } catch {
      throw ScenarioError(message: "cannot be read: \(error.reason)", file: file)
    }
    let whole = RunningTest(test: ScenarioTest(wholeFile: file))
    let session: ScenarioSession
    let chunk: LuaFunction
    do {
      session = try ScenarioSession(file: file, options: options, files: files, extensions: extensions)
      try session.install()
      chunk = try session.state.load(LuaSource.chunk(bytes), name: file)
    } catch {
      throw ScenarioError(error, file: file)
    }
    self.session = session
    interruption.interrupter = session.state.interrupter
    withoutActuallyEscaping(output) { output in
      session.sink = { text in
        whole.output += text
        output(text)
      }
      _ = session.beginTrace()
      runTopLevel(chunk, of: session, into: whole)
      whole.tracer = session.tracer
      session.sink = nil
    }
    let tests = session.builder?.root.tests.map(\.test) ?? []
    if tests.isEmpty {
      whole.ways = session.takeWays()
      wholeFile = whole
      return [whole.test]
    }
    guard !whole.result.failures.isEmpty else { return tests }
    failedOutside = whole
    return tests + [whole.test]
  }

  private func runTopLevel(_ chunk: LuaFunction, of session: ScenarioSession, into whole: RunningTest) {
    session.state.beginRun(seconds: options.timeout)
    do { try chunk.call() } catch {
      let failure = TestResult.Failure(error, options: options)
      whole.add(failure, isAssertion: error.isFailure, in: session.tracer)
    }
    session.state.endRun()
    for failure in session.leftoverFailures() {
      whole.add(failure, isAssertion: true, in: session.tracer, isLeft: true)
    }
    if options.takesFingerprints { whole.fingerprint = session.apps.fingerprint }
    whole.end()
  }

  /// Runs the tests for which `isSelected` holds, and reports each step.
  public func run(_ isSelected: (ScenarioTest) -> Bool, report: (TestEvent) -> RunDirective) {
    guard let session, let root = session.builder?.root else { return }
    if let wholeFile {
      guard isSelected(wholeFile.test) else { return }
      _ = report(.testStarted(wholeFile.test))
      _ = report(.testEnded(wholeFile.result(trace: options.trace)))
      return
    }
    withoutActuallyEscaping(isSelected) { isSelected in
      withoutActuallyEscaping(report) { report in
        session.sink = { text in _ = report(.output(text)) }
        TestRunner(session: session, isSelected: isSelected, report: report).run(root)
        session.sink = nil
      }
    }
    guard let failedOutside, isSelected(failedOutside.test) else { return }
    _ = report(.testStarted(failedOutside.test))
    _ = report(.testEnded(failedOutside.result(trace: options.trace)))
  }

  /// Ends the running script soon.
  public func interrupt() { interruption.raise() }

  /// Every file that the run read, or looked for in vain, as it was then.
  public var dependencies: [ScenarioDependency] { files.dependencies }

  /// The snapshot files that the tests compared with or wrote.
  public var snapshots: [String] { session?.snapshots.used ?? [] }

  /// What the screens shown have, and whether it was used.
  public var coverage: [CoveragePoint] { session?.coverage.map(CoverageSurvey.points) ?? [] }
}

/// Remembers an interruption for a state that may not be there yet.
///
/// It is raised by a signal handler, on the thread that runs the scenario.
private final class InterruptionFlag {
  private var isRaised = false
  /// What stops the state.
  var interrupter: LuaInterrupter? {
    didSet { if isRaised { interrupter?.interrupt() } }
  }

  func raise() {
    isRaised = true
    interrupter?.interrupt()
  }
}

extension ScenarioError {
  /// What keeps a file from being run, as Lua told it.
  fileprivate init(_ error: LuaError, file: String) {
    let prefix = file + ":"
    guard error.message.hasPrefix(prefix) else {
      self.init(message: error.message, file: file)
      return
    }
    let rest = error.message.dropFirst(prefix.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let message = rest.dropFirst(digits.count).drop { $0 == ":" || $0 == " " }
    self.init(message: String(message), file: file, line: Int(digits))
  }
}
