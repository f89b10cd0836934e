/// A piece of a Lua text, with its place.
struct LuaToken: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// A name or a keyword.
    case name
    /// A text; its content, escapes resolved.
    case string
    /// Anything else, a character at a time.
    case symbol
  }

  /// What it is.
  let kind: Kind
  /// The name, the content or the character.
  let text: String
  /// The line, from 1.
  let line: Int
  /// The column, in characters, from 1.
  let column: Int
}
