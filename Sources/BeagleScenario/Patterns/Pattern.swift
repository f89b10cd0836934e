package import BeagleSchema

/// What a scenario expects of a value.
///
/// Plain values stand for themselves; tables match key by key or item by item; `beagle.any`, `absent`, `matches`,
/// `contains` and functions stand for what cannot be written down.
package indirect enum Pattern {
  /// `beagle.any`: anything that is there, null included.
  case any
  /// `beagle.absent`: only what is not there.
  case absent
  /// `beagle.null`.
  case null
  /// A boolean.
  case bool(Bool)
  /// A whole number; it equals a double of the same value.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// A text.
  case text(String)
  /// A list: item by item and of the same length.
  case list([Pattern])
  /// An object: the keys that are named.
  case object([Field])
  /// `{}`: any object and the empty list.
  case empty
  /// `beagle.contains{…}` of a list: these items, in this order, anywhere in the list.
  case contains([Pattern])
  /// `beagle.contains{…}` of keys: at least these, even where whole values are compared.
  case including([Field])
  /// `beagle.matches(…)`: a text that a Lua pattern finds.
  case matches(source: String, test: (String) throws -> Bool)
  /// A function: whatever it says about the value, nil for a missing one.
  case predicate((DynamicObject?) throws -> Bool)

  /// One key that is named, with what is expected of its value.
  package struct Field {
    /// The key.
    package let key: String
    /// What is expected of its value.
    package let pattern: Pattern

    /// A key with what is expected of it.
    package init(key: String, pattern: Pattern) {
      self.key = key
      self.pattern = pattern
    }
  }
}

extension Pattern {
  /// The pattern that only `value` matches.
  package init(_ value: DynamicObject) {
    switch value {
    case .empty: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .text(value)
    case .array(let items): self = items.isEmpty ? .empty : .list(items.map { Pattern($0) })
    case .dictionary(let fields):
      self = fields.isEmpty ? .empty : .object(fields.map { Field(key: $0.key, pattern: Pattern($0.value)) })
    case .expression(let expression): self = .text(String(describing: expression))
    }
  }

  /// The pattern as a failure message shows it.
  package var shown: ScenarioValue {
    switch self {
    case .any: .opaque("beagle.any")
    case .absent: .absent
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .text(let value): .text(value)
    case .list(let items): .list(items.map(\.shown))
    case .object(let fields): .object(Self.shown(fields))
    case .empty: .object([])
    case .contains(let items): .opaque("beagle.contains" + LuaLiteral.line(of: .list(items.map(\.shown))))
    case .including(let fields): .opaque("beagle.contains" + LuaLiteral.line(of: .object(Self.shown(fields))))
    case .matches(let source, _): .opaque("beagle.matches(" + LuaLiteral.quoted(source) + ")")
    case .predicate: .opaque("function")
    }
  }

  private static func shown(_ fields: [Field]) -> [ScenarioValue.Entry] {
    fields.map { ScenarioValue.Entry($0.key, $0.pattern.shown) }
  }
}
