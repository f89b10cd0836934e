import BeagleSchema

/// The elements of one array of a document.
struct DocumentUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: DocumentDecoder
  let elements: [DynamicObject]
  var currentIndex = 0

  init(decoder: DocumentDecoder, elements: [DynamicObject]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func next(_ type: Any.Type) throws -> DocumentDecoder {
    let key = DocumentKey(intValue: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: codingPath + [key], debugDescription: "The array has ended."))
    }
    defer { currentIndex += 1 }
    return decoder.below(elements[currentIndex], at: key)
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type).bool() }
  mutating func decode(_ type: String.Type) throws -> String { try next(type).text() }
  mutating func decode(_ type: Double.Type) throws -> Double { try next(type).number() }
  mutating func decode(_ type: Float.Type) throws -> Float { Float(try next(type).number()) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next(type).integer(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type).integer(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type).integer(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type).integer(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type).integer(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type).integer(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type).integer(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type).integer(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type).integer(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type).integer(type) }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next(type).make(type) }

  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws
    -> KeyedDecodingContainer<NestedKey>
  {
    try next(DynamicObject.self).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next(DynamicObject.self).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next(DynamicObject.self) }
}

/// One value of a document.
struct DocumentValueContainer: SingleValueDecodingContainer {
  let decoder: DocumentDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value?.isNull ?? false }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.bool() }
  func decode(_ type: String.Type) throws -> String { try decoder.text() }
  func decode(_ type: Double.Type) throws -> Double { try decoder.number() }
  func decode(_ type: Float.Type) throws -> Float { Float(try decoder.number()) }
  func decode(_ type: Int.Type) throws -> Int { try decoder.integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.make(type) }
}
