extension UrlBuilder {
  /// The characters that `encodeURI` leaves as they are.
  private static let webText = ASCIISet(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789;,/?:@&=+$-_.!~*'()#")
  /// The characters whose escapes `decodeURI` leaves as they are.
  private static let webReserved = ASCIISet(";/?:@&=+$,#")
  private static let wordCharacters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_")

  /// The address for `text` as Beagle Web makes it: joined, then encoded as a whole unless it is encoded already.
  ///
  /// It is nil where JavaScript throws: an escape in the text is broken.
  static func webAddress(for text: String, base: String) -> String? {
    let address = isRelativeOnWeb(text) ? base + text : text
    switch hasEscapes(address) {
    case nil: return nil
    case true?: return address
    case false?:
      var bytes: [UInt8] = []
      PercentEncoding.encode(address.utf8, allowed: webText, into: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Slashes, then a letter, a digit, an underscore or nothing.
  private static func isRelativeOnWeb(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "/") else { return false }
    guard let next = text.utf8.first(where: { $0 != UInt8(ascii: "/") }) else { return true }
    return wordCharacters.contains(next)
  }

  /// Whether `decodeURI` changes `text`; nil where it throws.
  private static func hasEscapes(_ text: String) -> Bool? {
    var decoded: [UInt8] = []
    var isChanged = false
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = bytes.next().flatMap(PercentEncoding.hexValue),
        let low = bytes.next().flatMap(PercentEncoding.hexValue)
      else { return nil }
      decoded.append(high << 4 | low)
      if !webReserved.contains(high << 4 | low) { isChanged = true }
    }
    return String(validating: decoded, as: UTF8.self) == nil ? nil : isChanged
  }
}
