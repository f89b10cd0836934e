/// The text of Lua files as the standard interpreter reads it.
package enum LuaSource {
  /// What is compiled of a file: all but a byte order mark, and but a first line that begins with `#`.
  package static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    if rest.first == UInt8(ascii: "#") { rest = rest.drop { $0 != UInt8(ascii: "\n") } }
    return Array(rest)
  }
}
