import BeagleSchema

/// Notes the keys that a Swift type asks for while it is decoded.
final class PropertyRecorder {
  private(set) var properties: [PropertyDefinition] = []

  init() {}

  /// Notes one key; a key that is asked for twice counts once.
  func note(_ name: String, _ type: Any.Type, isRequired: Bool) {
    guard !properties.contains(where: { $0.name == name }) else { return }
    let isOptional = type is any AnyOptional.Type || (type as? any AnyAutoCodable.Type)?.isOptional == true
    properties.append(
      PropertyDefinition(
        name, PropertyKind(of: type), requiredOn: isRequired && !isOptional ? .all : []))
  }

  /// The keys that a type asks for, as far as made-up values lead.
  ///
  /// - Returns: the keys, and whether the type was made up to its end.
  static func probe(_ type: any Decodable.Type) -> (properties: [PropertyDefinition], isComplete: Bool) {
    let recorder = PropertyRecorder()
    let settings = DocumentDecoder.Settings(coder: nil, keepsDocuments: true)
    do {
      _ = try type.init(from: DocumentDecoder(nil, settings: settings, recorder: recorder))
      return (recorder.properties, true)
    } catch {
      return (recorder.properties, false)
    }
  }
}

/// A type of Beagle's own that stands in documents as a kind of property.
protocol HasPropertyKind {
  static var propertyKind: PropertyKind { get }
}

extension PropertyKind {
  /// What a property of a Swift type holds in a document.
  init(of type: Any.Type) {
    switch type {
    case is String.Type: self = .string
    case is Bool.Type: self = .bool
    case is any BinaryInteger.Type: self = .int
    case is any BinaryFloatingPoint.Type: self = .double
    case is DynamicObject.Type: self = .dynamic
    case is Context.Type: self = .context
    case is [String: String].Type: self = .stringMap
    case let expression as any AnyExpression.Type: self = .expression(expression.target)
    case let wrapper as any AnyAutoCodable.Type: self = wrapper.propertyKind
    case let optional as any AnyOptional.Type: self = PropertyKind(of: optional.wrappedType)
    case let own as any HasPropertyKind.Type: self = own.propertyKind
    case is any ServerDrivenComponent.Type: self = .component
    case let list as any AnyArray.Type:
      let element = list.elementType
      self = element is any ServerDrivenComponent.Type ? .components : .list(PropertyKind(of: element))
    case is any AnyMap.Type: self = .dynamic
    default: self = PropertyKind(ofCustom: type)
    }
  }

  /// What a property of an application's own type holds.
  private init(ofCustom type: Any.Type) {
    if let cases = textCases(of: type) {
      self = .enumeration(cases)
      return
    }
    guard let decodable = type as? any Decodable.Type, !(type is any RawRepresentable.Type) else {
      self = .dynamic
      return
    }
    let properties = PropertyRecorder.probe(decodable).properties
    self = properties.isEmpty ? .dynamic : .object(ObjectDefinition(String(describing: type), properties))
  }
}
