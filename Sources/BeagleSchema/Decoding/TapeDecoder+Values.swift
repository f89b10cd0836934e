// Values: as Beagle reads them, and as they stand in the text.
extension TapeDecoder {
  /// How the texts of a value are taken.
  enum Reading {
    /// As they are.
    case raw
    /// As expressions where they parse as such, else with their escapes resolved.
    case live
  }

  /// The value at `index`.
  mutating func value(at index: Int, _ reading: Reading) throws(SchemaError) -> DynamicObject {
    switch tape.kind(index) {
    case Kind.string: reading == .raw ? .string(tape.text(index)) : text(at: index)
    case Kind.int: .int(tape.int(index))
    case Kind.double, Kind.unsigned: try number(at: index)
    case Kind.yes: .bool(true)
    case Kind.no: .bool(false)
    case Kind.object: .dictionary(try object(at: index, reading))
    case Kind.array: .array(try array(at: index, reading))
    default: .empty
    }
  }

  /// The number at `index`: an int where it is a whole 64-bit number, however it is written.
  mutating func number(at index: Int) throws(SchemaError) -> DynamicObject {
    switch tape.kind(index) {
    case Kind.int: return .int(tape.int(index))
    case Kind.unsigned: return .double(Double(tape.unsigned(index)))
    default:
      let value: Double = tape.double(index)
      if isOutOfRange(index) {
        throw failure(.numberOutOfRange, at: index, expected: "a number that fits a double")
      }
      if value.magnitude >= 0x1p53 {
        if tape.isMended { return .double(value) }
        if value.magnitude <= 0x1p63 { isInexact = true }
      }
      return Int(exactly: value).map { .int($0) } ?? .double(value)
    }
  }

  /// The text at `index` as an expression or with its escapes resolved.
  @inline(__always)
  mutating func text(at index: Int) -> DynamicObject {
    tape.isPlain(index) ? .string(tape.text(index)) : parsedText(at: index)
  }

  @inline(never)
  private mutating func parsedText(at index: Int) -> DynamicObject {
    let bytes: UnsafeBufferPointer<UInt8> = tape.bytes(index)
    if ExpressionText.isPlain(bytes) { return .string(tape.text(index)) }
    let key: KeyText = tape.key(index)
    if let expression = texts.expression(key) { return .expression(expression) }
    switch PropertyText(parsing: bytes, on: platform) {
    case .expression(let expression):
      texts.keep(expression, of: key)
      return .expression(expression)
    case .plain(let text):
      if let diagnosis = ContextExpression.diagnosis(of: tape.text(index)) { warn(of: diagnosis, in: text) }
      return .string(text)
    }
  }

  private mutating func warn(of diagnosis: ExpressionDiagnosis, in text: String) {
    var platforms: PlatformSet = []
    if case .reservedPrefix = diagnosis.kind { platforms = [.android, .web] }
    warn(
      .malformedExpression, "\"\(text)\" is taken as plain text: at column \(diagnosis.column) \(diagnosis.message).",
      platforms: platforms)
  }

  private mutating func array(at index: Int, _ reading: Reading) throws(SchemaError) -> [DynamicObject] {
    var elements: [DynamicObject] = []
    let count: Int = tape.count(index)
    if count == 0 { return elements }
    elements.reserveCapacity(count)
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    var number: Int = 0
    while position < close {
      enter(element: number)
      elements.append(try value(at: position, reading))
      leave()
      position = tape.end(position)
      number &+= 1
    }
    return elements
  }

  private mutating func object(at index: Int, _ reading: Reading) throws(SchemaError) -> DynamicDictionary {
    let count: Int = tape.count(index)
    if count == 0 { return DynamicDictionary() }
    var values: [DynamicObject] = []
    values.reserveCapacity(count)
    let close: Int = tape.close(index)
    let shape: DynamicKeys? = shapes.keys(of: index, on: tape) ?? newShape(of: index)
    var position: Int = index &+ 1
    while position < close {
      enter(key: position)
      values.append(try value(at: position &+ 1, reading))
      leave()
      position = tape.end(position &+ 1)
    }
    if let shape { return DynamicDictionary(shape: shape, values: values) }
    return firstOfEachKey(of: index, values)
  }

  /// The keys of the object at `index`; nil where one stands there twice.
  @inline(never)
  mutating func newShape(of index: Int) -> DynamicKeys? {
    var keys: [String] = []
    keys.reserveCapacity(tape.count(index))
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    while position < close {
      keys.append(tape.text(position))
      position = tape.end(position &+ 1)
    }
    guard keys.areDistinct else { return nil }
    return shapes.keep(keys, of: index, on: tape)
  }

  /// The object at `index` with the first value of each key.
  @inline(never)
  mutating func firstOfEachKey(of index: Int, _ values: [DynamicObject]) -> DynamicDictionary {
    var result = DynamicDictionary()
    let close: Int = tape.close(index)
    var position: Int = index &+ 1
    for value in values where position < close {
      let key: String = tape.text(position)
      if result[key] == nil {
        result[key] = value
      } else {
        warnOfDuplicate(at: position)
      }
      position = tape.end(position &+ 1)
    }
    return result
  }

  @inline(never)
  mutating func warnOfDuplicate(at key: Int) {
    enter(key: key)
    warn(
      .duplicateKey,
      "The key \"\(tape.text(key))\" stands twice in one object; the first one counts, "
        + "Android fails the document and the web takes the last one.",
      platforms: [.android, .web])
    leave()
  }
}

extension [String] {
  fileprivate var areDistinct: Bool {
    if count <= 8 {
      for left in indices.dropFirst() where self[..<left].contains(self[left]) { return false }
      return true
    }
    return Set(self).count == count
  }
}
