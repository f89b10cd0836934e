/// What of a component's node in the resulting tree does not change, prepared once.
final class ResultTemplate: Sendable {
  private let keys: [String]
  private let values: [DynamicObject]
  private let idPosition: Int?
  private let slotPosition: Int?
  private let sitePositions: [Int]
  private let node: DynamicObject

  init(_ component: ComponentNode) {
    var keys: [String] = [ComponentDefinition.typeKey]
    var values: [DynamicObject] = [.string(component.wireName)]
    var slotPosition: Int?
    if component.definition == nil {
      keys.append("unknown")
      values.append(.bool(true))
    } else {
      for field in component.fields {
        switch field.content {
        case .component, .components, .templates:
          slotPosition = keys.count
          keys.append(component.slot.resultKey ?? field.key)
          values.append(.array([]))
        default:
          let kind: PropertyKind? = component.definition?.property(named: field.key)?.kind
          guard let value = field.content.resultValue(of: kind) else { continue }
          keys.append(field.key)
          values.append(value)
        }
      }
    }
    self.keys = keys
    self.values = values
    self.slotPosition = slotPosition
    idPosition = keys.firstIndex(of: "id")
    sitePositions = component.sites.map { site in keys.firstIndex(of: site.property) ?? 0 }
    node = .dictionary(DynamicDictionary(uniqueKeys: keys, values: values))
  }

  func node(
    of component: ComponentNode, siteValues: [DynamicObject?], id: String?, children: [DynamicObject],
    overrides: [(key: String, value: DynamicObject?)]
  ) -> DynamicObject {
    let keepsID: Bool = id == nil || id == component.id
    if component.sites.isEmpty, children.isEmpty, overrides.isEmpty, keepsID, slotIsSettled(component) { return node }
    var keys: [String] = keys
    var values: [DynamicObject] = values
    var absent: [Int] = []
    for (offset, site) in component.sites.enumerated() where offset < siteValues.count {
      let position: Int = sitePositions[offset]
      if site.path.nodes.count > 1 {
        values[position].replace(at: site.path.nodes[1...], with: siteValues[offset])
      } else if let value = siteValues[offset] {
        values[position] = value
      } else {
        absent.append(position)
      }
    }
    place(children, of: component, keys: &keys, values: &values, absent: &absent)
    if !keepsID, let id {
      if let idPosition {
        values[idPosition] = .string(id)
      } else {
        keys.append("id")
        values.append(.string(id))
      }
    }
    for position in absent.sorted(by: >) {
      keys.remove(at: position)
      values.remove(at: position)
    }
    var result = DynamicDictionary(uniqueKeys: keys, values: values)
    for (key, value) in overrides { result[key] = value }
    return .dictionary(result)
  }

  /// Whether a component without children has in its slot just what the wire has.
  private func slotIsSettled(_ component: ComponentNode) -> Bool {
    switch component.slot {
    case .none, .children: true
    case .templates: slotPosition != nil
    case .child, .initialState: slotPosition == nil
    }
  }

  private func place(
    _ children: [DynamicObject], of component: ComponentNode, keys: inout [String], values: inout [DynamicObject],
    absent: inout [Int]
  ) {
    guard let key = component.slot.resultKey else { return }
    let content: DynamicObject
    switch component.slot {
    case .child, .initialState:
      guard let child = children.first else {
        if let slotPosition { absent.append(slotPosition) }
        return
      }
      if children.count > 1 {
        if let slotPosition { absent.append(slotPosition) }
        keys.append("children")
        values.append(.array(children))
        return
      }
      content = child
    case .children:
      if children.isEmpty, slotPosition == nil { return }
      content = .array(children)
    default: content = .array(children)
    }
    if let slotPosition {
      values[slotPosition] = content
    } else if let position = keys.firstIndex(of: key) {
      values[position] = content
    } else {
      keys.append(key)
      values.append(content)
    }
  }
}

extension FieldContent {
  /// What a key that is neither an event, a context nor the slot shows in the resulting tree; nil for nothing.
  fileprivate func resultValue(of kind: PropertyKind?) -> DynamicObject? {
    switch self {
    case .unread(let value): value
    case .value(let value): kind?.withoutNulls(value) ?? value
    case .path(_, let text): .string(text)
    case .navigationBar(let bar): bar.fields.resultValue(of: .navigationBar)
    case .navigationBarItems(let items): .array(items.map { $0.fields.resultValue(of: .navigationBarItem) })
    default: nil
    }
  }
}

extension [Field] {
  fileprivate func resultValue(of definition: ObjectDefinition) -> DynamicObject {
    var keys: [String] = []
    var values: [DynamicObject] = []
    for field in self {
      guard let value = field.content.resultValue(of: definition.property(named: field.key)?.kind) else { continue }
      keys.append(field.key)
      values.append(value)
    }
    return .dictionary(DynamicDictionary(uniqueKeys: keys, values: values))
  }
}

extension PropertyKind {
  /// A value of this kind without the keys that are null, which count as absent.
  fileprivate func withoutNulls(_ value: DynamicObject) -> DynamicObject {
    switch (self, value) {
    case (.object(let definition), .dictionary(let object)), (.lenientObject(let definition), .dictionary(let object)):
      var result = object
      for (key, value) in object {
        guard let kind = definition.property(named: key)?.kind else { continue }
        result[key] = value.isNull ? nil : kind.withoutNulls(value)
      }
      return .dictionary(result)
    case (.list(let kind), .array(let elements)): return .array(elements.map { kind.withoutNulls($0) })
    default: return value
    }
  }
}

extension DynamicObject {
  /// Puts `value` at a place inside this value; nil takes the place out of its object.
  fileprivate mutating func replace(at path: ArraySlice<Path.Node>, with value: DynamicObject?) {
    guard let node = path.first else {
      if let value { self = value }
      return
    }
    let rest: ArraySlice<Path.Node> = path.dropFirst()
    switch (self, node) {
    case (.dictionary(var object), .key(let key)):
      self = .empty
      if rest.isEmpty {
        object[key] = value
      } else if var inner = object[key] {
        object[key] = .empty
        inner.replace(at: rest, with: value)
        object[key] = inner
      }
      self = .dictionary(object)
    case (.array(var elements), .index(let index)) where elements.indices.contains(index):
      self = .empty
      if rest.isEmpty {
        elements[index] = value ?? .empty
      } else {
        elements[index].replace(at: rest, with: value)
      }
      self = .array(elements)
    default: return
    }
  }
}
