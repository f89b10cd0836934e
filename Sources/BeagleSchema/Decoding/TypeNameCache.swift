/// The types that the names of a document stand for, so that each spelling is looked up once.
struct TypeNameCache {
  private struct Slot<Definition> {
    let name: KeyText
    let definition: Definition?
  }

  private static let size: Int = 64
  private var components: [Slot<ComponentDefinition>?] = []
  private var actions: [Slot<ActionDefinition>?] = []

  /// The component type that the name at `index` stands for.
  @inline(__always)
  mutating func component(_ index: Int, on tape: JSONTape, in registry: SchemaRegistry) -> ComponentDefinition? {
    let name: KeyText = tape.key(index)
    if components.isEmpty { components = Array(repeating: nil, count: TypeNameCache.size) }
    if let slot = components[name.slot], slot.name == name { return slot.definition }
    let definition: ComponentDefinition? = registry.component(named: tape.text(index))
    components[name.slot] = Slot(name: name, definition: definition)
    return definition
  }

  /// The action type that the name at `index` stands for.
  @inline(__always)
  mutating func action(_ index: Int, on tape: JSONTape, in registry: SchemaRegistry) -> ActionDefinition? {
    let name: KeyText = tape.key(index)
    if actions.isEmpty { actions = Array(repeating: nil, count: TypeNameCache.size) }
    if let slot = actions[name.slot], slot.name == name { return slot.definition }
    let definition: ActionDefinition? = registry.action(named: tape.text(index))
    actions[name.slot] = Slot(name: name, definition: definition)
    return definition
  }
}
