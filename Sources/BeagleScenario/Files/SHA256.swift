import CNettle

/// The hash SHA-256 of FIPS 180-4: tells one state of a file from another on any machine, and names cache entries.
package struct SHA256 {
  private var context = sha256_ctx()

  /// The hash of nothing so far.
  package init() { nettle_sha256_init(&context) }

  /// The hash of `bytes` in hexadecimal digits.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finished()
  }

  /// The hash of `bytes` in the digits of base 64.
  package static func base64(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    let digest = hash.digest()
    let length = (digest.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { text in
      text.withMemoryRebound(to: CChar.self) {
        nettle_base64_encode_raw($0.baseAddress, digest.count, digest)
      }
      return length
    }
  }

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) { nettle_sha256_update(&context, bytes.count, bytes) }

  /// Adds a text and a mark of its end, so that neighbours cannot flow together.
  package mutating func update(_ text: String) {
    update(Array(text.utf8))
    update([0xFF])
  }

  /// The hash of all that was added, in hexadecimal digits.
  package consuming func finished() -> String {
    let digest = digest()
    return String(unsafeUninitializedCapacity: 2 * digest.count) { text in
      for (place, byte) in digest.enumerated() {
        text[2 * place] = Self.digit(byte >> 4)
        text[2 * place + 1] = Self.digit(byte & 15)
      }
      return 2 * digest.count
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private consuming func digest() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { bytes, count in
      nettle_sha256_digest(&context, bytes.count, bytes.baseAddress)
      count = bytes.count
    }
  }
}
