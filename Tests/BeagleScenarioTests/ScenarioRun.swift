import BeagleScenario
import Foundation

/// Runs scenario texts in a folder of their own and keeps what came of them.
struct ScenarioRun {
  let results: [TestResult]
  let output: String

  init(
    _ text: String, files: [String: String] = [:], selecting names: [String]? = nil,
    extensions: ScenarioExtensions = .none, options change: (inout ScenarioOptions) -> Void = { _ in }
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files.merging(["shop.lua": text], uniquingKeysWith: { first, _ in first }) {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url, atomically: true, encoding: .utf8)
    }
    var options = ScenarioOptions(root: folder.path)
    change(&options)
    let scenario = Scenario(file: folder.path + "/shop.lua", options: options, extensions: extensions)
    var printed = ""
    _ = try scenario.declare { printed += $0 }
    var results: [TestResult] = []
    scenario.run({ names?.contains($0.fullName) ?? true }) { event in
      switch event {
      case .testStarted: break
      case .output(let text): printed += text
      case .testEnded(let result): results.append(result)
      }
      return .proceed
    }
    let prefix = folder.path + "/"
    self.results = results.map { result in
      var result = result
      result.failures = result.failures.map { failure in
        var failure = failure
        failure.message = failure.message.replacingOccurrences(of: prefix, with: "")
        failure.file = failure.file?.replacingOccurrences(of: prefix, with: "")
        failure.traceback = failure.traceback.map { $0.replacingOccurrences(of: prefix, with: "") }
        return failure
      }
      return result
    }
    output = printed.replacingOccurrences(of: prefix, with: "")
  }

  /// Runs with ever longer time limits, until one is long enough for all that has an end, on whatever machine this is.
  ///
  /// - Parameter isEnough: Whether that has ended in time; as a rule the last test has.
  static func limited(
    _ text: String, options change: (inout ScenarioOptions) -> Void = { _ in },
    until isEnough: (ScenarioRun) -> Bool = { $0.results.last?.status == .passed }
  ) throws -> ScenarioRun {
    func run(_ seconds: Double) throws -> ScenarioRun {
      try ScenarioRun(text) {
        change(&$0)
        $0.timeout = seconds
      }
    }
    for seconds in [0.2, 1, 5] {
      let run = try run(seconds)
      if isEnough(run) { return run }
    }
    return try run(25)
  }

  /// A line for each test: its name and how it ended.
  var summary: String {
    results.map { result in
      var line = "\(result.test.fullName): \(result.status.rawValue)"
      if let reason = result.skipReason { line += " (\(reason))" }
      return line
    }.joined(separator: "\n")
  }

  /// The failures as `file:line: message`, each after an empty line.
  var failures: String {
    results.flatMap(\.failures).map { failure in
      let place = failure.file.map { "\($0):\(failure.line.map { String($0) } ?? "?"): " } ?? ""
      return place + failure.message
    }.joined(separator: "\n\n")
  }
}
