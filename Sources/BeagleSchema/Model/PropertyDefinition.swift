/// One property of a component, an action or an object inside them.
public final class PropertyDefinition: Sendable {
  /// The key on the wire.
  public let name: String
  /// What the key holds.
  public let kind: PropertyKind
  /// The platforms on which a document without the key fails.
  public let requiredOn: PlatformSet
  /// Whether the property is applied again at every change of a context that it reads, equal value or not.
  public let isStateful: Bool
  /// The platforms on which `null` fails a document although the key may be absent.
  public let nullFailsOn: PlatformSet
  /// The platforms that read the key; the others skip it.
  public let readOn: PlatformSet

  /// The platforms where a text that is plain elsewhere may be an expression, and a name is spelled in any case.
  public let looseOn: PlatformSet

  /// The texts that a property with a choice of them allows.
  public let cases: [String]

  /// The property's place inside the wire object of its component.
  let place: Path

  /// A property `name` of this kind.
  public init(
    _ name: String, _ kind: PropertyKind, requiredOn: PlatformSet = [], isStateful: Bool = false,
    nullFailsOn: PlatformSet = [], readOn: PlatformSet = .all, looseOn: PlatformSet = []
  ) {
    self.name = name
    self.kind = kind
    self.requiredOn = requiredOn
    self.isStateful = isStateful
    self.nullFailsOn = nullFailsOn
    self.readOn = readOn
    self.looseOn = looseOn
    place = Path(nodes: [.key(name)])
    switch kind {
    case .enumeration(let cases), .expression(.enumeration(let cases)): self.cases = cases
    default: cases = []
    }
  }

  /// Whether a document without the key fails on the reference platform.
  public var isRequired: Bool { requiredOn.contains(.ios) }
}

/// The properties of an object that is no component and no action, as `style` or `accessibility`.
public final class ObjectDefinition: Sendable {
  /// The type's name, for messages.
  public let name: String
  /// The properties that are read.
  public let properties: [PropertyDefinition]
  let keys: [KeyTable]

  /// An object type `name` with these properties.
  public init(_ name: String, _ properties: [PropertyDefinition]) {
    self.name = name
    self.properties = properties
    keys = Platform.allCases.map { KeyTable(properties, platform: $0) }
  }

  /// The property under `name`.
  public func property(named name: String) -> PropertyDefinition? { properties.first { $0.name == name } }
}
