package import BeagleSchema

/// Compares values with patterns, and tells where they part.
package struct PatternMatcher {
  /// Whether keys that a pattern does not name must not be there either.
  package let comparesWhole: Bool
  /// How places are written.
  package let style: PathStyle
  private let collects: Bool
  private var found: [Difference] = []

  private init(comparesWhole: Bool, style: PathStyle, collects: Bool) {
    self.comparesWhole = comparesWhole
    self.style = style
    self.collects = collects
  }

  /// Whether `value` is what `pattern` expects; nil is a missing value.
  package static func matches(_ value: DynamicObject?, _ pattern: Pattern, whole: Bool = false) throws -> Bool {
    var matcher = PatternMatcher(comparesWhole: whole, style: .lua, collects: false)
    return try matcher.check(value, pattern, at: "")
  }

  /// All places where `value` is not what `pattern` expects.
  package static func differences(
    _ value: DynamicObject?, _ pattern: Pattern, whole: Bool = false, style: PathStyle = .lua, at path: String? = nil
  ) throws -> [Difference] {
    var matcher = PatternMatcher(comparesWhole: whole, style: style, collects: true)
    _ = try matcher.check(value, pattern, at: path ?? style.root)
    return matcher.found
  }

  private mutating func check(_ value: DynamicObject?, _ pattern: Pattern, at path: String) throws -> Bool {
    switch (pattern, value) {
    case (.any, .some), (.absent, nil), (.null, .some(.empty)): return true
    case (.empty, .some(let value)) where acceptsEmpty(value): return true
    case (.list(let patterns), .some(.array(let items))):
      return try checkItems(items, patterns, at: path)
    case (.contains(let patterns), .some(.array(let items))):
      guard let missing = try firstMissing(items, patterns) else { return true }
      if !collects { return false }
      try explain(missing, of: patterns, in: items, at: path)
      return false
    case (.object(let fields), .some(.dictionary(let pairs))):
      return try checkFields(pairs, fields, whole: comparesWhole, at: path)
    case (.including(let fields), .some(.dictionary(let pairs))):
      return try checkFields(pairs, fields, whole: false, at: path)
    case (.matches(_, let test), .some(.string(let text))):
      if try test(text) { return true }
    case (.predicate(let test), let value):
      if try test(value) { return true }
    case (_, .some(let value)) where Self.isEqual(value, pattern): return true
    default: break
    }
    return fail(at: path, expected: pattern, actual: value)
  }

  private func acceptsEmpty(_ value: DynamicObject) -> Bool {
    switch value {
    case .dictionary(let pairs): !comparesWhole || pairs.isEmpty
    case .array(let items): items.isEmpty
    default: false
    }
  }

  private static func isEqual(_ value: DynamicObject, _ pattern: Pattern) -> Bool {
    switch (pattern, value) {
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.int(let whole), .double(let number)), (.double(let number), .int(let whole)):
      Int(exactly: number) == whole
    case (.text(let left), .string(let right)): left == right
    case (.text(let left), .expression(let right)): left == String(describing: right)
    default: false
    }
  }

  private mutating func checkFields(
    _ pairs: DynamicDictionary, _ fields: [Pattern.Field], whole: Bool, at path: String
  ) throws -> Bool {
    var holds = true
    for field in fields {
      let place = collects ? style.field(.text(field.key), of: path) : ""
      if try !check(pairs[field.key], field.pattern, at: place) {
        holds = false
        if !collects { return false }
      }
    }
    guard whole else { return holds }
    for (key, value) in pairs where !fields.contains(where: { $0.key == key }) {
      holds = false
      if !collects { return false }
      found.append(
        Difference(path: style.field(.text(key), of: path), expected: nil, actual: ScenarioValue(value)))
    }
    return holds
  }

  private mutating func checkItems(_ items: [DynamicObject], _ patterns: [Pattern], at path: String) throws -> Bool {
    if !collects {
      guard items.count == patterns.count else { return false }
      for (item, pattern) in zip(items, patterns) {
        if try !check(item, pattern, at: "") { return false }
      }
      return true
    }
    var raised: (any Error)?
    let whole = comparesWhole
    let steps = ListAlignment.steps(patterns.count, items.count) { left, right in
      do { return try Self.matches(items[right], patterns[left], whole: whole) } catch {
        raised = raised ?? error
        return false
      }
    }
    if let raised { throw raised }
    var holds = true
    for step in steps {
      switch step {
      case .pair(let left, let right):
        if try !check(items[right], patterns[left], at: style.item(right, of: path)) { holds = false }
      case .missing(let left):
        holds = fail(at: style.item(left, of: path), expected: patterns[left], actual: nil)
      case .extra(let right):
        holds = false
        found.append(
          Difference(path: style.item(right, of: path), expected: nil, actual: ScenarioValue(items[right])))
      }
    }
    return holds
  }

  /// The position of the first pattern that finds no item behind those of its predecessors; nil when all do.
  private func firstMissing(_ items: [DynamicObject], _ patterns: [Pattern]) throws -> Int? {
    var position = 0
    for (index, pattern) in patterns.enumerated() {
      while position < items.count, try !Self.matches(items[position], pattern, whole: comparesWhole) { position += 1 }
      if position == items.count { return index }
      position += 1
    }
    return nil
  }

  /// Tells which pattern of `contains` finds no item, and how the nearest item differs.
  private mutating func explain(
    _ missing: Int, of patterns: [Pattern], in items: [DynamicObject], at path: String
  ) throws {
    let pattern = patterns[missing]
    var best: (place: String, differences: [Difference])?
    for (index, item) in items.prefix(100).enumerated() {
      let place = style.item(index, of: path)
      let differences = try Self.differences(item, pattern, whole: comparesWhole, style: style, at: place)
      let isWhole = differences.contains { $0.path == place }
      if !isWhole, differences.count < best?.differences.count ?? Int.max { best = (place, differences) }
    }
    let note = best.map { best in
      best.differences.isEmpty ? "\(best.place) does, but stands too early" : "the nearest is \(best.place)"
    }
    found.append(
      Difference(
        path: path, expected: pattern.shown, actual: nil,
        note: "no item matches" + (note.map { "; " + $0 } ?? "")))
    if let best { found += best.differences }
  }

  private mutating func fail(at path: String, expected: Pattern, actual: DynamicObject?) -> Bool {
    guard collects else { return false }
    found.append(
      Difference(path: path, expected: expected.shown, actual: actual.map { ScenarioValue($0) }))
    return false
  }
}
