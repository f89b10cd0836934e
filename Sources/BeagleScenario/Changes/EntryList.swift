/// Compares lists of transitions, actions, requests and the like with what a scenario expects.
package enum EntryList {
  /// Where `entries` are not what `pattern` says; an item may be a text that stands for an entry.
  package static func differences(
    _ entries: [ChangeReport.Entry], from pattern: Pattern, at path: String = ""
  ) throws -> [Difference] {
    switch pattern {
    case .any: return []
    case .empty: return try compare(entries, [], at: path)
    case .list(let items): return try compare(entries, items, at: path)
    case .contains(let items):
      if try contains(entries, items) { return [] }
    default: break
    }
    return [Difference(path: path, expected: pattern.shown, actual: .list(entries.map(\.shown)))]
  }

  private static func contains(_ entries: [ChangeReport.Entry], _ items: [Pattern]) throws -> Bool {
    var position = 0
    for item in items {
      while position < entries.count, try !entries[position].matches(item) { position += 1 }
      if position == entries.count { return false }
      position += 1
    }
    return true
  }

  private static func compare(
    _ entries: [ChangeReport.Entry], _ items: [Pattern], at path: String
  ) throws -> [Difference] {
    var raised: (any Error)?
    let steps = ListAlignment.steps(items.count, entries.count) { left, right in
      do { return try entries[right].matches(items[left]) } catch {
        raised = raised ?? error
        return false
      }
    }
    if let raised { throw raised }
    var found: [Difference] = []
    for step in steps {
      switch step {
      case .pair(let left, let right):
        if try entries[right].matches(items[left]) { continue }
        found += try parts(entries[right], items[left], at: PathStyle.lua.item(right, of: path))
      case .missing(let left):
        found.append(
          Difference(path: PathStyle.lua.item(left, of: path), expected: items[left].shown, actual: nil))
      case .extra(let right):
        found.append(
          Difference(path: PathStyle.lua.item(right, of: path), expected: nil, actual: entries[right].shown))
      }
    }
    return found
  }

  private static func parts(_ entry: ChangeReport.Entry, _ item: Pattern, at path: String) throws -> [Difference] {
    if case .object = item { return try PatternMatcher.differences(entry.value, item, at: path) }
    return [Difference(path: path, expected: item.shown, actual: entry.shown)]
  }
}
