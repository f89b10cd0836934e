/// The component and action types that documents may use: Beagle's own and what an app adds.
///
/// Mirrors the tables of `BeagleCoder` of Beagle iOS. Names are looked up in lower case; components and actions have
/// tables of their own.
public struct SchemaRegistry: Sendable {
  private var components: [String: ComponentDefinition]
  private var actions: [String: ActionDefinition]

  private init(components: [String: ComponentDefinition], actions: [String: ActionDefinition]) {
    self.components = components
    self.actions = actions
  }

  /// No types at all, for values that are no components; to make Beagle's own takes a good part of a process's start.
  static let none = SchemaRegistry(components: [:], actions: [:])

  /// Beagle's own types and nothing else.
  public static let standard: SchemaRegistry = {
    var registry = SchemaRegistry(components: [:], actions: [:])
    for component in ComponentDefinition.all { registry.register(component) }
    for action in ActionDefinition.all { registry.register(action) }
    return registry
  }()

  /// Adds a component type; one of the same name is replaced.
  public mutating func register(_ definition: ComponentDefinition) {
    components[definition.wireName.lowercased()] = definition
  }

  /// Adds an action type; one of the same name is replaced.
  public mutating func register(_ definition: ActionDefinition) {
    actions[definition.wireName.lowercased()] = definition
  }

  /// The component type of a name on the wire, in whatever case.
  public func component(named wireName: String) -> ComponentDefinition? { components[wireName.lowercased()] }

  /// The action type of a name on the wire, in whatever case.
  public func action(named wireName: String) -> ActionDefinition? { actions[wireName.lowercased()] }

  /// All component types, by name.
  public var allComponents: [ComponentDefinition] { components.values.sorted { $0.wireName < $1.wireName } }

  /// All action types, by name.
  public var allActions: [ActionDefinition] { actions.values.sorted { $0.wireName < $1.wireName } }
}
