package import BeagleSchema

/// A value as a scenario sees it: what JSON has, and what only Lua has.
///
/// Diffs, literals and failure messages are made of these, whatever the values came from.
package indirect enum ScenarioValue: Hashable, Sendable {
  /// Lua's `nil`.
  case nothing
  /// `beagle.absent`: what is not there.
  case absent
  /// `beagle.null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// A text.
  case text(String)
  /// A table with keys 1…n.
  case list([ScenarioValue])
  /// Any other table.
  case object([Entry])
  /// What has no literal form, as it is shown: a function, a handle, a pattern value.
  case opaque(String)

  /// One key of a table with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: Key
    /// The value under it.
    package let value: ScenarioValue

    /// A key with its value.
    package init(_ key: Key, _ value: ScenarioValue) {
      self.key = key
      self.value = value
    }

    /// A text key with its value.
    package init(_ key: String, _ value: ScenarioValue) { self.init(.text(key), value) }
  }

  /// A key of a table.
  package enum Key: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Anything else, as it stands between brackets.
    case other(String)
  }
}

extension ScenarioValue.Key: Comparable {
  /// Texts in their order, then all else.
  package static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)), (.other(let left), .other(let right)): left < right
    case (.text, .other): true
    case (.other, .text): false
    }
  }
}

extension ScenarioValue {
  /// The value that a scenario reads for `value`.
  package init(_ value: DynamicObject) {
    switch value {
    case .empty: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .text(value)
    case .array(let items): self = .list(items.map { ScenarioValue($0) })
    case .dictionary(let pairs): self = .object(pairs.map { Entry($0.key, ScenarioValue($0.value)) })
    case .expression(let expression): self = .text(String(describing: expression))
    }
  }

  /// Whether both are the same to a scenario: numbers by value, an empty list as an empty object, keys in any order.
  package func isSame(as other: ScenarioValue) -> Bool {
    switch (self, other) {
    case (.int(let left), .double(let right)): Double(left) == right && Int(exactly: right) == left
    case (.double(let left), .int(let right)): Double(right) == left && Int(exactly: left) == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.list(let items), .object(let entries)), (.object(let entries), .list(let items)):
      items.isEmpty && entries.isEmpty
    case (.object(let left), .object(let right)): Self.sameEntries(left, right)
    default: self == other
    }
  }

  private static func sameEntries(_ left: [Entry], _ right: [Entry]) -> Bool {
    guard left.count == right.count else { return false }
    return left.allSatisfy { entry in
      right.contains { $0.key == entry.key && $0.value.isSame(as: entry.value) }
    }
  }

  /// The same value, where texts that are not all ASCII are shown by their escapes.
  ///
  /// Swift takes texts for equal that Lua tells apart, as an `é` of one character and one of two.
  package var inPlainTexts: ScenarioValue {
    func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
    switch self {
    case .text(let text) where !isPlain(text): return .opaque(LuaLiteral.plain(text))
    case .list(let items): return .list(items.map(\.inPlainTexts))
    case .object(let entries):
      return .object(
        entries.map { entry in
          let value = entry.value.inPlainTexts
          guard case .text(let key) = entry.key, !isPlain(key) else { return Entry(entry.key, value) }
          return Entry(.other(LuaLiteral.plain(key)), value)
        })
    default: return self
    }
  }

  /// Whether it has parts of its own.
  package var isTable: Bool {
    switch self {
    case .list, .object: true
    default: false
    }
  }
}
