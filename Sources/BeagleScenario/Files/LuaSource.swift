/// The text of Lua files as the standard interpreter reads it.
package enum LuaSource {
  /// What is compiled of a file: all but a byte order mark, and but a first line that begins with `#`.
  package static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    if rest.first == UInt8(ascii: "#") { rest = rest.drop { $0 != UInt8(ascii: "\n") } }
    return Array(rest)
  }

  /// Why a file is no source text at all; nil where it may be.
  static func refusal(of bytes: [UInt8]) -> String? {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    if marks.contains(where: { bytes.starts(with: $0) }) { return "it is UTF-16; save it as UTF-8" }
    if bytes.starts(with: Array("\u{1B}Lua".utf8)) { return "it is compiled Lua; scripts are source text" }
    return nil
  }
}
