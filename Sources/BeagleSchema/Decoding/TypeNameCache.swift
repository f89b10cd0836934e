/// The types that the names of a document stand for, so that each spelling is looked up once.
struct TypeNameCache {
  private struct Slot {
    let name: Int
    let print: KeyTable.Print
    let component: ComponentDefinition?
    let action: ActionDefinition?
  }

  private static let size: Int = 64
  private var components: [Slot?] = []
  private var actions: [Slot?] = []

  /// The component type that the name at `index` stands for.
  mutating func component(_ index: Int, on tape: JSONTape, in registry: SchemaRegistry) -> ComponentDefinition? {
    let print: KeyTable.Print = tape.print(index)
    let position: Int = TypeNameCache.position(of: print)
    if components.isEmpty { components = Array(repeating: nil, count: TypeNameCache.size) }
    if let slot = components[position], slot.print == print, tape.isSame(slot.name, index) { return slot.component }
    let definition: ComponentDefinition? = registry.component(named: tape.text(index))
    components[position] = Slot(name: index, print: print, component: definition, action: nil)
    return definition
  }

  /// The action type that the name at `index` stands for.
  mutating func action(_ index: Int, on tape: JSONTape, in registry: SchemaRegistry) -> ActionDefinition? {
    let print: KeyTable.Print = tape.print(index)
    let position: Int = TypeNameCache.position(of: print)
    if actions.isEmpty { actions = Array(repeating: nil, count: TypeNameCache.size) }
    if let slot = actions[position], slot.print == print, tape.isSame(slot.name, index) { return slot.action }
    let definition: ActionDefinition? = registry.action(named: tape.text(index))
    actions[position] = Slot(name: index, print: print, component: nil, action: definition)
    return definition
  }

  private static func position(of print: KeyTable.Print) -> Int {
    Int(truncatingIfNeeded: ((print.head &* 31 ^ print.tail) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
