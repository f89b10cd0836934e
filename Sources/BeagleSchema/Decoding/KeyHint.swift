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
      ?? keys.first { name.utf8.count > 3 && distance($0, name) <= 2 }
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

  /// How many letters have to be added, removed or changed to make one text of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let first = Array(left.utf8)
    let second = Array(right.utf8)
    guard abs(first.count - second.count) <= 2, first.count < 64 else { return .max }
    var row: [Int] = Array(0...second.count)
    for (line, byte) in first.enumerated() {
      var diagonal: Int = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let changed: Int = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
