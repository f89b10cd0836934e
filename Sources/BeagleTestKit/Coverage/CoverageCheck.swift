import BeagleScenario

/// What `--coverage` does when a run is over.
struct CoverageCheck {
  /// What the arguments say.
  let settings: RunSettings
  /// Where to speak.
  let console: Console

  /// Writes the file and judges the minimum; the status is that of coverage alone.
  func finish(_ map: CoverageMap) -> ExitStatus {
    var status = ExitStatus.success
    if let file = settings.coverageFile {
      do {
        try FileSystem.makeFolders(FileSystem.folder(of: file) ?? ".")
        try WholeFile.write(CoverageJSON.bytes(map), to: file)
      } catch {
        console.complain("cannot write the coverage: \(error)")
        status = .usage
      }
    }
    if let minimum = settings.coverageMinimum, map.total.percentage < minimum {
      let reached = DurationText.decimal(map.total.percentage, places: 1)
      console.complain("coverage is \(reached) %, below the \(DurationText.decimal(minimum, places: 1)) % asked for")
      status = status.worse(.failure)
    }
    return status
  }

  /// The text: on standard output where people read it, else beside it.
  func tell(_ map: CoverageMap) {
    let lines = CoverageText(map: map, isDetailed: settings.verbose).lines
    let isForPeople = settings.reporters.allSatisfy { request in
      request.file != nil || [.pretty, .dot, .github].contains(request.kind)
    }
    let channel = isForPeople ? console.output : console.diagnostics
    for line in lines { channel.writeLine(line) }
    channel.flush()
  }
}
