import BeagleSchema

/// Something that is kept as it stands in a document.
protocol DocumentHolding {
  var document: DynamicObject { get }
}

/// A component that stands in the property of an application's own type, as its document has it.
public struct DocumentComponent: ServerDrivenComponent, DocumentHolding {
  /// The component in its document.
  public let document: DynamicObject

  init(document: DynamicObject) { self.document = document }

  /// Reads a component as it stands.
  public init(from decoder: any Decoder) throws { document = try DynamicObject(documentFrom: decoder) }

  /// Writes the component as it stood.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

/// An action that stands in the property of an application's own type, as its document has it.
public struct DocumentAction: Action, DocumentHolding {
  /// The action in its document.
  public let document: DynamicObject

  init(document: DynamicObject) { self.document = document }

  /// Reads an action as it stands.
  public init(from decoder: any Decoder) throws { document = try DynamicObject(documentFrom: decoder) }

  /// Writes the action as it stood.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

/// A component whose type nobody has registered.
///
/// Mirrors `UnknownComponent` of Beagle iOS.
public struct UnknownComponent: ServerDrivenComponent, NamesItself {
  /// The name of the type.
  public let _beagleComponent_: String

  /// A component of the type of this name.
  public init(_beagleComponent_ name: String) { _beagleComponent_ = name }
}

/// An action whose type nobody has registered; executing it only makes a message.
///
/// Mirrors `UnknownAction` of Beagle iOS.
public struct UnknownAction: Action, NamesItself {
  /// The name of the type.
  public let _beagleAction_: String

  /// An action of the type of this name.
  public init(_beagleAction_ name: String) { _beagleAction_ = name }
}

extension DynamicObject {
  /// What a decoder holds, as it stands in the document.
  fileprivate init(documentFrom decoder: any Decoder) throws {
    if let decoder = decoder as? DocumentDecoder {
      self = decoder.value ?? .dictionary([:])
    } else {
      self = try DynamicObject(from: decoder).wireForm
    }
  }
}
