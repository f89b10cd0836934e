/// Numbers as tables show them.
enum Figures {
  /// A time in a fitting unit.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(number(nanoseconds)) ns"
    case ..<1_000_000: "\(number(nanoseconds / 1_000)) µs"
    case ..<1_000_000_000: "\(number(nanoseconds / 1_000_000)) ms"
    default: "\(number(nanoseconds / 1_000_000_000)) s"
    }
  }

  /// A size in MiB.
  static func size(_ bytes: Int) -> String { "\(number(Double(bytes) / 1_048_576)) MiB" }

  /// A ratio with two decimals.
  static func ratio(_ value: Double) -> String { "\(Double((value * 100).rounded()) / 100)×" }

  /// A number with three significant digits or all its whole ones.
  static func number(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    let factor: Double = value >= 10 ? 10 : 100
    return "\((value * factor).rounded() / factor)"
  }

  /// A row of columns.
  static func row(_ name: String, _ cells: String...) -> String {
    pad(name, to: 36, atStart: false) + cells.map { pad($0, to: 14, atStart: true) }.joined()
  }

  private static func pad(_ text: String, to width: Int, atStart: Bool) -> String {
    let spaces = String(repeating: " ", count: max(1, width - text.count))
    return atStart ? spaces + text : text + spaces
  }
}
