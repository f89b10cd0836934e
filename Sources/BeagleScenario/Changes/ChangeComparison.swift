import BeagleSchema

extension ChangeReport {
  /// Where this is not what `expected` says; what that does not name must not have changed.
  package func differences(from expected: [Pattern.Field]) throws -> [Difference] {
    var found: [Difference] = []
    var named: [String: Pattern] = [:]
    for field in expected { named[field.key] = field.pattern }
    for key in Self.keys {
      let pattern = named[key]
      if case .any? = pattern { continue }
      switch key {
      case "contexts": found += try contextDifferences(fields(of: pattern))
      case "tree": found += try treeDifferences(fields(of: pattern))
      case "stacks": found += try valueDifferences(key, stacks.map { .some($0) }, pattern)
      case "dialog": found += try valueDifferences(key, dialog, pattern)
      default: found += try listDifferences(key, pattern)
      }
    }
    return found
  }

  private func fields(of pattern: Pattern?) -> [Pattern.Field] {
    if case .object(let fields)? = pattern { return fields }
    return []
  }

  private func valueDifferences(_ key: String, _ change: DynamicObject??, _ pattern: Pattern?) throws -> [Difference] {
    guard let pattern else {
      return change.map { [Difference(path: key, expected: nil, actual: Self.shown($0))] } ?? []
    }
    guard let change else {
      return [Difference(path: key, expected: pattern.shown, actual: nil, note: "it did not change")]
    }
    return try PatternMatcher.differences(change, pattern, whole: true, at: key)
  }

  private func contextDifferences(_ expected: [Pattern.Field]) throws -> [Difference] {
    var found: [Difference] = []
    var covered = [Bool](repeating: false, count: contexts.count)
    for field in expected {
      let place = PathStyle.lua.field(.text(field.key), of: "contexts")
      var isTouched = false
      for (index, change) in contexts.enumerated() where change.isBelow(field.key) {
        covered[index] = true
        isTouched = true
      }
      if case .any = field.pattern { continue }
      guard isTouched else {
        found.append(
          Difference(path: place, expected: field.pattern.shown, actual: nil, note: unchangedNote(field.key)))
        continue
      }
      found += try PatternMatcher.differences(value(at: field.key), field.pattern, whole: true, at: place)
    }
    for (index, change) in contexts.enumerated() where !covered[index] {
      let place = PathStyle.lua.field(.text(change.key), of: "contexts")
      found.append(Difference(path: place, expected: nil, actual: Self.shown(change.value)))
    }
    return found
  }

  private func unchangedNote(_ key: String) -> String {
    let hint = NearestNames.hint(key, among: contexts.map(\.key))
    guard let value = value(at: key) else { return "it did not change" + hint }
    return "it did not change, and is \(LuaLiteral.summary(of: ScenarioValue(value), limit: 60))" + hint
  }

  /// The new value at a key of the report, or above one.
  private func value(at key: String) -> DynamicObject? {
    for context in namedContexts {
      guard let rest = context.path(in: key) else { continue }
      var current: DynamicObject? = context.value
      for part in rest.split(whereSeparator: { $0 == "." || $0 == "[" }) {
        switch current {
        case .dictionary(let fields)?: current = fields[String(part)]
        case .array(let items)?:
          guard part.hasSuffix("]"), let index = Int(part.dropLast()), items.indices.contains(index) else { return nil }
          current = items[index]
        default: return nil
        }
      }
      return current
    }
    return nil
  }

  private func treeDifferences(_ expected: [Pattern.Field]) throws -> [Difference] {
    var found: [Difference] = []
    for field in expected {
      let place = PathStyle.lua.field(.text(field.key), of: "tree")
      if case .any = field.pattern { continue }
      guard let change = tree.first(where: { $0.key == field.key })?.change else {
        let hint = NearestNames.hint(field.key, among: tree.map(\.key))
        found.append(
          Difference(path: place, expected: field.pattern.shown, actual: nil, note: "it did not change" + hint))
        continue
      }
      switch change {
      case .came(let node): found += try PatternMatcher.differences(node, field.pattern, whole: true, at: place)
      case .went: found += try PatternMatcher.differences(nil, field.pattern, whole: true, at: place)
      case .properties(let properties):
        found += try propertyDifferences(properties, field.pattern, at: place)
      }
    }
    for (key, change) in tree where !expected.contains(where: { $0.key == key }) {
      let place = PathStyle.lua.field(.text(key), of: "tree")
      found.append(Difference(path: place, expected: nil, actual: Self.shown(change)))
    }
    return found
  }

  private func propertyDifferences(
    _ properties: [(key: String, value: DynamicObject?)], _ pattern: Pattern, at place: String
  ) throws -> [Difference] {
    guard case .object(let fields) = pattern else {
      return [Difference(path: place, expected: pattern.shown, actual: Self.shown(.properties(properties)))]
    }
    var found: [Difference] = []
    for field in fields {
      let path = PathStyle.lua.field(.text(field.key), of: place)
      if case .any = field.pattern { continue }
      if let property = properties.first(where: { $0.key == field.key }) {
        found += try PatternMatcher.differences(property.value, field.pattern, whole: true, at: path)
      } else {
        found.append(Difference(path: path, expected: field.pattern.shown, actual: nil, note: "it did not change"))
      }
    }
    for property in properties where !fields.contains(where: { $0.key == property.key }) {
      let path = PathStyle.lua.field(.text(property.key), of: place)
      found.append(Difference(path: path, expected: nil, actual: Self.shown(property.value)))
    }
    return found
  }

  private func listDifferences(_ key: String, _ pattern: Pattern?) throws -> [Difference] {
    try EntryList.differences(lists[key] ?? [], from: pattern ?? .empty, at: key)
  }
}
