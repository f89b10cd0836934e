/// What of a component's node in the resulting tree does not change, prepared once.
final class ResultTemplate: Sendable {
  private let layout: ResultLayout
  /// The node with the values as they stand in the document.
  private let prototype: DynamicDictionary
  private let sitePositions: [Int]

  init(_ component: ComponentNode) {
    var keys: [String] = []
    var values: [DynamicObject] = []
    keys.reserveCapacity(component.fields.count + 2)
    values.reserveCapacity(component.fields.count + 2)
    keys.append(ComponentDefinition.typeKey)
    values.append(.string(component.wireName))
    var slotPosition: Int?
    if let definition = component.definition {
      // What is shown inside the component takes its key, also from a key of that name that the type does not read.
      let shownKey: String? = component.slot.resultKey
      for field in component.fields where field.isSlot || field.key != shownKey {
        if field.isSlot {
          slotPosition = keys.count
          keys.append(shownKey ?? field.key)
          values.append(.array([]))
        } else if let value = field.content.resultValue(of: { definition.property(named: field.key)?.kind }) {
          keys.append(field.key)
          values.append(value)
        }
      }
    } else {
      keys.append("unknown")
      values.append(.bool(true))
    }
    if component.slot == .templates, slotPosition == nil {
      slotPosition = keys.count
      keys.append("children")
      values.append(.array([]))
    }
    layout =
      component.definition?.resultLayouts.layout(keys: keys, slotPosition: slotPosition)
      ?? ResultLayout(keys: keys, slotPosition: slotPosition)
    sitePositions = component.sites.map { site in keys.firstIndex(of: site.property) ?? 0 }
    prototype = DynamicDictionary(shape: layout.keys, values: values)
  }

  func node(
    of component: ComponentNode, siteValues: [DynamicObject?], id: String?, children: [DynamicObject],
    overrides: [(key: String, value: DynamicObject?)]
  ) -> DynamicObject {
    let keepsID: Bool = id == nil || id == component.id
    if component.sites.isEmpty, children.isEmpty, overrides.isEmpty, keepsID, isSettledWithoutChildren(component) {
      return .dictionary(prototype)
    }
    let slotPosition: Int? = layout.slotPosition
    var values: [DynamicObject] = prototype.values
    var absent: [String] = []
    var added: [(key: String, value: DynamicObject)] = []
    for (offset, site) in component.sites.enumerated() where offset < siteValues.count {
      let position: Int = sitePositions[offset]
      if site.path.nodes.count > 1 {
        values[position].replace(at: site.path.nodes[1...], with: siteValues[offset])
      } else if let value = siteValues[offset] {
        values[position] = value
      } else {
        absent.append(site.property)
      }
    }
    if let (key, content) = slot(of: component, holding: children) {
      if let slotPosition, key == prototype.keys[slotPosition] {
        values[slotPosition] = content
      } else {
        added.append((key, content))
        if let slotPosition { absent.append(prototype.keys[slotPosition]) }
      }
    } else if let slotPosition {
      absent.append(prototype.keys[slotPosition])
    }
    if !keepsID, let id {
      if let position = layout.idPosition { values[position] = .string(id) } else { added.append(("id", .string(id))) }
    }
    var result = DynamicDictionary(keysOf: prototype, values: values)
    for key in absent { result[key] = nil }
    for (key, value) in added { result[key] = value }
    for (key, value) in overrides { result[key] = value }
    return .dictionary(result)
  }

  /// Whether the prototype's slot is right for a component without children.
  private func isSettledWithoutChildren(_ component: ComponentNode) -> Bool {
    switch component.slot {
    case .none, .children, .templates: true
    case .child, .initialState: layout.slotPosition == nil
    }
  }

  /// The key and the content of the slot; nil where the node has none.
  private func slot(
    of component: ComponentNode, holding children: [DynamicObject]
  ) -> (key: String, content: DynamicObject)? {
    switch component.slot {
    case .none: nil
    case .child, .initialState:
      children.count > 1 ? ("children", .array(children)) : children.first.map { ("child", $0) }
    case .children: children.isEmpty && layout.slotPosition == nil ? nil : ("children", .array(children))
    case .templates: ("children", .array(children))
    }
  }
}

extension Field {
  /// Whether the key holds what is shown inside the component.
  fileprivate var isSlot: Bool {
    switch content {
    case .component, .components, .templates: true
    default: false
    }
  }
}

extension FieldContent {
  /// What a key that is neither an event, a context nor the slot shows in the resulting tree; nil for nothing.
  ///
  /// - Parameter kind: Looks up what the key holds by its definition, which only objects and lists need.
  fileprivate func resultValue(of kind: () -> PropertyKind?) -> DynamicObject? {
    switch self {
    case .unread(let value): value
    case .value(let value): value.holdsNull ? kind()?.withoutNulls(value) ?? value : value
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
      guard let value = field.content.resultValue(of: { definition.property(named: field.key)?.kind }) else { continue }
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
    case (.objects(let definition), .array(let elements)):
      return .array(elements.map { PropertyKind.object(definition).withoutNulls($0) })
    default: return value
    }
  }
}

extension DynamicObject {
  /// Whether null stands anywhere inside the value.
  fileprivate var holdsNull: Bool {
    switch self {
    case .array(let elements): elements.contains { $0.isNull || $0.holdsNull }
    case .dictionary(let object): object.values.contains { $0.isNull || $0.holdsNull }
    default: false
    }
  }

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
