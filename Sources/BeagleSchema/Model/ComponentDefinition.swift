/// A component type: its name and what it reads from the wire.
public final class ComponentDefinition: Sendable {
  /// The key that names a component's type.
  public static let typeKey = "_beagleComponent_"

  /// The name in its canonical spelling, without `beagle:`; names of other namespaces are whole.
  public let name: String
  /// The name on the wire in its canonical spelling.
  public let wireName: String
  /// The properties of the type itself, in the order of the documentation.
  public let properties: [PropertyDefinition]
  /// Where the children are.
  public let slot: ChildSlot
  /// The keys of the type that hold actions; `onInit` is among them where the type has it.
  public let events: [String]
  /// The properties that are applied again at every change of a context that they read.
  public let statefulProperties: [String]

  /// Decodes a component's object as the Swift type that an application has registered, and gives what is read then.
  package typealias Refinement =
    @Sendable (_ object: DynamicObject, _ path: String) throws(SchemaError)
    -> ComponentDefinition

  /// Checks each component of the type against a Swift type; nil where there is none.
  let refinement: Refinement?

  private let mixins: [Mixins]
  private let tables: [KeyTable]
  /// What nodes of the type's components look like in resulting trees.
  let resultLayouts = ResultLayouts()

  /// A component type.
  ///
  /// - Parameters:
  ///   - wireName: The name with its namespace, in the spelling to show.
  ///   - mixins: The shared keys that the type honours everywhere.
  ///   - android: Shared keys that Beagle Android honours besides.
  ///   - properties: The type's own keys; one of them may hold the children.
  public convenience init(
    _ wireName: String,
    mixins: Mixins = [],
    android: Mixins = [],
    properties: [PropertyDefinition] = []
  ) {
    self.init(wireName, mixins: mixins, android: android, properties: properties, refinement: nil)
  }

  /// A component type whose components a Swift type checks.
  package init(
    _ wireName: String, mixins: Mixins, android: Mixins = [], properties: [PropertyDefinition],
    refinement: Refinement?
  ) {
    self.wireName = wireName
    self.refinement = refinement
    name = wireName.hasPrefix("beagle:") ? String(wireName.dropFirst("beagle:".count)) : wireName
    self.properties = properties
    let perPlatform: [Mixins] = [mixins, mixins.union(android), mixins.union([.id, .style, .context])]
    self.mixins = perPlatform
    slot = ChildSlot(of: properties)
    let events: [String] = properties.compactMap { if case .actions = $0.kind { $0.name } else { nil } }
    self.events = mixins.contains(.onInit) ? events + ["onInit"] : events
    statefulProperties = properties.filter(\.isStateful).map(\.name)
    tables = zip(Platform.allCases, perPlatform).map { platform, mixins in
      let own = Set(properties.map(\.name))
      let shared = mixins.properties.filter { !own.contains($0.name) }
      return KeyTable(properties + shared, platform: platform)
    }
  }

  /// The shared keys that the type honours on `platform`.
  public func mixins(on platform: Platform) -> Mixins { mixins[platform.position] }

  /// All properties that are read on `platform`, shared ones included.
  public func properties(on platform: Platform) -> [PropertyDefinition] { tables[platform.position].properties }

  /// The property under `name`, shared ones included, on any platform.
  public func property(named name: String) -> PropertyDefinition? {
    properties.first { $0.name == name } ?? tables.lazy.compactMap { $0.property(named: name) }.first
  }

  func keys(on platform: Platform) -> KeyTable { tables[platform.position] }
}

extension ChildSlot {
  fileprivate init(of properties: [PropertyDefinition]) {
    self = .none
    for property in properties {
      switch property.kind {
      case .component: self = property.name == "initialState" ? .initialState : .child
      case .components: self = .children
      case .templates: self = .templates
      default: continue
      }
    }
  }
}

extension Platform {
  /// The position in tables that have a row for each platform.
  var position: Int {
    switch self {
    case .ios: 0
    case .android: 1
    case .web: 2
    }
  }
}
