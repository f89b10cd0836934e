/// The types that the names of a document stand for, so that each spelling is looked up once.
struct TypeNameCache {
  private struct Table<Definition: AnyObject> {
    private var names: [KeyText?] = []
    private var definitions: [Definition?] = []

    @inline(__always)
    mutating func definition(of name: KeyText, _ lookUp: () -> Definition?) -> Definition? {
      let place: Int = name.slot
      if !names.isEmpty, names[place] == name { return definitions[place] }
      let definition: Definition? = lookUp()
      if names.isEmpty {
        names = Array(repeating: nil, count: 64)
        definitions = Array(repeating: nil, count: 64)
      }
      names[place] = name
      definitions[place] = definition
      return definition
    }
  }

  private var components = Table<ComponentDefinition>()
  private var actions = Table<ActionDefinition>()

  /// The component type that the name at `index` stands for.
  @inline(__always)
  mutating func component(_ index: Int, on tape: JSONTape, in registry: SchemaRegistry) -> ComponentDefinition? {
    components.definition(of: tape.key(index)) { registry.component(named: tape.text(index)) }
  }

  /// The action type that the name at `index` stands for.
  @inline(__always)
  mutating func action(_ index: Int, on tape: JSONTape, in registry: SchemaRegistry) -> ActionDefinition? {
    actions.definition(of: tape.key(index)) { registry.action(named: tape.text(index)) }
  }
}
