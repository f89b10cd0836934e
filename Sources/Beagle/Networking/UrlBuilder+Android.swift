extension UrlBuilder {
  /// The characters that Android leaves as they are, `%` among them.
  private static let androidText = ASCIISet(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#&+=%")

  /// The address for `text` as Beagle Android makes it: encoded as a form is, with exceptions, and never checked.
  ///
  /// The exceptions are made by replacing escapes in the encoded text, so some that the text brings are decoded, too.
  static func androidAddress(for text: String, base: String) -> String? {
    guard !text.isEmpty else { return nil }
    var bytes: [UInt8] = []
    PercentEncoding.encode(text.utf8, allowed: androidText, into: &bytes)
    let path = decodeExceptions(in: bytes)
    guard path.first == UInt8(ascii: "/") else { return String(decoding: path, as: UTF8.self) }
    return base + String(decoding: path, as: UTF8.self)
  }

  private static func decodeExceptions(in bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    let exceptions: [String: UInt8] = [
      "2B": UInt8(ascii: "+"), "23": UInt8(ascii: "#"), "7E": UInt8(ascii: "~"), "3A": UInt8(ascii: ":"),
      "3F": UInt8(ascii: "?"), "3D": UInt8(ascii: "="), "26": UInt8(ascii: "&"),
    ]
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let escape = bytes[index...].dropFirst().prefix(2)
      if bytes[index] == UInt8(ascii: "%"), let byte = exceptions[String(decoding: escape, as: UTF8.self)] {
        output.append(byte)
        index += 3
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }
}
