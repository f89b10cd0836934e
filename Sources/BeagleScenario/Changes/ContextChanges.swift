import BeagleSchema

/// Finds the shortest paths at which contexts changed.
enum ContextChanges {
  /// One place that changed.
  struct Change {
    /// `id`, `id.path` or `id@owner.path`.
    let key: String
    /// The new value; nil where nothing is left.
    let value: DynamicObject?
  }

  /// The names under which the contexts of `record` are told: `id`, or `id@owner` where two have one id.
  static func names(of record: ApplicationRecord) -> [Int: String] {
    var counts: [String: Int] = [:]
    for context in record.contexts { counts[context.id, default: 0] += 1 }
    var names: [Int: String] = [:]
    for context in record.contexts {
      names[context.key] = counts[context.id] == 1 ? context.id : context.id + "@" + context.owner
    }
    return names
  }

  /// What changed in the contexts that both records have.
  static func between(_ old: ApplicationRecord, _ new: ApplicationRecord) -> [Change] {
    let names = names(of: new)
    var before: [Int: DynamicObject] = [:]
    for context in old.contexts { before[context.key] = context.value }
    var changes: [Change] = []
    for context in new.contexts {
      guard let value = before[context.key], let name = names[context.key] else { continue }
      compare(value, context.value, at: name, into: &changes)
    }
    return changes
  }

  private static func compare(
    _ old: DynamicObject, _ new: DynamicObject, at path: String, into changes: inout [Change]
  ) {
    if old == new { return }
    switch (old, new) {
    case (.dictionary(let left), .dictionary(let right)):
      for (key, value) in right {
        let place = path + "." + key
        if let before = left[key] {
          compare(before, value, at: place, into: &changes)
        } else {
          changes.append(Change(key: place, value: value))
        }
      }
      for (key, _) in left where right[key] == nil { changes.append(Change(key: path + "." + key, value: nil)) }
    case (.array(let left), .array(let right)) where left.count == right.count:
      for (index, pair) in zip(left, right).enumerated() {
        compare(pair.0, pair.1, at: path + "[\(index)]", into: &changes)
      }
    default:
      changes.append(Change(key: path, value: new))
    }
  }
}
