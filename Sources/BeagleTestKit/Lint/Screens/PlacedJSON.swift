/// A JSON value that knows where it stands in its text.
struct PlacedJSON {
  /// What it is.
  enum Content {
    /// An object, its keys in their order.
    case object([(key: String, value: PlacedJSON)])
    /// A list.
    case array([PlacedJSON])
    /// A text.
    case string(String)
    /// A number, a truth value or null, as written.
    case other(String)
  }

  /// What it is.
  let content: Content
  /// The line where it begins, from 1.
  let line: Int
  /// The column where it begins, in characters, from 1.
  let column: Int

  /// The value under `key` of an object.
  subscript(key: String) -> PlacedJSON? {
    guard case .object(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The text, of a text.
  var text: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The pairs of an object; none of anything else.
  var pairs: [(key: String, value: PlacedJSON)] {
    guard case .object(let pairs) = content else { return [] }
    return pairs
  }

  /// The elements of a list; none of anything else.
  var elements: [PlacedJSON] {
    guard case .array(let elements) = content else { return [] }
    return elements
  }

  /// The value at a path such as `$.child.children[3].text`, or the last one on the way that is there.
  func value(at path: String) -> PlacedJSON {
    var place = self
    for step in Self.steps(of: path) {
      switch step {
      case .key(let key):
        guard let next = place[key] else { return place }
        place = next
      case .index(let index):
        guard place.elements.indices.contains(index) else { return place }
        place = place.elements[index]
      }
    }
    return place
  }

  private enum Step {
    case key(String)
    case index(Int)
  }

  private static func steps(of path: String) -> [Step] {
    var steps: [Step] = []
    var rest = path.dropFirst(path.hasPrefix("$") ? 1 : 0)
    while let first = rest.first {
      if rest.hasPrefix("[\""), let end = rest.range(of: "\"]") {
        steps.append(.key(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound])))
        rest = rest[end.upperBound...]
      } else if first == "[" {
        let digits = rest.dropFirst().prefix { $0 != "]" }
        if let index = Int(digits) { steps.append(.index(index)) }
        rest = rest.dropFirst(digits.count + 2)
      } else {
        if first == "." { rest = rest.dropFirst() }
        let name = rest.prefix { $0 != "." && $0 != "[" }
        if name.isEmpty { return steps }
        steps.append(.key(String(name)))
        rest = rest.dropFirst(name.count)
      }
    }
    return steps
  }
}

extension Substring {
  /// Where `part` stands first.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
