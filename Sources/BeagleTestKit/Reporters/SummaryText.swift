import BeagleSchema

/// The end of the pretty report: what needs a look, then the counts.
struct SummaryText {
  /// What the run came to.
  let summary: RunSummary
  /// The flaky tests.
  let flaky: [TestRecord]
  /// Its colours.
  let style: TextStyle

  /// The lines; the last one is the counts.
  var lines: [String] {
    var lines: [String] = []
    for record in flaky {
      lines.append(
        style.notable(
          "~ \(VisibleText.line(record.title))\n  flaky: \(VisibleText.line(record.flakiness ?? ""))"))
    }
    lines += summary.partings.flatMap(describe)
    if !summary.unusedSnapshots.isEmpty {
      lines.append(style.notable("unused snapshots (--update-snapshots removes them):"))
      lines += summary.unusedSnapshots.map { "  \($0)" }
    }
    let remarks = remarks
    if !remarks.isEmpty { lines.append(style.notable(remarks.joined(separator: ", "))) }
    let counts = summary.failed > 0 ? style.bad(summary.counts) : style.good(summary.counts)
    return lines + [counts]
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if summary.flaky > 0 { remarks.append("\(summary.flaky) flaky") }
    if summary.cached > 0 { remarks.append("\(summary.cached) cached") }
    if summary.isInterrupted { remarks.append("interrupted") }
    if summary.isStopped { remarks.append("stopped at the first failure") }
    return remarks
  }

  private func describe(_ parting: PlatformParting) -> [String] {
    [style.notable("platforms part: \(parting.file): \(VisibleText.line(parting.name))")]
      + parting.outcomes.map { outcome in
        "  \(outcome.platform.rawValue): \(outcome.outcome.rawValue)\(outcome.reason.map { ": \(VisibleText.line($0))" } ?? "")"
      }
  }
}
