// Components and what only components have.
extension TapeDecoder {
  private static let typeKey = KeyText(copying: ComponentDefinition.typeKey)

  /// The component at `index`.
  ///
  /// - Parameter concrete: The type that stands there whatever the name says, as in routes.
  mutating func component(at index: Int, as concrete: ComponentDefinition? = nil) throws(SchemaError) -> ComponentNode {
    guard tape.kind(index) == Kind.object else { throw mismatch(at: index, expected: "a component") }
    let typeIndex: Int? = key(TapeDecoder.typeKey, at: index)
    if let concrete { return try knownComponent(concrete, typeIndex: typeIndex, at: index) }
    guard let typeIndex else { throw missingType(ComponentDefinition.typeKey, at: index) }
    guard tape.kind(typeIndex + 1) == Kind.string else { throw badType(at: typeIndex) }
    if var definition = names.component(typeIndex + 1, on: tape, in: registry) {
      if let refinement = definition.refinement { definition = try refinement(try value(at: index, .raw), path) }
      return try knownComponent(definition, typeIndex: typeIndex, at: index)
    }
    return try unknownComponent(typeIndex: typeIndex, at: index)
  }

  /// The position of `key` in the object at `index`.
  @inline(__always)
  func key(_ key: KeyText, at index: Int) -> Int? {
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      if tape.key(position) == key { return position }
      position = tape.end(position &+ 1)
    }
    return nil
  }

  @inline(never)
  func missingType(_ key: String, at index: Int) -> SchemaError {
    var hint: String?
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      let found: String = tape.text(position)
      if found.lowercased() == key.lowercased() {
        hint = "\"\(found)\" differs in upper and lower case"
      } else if found == ActionDefinition.typeKey || found == ComponentDefinition.typeKey {
        hint = found == ActionDefinition.typeKey ? "this is an action" : "this is a component"
      }
      position = tape.end(position + 1)
    }
    return SchemaError(
      .missingType, path: path + JSONPath.step(key), expected: "the name of a type", found: "nothing", hint: hint)
  }

  @inline(never)
  mutating func badType(at key: Int) -> SchemaError {
    enter(key: key)
    return mismatch(at: key + 1, expected: "the name of a type")
  }

  @inline(never)
  private mutating func unknownComponent(typeIndex: Int, at index: Int) throws(SchemaError) -> ComponentNode {
    let name: String = tape.text(typeIndex + 1)
    warn(.unknownComponent, "Unknown Component of type: \(name)")
    let (fields, typePosition) = try unreadFields(typeIndex: typeIndex, at: index)
    var id: String?
    for field in fields where field.key == "id" {
      if case .unread(.string(let text)) = field.content { id = text }
    }
    return ComponentNode(unknown: name, id: id, fields: fields, typePosition: typePosition)
  }

  /// All keys of the object at `index` but the type's name, as they came.
  mutating func unreadFields(typeIndex: Int, at index: Int) throws(SchemaError) -> ([Field], typePosition: Int) {
    var fields: [Field] = []
    var typePosition: Int = 0
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      if position == typeIndex {
        typePosition = fields.count
      } else if !tape.isSame(position, typeIndex) {
        try appendUnread(position, to: &fields)
      }
      position = tape.end(position + 1)
    }
    return (fields, typePosition)
  }

  private mutating func knownComponent(
    _ definition: ComponentDefinition, typeIndex: Int?, at index: Int
  ) throws(SchemaError) -> ComponentNode {
    let table: KeyTable = definition.keys(on: platform)
    let outerDepth: Int = componentDepth
    let outerCollects: Bool = collectsSites
    var outerSites: [ExpressionSite] = []
    swap(&outerSites, &sites)
    componentDepth = depth
    collectsSites = true

    var fields: [Field] = []
    fields.reserveCapacity(typeIndex == nil ? tape.count(index) : tape.count(index) &- 1)
    var parts = ComponentParts()
    var seen: UInt64 = 0
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      let valueIndex: Int = position &+ 1
      if position == typeIndex {
        parts.typePosition = fields.count
      } else {
        var member: Int = table.position(of: tape.key(position))
        if member < 0, platform == .web { member = webSlot(position, of: definition, table) }
        if member < 0 {
          try unreadKey(position, of: definition, &fields, &parts)
        } else if seen & (1 << UInt64(member)) != 0 {
          warnOfDuplicate(at: position)
        } else {
          seen |= 1 << UInt64(member)
          enter(key: position)
          let content: FieldContent = try content(member, of: table, at: valueIndex)
          parts.note(content, of: table.entries[member].name, isID: member == table.idPosition)
          fields.append(Field(table.entries[member].name, content))
          leave()
        }
      }
      position = tape.end(valueIndex)
    }
    try checkMissing(table, seen: seen, typeName: definition.wireName, at: index)

    swap(&outerSites, &sites)
    componentDepth = outerDepth
    collectsSites = outerCollects
    return ComponentNode(definition, fields: fields, parts: parts, sites: outerSites)
  }

  /// A key that the type does not read: kept as it came; an id can still be found by scripts.
  @inline(never)
  private mutating func unreadKey(
    _ key: Int, of definition: ComponentDefinition, _ fields: inout [Field], _ parts: inout ComponentParts
  ) throws(SchemaError) {
    if tape.key(key) == TapeDecoder.typeKey {
      warnOfDuplicate(at: key)
      return
    }
    let name: String = tape.text(key)
    let count: Int = fields.count
    try appendUnread(key, to: &fields)
    guard fields.count > count else { return }
    if name == "id", case .unread(.string(let text))? = fields.last?.content { parts.id = text }
    if let message = KeyHint.ignored(name, by: definition, on: platform) {
      enter(key: key)
      warn(.ignoredKey, message, platforms: .all)
      leave()
    }
  }

  /// The position of the slot's property where a key is another name for it, as Beagle Web takes it; else -1.
  @inline(never)
  private func webSlot(_ key: Int, of definition: ComponentDefinition, _ table: KeyTable) -> Int {
    let name: String = tape.text(key)
    guard name == "child" || name == "children" else { return -1 }
    switch definition.slot {
    case .none, .templates: return -1
    case .child, .children, .initialState:
      return table.properties.firstIndex { $0.name == definition.slot.key } ?? -1
    }
  }

  /// The component under a property; Beagle Web takes a list as well.
  mutating func child(at index: Int) throws(SchemaError) -> FieldContent {
    if tape.kind(index) == Kind.array {
      if platform == .web { return .components(try components(at: index)) }
      throw mismatch(
        at: index, expected: "a component", hint: "one component stands here, not a list (only the web takes a list)")
    }
    return .component(try component(at: index))
  }

  mutating func components(at index: Int) throws(SchemaError) -> [ComponentNode] {
    guard tape.kind(index) == Kind.array else {
      let isObject: Bool = tape.kind(index) == Kind.object
      if isObject, platform == .web { return [try component(at: index)] }
      throw mismatch(
        at: index, expected: "an array of components",
        hint: isObject ? "put the component into brackets (only the web takes one alone)" : nil)
    }
    var components: [ComponentNode] = []
    components.reserveCapacity(tape.count(index))
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      enter(element: components.count)
      components.append(try component(at: position))
      leave()
      position = tape.end(position)
    }
    return components
  }

  @inline(never)
  mutating func templates(at index: Int) throws(SchemaError) -> [TemplateNode] {
    guard tape.kind(index) == Kind.array else { throw mismatch(at: index, expected: "an array of templates") }
    var templates: [TemplateNode] = []
    let close: Int = tape.close(index)
    var position: Int = index + 1
    let outerCollects: Bool = collectsSites
    collectsSites = false
    while position < close {
      enter(element: templates.count)
      let fields: [Field] = try fields(of: .template, at: position)
      var condition: DynamicObject?
      var view: ComponentNode?
      for field in fields {
        switch field.content {
        case .value(let value): condition = value
        case .component(let component): view = component
        default: continue
        }
      }
      if let view { templates.append(TemplateNode(condition: condition, view: view, fields: fields)) }
      leave()
      position = tape.end(position)
    }
    collectsSites = outerCollects
    return templates
  }

  @inline(never)
  mutating func context(at index: Int) throws(SchemaError) -> ContextDeclaration {
    guard tape.kind(index) == Kind.object else { throw mismatch(at: index, expected: "a context") }
    let outerCollects: Bool = collectsSites
    collectsSites = false
    let fields: [Field] = try fields(of: .context, at: index)
    collectsSites = outerCollects
    var id: String = ""
    var value: DynamicObject = .empty
    for field in fields {
      guard case .value(let content) = field.content else { continue }
      if field.key == "id", case .string(let text) = content { id = text }
      if field.key == "value" { value = content }
    }
    checkContextID(id)
    if value.holdsExpression {
      warn(
        .unevaluatedExpression,
        "The value of the context \"\(id)\" holds an expression; it is not evaluated, a read gives its text.")
    }
    return ContextDeclaration(id: id, value: value, fields: fields)
  }

  private mutating func checkContextID(_ id: String) {
    switch id {
    case "global":
      warn(
        .reservedContextID,
        "A context \"global\" sets the global context when it is built on iOS; Android and the web ignore it.",
        platforms: [.android, .web])
    case "true", "false", "null":
      warn(.reservedContextID, "A context cannot be called \"\(id)\": no expression reads it.", platforms: .all)
    default:
      if ["true", "false", "null"].contains(where: { id.hasPrefix($0) }) {
        warn(
          .reservedContextID, "A context id that begins like \"\(id)\" is never found by expressions on iOS.",
          platforms: [.android, .web])
      } else if Path(parsing: id)?.nodes != [.key(id)] {
        warn(.reservedContextID, "No expression can read a context called \"\(id)\".")
      }
    }
  }
}

extension DynamicObject {
  /// Whether an expression stands in the value, at any depth.
  fileprivate var holdsExpression: Bool {
    switch self {
    case .expression: true
    case .array(let elements): elements.contains { $0.holdsExpression }
    case .dictionary(let object): object.values.contains { $0.holdsExpression }
    default: false
    }
  }
}
