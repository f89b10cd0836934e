// The properties of components, actions and objects, each by its kind.
extension TapeDecoder {
  /// What the property at `member` of a table holds whose value is at `index`; the steps lead to it.
  ///
  /// What is met most often is read without a look at the property's definition.
  @inline(__always)
  mutating func content(_ member: Int, of table: KeyTable, at index: Int) throws(SchemaError) -> FieldContent {
    switch (table.entries[member].reading, tape.kind(index)) {
    case (.text, Kind.string): return .value(.string(tape.text(index)))
    case (.liveText, Kind.string):
      if tape.isPlain(index) { return .value(.string(tape.text(index))) }
    case (.bool, Kind.yes), (.liveBool, Kind.yes): return .value(.bool(true))
    case (.bool, Kind.no), (.liveBool, Kind.no): return .value(.bool(false))
    case (.number, Kind.int), (.liveNumber, Kind.int): return .value(.int(tape.int(index)))
    case (.components, Kind.array): return .components(try components(at: index))
    case (.actions, Kind.array): return .actions(try actions(at: index))
    default: break
    }
    return try content(of: table.properties[member], at: index)
  }

  /// What the property holds whose value is at `index`; the steps lead to it.
  @inline(never)
  mutating func content(of property: PropertyDefinition, at index: Int) throws(SchemaError) -> FieldContent {
    if tape.kind(index) == Kind.null { return try nullContent(of: property, at: index) }
    if !property.looseOn.isEmpty, let content = try looseContent(of: property, at: index) { return content }
    switch property.kind {
    case .string:
      guard tape.kind(index) == Kind.string else { throw mismatch(at: index, expected: "a text") }
      return .value(.string(tape.text(index)))
    case .expression(let target):
      return .value(try expression(target, of: property, at: index))
    case .actions: return .actions(try actions(at: index))
    case .components: return .components(try components(at: index))
    case .component: return try child(at: index)
    case .context: return .context(try context(at: index))
    case .object(let definition): return .value(try sharedObject(definition, of: property, at: index))
    case .dynamic: return .value(try dynamic(of: property, at: index))
    case .bool: return .value(.bool(try bool(at: index)))
    case .int: return .value(.int(try int(at: index)))
    case .double: return .value(try double(at: index))
    case .enumeration(let cases): return .value(.string(try enumeration(cases, at: index)))
    default: return try specialContent(of: property, at: index)
    }
  }

  /// What only a platform that checks less takes: expressions in plain texts, names in any case.
  private mutating func looseContent(
    of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> FieldContent? {
    guard property.looseOn.contains(PlatformSet(platform)) else { return nil }
    switch (property.kind, tape.kind(index)) {
    case (.stringMap, Kind.object):
      _ = try stringMap(at: index)
      return .value(try value(at: index, .live))
    case (.expression(.stringMap), Kind.object):
      _ = try expression(.stringMap, of: property, at: index)
      return .value(try value(at: index, .live))
    case (_, Kind.string):
      let result: DynamicObject = text(at: index)
      if case .expression = result { return .value(result) }
      return property.cases.contains(tape.text(index).uppercased()) ? .value(result) : nil
    default: return nil
    }
  }

  /// The kinds that are rare.
  @inline(never)
  private mutating func specialContent(of property: PropertyDefinition, at index: Int) throws(SchemaError)
    -> FieldContent
  {
    switch property.kind {
    case .templates: return .templates(try templates(at: index))
    case .screen: return .component(try component(at: index, as: .screenComponent))
    case .route: return .route(try route(at: index))
    case .navigationContext: return .navigationContext(try navigationContext(at: index))
    case .navigationBar: return .navigationBar(try navigationBar(at: index))
    case .navigationBarItems: return .navigationBarItems(try navigationBarItems(at: index))
    case .analytics: return .analytics(try analytics(at: index))
    case .path: return try path(at: index)
    case .itemPath:
      let text: String = try string(at: index, expected: "a path as text")
      return Path(parsing: text).map { .path($0, text: text) } ?? .value(.string(text))
    default: return .value(try plainValue(property.kind, of: property, at: index))
    }
  }

  /// The value of a property or of an element of a list that holds neither components nor actions.
  mutating func plainValue(
    _ kind: PropertyKind, of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject {
    switch kind {
    case .string: return .string(try string(at: index, expected: "a text"))
    case .bool: return .bool(try bool(at: index))
    case .int: return .int(try int(at: index))
    case .double: return try double(at: index)
    case .enumeration(let cases): return .string(try enumeration(cases, at: index))
    case .expression(let target): return try expression(target, of: property, at: index)
    case .renderedText: return try renderedText(of: property, at: index)
    case .stringMap: return try stringMap(at: index)
    case .object(let definition): return try object(definition, of: property, at: index)
    case .lenientObject(let definition):
      if tape.kind(index) == Kind.object { return try object(definition, of: property, at: index) }
      return try value(at: index, .raw)
    case .list(let element): return try list(element, of: property, at: index)
    case .strings: return try list(.string, of: property, at: index)
    case .objects(let definition): return try list(.object(definition), of: property, at: index)
    default: return try dynamic(of: property, at: index)
    }
  }

  @inline(never)
  private mutating func nullContent(of property: PropertyDefinition, at index: Int) throws(SchemaError) -> FieldContent
  {
    if !property.nullFailsOn.isEmpty {
      warn(.nullValue, "null as \"\(property.name)\" fails the whole document on Android.", platforms: .android)
    }
    let isRequired: Bool = property.requiredOn.contains(PlatformSet(platform))
    guard isRequired else { return .absent }
    switch property.kind {
    case .dynamic, .expression(.dynamic): return .value(.empty)
    default: throw failure(.nullValue, at: index, expected: property.kind.inWords)
    }
  }

  mutating func string(at index: Int, expected: String) throws(SchemaError) -> String {
    guard tape.kind(index) == Kind.string else { throw mismatch(at: index, expected: expected) }
    return tape.text(index)
  }

  mutating func bool(at index: Int) throws(SchemaError) -> Bool {
    switch tape.kind(index) {
    case Kind.yes: return true
    case Kind.no: return false
    default: throw mismatch(at: index, expected: "true or false")
    }
  }

  mutating func int(at index: Int) throws(SchemaError) -> Int {
    switch tape.kind(index) {
    case Kind.int: return tape.int(index)
    case Kind.double:
      if !isOutOfRange(index), case .int(let value) = try number(at: index) { return value }
    default: break
    }
    throw mismatch(at: index, expected: "an integer of 64 bits")
  }

  mutating func double(at index: Int) throws(SchemaError) -> DynamicObject {
    switch tape.kind(index) {
    case Kind.int, Kind.double, Kind.unsigned: return try number(at: index)
    default: throw mismatch(at: index, expected: "a number")
    }
  }

  mutating func enumeration(_ cases: [String], at index: Int) throws(SchemaError) -> String {
    guard tape.kind(index) == Kind.string else {
      throw mismatch(at: index, expected: PropertyKind.enumeration(cases).inWords)
    }
    let text: String = tape.text(index)
    if let value = cases.first(where: { $0 == text }) { return value }
    throw failure(
      .invalidEnum, at: index, expected: PropertyKind.enumeration(cases).inWords,
      hint: cases.contains(text.uppercased()) ? "write \(text.uppercased())" : nil)
  }

  private mutating func path(at index: Int) throws(SchemaError) -> FieldContent {
    let text: String = try string(at: index, expected: "a path as text")
    if let path = Path(parsing: text) { return .path(path, text: text) }
    if text.isEmpty, platform != .ios { return .path(Path(nodes: []), text: text) }
    throw failure(.invalidPath, at: index, expected: "a path such as a.b[0]")
  }

  private mutating func stringMap(at index: Int) throws(SchemaError) -> DynamicObject {
    guard tape.kind(index) == Kind.object else { throw mismatch(at: index, expected: "an object of texts") }
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      enter(key: position)
      if tape.kind(position + 1) != Kind.string { throw mismatch(at: position + 1, expected: "a text") }
      leave()
      position = tape.end(position + 1)
    }
    return try value(at: index, .raw)
  }

  private mutating func list(
    _ element: PropertyKind, of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject {
    guard tape.kind(index) == Kind.array else {
      throw mismatch(at: index, expected: "an array")
    }
    var elements: [DynamicObject] = []
    elements.reserveCapacity(tape.count(index))
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      enter(element: elements.count)
      if tape.kind(position) == Kind.null {
        throw failure(.nullValue, at: position, expected: element.inWords)
      }
      elements.append(try plainValue(element, of: property, at: position))
      leave()
      position = tape.end(position)
    }
    return .array(elements)
  }
}

extension PropertyKind {
  /// What a property of this kind wants, in words.
  var inWords: String {
    switch self {
    case .string, .renderedText: "a text"
    case .bool: "true or false"
    case .int: "an integer of 64 bits"
    case .double: "a number"
    case .enumeration(let cases): "one of " + cases.joined(separator: ", ")
    case .expression(let target): target.inWords
    case .dynamic: "a value"
    case .path, .itemPath: "a path as text"
    case .stringMap: "an object of texts"
    case .list, .strings, .objects: "an array"
    case .object(let definition), .lenientObject(let definition): "an object (\(definition.name))"
    case .component: "a component"
    case .screen: "a screen"
    case .components: "an array of components"
    case .templates: "an array of templates"
    case .actions: "an array of actions"
    case .context: "a context"
    case .route: "a route"
    case .navigationContext: "a navigation context"
    case .navigationBar: "a navigation bar"
    case .navigationBarItems: "an array of navigation bar items"
    case .analytics: "true, false or an object"
    }
  }
}
