/// The expressions of a document by their texts, so that each text is parsed once and shared.
struct TextCache {
  private struct Slot {
    let text: KeyText
    let expression: ContextExpression
  }

  private static let size: Int = 256
  private var slots: [Slot?] = []

  /// The expression that was kept for `text`.
  @inline(__always)
  func expression(_ text: KeyText) -> ContextExpression? {
    guard !slots.isEmpty, let slot = slots[TextCache.position(of: text)], slot.text == text else { return nil }
    return slot.expression
  }

  mutating func keep(_ expression: ContextExpression, of text: KeyText) {
    if slots.isEmpty { slots = Array(repeating: nil, count: TextCache.size) }
    slots[TextCache.position(of: text)] = Slot(text: text, expression: expression)
  }

  @inline(__always)
  private static func position(of text: KeyText) -> Int {
    let mixed: UInt64 = (text.head &* 0xFF51_AFD7_ED55_8CCD ^ text.tail ^ UInt64(text.length) &<< 32)
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 56)
  }
}
