import BeagleSchema

/// Lets a property hold a component, an action or a list of them: each is written with its type's name and read by it.
///
/// Mirrors `AutoCodable` of Beagle iOS. The property's type is `any ServerDrivenComponent`, `any Action`, an array or
/// an optional of these.
@propertyWrapper
public struct AutoCodable<Value> {
  /// The components or actions.
  public var wrappedValue: Value

  /// A property that holds `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension AutoCodable: Codable {
  /// Reads components or actions by the names of their types.
  public init(from decoder: any Decoder) throws {
    let decoded: Any
    switch Value.self {
    case is (any ServerDrivenComponent).Type: decoded = try decoder.component()
    case is (any ServerDrivenComponent)?.Type: decoded = Optional(try decoder.component()) as Any
    case is [any ServerDrivenComponent].Type: decoded = try decoder.list { try $0.component() }
    case is [any ServerDrivenComponent]?.Type: decoded = Optional(try decoder.list { try $0.component() }) as Any
    case is (any Action).Type: decoded = try decoder.action()
    case is (any Action)?.Type: decoded = Optional(try decoder.action()) as Any
    case is [any Action].Type: decoded = try decoder.list { try $0.action() }
    case is [any Action]?.Type: decoded = Optional(try decoder.list { try $0.action() }) as Any
    default: throw BeagleCodableError.unsupportedType(String(describing: Value.self))
    }
    guard let value = decoded as? Value else {
      throw BeagleCodableError.unsupportedType(String(describing: Value.self))
    }
    wrappedValue = value
  }

  /// Writes components or actions with the names of their types.
  public func encode(to encoder: any Encoder) throws {
    switch wrappedValue as Any {
    case let value as any BeagleCodable: try encoder.put(value)
    case let values as [any ServerDrivenComponent]: try encoder.put(values)
    case let values as [any Action]: try encoder.put(values)
    default: throw BeagleCodableError.unsupportedType(String(describing: Value.self))
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads a property that may be absent or null.
  public func decode<Wrapped>(_ type: AutoCodable<Wrapped?>.Type, forKey key: K) throws -> AutoCodable<Wrapped?> {
    try decodeIfPresent(type, forKey: key) ?? AutoCodable(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Writes a property that may be absent.
  public mutating func encode<Wrapped>(_ value: AutoCodable<Wrapped?>, forKey key: K) throws {
    guard let wrapped = value.wrappedValue else { return }
    try encode(AutoCodable<Wrapped>(wrappedValue: wrapped), forKey: key)
  }
}

/// Why a component or an action cannot be read or written.
///
/// Mirrors `BeagleCodableError` of Beagle iOS.
public enum BeagleCodableError: Error, Hashable, Sendable {
  /// `AutoCodable` stands on a property of another type.
  case unsupportedType(String)
  /// The type has no name: nobody has registered it.
  case typeNotRegistered(String)
}

/// A wrapper of whatever type.
protocol AnyAutoCodable {
  static var propertyKind: PropertyKind { get }
  static var isOptional: Bool { get }
}

extension AutoCodable: AnyAutoCodable {
  static var isOptional: Bool { Value.self is any AnyOptional.Type }

  static var propertyKind: PropertyKind {
    switch Value.self {
    case is (any ServerDrivenComponent).Type, is (any ServerDrivenComponent)?.Type: .component
    case is [any ServerDrivenComponent].Type, is [any ServerDrivenComponent]?.Type: .components
    case is [any Action].Type, is [any Action]?.Type: .actions
    default: .dynamic
    }
  }
}

extension Decoder {
  /// The decoder of a document that this one is.
  private var document: DocumentDecoder? { self as? DocumentDecoder }

  private var coder: any CoderProtocol {
    document?.settings.coder ?? GlobalConfiguration.dependencies.coder
  }

  private func typeName(_ key: String) throws -> String {
    try container(keyedBy: DocumentKey.self).decode(String.self, forKey: DocumentKey(stringValue: key))
  }

  fileprivate func component() throws -> any ServerDrivenComponent {
    if let document, document.settings.keepsDocuments {
      return DocumentComponent(document: document.value ?? .dictionary([:]))
    }
    let name = try typeName(ComponentDefinition.typeKey)
    guard let type = coder.type(for: name, baseType: .component) as? any ServerDrivenComponent.Type else {
      return UnknownComponent(_beagleComponent_: name)
    }
    return try type.init(from: self)
  }

  fileprivate func action() throws -> any Action {
    if let document, document.settings.keepsDocuments {
      return DocumentAction(document: document.value ?? .dictionary([:]))
    }
    let name = try typeName(ActionDefinition.typeKey)
    guard let type = coder.type(for: name, baseType: .action) as? any Action.Type else {
      return UnknownAction(_beagleAction_: name)
    }
    return try type.init(from: self)
  }

  fileprivate func list<Element>(_ element: (any Decoder) throws -> Element) throws -> [Element] {
    var result: [Element] = []
    var container = try unkeyedContainer()
    while !container.isAtEnd { result.append(try element(try container.superDecoder())) }
    return result
  }
}

extension Encoder {
  /// Writes a component or an action with the name of its type.
  func put(_ value: any BeagleCodable) throws {
    if let document = value as? any DocumentHolding, let encoder = self as? DocumentEncoder {
      return encoder.box.put(document.document)
    }
    if !(value is any NamesItself) {
      let coder = (self as? DocumentEncoder)?.coder ?? GlobalConfiguration.dependencies.coder
      guard let name = coder.name(for: type(of: value)) else {
        throw BeagleCodableError.typeNotRegistered(String(describing: type(of: value)))
      }
      let key = value is any Action ? ActionDefinition.typeKey : ComponentDefinition.typeKey
      var container = container(keyedBy: DocumentKey.self)
      try container.encode(name, forKey: DocumentKey(stringValue: key))
    }
    try value.encode(to: self)
  }

  fileprivate func put(_ values: [any BeagleCodable]) throws {
    var container = unkeyedContainer()
    for value in values { try container.superEncoder().put(value) }
  }
}

/// A type that writes its own name, as one type with several names does.
protocol NamesItself {}
