import Beagle
import BeagleSchema

/// Answers' bodies, so that one that is declared in every test is decoded once.
struct BodyCache {
  private var files: [String: ResponseBody] = [:]
  private var texts: [Bytes: ResponseBody] = [:]
  private var size = 0

  /// The most bytes of texts that are kept.
  private static let limit = 16 << 20

  /// The body that a file holds.
  mutating func body(of file: ScenarioFiles.File) -> ResponseBody {
    if let known = files[file.path] { return known }
    let body = ResponseBody(file.bytes)
    files[file.path] = body
    return body
  }

  /// The body that a value is on the wire.
  mutating func body(ofJSON value: DynamicObject) -> ResponseBody {
    body(of: JSONWriter.compact.bytes(value))
  }

  /// The body of these bytes, the same for equal ones, so that they are decoded once.
  mutating func body(of bytes: [UInt8]) -> ResponseBody {
    let key = Bytes(content: bytes)
    if let known = texts[key] { return known }
    let body = ResponseBody(bytes)
    if size + bytes.count > Self.limit {
      texts = [:]
      size = 0
    }
    size += bytes.count
    texts[key] = body
    return body
  }
}

/// Bytes as a key, mixed eight at a time: bodies are long, and nobody means to make them collide.
private struct Bytes: Hashable {
  let content: [UInt8]

  func hash(into hasher: inout Hasher) {
    hasher.combine(content.count)
    content.withUnsafeBytes { bytes in
      var mixed: UInt64 = 0
      var offset: Int = 0
      while offset + 8 <= bytes.count {
        mixed = (mixed ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed &>> 32
        offset += 8
      }
      hasher.combine(mixed)
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
    }
  }
}
