/// One place where two values part.
package struct Difference: Hashable, Sendable {
  /// Where: `items[1].qty`, or `$.child.children[0].text` in a tree; empty for the whole value.
  package let path: String
  /// What should stand there; nil where nothing should.
  package let expected: ScenarioValue?
  /// What stands there; nil where nothing does.
  package let actual: ScenarioValue?
  /// A remark that the values do not tell by themselves.
  package let note: String?

  /// A difference of these data.
  package init(path: String, expected: ScenarioValue?, actual: ScenarioValue?, note: String? = nil) {
    self.path = path
    self.expected = expected
    self.actual = actual
    self.note = note
  }
}

/// How places inside a value are written.
package enum PathStyle: Hashable, Sendable {
  /// As in Lua: positions from 1, the whole value is the empty text.
  case lua
  /// As in a tree: positions from 0, the whole value is `$`.
  case tree

  /// The path of the whole value.
  package var root: String { self == .tree ? "$" : "" }

  /// The path of the item at `index`, counted from 0.
  package func item(_ index: Int, of path: String) -> String {
    path + "[" + String(self == .tree ? index : index + 1) + "]"
  }

  /// The path of `key`.
  package func field(_ key: ScenarioValue.Key, of path: String) -> String {
    switch key {
    case .text(let text) where LuaLiteral.isName(text): path.isEmpty ? text : path + "." + text
    default: path + LuaLiteral.key(key)
    }
  }
}

extension Difference {
  /// The places where `actual` is not what was `expected`, in reading order.
  package static func between(
    expected: ScenarioValue, actual: ScenarioValue, style: PathStyle = .lua
  ) -> [Difference] {
    var found: [Difference] = []
    compare(expected, actual, at: style.root, style: style, into: &found)
    return found
  }

  private static func compare(
    _ expected: ScenarioValue, _ actual: ScenarioValue, at path: String, style: PathStyle,
    into found: inout [Difference]
  ) {
    if expected.isSame(as: actual) { return }
    switch (expected, actual) {
    case (.object(let left), .object(let right)):
      compareEntries(left, right, at: path, style: style, into: &found)
    case (.list(let left), .list(let right)):
      compareItems(left, right, at: path, style: style, into: &found)
    default:
      found.append(Difference(path: path, expected: expected, actual: actual))
    }
  }

  private static func compareEntries(
    _ expected: [ScenarioValue.Entry], _ actual: [ScenarioValue.Entry], at path: String, style: PathStyle,
    into found: inout [Difference]
  ) {
    var left: [ScenarioValue.Key: ScenarioValue] = [:]
    var right: [ScenarioValue.Key: ScenarioValue] = [:]
    for entry in expected { left[entry.key] = entry.value }
    for entry in actual { right[entry.key] = entry.value }
    let keys = Set(left.keys).union(right.keys).sorted()
    for key in keys {
      let place = style.field(key, of: path)
      if let old = left[key], let new = right[key] {
        compare(old, new, at: place, style: style, into: &found)
      } else {
        found.append(Difference(path: place, expected: left[key], actual: right[key]))
      }
    }
  }

  private static func compareItems(
    _ expected: [ScenarioValue], _ actual: [ScenarioValue], at path: String, style: PathStyle,
    into found: inout [Difference]
  ) {
    for step in ListAlignment.steps(expected.count, actual.count, same: { expected[$0].isSame(as: actual[$1]) }) {
      switch step {
      case .pair(let left, let right):
        compare(expected[left], actual[right], at: style.item(right, of: path), style: style, into: &found)
      case .missing(let left):
        found.append(Difference(path: style.item(left, of: path), expected: expected[left], actual: nil))
      case .extra(let right):
        found.append(Difference(path: style.item(right, of: path), expected: nil, actual: actual[right]))
      }
    }
  }
}
