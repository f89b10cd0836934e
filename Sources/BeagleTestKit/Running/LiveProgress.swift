import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One line at the bottom of a terminal that shows how far a run is; it is gone when anything else is written.
final class LiveProgress {
  private let channel: OutputChannel
  private let style: TextStyle
  private let started = MonotonicTime.seconds
  private var lastDrawn = 0.0
  private var isShown = false

  /// A line on `channel`.
  init(channel: OutputChannel, style: TextStyle) {
    self.channel = channel
    self.style = style
  }

  /// Shows the present state, at most ten times a second.
  func show(_ progress: RunProgress) {
    let now = MonotonicTime.seconds
    guard now - lastDrawn >= 0.1 else { return }
    lastDrawn = now
    let width = Self.width(of: channel.descriptor)
    let line = Self.line(progress, elapsed: now - started, width: max(20, width - 1))
    channel.write("\r\(style.faint(line))\u{1B}[K")
    channel.flush()
    isShown = true
  }

  /// Takes the line away, before anything else is written.
  func clear() {
    guard isShown else { return }
    channel.write("\r\u{1B}[K")
    channel.flush()
    isShown = false
    lastDrawn = 0
  }

  /// `12/40 files  103 tests, 2 failed  3.20 s  a.lua: signs in`, cut to `width`.
  static func line(_ progress: RunProgress, elapsed: Double, width: Int) -> String {
    var line = "\(progress.unitsDone)/\(progress.units) files  \(progress.ended) tests"
    if progress.failed > 0 { line += ", \(progress.failed) failed" }
    line += "  \(DurationText.render(elapsed))"
    let running = progress.running.sorted { $0.key < $1.key }.map(\.value)
    if !running.isEmpty { line += "  \(running.joined(separator: " | "))" }
    let cleaned = line.map { $0.isNewline || $0 == "\u{1B}" ? " " : $0 }
    return cleaned.count > width ? String(cleaned.prefix(width - 1)) + "…" : String(cleaned)
  }

  private static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
