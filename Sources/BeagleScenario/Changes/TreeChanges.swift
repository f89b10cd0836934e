import BeagleSchema

/// Finds what changed in the resulting tree of one screen, component by component.
enum TreeChanges {
  /// What became of a component.
  enum Change {
    /// It came: its whole node.
    case came(DynamicObject)
    /// It went.
    case went
    /// These properties changed, to these values; nil for those that went.
    case properties([(key: String, value: DynamicObject?)])
  }

  private struct Component {
    let path: String
    let id: String?
    let node: DynamicDictionary
    let parent: Int?
  }

  private static let hidden: Set<String> = ["child", "children", "dataSource"]

  /// The changes by component id, or by path where there is none or it is not unique; in document order.
  static func between(_ old: DynamicObject?, _ new: DynamicObject?) -> [(key: String, change: Change)] {
    let before = flatten(old)
    let after = flatten(new)
    let shared = ambiguous(before).union(ambiguous(after))
    let oldKeys = before.map { key(of: $0, ambiguous: shared) }
    let newKeys = after.map { key(of: $0, ambiguous: shared) }
    let oldIndex = Dictionary(zip(oldKeys, before.indices), uniquingKeysWith: { first, _ in first })
    let newIndex = Dictionary(zip(newKeys, after.indices), uniquingKeysWith: { first, _ in first })
    var changes: [(key: String, change: Change)] = []
    var came = [Bool](repeating: false, count: after.count)
    for (index, component) in after.enumerated() {
      let parentCame = component.parent.map { came[$0] } ?? false
      guard let earlier = oldIndex[newKeys[index]], sameType(before[earlier].node, component.node), !parentCame else {
        came[index] = true
        if !parentCame { changes.append((newKeys[index], .came(.dictionary(component.node)))) }
        continue
      }
      let properties = properties(before[earlier].node, component.node)
      if !properties.isEmpty { changes.append((newKeys[index], .properties(properties))) }
    }
    var went = [Bool](repeating: false, count: before.count)
    for (index, component) in before.enumerated() {
      let parentWent = component.parent.map { went[$0] } ?? false
      let isThere = newIndex[oldKeys[index]] != nil
      went[index] = parentWent || !isThere
      if !isThere, !parentWent { changes.append((oldKeys[index], .went)) }
    }
    return changes
  }

  private static func sameType(_ left: DynamicDictionary, _ right: DynamicDictionary) -> Bool {
    left["_beagleComponent_"] == right["_beagleComponent_"]
  }

  private static func properties(
    _ old: DynamicDictionary, _ new: DynamicDictionary
  ) -> [(key: String, value: DynamicObject?)] {
    var changed: [(key: String, value: DynamicObject?)] = []
    for (key, value) in new where !hidden.contains(key) && old[key] != value { changed.append((key, value)) }
    for (key, _) in old where !hidden.contains(key) && new[key] == nil { changed.append((key, nil)) }
    return changed
  }

  private static func key(of component: Component, ambiguous: Set<String>) -> String {
    guard component.parent != nil, let id = component.id, !ambiguous.contains(id) else { return component.path }
    return id
  }

  private static func ambiguous(_ components: [Component]) -> Set<String> {
    var seen: Set<String> = []
    var twice: Set<String> = []
    for component in components where component.parent != nil {
      if let id = component.id, !seen.insert(id).inserted { twice.insert(id) }
    }
    return twice
  }

  private static func flatten(_ tree: DynamicObject?) -> [Component] {
    var components: [Component] = []
    if let tree { flatten(tree, path: "$", parent: nil, into: &components) }
    return components
  }

  private static func flatten(
    _ value: DynamicObject, path: String, parent: Int?, into components: inout [Component]
  ) {
    guard case .dictionary(let node) = value else { return }
    var id: String?
    if case .string(let text)? = node["id"] { id = text }
    let index = components.count
    components.append(Component(path: path, id: id, node: node, parent: parent))
    if let child = node["child"] { flatten(child, path: path + ".child", parent: index, into: &components) }
    guard case .array(let children)? = node["children"] else { return }
    for (position, child) in children.enumerated() {
      flatten(child, path: path + ".children[\(position)]", parent: index, into: &components)
    }
  }
}
