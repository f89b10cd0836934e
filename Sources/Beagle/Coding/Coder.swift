package import BeagleSchema

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Decodes and encodes documents, with the types that an application adds.
///
/// Mirrors `Coder` of Beagle iOS. Beagle's own types cannot be replaced.
public final class Coder: CoderProtocol {
  /// What a type can be.
  public enum BaseType: String, Hashable, Sendable {
    /// A component.
    case component = "codable.componentTypes"
    /// An action.
    case action = "codable.actionTypes"
  }

  /// The component and action types that documents may use.
  package private(set) var registry = SchemaRegistry.standard {
    didSet { for observer in observers { observer(registry) } }
  }

  private var observers: [(SchemaRegistry) -> Void] = []
  private var types = TypeTable()
  /// The first two types that were registered under one name; nothing is decoded once there are any.
  package private(set) var clash: TypeClash?
  /// What there was to say of the registrations, for the applications to come.
  private(set) var remarks: [LogMessage] = []
  private let logger: () -> (any LoggerProtocol)?

  /// A coder whose messages go to the logger of the global configuration.
  public convenience init() { self.init { GlobalConfiguration.resolver.find((any LoggerProtocol).self) } }

  /// A coder whose messages go to the logger that `resolver` gives.
  public convenience init(_ resolver: any DependenciesContainerResolving) {
    self.init { resolver.find((any LoggerProtocol).self) }
  }

  package init(logger: @escaping () -> (any LoggerProtocol)?) { self.logger = logger }

  /// Adds a component or an action under `custom:` and a name.
  ///
  /// The same type may be registered again, which is worth a warning. Two different types under one name are a
  /// `TypeClash`: it is logged as an error, and everything that works with the coder fails with it from then on.
  public func register<Value: BeagleCodable>(type: Value.Type, named: String?) {
    let base = TypeTable.base(of: type)
    let (key, replaced) = types.register(type, named: named)
    let schema = SwiftTypeSchema(type, wireName: key)
    switch base {
    case .component: registry.register(schema.component)
    case .action: registry.register(schema.action)
    }
    guard let replaced else { return }
    if ObjectIdentifier(replaced) == ObjectIdentifier(type) {
      remark(.warning, "typeReplaced", "\(type) is registered as \"\(key)\" once more, which changes nothing.")
    } else {
      let found = TypeClash(key: key, baseType: base, earlier: replaced, later: type)
      clash = clash ?? found
      remark(.error, "typeClash", found.description)
    }
  }

  private func remark(_ level: LogLevel, _ name: String, _ text: String) {
    let message = LogMessage(.decoding, level, name: name, text)
    remarks.append(message)
    logger()?.log(message)
  }

  /// Calls `body` with the types, now and whenever one is added.
  func observe(_ body: @escaping (SchemaRegistry) -> Void) {
    observers.append(body)
    body(registry)
  }

  /// The name that a type was registered under first.
  public func name(for type: any BeagleCodable.Type) -> String? { types.name(for: type) }

  /// The type of a name on the wire, in whatever case.
  public func type(for name: String, baseType: BaseType) -> (any BeagleCodable.Type)? {
    types.type(for: name, base: baseType)
  }

  /// The value of a document: a component, an action, any JSON, or a decodable type.
  ///
  /// - Throws: what is wrong with the document, which is logged, too; `TypeClash` where two types have one name.
  public func decode<Value>(from data: Data) throws -> Value {
    if let clash { throw clash }
    do {
      let decoded = try decodeAny(Value.self, from: data)
      guard let value = decoded as? Value else { throw CoderError.unableToDecode(type: String(describing: Value.self)) }
      return value
    } catch {
      logger()?.log(Log.decode(.decodingError(type: String(describing: error))))
      throw error
    }
  }

  private func decodeAny<Value>(_ type: Value.Type, from data: Data) throws -> Any? {
    let bytes = Array(data)
    let decoder = ScreenDecoder(registry: registry)
    switch type {
    case is ComponentNode.Type: return report(try decoder.decodeComponent(json: bytes))
    case is ActionNode.Type: return report(try decoder.decodeAction(json: bytes))
    case is DynamicObject.Type: return try DynamicObject(json: bytes)
    case is (any ServerDrivenComponent).Type:
      return try AutoCodable<any ServerDrivenComponent>(from: document(bytes)).wrappedValue
    case is (any Action).Type: return try AutoCodable<any Action>(from: document(bytes)).wrappedValue
    case let decodable as any Decodable.Type:
      let document = try document(bytes)
      try check(document.value ?? .empty, is: type)
      return try decodable.init(from: document)
    default: return nil
    }
  }

  private func document(_ bytes: [UInt8]) throws -> DocumentDecoder {
    DocumentDecoder(
      try DynamicObject(rawJSON: bytes), settings: DocumentDecoder.Settings(coder: self, keepsDocuments: false))
  }

  /// A document that names another type than the one wanted is none of it.
  private func check(_ document: DynamicObject, is type: Any.Type) throws {
    guard let type = type as? any BeagleCodable.Type else { return }
    let base = TypeTable.base(of: type)
    let key = base == .action ? ActionDefinition.typeKey : ComponentDefinition.typeKey
    guard let name = document[key].stringValue else { return }
    guard let named = types.type(for: name, base: base), ObjectIdentifier(named) == ObjectIdentifier(type) else {
      throw SchemaError(.unableToCast, path: "$", expected: String(describing: type), found: name)
    }
  }

  private func report<Node>(_ decoded: ScreenDecoder.Decoded<Node>) -> Node {
    for warning in decoded.warnings {
      logger()?.log(
        LogMessage(.decoding, .warning, name: warning.kind.rawValue, "\(warning.path): \(warning.message)"))
    }
    return decoded.node
  }

  /// The document of a value, its type's name included.
  ///
  /// - Throws: `BeagleCodableError` where a component or an action in the value has no name; `TypeClash` where two
  ///   types have one name.
  public func encode<Value: BeagleCodable>(value: Value) throws -> Data {
    if let clash { throw clash }
    return Data(JSONWriter.compact.bytes(try document(of: value)))
  }
}

extension CoderProtocol {
  /// A component or an action as it stands in a document.
  func document(of value: any BeagleCodable) throws -> DynamicObject {
    let encoder = DocumentEncoder(coder: self)
    try encoder.put(value as any BeagleCodable)
    return encoder.box.value
  }
}

extension CoderProtocol {
  /// The component in the body of an answer.
  package func component(of body: ResponseBody) throws -> ComponentNode { try decode(from: Data(body.bytes)) }
}

/// Why a coder gives no value.
public enum CoderError: Error, Hashable, Sendable {
  /// Documents hold no such type.
  case unableToDecode(type: String)
}
