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
    case .string(let text): .string(text.escaped)
    case .expression(let expression): .string(String(describing: expression))
    case .array(let elements): .array(elements.map(\.wireForm))
    case .dictionary(let object):
      .dictionary(DynamicDictionary(uniqueKeys: object.keys, values: object.values.map(\.wireForm)))
    default: self
    }
  }
}

extension String {
  /// A text that decodes to this one: as short as possible, with backslashes where they are needed.
  fileprivate var escaped: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "@") }) else { return self }
    var result: [UInt8] = []
    var run: Int = 0
    let bytes = Array(utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\\") {
        run += 1
        continue
      }
      let opens: Bool = byte == UInt8(ascii: "@") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "{")
      result += repeatElement(UInt8(ascii: "\\"), count: opens ? 2 * run + 1 : 2 * run)
      result.append(byte)
      run = 0
    }
    result += repeatElement(UInt8(ascii: "\\"), count: 2 * run)
    return String(decoding: result, as: UTF8.self)
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
    case .value(let value): kind?.wireForm(of: value) ?? value
    case .path(_, let text): .string(text)
    case .component(let component): component.wireForm
    case .components(let components): .array(components.map(\.wireForm))
    case .templates(let templates): .array(templates.map { $0.fields.wireForm(of: .template) })
    case .actions(let actions): .array(actions.map(\.wireForm))
    case .context(let context): context.fields.wireForm(of: .context)
    case .route(.local(let route)): route.fields.wireForm(of: .remoteRoute)
    case .route(.remote(let route)): route.fields.wireForm(of: .remoteRoute)
    case .navigationContext(let context): context.fields.wireForm(of: .navigationContext)
    case .navigationBar(let bar): bar.wireForm
    case .analytics(.disabled): .bool(false)
    case .analytics(.enabled): .bool(true)
    case .analytics(.detailed(let details)): details.fields.wireForm(of: .analytics)
    }
  }
}

extension NavigationBar {
  fileprivate var wireForm: DynamicObject {
    let items: DynamicObject = .array(items.map { $0.fields.wireForm(of: .navigationBarItem) })
    return fields.wireForm(type: "navigationBarItems", name: items, at: itemsPosition) { key in
      ObjectDefinition.navigationBar.property(named: key)?.kind
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
