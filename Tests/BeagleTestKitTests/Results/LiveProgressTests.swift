import Testing

@testable import BeagleTestKit

/// The live line of a terminal.
@Suite struct LiveProgressTests {
  @Test func tellsHowFarARunIs() {
    var progress = RunProgress(units: 40, unitsDone: 12, ended: 103)
    #expect(LiveProgress.line(progress, elapsed: 3.2, width: 80) == "12/40 files  103 tests  3.20 s")
    progress.failed = 2
    progress.running = [4: "b.lua: two", 3: "a.lua: one\u{1B}\n"]
    #expect(
      LiveProgress.line(progress, elapsed: 75, width: 80)
        == "12/40 files  103 tests, 2 failed  1 min 15 s  a.lua: one\\27\\n | b.lua: two")
    #expect(LiveProgress.line(progress, elapsed: 1, width: 20) == "12/40 files  103 te…")
    progress.running = [1: "日本語.lua"]
    #expect(LiveProgress.line(progress, elapsed: 1, width: 44) == "12/40 files  103 tests, 2 failed  1 s  日本…")
  }

  @Test(arguments: [
    (0.0, "0 ms"), (0.0124, "12 ms"), (0.9996, "1 s"), (1.5, "1.50 s"), (59.99, "59.99 s"), (200, "3 min 20 s"),
  ])
  func writesDurations(seconds: Double, text: String) {
    #expect(DurationText.render(seconds) == text)
  }
}
