/// A path into a value, written like `a.b[0].c`.
///
/// Mirrors `Path` of Beagle iOS.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Node: Hashable, Sendable {
    /// A key of an object.
    case key(String)
    /// A position in an array, counted from 0; a negative one parses and finds nothing.
    case index(Int)
  }

  /// The steps, outermost first; empty stands for the whole value.
  public let nodes: [Node]

  /// The whole value.
  public static let root: Path = Path(nodes: [])

  /// A path of these steps.
  public init(nodes: [Node]) { self.nodes = nodes }

  /// The path that `text` writes; nil where it writes none, as for an empty text, `a.[0]` or `a-b`.
  public init?(parsing text: String) {
    var text: String = text
    let path: Path? = text.withUTF8 { bytes in
      var parser: ExpressionParser = ExpressionParser(bytes)
      return parser.parsePath()
    }
    guard let path else { return nil }
    self = path
  }

  /// Whether a write at one of the paths can change what is read at the other.
  ///
  /// That is so when one leads through the other, and when they differ in kind: writing a position where an object
  /// stands replaces the object.
  public func overlaps(_ other: Path) -> Bool {
    for (mine, others) in zip(nodes, other.nodes) {
      switch (mine, others) {
      case (.key(let left), .key(let right)):
        if left != right { return left == "length" || right == "length" }
      case (.index(let left), .index(let right)):
        if left != right { return false }
      default: return true
      }
    }
    return true
  }

  /// The position that a key written in digits stands for in JavaScript.
  static func position(_ key: String) -> Int? {
    guard let position: Int = Int(key), position >= 0, String(position) == key else { return nil }
    return position
  }
}

extension Path: CustomStringConvertible {
  /// The path as it is written.
  public var description: String {
    var text: String = ""
    for node in nodes {
      switch node {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
