internal import CSimdjson
internal import Locking

/// Parses JSON texts onto tapes, with parsers that are kept from one text to the next.
enum JSONParser {
  /// How deep arrays and objects may stand in each other, as on the device.
  static let deepestNesting: Int = 512

  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let idle = Locked<[Handle]>([])
  /// Parsers with more room than this are given up after their text.
  private static let keptCapacity: Int = 8 << 20

  /// Parses `json` and hands its tape to `body`.
  ///
  /// - Parameter body: Walks the tape. It sets the flag when it met a whole number with a fraction or an exponent that a
  ///   double may not hold exactly; it is called again then, with a tape that has the number as an integer.
  static func parse<Result>(
    _ json: [UInt8],
    _ body: (JSONTape, inout Bool) throws(SchemaError) -> Result
  ) throws(SchemaError) -> Result {
    // The bytes are pinned by a scope of its own, as the standard library's hands on no typed errors.
    let outcome: Swift.Result<Result, SchemaError> = json.withUnsafeBufferPointer { text in
      do throws(SchemaError) {
        return .success(try parse(text, body))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private static func parse<Result>(
    _ text: UnsafeBufferPointer<UInt8>,
    _ body: (JSONTape, inout Bool) throws(SchemaError) -> Result
  ) throws(SchemaError) -> Result {
    let hasMark: Bool = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    let text = hasMark ? UnsafeBufferPointer(rebasing: text[3...]) : text
    guard let handle = takeParser() else { throw outOfMemory(text.count) }
    defer { give(handle) }
    var document = csimdjson_document()
    if let start = text.baseAddress {
      switch csimdjson_parse(handle.pointer, start, text.count, deepestNesting, &document) {
      case CSIMDJSON_PARSED:
        var isInexact: Bool = false
        let result: Result = try body(JSONTape(document), &isInexact)
        if !isInexact { return result }
      case CSIMDJSON_NO_MEMORY: throw outOfMemory(text.count)
      default: break
      }
    }
    var scanner = JSONScanner(text)
    try scanner.scan()
    let mended: [UInt8] = scanner.mended()
    let isParsed: Bool = mended.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      return csimdjson_parse(handle.pointer, start, bytes.count, deepestNesting, &document) == CSIMDJSON_PARSED
    }
    guard isParsed else {
      throw SchemaError(.invalidJSON, path: "$", expected: "JSON", found: "a text that is not JSON")
    }
    var isInexact: Bool = false
    return try body(JSONTape(document, isMended: true, hasOutOfRange: scanner.hasOutOfRange), &isInexact)
  }

  private static func takeParser() -> Handle? {
    if let handle = idle.withLock({ $0.popLast() }) { return handle }
    return csimdjson_create().map { Handle(pointer: $0) }
  }

  private static func give(_ handle: Handle) {
    if csimdjson_capacity(handle.pointer) > keptCapacity {
      csimdjson_destroy(handle.pointer)
    } else {
      idle.withLock { $0.append(handle) }
    }
  }

  private static func outOfMemory(_ count: Int) -> SchemaError {
    SchemaError(.invalidJSON, path: "$", expected: "JSON", found: "a text of \(count) bytes, too large for the memory")
  }
}
