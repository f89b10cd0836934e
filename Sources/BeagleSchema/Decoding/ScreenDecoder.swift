/// Decodes documents into components and actions.
///
/// Mirrors `Coder` of Beagle iOS.
public struct ScreenDecoder: Sendable {
  /// What was decoded, and what deserves a look.
  public struct Decoded<Node: Sendable>: Sendable {
    /// What was decoded.
    public let node: Node
    /// What deserves a look, in the order of the document.
    public let warnings: [SchemaWarning]
  }

  /// The types that documents may use.
  public let registry: SchemaRegistry
  /// Whose rules apply.
  public let platform: Platform

  /// A decoder for documents that use the types of `registry`.
  public init(registry: SchemaRegistry = .standard, platform: Platform = .ios) {
    self.registry = registry
    self.platform = platform
  }

  /// The component that a JSON text holds.
  public func decodeComponent(json: [UInt8]) throws(SchemaError) -> Decoded<ComponentNode> {
    try decode(json) { (decoder: inout TapeDecoder) throws(SchemaError) in try decoder.component(at: JSONTape.root) }
  }

  /// The component that a JSON text holds.
  public func decodeComponent(json: String) throws(SchemaError) -> Decoded<ComponentNode> {
    try decodeComponent(json: Array(json.utf8))
  }

  /// The component that a value holds whose texts stand as in a document.
  ///
  /// A value that was decoded before loses one level of escapes, as on the device.
  public func decodeComponent(_ value: DynamicObject) throws(SchemaError) -> Decoded<ComponentNode> {
    try decodeComponent(json: JSONWriter.compact.bytes(value))
  }

  /// The component that a JSON text holds, as a screen: wrapped where it is none.
  public func decodeScreen(json: [UInt8]) throws(SchemaError) -> Decoded<ComponentNode> {
    let component: Decoded<ComponentNode> = try decodeComponent(json: json)
    return Decoded(node: component.node.asScreen, warnings: component.warnings)
  }

  /// The component that a JSON text holds, as a screen: wrapped where it is none.
  public func decodeScreen(json: String) throws(SchemaError) -> Decoded<ComponentNode> {
    try decodeScreen(json: Array(json.utf8))
  }

  /// The component of one type that a JSON text holds; any other type is an error.
  public func decodeComponent(
    json: [UInt8], as definition: ComponentDefinition
  ) throws(SchemaError) -> Decoded<ComponentNode> {
    let component: Decoded<ComponentNode> = try decodeComponent(json: json)
    if component.node.definition === definition { return component }
    throw SchemaError(
      .unableToCast, path: "$", expected: definition.wireName, found: component.node.wireName)
  }

  /// The action that a JSON text holds.
  public func decodeAction(json: [UInt8]) throws(SchemaError) -> Decoded<ActionNode> {
    try decode(json) { (decoder: inout TapeDecoder) throws(SchemaError) in try decoder.action(at: JSONTape.root) }
  }

  /// The action that a value holds whose texts stand as in a document.
  public func decodeAction(_ value: DynamicObject) throws(SchemaError) -> Decoded<ActionNode> {
    try decodeAction(json: JSONWriter.compact.bytes(value))
  }

  /// The actions of the array that a JSON text holds.
  public func decodeActions(json: [UInt8]) throws(SchemaError) -> Decoded<[ActionNode]> {
    try decode(json) { (decoder: inout TapeDecoder) throws(SchemaError) in try decoder.actions(at: JSONTape.root) }
  }

  /// The actions of the array that a value holds whose texts stand as in a document.
  public func decodeActions(_ value: DynamicObject) throws(SchemaError) -> Decoded<[ActionNode]> {
    try decodeActions(json: JSONWriter.compact.bytes(value))
  }

  private func decode<Node>(
    _ json: [UInt8], _ body: (inout TapeDecoder) throws(SchemaError) -> Node
  ) throws(SchemaError) -> Decoded<Node> {
    try JSONParser.parse(json) { (tape, isInexact) throws(SchemaError) in
      var decoder = TapeDecoder(tape, registry: registry, platform: platform)
      let node: Node = try body(&decoder)
      isInexact = decoder.isInexact
      return Decoded(node: node, warnings: decoder.warnings)
    }
  }
}
