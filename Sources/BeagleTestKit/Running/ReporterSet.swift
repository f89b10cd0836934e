import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// All reports of a run.
final class ReporterSet {
  private let reporters: [any Reporter]
  private let outputs: [ReportOutput]

  /// The reports that the settings ask for; `pretty` where nothing else goes to standard output.
  ///
  /// - Parameter earlier: How an earlier run ended, for reports that compare.
  init(
    settings: RunSettings, fileCount: Int, console: Console, environment: Environment, earlier: EarlierOutcomes? = nil
  ) throws(UsageError) {
    var requests = settings.reporters
    if requests.allSatisfy({ $0.file != nil || $0.kind == .github }) {
      requests.insert(ReporterRequest(kind: .pretty, file: nil), at: 0)
    }
    let factory = ReporterFactory(
      settings: settings, console: console, fileCount: fileCount, environment: environment, earlier: earlier)
    var reporters: [any Reporter] = []
    var outputs: [ReportOutput] = []
    for request in requests {
      if let file = request.file { try Self.prepare(file) }
      let output = request.file.map { ReportOutput(path: $0) } ?? ReportOutput(console.output)
      outputs.append(output)
      reporters.append(factory.make(request.kind, output: output, isFile: request.file != nil))
    }
    self.reporters = reporters
    self.outputs = outputs
  }

  /// Makes the folder of a report, and finds out before a long run whether it can be written.
  private static func prepare(_ file: String) throws(UsageError) {
    let folder = FileSystem.folder(of: file) ?? "."
    do {
      try FileSystem.makeFolders(folder)
    } catch {
      throw .unwritable(path: file, reason: error.reason)
    }
    if FileSystem.kind(of: file) == .folder { throw .unwritable(path: file, reason: "it is a folder") }
    if FileSystem.kind(of: file) != .other && access(folder, W_OK) != 0 {
      throw .unwritable(path: file, reason: SystemError.last(folder).reason)
    }
  }

  /// The run begins.
  func start(_ header: RunHeader) {
    for reporter in reporters { reporter.start(header) }
  }

  /// A unit is through.
  func unitEnded(_ unit: RunUnit, _ records: [TestRecord]) {
    for reporter in reporters { reporter.unitEnded(unit, records) }
  }

  /// The run is over; gives what could not be written.
  func end(_ summary: RunSummary) -> [SystemError] {
    var failures: [SystemError] = []
    for (reporter, output) in zip(reporters, outputs) {
      reporter.end(summary)
      do {
        try output.finish()
      } catch {
        failures.append(error)
      }
    }
    return failures
  }
}
