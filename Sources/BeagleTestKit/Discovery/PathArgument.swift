import BeagleScenario

/// A file, a folder or `FILE:LINE` of the command line.
struct PathArgument: Hashable {
  /// The path, shortened.
  let path: String
  /// The line, where one was given.
  let line: Int?

  /// Reads an argument; what exists under the whole text is that, colon or not.
  init(_ text: String) {
    if FileSystem.kind(of: text) == nil, let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      colon != text.startIndex,
      let line = Int(text[text.index(after: colon)...]), line > 0
    {
      path = Self.shortened(String(text[..<colon]))
      self.line = line
    } else {
      path = Self.shortened(text)
      line = nil
    }
  }

  /// `path` without `./` at its start, doubled slashes and a slash at its end.
  static func shortened(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").filter { $0 != "." }
    if parts.isEmpty { return isAbsolute ? "/" : (path.isEmpty ? "" : ".") }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
