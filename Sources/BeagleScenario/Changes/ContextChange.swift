import BeagleSchema

/// A context as the keys of a report name it, with its new value.
struct NamedContext {
  /// Its id.
  let id: String
  /// The names that mean it, the one to print first: `id`, `id@owner`.
  let names: [String]
  /// What may stand behind a key of a covered screen: ` on <identifier>`.
  let suffix: String?
  /// The new value.
  let value: DynamicObject

  /// The contexts of `record` with their names.
  ///
  /// An id that the visible screen has once means the context there; of others it has to be the only one.
  static func all(of record: ApplicationRecord) -> [Int: NamedContext] {
    var counts: [String: Int] = [:]
    var visibleCounts: [String: Int] = [:]
    for context in record.contexts {
      counts[context.id, default: 0] += 1
      if context.coveredScreen == nil { visibleCounts[context.id, default: 0] += 1 }
    }
    var result: [Int: NamedContext] = [:]
    for context in record.contexts {
      let full = context.id + "@" + context.owner
      let isPlain = context.coveredScreen == nil ? visibleCounts[context.id] == 1 : counts[context.id] == 1
      let suffix = context.coveredScreen.map { " on " + $0 }
      result[context.key] = NamedContext(
        id: context.id, names: isPlain ? [context.id, full] : [full], suffix: suffix, value: context.value)
    }
    return result
  }

  /// The path below this context that `key` means; nil when it means another one.
  func path(in key: String) -> Substring? {
    var key = key[...]
    var names = names
    if let suffix, key.hasSuffix(suffix) {
      key = key.dropLast(suffix.count)
      names.append(id)
    }
    for name in names where key.hasPrefix(name) {
      let rest = key.dropFirst(name.count)
      if rest.isEmpty || rest.first == "." || rest.first == "[" { return rest }
    }
    return nil
  }
}

/// One place of a context that changed.
struct ContextChange {
  /// The context.
  let context: NamedContext
  /// Where: `.total`, `.items[0]`, or nothing for the whole value.
  let path: String
  /// The new value; nil where nothing is left.
  let value: DynamicObject?

  /// The key under which a report prints it.
  var key: String { (context.names.first ?? "") + path }

  /// Whether `key` means this place or one above it.
  func isBelow(_ key: String) -> Bool {
    guard let above = context.path(in: key), path.hasPrefix(above) else { return false }
    let rest = path.dropFirst(above.count)
    return rest.isEmpty || rest.first == "." || rest.first == "["
  }

  /// What changed in the contexts that both records have, at the shortest paths.
  static func between(_ old: ApplicationRecord, _ new: ApplicationRecord) -> [ContextChange] {
    let named = NamedContext.all(of: new)
    var before: [Int: DynamicObject] = [:]
    for context in old.contexts { before[context.key] = context.value }
    var changes: [ContextChange] = []
    for context in new.contexts {
      guard let value = before[context.key], let name = named[context.key] else { continue }
      compare(value, context.value, in: name, at: "", into: &changes)
    }
    return changes
  }

  private static func compare(
    _ old: DynamicObject, _ new: DynamicObject, in context: NamedContext, at path: String,
    into changes: inout [ContextChange]
  ) {
    if old == new { return }
    switch (old, new) {
    case (.dictionary(let left), .dictionary(let right)):
      for (key, value) in right {
        let place = path + "." + key
        if let before = left[key] {
          compare(before, value, in: context, at: place, into: &changes)
        } else {
          changes.append(ContextChange(context: context, path: place, value: value))
        }
      }
      for (key, _) in left where right[key] == nil {
        changes.append(ContextChange(context: context, path: path + "." + key, value: nil))
      }
    case (.array(let left), .array(let right)) where left.count == right.count:
      for (index, pair) in zip(left, right).enumerated() {
        compare(pair.0, pair.1, in: context, at: path + "[\(index)]", into: &changes)
      }
    default:
      changes.append(ContextChange(context: context, path: path, value: new))
    }
  }
}
