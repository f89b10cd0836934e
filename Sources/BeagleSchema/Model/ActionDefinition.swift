/// An action type: its name and what it reads from the wire.
public final class ActionDefinition: Sendable {
  /// The key that names an action's type.
  public static let typeKey = "_beagleAction_"

  /// The name in its canonical spelling, without `beagle:`; names of other namespaces are whole.
  public let name: String
  /// The name on the wire in its canonical spelling.
  public let wireName: String
  /// The properties that are read; `analytics` is among them.
  public let properties: [PropertyDefinition]
  /// The keys that hold actions.
  public let events: [String]
  /// Whether keys that are no properties are values with expressions, instead of not being read.
  public let readsEveryKey: Bool

  /// Decodes an action's object as the Swift type that an application has registered, and gives what is read then.
  package typealias Refinement =
    @Sendable (_ object: DynamicObject, _ path: String) throws(SchemaError)
    -> ActionDefinition

  /// Checks each action of the type against a Swift type; nil where there is none.
  let refinement: Refinement?

  private let tables: [KeyTable]

  /// An action type with these properties besides `analytics`.
  public convenience init(_ wireName: String, properties: [PropertyDefinition] = [], readsEveryKey: Bool = false) {
    self.init(wireName, properties: properties, readsEveryKey: readsEveryKey, refinement: nil)
  }

  /// An action type whose actions a Swift type checks.
  package init(
    _ wireName: String, properties: [PropertyDefinition], readsEveryKey: Bool = false, refinement: Refinement?
  ) {
    self.wireName = wireName
    self.readsEveryKey = readsEveryKey
    self.refinement = refinement
    name = wireName.hasPrefix("beagle:") ? String(wireName.dropFirst("beagle:".count)) : wireName
    let all: [PropertyDefinition] = properties + [PropertyDefinition("analytics", .analytics)]
    self.properties = all
    events = properties.compactMap { if case .actions = $0.kind { $0.name } else { nil } }
    tables = Platform.allCases.map { KeyTable(all, platform: $0) }
  }

  /// The property under `name`.
  public func property(named name: String) -> PropertyDefinition? { properties.first { $0.name == name } }

  func keys(on platform: Platform) -> KeyTable { tables[platform.position] }
}
