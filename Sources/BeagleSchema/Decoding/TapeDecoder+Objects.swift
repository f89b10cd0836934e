// Objects with properties of their own: as values, and as lists of fields.
extension TapeDecoder {
  /// The object at `index` as a value, the same one for all equal objects of the document.
  mutating func sharedObject(
    _ definition: ObjectDefinition, of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject {
    guard tape.kind(index) == Kind.object else { return try object(definition, of: property, at: index) }
    if let known = objects.value(of: index, by: definition, on: tape) { return known }
    let sitesBefore: Int = sites.count
    let warningsBefore: Int = warnings.count
    let value: DynamicObject = try object(definition, of: property, at: index)
    if collectsSites, sites.count == sitesBefore, warnings.count == warningsBefore {
      objects.keep(value, of: index, by: definition, on: tape)
    }
    return value
  }

  /// The object at `index` as a value: literals, expressions, and what is not read as it came.
  mutating func object(
    _ definition: ObjectDefinition, of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject {
    guard tape.kind(index) == Kind.object else { throw mismatch(at: index, expected: "an object (\(definition.name))") }
    let table: KeyTable = definition.keys[platform.position]
    let shape: DynamicKeys? =
      tape.count(index) == 0 ? nil : shapes.keys(of: index, on: tape) ?? newShape(of: index)
    var values: [DynamicObject] = []
    values.reserveCapacity(tape.count(index))
    var seen: UInt64 = 0
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      let member: Int = table.position(of: tape.key(position))
      let valueIndex: Int = position &+ 1
      enter(key: position)
      if member < 0 || seen & (1 << UInt64(member)) != 0 {
        values.append(try value(at: valueIndex, .raw))
      } else {
        seen |= 1 << UInt64(member)
        values.append(try memberValue(member, of: table, property, at: valueIndex))
      }
      leave()
      position = tape.end(valueIndex)
    }
    try checkMissing(table, seen: seen, typeName: definition.name, at: index)
    if let shape { return .dictionary(DynamicDictionary(shape: shape, values: values)) }
    return .dictionary(firstOfEachKey(of: index, values))
  }

  @inline(__always)
  private mutating func memberValue(
    _ member: Int, of table: KeyTable, _ property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject {
    switch (table.entries[member].reading, tape.kind(index)) {
    case (.text, Kind.string): return .string(tape.text(index))
    case (.liveText, Kind.string):
      if tape.isPlain(index) { return .string(tape.text(index)) }
    case (.bool, Kind.yes), (.liveBool, Kind.yes): return .bool(true)
    case (.bool, Kind.no), (.liveBool, Kind.no): return .bool(false)
    case (.number, Kind.int), (.liveNumber, Kind.int): return .int(tape.int(index))
    default: break
    }
    return try memberValue(table.properties[member], of: property, at: index)
  }

  @inline(never)
  private mutating func memberValue(
    _ member: PropertyDefinition, of property: PropertyDefinition, at index: Int
  ) throws(SchemaError) -> DynamicObject {
    if tape.kind(index) == Kind.null {
      _ = try content(of: member, at: index)
      return .empty
    }
    switch member.kind {
    case .object(let definition): return try object(definition, of: property, at: index)
    case .expression(let target): return try expression(target, of: property, at: index)
    default: return try plainValue(member.kind, of: property, at: index)
    }
  }

  /// The fields of the object at `index`, each by its property; what is not read as it came.
  mutating func fields(of definition: ObjectDefinition, at index: Int) throws(SchemaError) -> [Field] {
    guard tape.kind(index) == Kind.object else { throw mismatch(at: index, expected: "an object (\(definition.name))") }
    let table: KeyTable = definition.keys[platform.position]
    var fields: [Field] = []
    fields.reserveCapacity(tape.count(index))
    var seen: UInt64 = 0
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      let member: Int = table.position(of: tape.key(position))
      let valueIndex: Int = position &+ 1
      if member < 0 {
        try appendUnread(position, to: &fields)
      } else if seen & (1 << UInt64(member)) != 0 {
        warnOfDuplicate(at: position)
      } else {
        seen |= 1 << UInt64(member)
        enter(key: position)
        fields.append(Field(table.entries[member].name, try content(member, of: table, at: valueIndex)))
        leave()
      }
      position = tape.end(valueIndex)
    }
    try checkMissing(table, seen: seen, typeName: definition.name, at: index)
    return fields
  }

  /// Keeps a key that is no property, as it came or as a value with expressions; the first of each name.
  @inline(never)
  mutating func appendUnread(
    _ key: Int, _ reading: Reading = .raw, to fields: inout [Field]
  ) throws(SchemaError) {
    let name: String = tape.text(key)
    for field in fields where field.key == name {
      warnOfDuplicate(at: key)
      return
    }
    enter(key: key)
    let value: DynamicObject = try value(at: key &+ 1, reading)
    fields.append(Field(name, reading == .raw ? .unread(value) : .value(value)))
    leave()
  }

  /// Fails where a required key is absent, and says so where another platform would fail.
  @inline(__always)
  mutating func checkMissing(_ table: KeyTable, seen: UInt64, typeName: String, at index: Int) throws(SchemaError) {
    if (table.required | table.requiredElsewhere) & ~seen == 0 { return }
    try reportMissing(table, seen: seen, typeName: typeName, at: index)
  }

  @inline(never)
  private mutating func reportMissing(
    _ table: KeyTable, seen: UInt64, typeName: String, at index: Int
  ) throws(SchemaError) {
    for (position, property) in table.properties.enumerated() where seen & (1 << UInt64(position)) == 0 {
      if table.required & (1 << UInt64(position)) != 0 {
        throw SchemaError(
          .missingField, path: path + JSONPath.step(property.name), expected: property.kind.inWords, found: "nothing",
          typeName: typeName, hint: missingHint(property, at: index))
      }
      if table.requiredElsewhere & (1 << UInt64(position)) != 0 {
        let names: String = property.requiredOn.inWords
        warn(
          .missingOnPlatform, "\(typeName) without \"\(property.name)\" fails the whole document on \(names).",
          platforms: property.requiredOn)
      }
    }
  }

  private func missingHint(_ property: PropertyDefinition, at index: Int) -> String? {
    var keys: [String] = []
    let close: Int = tape.close(index)
    var position: Int = index + 1
    while position < close {
      keys.append(tape.text(position))
      position = tape.end(position + 1)
    }
    if let key = KeyHint.candidate(for: property.name, among: keys) { return "\"\(key)\" is not read here" }
    return property.requiredOn == .all ? nil : "\(property.requiredOn.inWords) cannot do without it"
  }
}

extension PlatformSet {
  /// The platforms by the names that people know.
  package var inWords: String {
    let names: [String] = platforms.map { platform in
      switch platform {
      case .ios: "iOS"
      case .android: "Android"
      case .web: "the web"
      }
    }
    return names.joined(separator: " and ")
  }
}
