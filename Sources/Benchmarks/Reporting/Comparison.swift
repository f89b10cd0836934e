/// Two runs side by side, the speed of the machine taken out by the calibration loop.
struct Comparison {
  let before: Report
  let after: Report

  /// A line for each benchmark of both runs: the ratio of its times.
  var table: String {
    let drift: Double = after.calibration / before.calibration
    var lines: [String] = [
      "the machine took \(Figures.ratio(drift)) of the time for the calibration loop; ratios below are without that",
      "", Figures.row("benchmark", "before", "after", "time", "blocks"),
    ]
    for old in before.measurements {
      guard let new = after.measurements.first(where: { $0.name == old.name }) else { continue }
      lines.append(
        Figures.row(
          old.name, Figures.time(old.median), Figures.time(new.median),
          Figures.ratio(new.median / old.median / drift),
          old.allocations > 0 ? Figures.ratio(new.allocations / old.allocations) : "0"))
    }
    return lines.joined(separator: "\n")
  }
}
