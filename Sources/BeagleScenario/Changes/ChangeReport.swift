package import BeagleSchema

/// All that a piece of a scenario did to an app.
package struct ChangeReport {
  /// One new entry of a list: a short form, where it has one, and the whole.
  package struct Entry {
    /// The texts that stand for it in an assertion; the first is the one that is printed.
    package let texts: [String]
    /// All that is known of it.
    package let value: DynamicObject

    private let reads: ((String) -> Bool)?

    /// An entry that reads as any of `texts`, or as what `reads` says.
    package init(texts: [String] = [], value: DynamicObject, reads: ((String) -> Bool)? = nil) {
      self.texts = texts
      self.value = value
      self.reads = reads
    }

    var shown: ScenarioValue { texts.first.map { .text($0) } ?? ScenarioValue(value) }

    func matches(_ pattern: Pattern) throws -> Bool {
      if case .text(let text) = pattern, !texts.isEmpty { return texts.contains(text) || reads?(text) ?? false }
      if case .matches(_, let test) = pattern, let text = texts.first { return try test(text) }
      return try PatternMatcher.matches(value, pattern)
    }
  }

  /// The names of the lists, in the order in which they are printed.
  package static let listNames = [
    "transitions", "actions", "requests", "external_urls", "native_routes", "analytics", "logs",
  ]
  /// All keys that a report can have.
  package static let keys = ["contexts", "tree", "stacks", "dialog"] + listNames

  let contexts: [ContextChange]
  let namedContexts: [NamedContext]
  let tree: [(key: String, change: TreeChanges.Change)]
  let stacks: DynamicObject?
  let dialog: DynamicObject??
  let lists: [String: [Entry]]

  /// What lies between two records of one application.
  ///
  /// - Parameter lists: the new entries by the list's name.
  package init(from old: ApplicationRecord, to new: ApplicationRecord, lists: [String: [Entry]]) {
    contexts = ContextChange.between(old, new)
    let named = NamedContext.all(of: new)
    namedContexts = new.contexts.compactMap { named[$0.key] }
    var changes: [(key: String, change: TreeChanges.Change)] = []
    for screen in new.screens {
      guard let earlier = old.screens.first(where: { $0.key == screen.key }) else { continue }
      let suffix = screen.isVisible ? "" : " on " + screen.identifier
      for change in TreeChanges.between(earlier.tree, screen.tree) {
        changes.append((change.key + suffix, change.change))
      }
    }
    tree = changes
    stacks = old.stacks == new.stacks ? .none : .some(Self.value(of: new.stacks))
    dialog = old.dialog == new.dialog ? .none : .some(new.dialog)
    self.lists = lists.filter { !$0.value.isEmpty }
  }

  private static func value(of stacks: [[String]]) -> DynamicObject {
    .array(stacks.map { .array($0.map { .string($0) }) })
  }

  /// The report as a table: only the keys that changed.
  package var table: ScenarioValue {
    var entries: [ScenarioValue.Entry] = []
    if !contexts.isEmpty {
      entries.append(.init("contexts", .object(contexts.map { .init($0.key, Self.shown($0.value)) })))
    }
    if !tree.isEmpty { entries.append(.init("tree", .object(tree.map { .init($0.key, Self.shown($0.change)) }))) }
    if let stacks { entries.append(.init("stacks", ScenarioValue(stacks))) }
    if let dialog { entries.append(.init("dialog", Self.shown(dialog))) }
    for name in Self.listNames {
      if let list = lists[name] { entries.append(.init(name, .list(list.map(\.shown)))) }
    }
    return .object(entries)
  }

  static func shown(_ value: DynamicObject?) -> ScenarioValue { value.map { ScenarioValue($0) } ?? .absent }

  static func shown(_ change: TreeChanges.Change) -> ScenarioValue {
    switch change {
    case .came(let node): ScenarioValue(node)
    case .went: .absent
    case .properties(let properties): .object(properties.map { .init($0.key, shown($0.value)) })
    }
  }
}
