// Decoded components and actions back as the JSON that they came from, as raw values: every text stands in them just
// as it stands in the document.

extension ComponentNode {
  /// The component as it stands in a document: canonical names, escapes put back, unread keys as they came.
  public var wireForm: DynamicObject {
    let name: DynamicObject = .string(wireName)
    return fields.wireForm(type: ComponentDefinition.typeKey, name: name, at: typePosition) { key in
      self.definition?.property(named: key)?.kind
    }
  }
}

extension ActionNode {
  /// The action as it stands in a document: canonical names, escapes put back, unread keys as they came.
  public var wireForm: DynamicObject {
    fields.wireForm(type: ActionDefinition.typeKey, name: .string(wireName), at: typePosition) { key in
      self.definition?.property(named: key)?.kind
    }
  }
}

extension DynamicObject {
  /// The value as it stands in a document: escapes put back, expressions as their text.
  public var wireForm: DynamicObject {
    switch self {
    case .string, .expression: propertyText().map { .string($0) } ?? self
    case .array(let elements): .array(elements.map(\.wireForm))
    case .dictionary(let object):
      .dictionary(object.mapValues(\.wireForm))
    default: self
    }
  }
}

extension PropertyKind {
  /// A value of a property of this kind as it stands in a document.
  func wireForm(of value: DynamicObject) -> DynamicObject {
    switch (self, value) {
    case (.expression(.stringMap), .dictionary): value
    case (.expression(.imagePath), .dictionary(let object)): ObjectDefinition.image(of: object).wireForm(of: object)
    case (.expression, _), (.renderedText, _), (.dynamic, _): value.wireForm
    case (.object(let definition), .dictionary(let object)), (.lenientObject(let definition), .dictionary(let object)):
      definition.wireForm(of: object)
    case (.list(let kind), .array(let elements)): .array(elements.map { kind.wireForm(of: $0) })
    case (.objects(let definition), .array(let elements)):
      .array(elements.map { PropertyKind.object(definition).wireForm(of: $0) })
    case (_, .expression): value.wireForm
    default: value
    }
  }
}

extension ObjectDefinition {
  /// The form of image path that an object has.
  static func image(of object: DynamicDictionary) -> ObjectDefinition {
    object[imageTypeKey] == .string("remote") ? .remoteImage : .localImage
  }

  fileprivate func wireForm(of object: DynamicDictionary) -> DynamicObject {
    var result = object
    for (key, value) in object {
      if let kind = property(named: key)?.kind { result[key] = kind.wireForm(of: value) }
    }
    return .dictionary(result)
  }
}

extension FieldContent {
  /// What the key holds as it stands in a document, for a property of `kind`.
  func wireForm(of kind: PropertyKind?) -> DynamicObject {
    switch self {
    case .absent: .empty
    case .unread(let value): value
    case .value(let value): (kind ?? .dynamic).wireForm(of: value)
    case .path(_, let text): .string(text)
    case .component(let component): component.wireForm
    case .components(let components): .array(components.map(\.wireForm))
    case .templates(let templates): .array(templates.map { $0.fields.wireForm(of: .template) })
    case .actions(let actions): .array(actions.map(\.wireForm))
    case .context(let context): context.fields.wireForm(of: .context)
    case .route(.local(let route)): route.fields.wireForm(of: .remoteRoute)
    case .route(.remote(let route)): route.fields.wireForm(of: .remoteRoute)
    case .navigationContext(let context): context.fields.wireForm(of: .navigationContext)
    case .navigationBar(let bar): bar.fields.wireForm(of: .navigationBar)
    case .navigationBarItems(let items): .array(items.map { $0.fields.wireForm(of: .navigationBarItem) })
    case .analytics(.disabled): .bool(false)
    case .analytics(.enabled): .bool(true)
    case .analytics(.detailed(let details)): details.fields.wireForm(of: .analytics)
    }
  }
}

extension [Field] {
  fileprivate func wireForm(of definition: ObjectDefinition) -> DynamicObject {
    wireForm(type: "", name: .empty, at: nil) { definition.property(named: $0)?.kind }
  }

  /// The object of these fields, with one more key before the field at `position`.
  fileprivate func wireForm(
    type: String, name: DynamicObject, at position: Int?, kind: (String) -> PropertyKind?
  ) -> DynamicObject {
    var keys: [String] = []
    var values: [DynamicObject] = []
    keys.reserveCapacity(count + 1)
    values.reserveCapacity(count + 1)
    for (index, field) in enumerated() {
      if index == position {
        keys.append(type)
        values.append(name)
      }
      keys.append(field.key)
      values.append(field.content.wireForm(of: kind(field.key)))
    }
    if let position, position >= count {
      keys.append(type)
      values.append(name)
    }
    return .dictionary(DynamicDictionary(uniqueKeys: keys, values: values))
  }
}
