/// The bytes of an answer, shared by every use of the same stub.
///
/// Who decodes a body keeps the result here, so that one answer given a thousand times is decoded once.
///
/// Unchecked, as the bytes never change and `decoded` is touched on the thread of the application alone.
package final class ResponseBody: @unchecked Sendable {
  /// No bytes at all.
  package static var none: ResponseBody { ResponseBody([]) }

  /// The bytes as they come over the wire.
  package let bytes: [UInt8]

  /// What the bytes were decoded to, kept by whoever did so.
  package var decoded: (any Sendable)?

  /// A body of `bytes`.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A body of the UTF-8 of `text`.
  package convenience init(text: String) { self.init(Array(text.utf8)) }

  /// The bytes as text; broken UTF-8 is repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
