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
  package var registry = SchemaRegistry.standard

  private var types = TypeTable()
  private let logger: () -> (any LoggerProtocol)?

  /// A coder whose messages go to the logger of the global configuration.
  public convenience init() { self.init { GlobalConfiguration.resolver.find((any LoggerProtocol).self) } }

  /// A coder whose messages go to the logger that `resolver` gives.
  public convenience init(_ resolver: any DependenciesContainerResolving) {
    self.init { resolver.find((any LoggerProtocol).self) }
  }

  package init(logger: @escaping () -> (any LoggerProtocol)?) { self.logger = logger }

  /// Adds a component or an action under `custom:` and a name; of two under one name the later counts.
  public func register<Value: BeagleCodable>(type: Value.Type, named: String?) {
    let (key, replaced) = types.register(type, named: named)
    guard let replaced, ObjectIdentifier(replaced) != ObjectIdentifier(type) else { return }
    logger()?.log(
      LogMessage(
        .decoding, .warning, name: "typeReplaced",
        "\(key) was registered as \(replaced) and is \(type) from now on"))
  }

  /// The name that a type was registered under first.
  public func name(for type: any BeagleCodable.Type) -> String? { types.name(for: type) }

  /// The type of a name on the wire, in whatever case.
  public func type(for name: String, baseType: BaseType) -> (any BeagleCodable.Type)? {
    types.type(for: name, base: baseType)
  }

  /// The value of a document: a component, an action, any JSON, or a decodable type.
  ///
  /// - Throws: what is wrong with the document, which is logged, too.
  public func decode<Value>(from data: Data) throws -> Value {
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
    case let decodable as any Decodable.Type: return try JSONDecoder().decode(decodable, from: data)
    default: return nil
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
  public func encode<Value: BeagleCodable>(value: Value) throws -> Data {
    let encoded = try DynamicObject(rawJSON: Array(JSONEncoder().encode(value)))
    guard case .dictionary(let properties) = encoded, let name = types.name(for: Value.self) else {
      return Data(JSONWriter.compact.bytes(encoded))
    }
    let key = TypeTable.base(of: Value.self) == .action ? "_beagleAction_" : "_beagleComponent_"
    var result: DynamicDictionary = [key: .string(name)]
    for (key, value) in properties where result[key] == nil { result[key] = value }
    return Data(JSONWriter.compact.bytes(.dictionary(result)))
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
