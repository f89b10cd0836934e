import BeagleScenario
import BeagleSchema

extension TestDurations {
  /// The durations that a results file tells; what cannot be read only costs balance.
  ///
  /// - Returns: The durations, and what was wrong with the file.
  static func read(_ path: String) -> (durations: TestDurations, problem: String?) {
    var durations = TestDurations()
    do {
      let reader = try ResultsReader(path: path)
      for position in 0..<reader.count {
        let record = try reader.test(position)
        if record.outcome == .cached || record.isBroken { continue }
        let seconds = (record.attempts.last?.duration ?? 0)
        durations.add(
          Entry(name: record.test.fullName, platform: record.platform, seconds: seconds), file: record.file)
      }
      return (durations, nil)
    } catch {
      return (durations, "\(error)")
    }
  }
}
