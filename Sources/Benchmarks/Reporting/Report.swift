/// The measurements of one run, with what makes two runs comparable.
struct Report: Codable {
  /// Nanoseconds of the calibration loop: how fast the machine was during the run.
  let calibration: Double
  /// The measurements in their order.
  var measurements: [Measurement]

  /// The table for people.
  var table: String {
    var lines: [String] = [
      "calibration loop: \(Figures.time(calibration))", "",
      Figures.row("benchmark", "median", "fastest", "target", "blocks", "peak"),
    ]
    for each in measurements {
      let target: String = each.target.map { Figures.ratio(each.median / $0) + " of it" } ?? ""
      lines.append(
        Figures.row(
          each.name, Figures.time(each.median), Figures.time(each.fastest), target,
          Figures.number(each.allocations), Figures.size(each.peakMemory)))
    }
    return lines.joined(separator: "\n")
  }

  /// A fixed piece of work whose time says how fast the machine is now.
  static func calibrate() -> Double {
    var times: [Double] = []
    for _ in 0..<7 {
      var state: UInt64 = 88_172_645_463_325_252
      times.append(
        elapsed {
          for _ in 0..<2_000_000 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
          }
          calibrationResult = state
        })
    }
    return times.sorted()[3]
  }
}

/// Where the calibration loop leaves its result, so that it cannot be left out; only the main thread runs it.
nonisolated(unsafe) private var calibrationResult: UInt64 = 0
