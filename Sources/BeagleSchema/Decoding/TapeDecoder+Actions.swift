// Actions and what only actions have.
extension TapeDecoder {
  private static let typeKey = KeyText(copying: ActionDefinition.typeKey)

  mutating func actions(at index: Int) throws(SchemaError) -> [ActionNode] {
    guard tape.kind(index) == Kind.array else {
      let isObject: Bool = tape.kind(index) == Kind.object
      if isObject, platform == .web { return [try action(at: index)] }
      throw mismatch(
        at: index, expected: "an array of actions",
        hint: isObject ? "put the action into brackets (only the web takes one alone)" : nil)
    }
    var actions: [ActionNode] = []
    let count: Int = tape.count(index)
    if count == 0 { return actions }
    actions.reserveCapacity(count)
    let outerCollects: Bool = collectsSites
    collectsSites = false
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      enter(element: actions.count)
      actions.append(try action(at: position))
      leave()
      position = tape.end(position)
    }
    collectsSites = outerCollects
    return actions
  }

  mutating func action(at index: Int) throws(SchemaError) -> ActionNode {
    guard tape.kind(index) == Kind.object else { throw mismatch(at: index, expected: "an action") }
    guard let typeIndex = key(TapeDecoder.typeKey, at: index) else {
      throw missingType(ActionDefinition.typeKey, at: index)
    }
    guard tape.kind(typeIndex &+ 1) == Kind.string else { throw badType(at: typeIndex) }
    guard var definition = names.action(typeIndex &+ 1, on: tape, in: registry) else {
      let name: String = tape.text(typeIndex + 1)
      warn(.unknownAction, "Unknown Action of type: \(name)")
      let (fields, typePosition) = try unreadFields(typeIndex: typeIndex, at: index)
      return ActionNode(definition: nil, wireName: name, fields: fields, typePosition: typePosition)
    }
    if let refinement = definition.refinement { definition = try refinement(try value(at: index, .raw), path) }
    let table: KeyTable = definition.keys(on: platform)
    var fields: [Field] = []
    fields.reserveCapacity(tape.count(index) &- 1)
    var typePosition: Int = 0
    var seen: UInt64 = 0
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      let valueIndex: Int = position &+ 1
      if position == typeIndex {
        typePosition = fields.count
      } else {
        let member: Int = table.position(of: tape.key(position))
        if member < 0 {
          if tape.isSame(position, typeIndex) {
            warnOfDuplicate(at: position)
          } else {
            try appendUnread(position, definition.readsEveryKey ? .live : .raw, to: &fields)
          }
        } else if seen & (1 << UInt64(member)) != 0 {
          warnOfDuplicate(at: position)
        } else {
          seen |= 1 << UInt64(member)
          enter(key: position)
          fields.append(Field(table.entries[member].name, try content(member, of: table, at: valueIndex)))
          leave()
        }
      }
      position = tape.end(valueIndex)
    }
    try checkMissing(table, seen: seen, typeName: definition.wireName, at: index)
    return ActionNode(
      definition: definition, wireName: definition.wireName,
      spelledName: platform == .web ? tape.text(typeIndex &+ 1) : nil, fields: fields, typePosition: typePosition)
  }

  @inline(never)
  mutating func navigationContext(at index: Int) throws(SchemaError) -> NavigationContextNode {
    let fields: [Field] = try fields(of: .navigationContext, at: index)
    var path: Path?
    var value: DynamicObject = .empty
    for field in fields {
      switch field.content {
      case .path(let parsed, _): path = parsed
      case .value(let content): value = content
      default: continue
      }
    }
    return NavigationContextNode(path: path, value: value, fields: fields)
  }

  @inline(never)
  mutating func analytics(at index: Int) throws(SchemaError) -> ActionAnalytics {
    switch tape.kind(index) {
    case Kind.yes: return .enabled
    case Kind.no: return .disabled
    case Kind.object:
      let fields: [Field] = try fields(of: .analytics, at: index)
      var attributes: [String]?
      var entries: DynamicDictionary?
      for field in fields {
        switch (field.key, field.content) {
        case ("attributes", .value(.array(let names))): attributes = names.compactMap(\.stringValue)
        case ("additionalEntries", .value(.dictionary(let object))): entries = object
        default: continue
        }
      }
      return .detailed(ActionAnalyticsDetails(attributes: attributes, additionalEntries: entries, fields: fields))
    default: throw mismatch(at: index, expected: "true, false or an object")
    }
  }
}
