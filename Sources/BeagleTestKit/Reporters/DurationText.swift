/// Writes durations for people.
enum DurationText {
  /// `12 ms`, `1.25 s` or `3 min 20 s`.
  static func render(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    if seconds < 60 && milliseconds % 1000 == 0 { return "\(milliseconds / 1000) s" }
    if seconds < 60 { return "\(decimal(seconds, places: 2)) s" }
    let whole = Int(seconds.rounded())
    return "\(whole / 60) min \(whole % 60) s"
  }

  /// `seconds` with so many digits after the point.
  static func decimal(_ seconds: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((max(0, seconds) * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
  }
}
