internal import Synchronization

/// A component as it was decoded: immutable, its expressions compiled.
///
/// Mirrors `ServerDrivenComponent` of Beagle iOS.
public final class ComponentNode: FieldReading, Sendable {
  /// An event's name with the actions that it runs.
  public typealias Event = (name: String, actions: [ActionNode])

  /// The type; nil where nobody has registered it.
  public let definition: ComponentDefinition?
  /// The id, whether or not the type honours one.
  public let id: String?
  /// The components inside this one: the child, the children or the initial state; empty for lists.
  public let children: [ComponentNode]
  /// The events that have a list of actions, also an empty one, in wire order.
  public let events: [Event]
  /// Every place whose value comes from an expression, in wire order.
  public let sites: [ExpressionSite]
  /// All keys but the type's name, in wire order, the ones that are not read included.
  public let fields: [Field]

  private let extras: ComponentParts.Extras?
  private let storedTypePosition: Int32
  /// Made when it is first asked for; `AtomicLazyReference` would do it, but its calls are not specialized.
  private let cachedResult = Atomic<Unmanaged<ResultTemplate>?>(nil)

  /// A component of a known type.
  init(_ definition: ComponentDefinition, fields: [Field], parts: consuming ComponentParts, sites: [ExpressionSite]) {
    self.definition = definition
    id = parts.id
    children = parts.children
    events = parts.events
    extras = parts.extras
    storedTypePosition = parts.typePosition.map { Int32(truncatingIfNeeded: $0) } ?? -1
    self.sites = sites
    self.fields = fields
  }

  /// A component of a type that nobody has registered.
  package init(unknown name: String, id: String? = nil, fields: [Field] = [], typePosition: Int = 0) {
    definition = nil
    self.id = id
    children = []
    events = []
    extras = ComponentParts.Extras(unknownName: name)
    storedTypePosition = Int32(truncatingIfNeeded: typePosition)
    sites = []
    self.fields = fields
  }

  deinit { cachedResult.load(ordering: .acquiring)?.release() }

  /// The type's name: canonical, or as on the wire where the type is unknown.
  public var wireName: String { definition?.wireName ?? extras?.unknownName ?? "" }
  /// Where the children are.
  public var slot: ChildSlot { definition?.slot ?? .none }
  /// The templates of a list or a grid.
  public var templates: [TemplateNode] { extras?.templates ?? [] }
  /// The declared context.
  public var context: ContextDeclaration? { extras?.context }
  /// The bar of a screen.
  public var navigationBar: NavigationBarNode? { extras?.navigationBar }

  /// How many fields stand before the type's name on the wire; nil where the name is absent.
  package var typePosition: Int? { storedTypePosition < 0 ? nil : Int(storedTypePosition) }

  /// The name without `beagle:`; names of other namespaces are whole.
  public var name: String { definition?.name ?? wireName }

  /// The actions of an event; nil where the component has no list for it.
  public func actions(for event: String) -> [ActionNode]? { events.first { $0.name == event }?.actions }

  /// The node that this component is in the resulting tree.
  ///
  /// That is the wire object with the canonical type name and evaluated expressions, without actions and contexts,
  /// its children in the slot of the resulting tree.
  ///
  /// - Parameters:
  ///   - siteValues: A value for each of `sites`, in their order; nil leaves the place out.
  ///   - id: The id to show, cell suffixes included.
  ///   - children: The nodes of the components that are shown inside this one.
  ///   - overrides: Keys to set, in order, whatever the wire has; nil leaves a key out.
  public func resultingNode(
    siteValues: [DynamicObject?], id: String?, children: [DynamicObject],
    overrides: [(key: String, value: DynamicObject?)] = []
  ) -> DynamicObject {
    resultTemplate.node(of: self, siteValues: siteValues, id: id, children: children, overrides: overrides)
  }

  private var resultTemplate: ResultTemplate {
    if let known = cachedResult.load(ordering: .acquiring) { return known.takeUnretainedValue() }
    let template = ResultTemplate(self)
    let retained = Unmanaged.passRetained(template)
    let outcome = cachedResult.compareExchange(expected: nil, desired: retained, ordering: .acquiringAndReleasing)
    if let other = outcome.original {
      retained.release()
      return other.takeUnretainedValue()
    }
    return template
  }
}
