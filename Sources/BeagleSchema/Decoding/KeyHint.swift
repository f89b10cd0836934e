/// Guesses which key was meant where a required one is absent.
enum KeyHint {
  /// Keys that are taken for each other: names of other versions, other platforms and other habits.
  private static let relatives: [String: [String]] = [
    "child": ["children", "content", "component"],
    "children": ["child"],
    "onPress": ["onTap", "onClick", "action", "actions", "onSelect"],
    "initialState": ["child", "children"],
    "dataSource": ["data", "items", "rows"],
    "templates": ["template", "children"],
    "view": ["component", "child"],
    "spanCount": ["numColumns", "columns"],
    "text": ["title", "label", "value"],
    "path": ["url", "src"],
    "url": ["path", "uri", "href"],
    "route": ["url", "screen", "path"],
    "contextId": ["context", "id", "contextID"],
    "componentId": ["id", "target"],
    "message": ["text", "body"],
    "items": ["children", "tabs"],
    "value": ["data"],
  ]

  /// The key among `keys` that looks like `name`.
  static func candidate(for name: String, among keys: [String]) -> String? {
    let known: [String] = relatives[name] ?? []
    return keys.first { $0.lowercased() == name.lowercased() }
      ?? known.first { keys.contains($0) }
      ?? keys.first { isNear($0, name) }
  }

  /// What to say of a key that components know but `definition` does not read; nil for keys that mean nothing.
  static func ignored(_ key: String, by definition: ComponentDefinition, on platform: Platform) -> String? {
    let shared: [String] = ["id", "style", "accessibility", "context", "onInit"]
    let slots: [String] = ["child", "children"]
    guard shared.contains(key) || slots.contains(key) else { return nil }
    let readers: [String] = ComponentDefinition.all.filter { other in
      other.properties(on: platform).contains { $0.name == key }
    }.map(\.name)
    return "\"\(key)\" on \(definition.wireName) is ignored; \(readers.joined(separator: ", ")) would read it."
  }

  private static func isNear(_ key: String, _ name: String) -> Bool {
    guard name.utf8.count > 3, key.utf8.count < 64, abs(key.utf8.count - name.utf8.count) <= 2 else { return false }
    return EditDistance.between(key.utf8, name.utf8) <= 2
  }
}
