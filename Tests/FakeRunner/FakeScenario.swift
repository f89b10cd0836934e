import BeagleScenario
import BeagleSchema
import Glibc

/// A scenario engine for the tests of the runner: each line of its files is a test, or a step outside of tests.
///
///     test signs in #slow: print hello; fail expected 1
///     print outside
///
/// Steps: `print`, `fail`, `error`, `skip`, `raise SIGNAL`, `exit STATUS`, `hang`, `stuck FILE` (an interruption makes FILE
/// and nothing else), `once FILE` (fails while FILE is missing, and makes it), `use KIND`, `leave KIND` (coverage),
/// `touch FILE`, `write FILE TEXT`, `read FILE`, `snapshot FILE`, `broken`, `env NAME`, `alone` (fails after other tests),
/// `process` (says its number), `platform NAME` (fails there), `on NAME STEP` (only there), `seconds N` (claims to have
/// taken so long), `options`.
final class FakeScenario: ScenarioExecuting {
  private let file: String
  private let options: ScenarioOptions
  private var tests: [(test: ScenarioTest, steps: [Substring])] = []
  private var outside: TestResult?
  private var isInterrupted = false
  private var printed = ""
  private var hasRun = false
  private(set) var dependencies: [ScenarioDependency] = []
  private(set) var snapshots: [String] = []
  private(set) var coverage: [CoveragePoint] = []

  init(file: String, options: ScenarioOptions, extensions: ScenarioExtensions) {
    self.file = file
    self.options = options
  }

  func interrupt() { isInterrupted = true }

  func declare(output: (String) -> Void) throws(ScenarioError) -> [ScenarioTest] {
    guard let source = note(file) else { throw ScenarioError(message: "cannot be read", file: file) }
    let whole = ScenarioTest(wholeFile: file)
    var failure: TestResult?
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty { continue }
      guard line.hasPrefix("test ") else {
        if line.hasPrefix("broken") {
          throw ScenarioError(message: "unexpected symbol near '<eof>'", file: file, line: index + 1)
        }
        let result = run(line.split(separator: ";"), as: whole, line: index + 1) { output($0) }
        if result.status != .passed { failure = failure ?? result }
        continue
      }
      let parts = line.dropFirst(5).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let tags = name.split(separator: " ").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
      let test = ScenarioTest(fullName: name, line: index + 1, tags: tags)
      tests.append((test, parts.count > 1 ? parts[1].split(separator: ";") : []))
    }
    if tests.isEmpty || failure != nil {
      outside = failure ?? TestResult(test: whole, status: .passed, output: printed)
      tests.append((whole, []))
    }
    return tests.map(\.test)
  }

  func run(_ isSelected: (ScenarioTest) -> Bool, report: (TestEvent) -> RunDirective) {
    let selected = tests.filter { isSelected($0.test) }
    for (test, steps) in options.shuffle ? selected.reversed() : selected {
      if isInterrupted || report(.testStarted(test)) == .stop { return }
      let kept = test == outside?.test ? outside : nil
      let result = kept ?? run(steps, as: test, line: test.line) { _ = report(.output($0)) }
      hasRun = true
      if report(.testEnded(result)) == .stop { return }
    }
  }

  private func run(
    _ steps: [Substring], as test: ScenarioTest, line: Int, output: (String) -> Void
  ) -> TestResult {
    printed = ""
    var result = TestResult(test: test, status: .passed)
    for step in steps where result.status == .passed {
      let words = step.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      guard let name = words.first else { continue }
      perform(name, words.count > 1 ? String(words[1]) : "", into: &result, line: line, output: output)
    }
    result.output = printed
    return result
  }

  private func perform(
    _ name: Substring, _ argument: String, into result: inout TestResult, line: Int, output: (String) -> Void
  ) {
    func end(_ status: TestResult.Status, _ message: String) {
      let text = message.split(separator: "|").joined(separator: "\n")
      result.status = status
      result.failures = [.init(message: text, file: file, line: line, traceback: ["\(file):\(line): in main chunk"])]
    }
    func say(_ text: String) {
      printed += text + "\n"
      output(text + "\n")
    }
    switch name {
    case "print": say(argument)
    case "fail": end(.failed, argument)
    case "error": end(.error, argument)
    case "skip":
      result.status = .skipped
      result.skipReason = argument.isEmpty ? nil : argument
    case "raise": raise(Int32(argument) ?? SIGABRT)
    case "exit": exit(Int32(argument) ?? 0)
    case "hang":
      while !isInterrupted { usleep(1000) }
      end(.failed, "interrupted")
    case "stuck":
      while true {
        if isInterrupted { touch(argument) }
        usleep(1000)
      }
    case "once" where access(argument, F_OK) != 0:
      touch(argument)
      end(.failed, "the first time")
    case "once": break
    case "use", "leave":
      let kind = CoveragePoint.Kind(rawValue: argument) ?? .action
      let place = "$.child.\(argument)"
      coverage.append(.init(kind: kind, screen: "/home", place: place, name: argument, isUsed: name == "use"))
    case "alone" where hasRun: end(.failed, "after others")
    case "alone": break
    case "write":
      let words = argument.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let file = fopen(String(words[0]), "w") else { return }
      fputs(words[1] + "\n", file)
      fclose(file)
    case "process": say("process \(getpid())")
    case "touch": touch(argument)
    case "read": _ = note(argument)
    case "snapshot":
      _ = note(argument)
      snapshots.append(argument)
    case "env": say("\(argument)=\(options.environment[argument] ?? "nil")")
    case "on":
      let words = argument.split(separator: " ", maxSplits: 2)
      guard words.count == 3, options.platform.rawValue == words[0] else { return }
      perform(words[1], String(words[2]), into: &result, line: line, output: output)
    case "platform" where options.platform.rawValue == argument: end(.failed, "not on \(argument)")
    case "platform": break
    case "seconds": result.duration = Double(argument) ?? 0
    case "options":
      say("timeout \(options.timeout) memory \(options.memoryLimit >> 20) seed \(options.seed) root \(options.root)")
      say("ci \(options.isCI) update \(options.updateSnapshots) net \(options.allowedHosts)")
    default: end(.error, "no step '\(name)'")
    }
  }

  private func touch(_ path: String) { close(open(path, O_CREAT | O_WRONLY, 0o666)) }

  /// The text of a file, which is a dependency from now on, there or not.
  private func note(_ path: String) -> String? {
    let bytes = read(path)
    dependencies.append(ScenarioDependency(path: path, state: bytes.map { .file($0) } ?? .absent))
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
