/// Percent-encoding and decoding of UTF-8 text.
package enum PercentEncoding {
  /// Appends `bytes` to `output`, each byte that is not in `allowed` as `%XX`.
  static func encode(_ bytes: some Sequence<UInt8>, allowed: ASCIISet, into output: inout [UInt8]) {
    for byte in bytes {
      if allowed.contains(byte) {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 15))
      }
    }
  }

  /// `text` with its escapes decoded; an escape that is broken, or a result that is not UTF-8, leaves it as it is.
  package static func decode(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        output.append(byte)
        continue
      }
      guard let high = bytes.next().flatMap(hexValue), let low = bytes.next().flatMap(hexValue) else {
        return String(text)
      }
      output.append(high << 4 | low)
    }
    return String(validating: output, as: UTF8.self) ?? String(text)
  }

  /// `text` with its escapes decoded.
  package static func decode(_ text: String) -> String { decode(text[...]) }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}
