import BeagleScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One line at the bottom of a terminal that shows how far a run is.
///
/// It is written over in place, never erased before it is written anew, and goes out of the way of whatever else is
/// written.
final class LiveProgress {
  private let channel: OutputChannel
  private let style: TextStyle
  private let started = MonotonicTime.seconds
  private var lastDrawn = 0.0
  private var latest = RunProgress()
  private var isShown = false

  /// A line on `channel`.
  init(channel: OutputChannel, style: TextStyle) {
    self.channel = channel
    self.style = style
  }

  /// Shows the present state, at most ten times a second.
  func show(_ progress: RunProgress) {
    latest = progress
    if MonotonicTime.seconds - lastDrawn >= 0.1 { draw() }
  }

  /// Lets `body` write something, above the line where it is shown.
  func above(_ body: () -> Void) {
    let wasShown = isShown
    clear()
    body()
    if wasShown { draw() }
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    channel.write("\r\u{1B}[K")
    channel.flush()
    isShown = false
  }

  private func draw() {
    let now = MonotonicTime.seconds
    lastDrawn = now
    let width = Self.width(of: channel.descriptor)
    let line = Self.line(latest, elapsed: now - started, width: max(20, width - 1))
    channel.write("\r\(style.faint(line))\u{1B}[K")
    channel.flush()
    isShown = true
  }

  /// `12/40 files  103 tests, 2 failed  3.20 s  a.lua: signs in`, cut to `width` columns.
  static func line(_ progress: RunProgress, elapsed: Double, width: Int) -> String {
    var line = "\(progress.unitsDone)/\(progress.units) files  \(progress.ended) tests"
    if progress.failed > 0 { line += ", \(progress.failed) failed" }
    line += "  \(DurationText.render(elapsed))"
    let running = progress.running.sorted { $0.key < $1.key }.map(\.value)
    if !running.isEmpty { line += "  \(running.joined(separator: " | "))" }
    return cut(VisibleText.line(line), to: width)
  }

  private static func cut(_ line: String, to width: Int) -> String {
    var columns = 0
    var kept = ""
    var short = ""
    for character in line {
      columns += Self.columns(of: character)
      if columns > width { return short + "…" }
      kept.append(character)
      if columns < width { short = kept }
    }
    return kept
  }

  /// How many columns of a terminal a character takes: two for East Asian ones and emoji.
  private static func columns(of character: Character) -> Int {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  private static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
