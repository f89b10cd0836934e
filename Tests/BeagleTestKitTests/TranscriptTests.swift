import Testing

/// What users see, word for word: commands with their output, diagnostics and exit statuses.
@Suite struct TranscriptTests {
  private static let folder = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Transcripts"

  @Test(
    arguments: [
      "discovery", "selection", "pretty", "reporters", "statuses", "workers", "usage", "help", "shards", "repetition",
      "faults", "results", "merging", "history", "starting", "lint", "coverage",
    ].flatMap { Transcript.cases(of: "\(folder)/\($0).txt") })
  func reads(_ transcript: Transcript) {
    let replayed = transcript.replayed()
    #expect(replayed == transcript.lines, "it reads:\n\(replayed.joined(separator: "\n"))")
  }
}
