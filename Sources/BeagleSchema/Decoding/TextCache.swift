/// The expressions of a document by their texts, so that each text is parsed once and shared.
struct TextCache {
  private struct Slot {
    let text: KeyText
    let expression: ContextExpression
  }

  private var slots: [Slot?] = []
  private let bits: UInt64

  /// A cache for a document whose tape has so many words.
  init(words: Int) {
    let wanted: Int = max(64, min(words / 32, 4096))
    bits = UInt64(Int.bitWidth - (wanted - 1).leadingZeroBitCount)
  }

  /// The expression that was kept for `text`.
  @inline(__always)
  func expression(_ text: KeyText) -> ContextExpression? {
    guard !slots.isEmpty, let slot = slots[position(of: text)], slot.text == text else { return nil }
    return slot.expression
  }

  mutating func keep(_ expression: ContextExpression, of text: KeyText) {
    if slots.isEmpty { slots = Array(repeating: nil, count: 1 << Int(bits)) }
    slots[position(of: text)] = Slot(text: text, expression: expression)
  }

  @inline(__always)
  private func position(of text: KeyText) -> Int {
    let mixed: UInt64 = (text.head &* 0xFF51_AFD7_ED55_8CCD ^ text.tail ^ UInt64(text.length) &<< 32)
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
  }
}
