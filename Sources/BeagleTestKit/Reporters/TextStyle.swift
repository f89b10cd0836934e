/// Colours for a terminal, or none.
struct TextStyle {
  /// Whether there are colours.
  let isColored: Bool

  /// What went well.
  func good(_ text: String) -> String { wrap(text, "32") }
  /// What went wrong.
  func bad(_ text: String) -> String { wrap(text, "31") }
  /// What needs a look.
  func notable(_ text: String) -> String { wrap(text, "33") }
  /// What stands back.
  func faint(_ text: String) -> String { wrap(text, "2") }
  /// What stands out.
  func strong(_ text: String) -> String { wrap(text, "1") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
