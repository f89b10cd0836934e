import CExpat

/// Reads XML piece by piece.
enum XMLReading {
  /// A piece of a document.
  enum Piece: Hashable {
    /// An element begins.
    case begin(name: String, attributes: [String: String])
    /// An element ends.
    case end(name: String)
    /// The text up to the next tag, whole, references resolved.
    case text(String)
  }

  /// What is no well-formed document.
  struct Malformed: Error, Hashable {
    /// The line, from 1, at which that showed.
    let line: Int
  }

  /// Calls `visit` with each piece of the document `bytes`, in order.
  static func read(_ bytes: [UInt8], _ visit: (Piece) -> Void) throws(Malformed) {
    guard let parser = XML_ParserCreate(nil) else { throw Malformed(line: 1) }
    defer { XML_ParserFree(parser) }
    let line: Int? = withoutActuallyEscaping(visit) { visit in
      let receiver = Receiver(visit)
      XML_SetUserData(parser, Unmanaged.passUnretained(receiver).toOpaque())
      install(on: parser)
      return withExtendedLifetime(receiver) { parse(bytes, by: parser) }
    }
    if let line { throw Malformed(line: line) }
  }

  /// The line of the first fault; nil when there is none.
  private static func parse(_ bytes: [UInt8], by parser: XML_Parser) -> Int? {
    bytes.withUnsafeBytes { buffer in
      // The parser takes lengths of 32 bits.
      var rest = buffer[...]
      repeat {
        let piece = rest.prefix(1 << 20)
        rest = rest.dropFirst(piece.count)
        let start = UnsafeRawBufferPointer(rebasing: piece).bindMemory(to: CChar.self).baseAddress
        guard XML_Parse(parser, start, Int32(piece.count), rest.isEmpty ? 1 : 0) == XML_STATUS_OK else {
          return Int(XML_GetCurrentLineNumber(parser))
        }
      } while !rest.isEmpty
      return nil
    }
  }

  private static func install(on parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { user, name, attributes in
        guard let receiver = Receiver.at(user), let name else { return }
        receiver.send(.begin(name: String(cString: name), attributes: XMLReading.texts(attributes)))
      },
      { user, name in
        guard let receiver = Receiver.at(user), let name else { return }
        receiver.send(.end(name: String(cString: name)))
      })
    XML_SetCharacterDataHandler(parser) { user, text, count in
      guard let receiver = Receiver.at(user), let text else { return }
      receiver.text += UnsafeRawBufferPointer(start: text, count: Int(count))
    }
  }

  private static func texts(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [String: String] {
    var texts: [String: String] = [:]
    guard var next = list else { return texts }
    while let name = next[0], let value = next[1] {
      texts[String(cString: name)] = String(cString: value)
      next += 2
    }
    return texts
  }

  /// Joins the parts in which the parser gives a text.
  private final class Receiver {
    var text: [UInt8] = []
    private let visit: (Piece) -> Void

    init(_ visit: @escaping (Piece) -> Void) { self.visit = visit }

    static func at(_ user: UnsafeMutableRawPointer?) -> Receiver? {
      user.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    func send(_ piece: Piece) {
      if !text.isEmpty {
        visit(.text(String(decoding: text, as: UTF8.self)))
        text = []
      }
      visit(piece)
    }
  }
}
