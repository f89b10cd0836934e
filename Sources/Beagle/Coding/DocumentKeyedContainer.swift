import BeagleSchema

/// The keys of one object of a document.
struct DocumentKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: DocumentDecoder
  let object: DynamicDictionary

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { object.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { decoder.isProbing || object[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { decoder.isProbing ? false : try value(key)?.isNull ?? false }

  /// What is under a key; nil while a type is probed.
  private func value(_ key: Key) throws -> DynamicObject? {
    if decoder.isProbing { return nil }
    guard let value = object[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "\(key.stringValue) is missing."))
    }
    return value
  }

  private func below(_ key: Key, _ type: Any.Type, isRequired: Bool = true) throws -> DocumentDecoder {
    decoder.recorder?.note(key.stringValue, type, isRequired: isRequired)
    return decoder.below(try value(key), at: key)
  }

  /// What is under a key that may be absent or null; nil where it is, and while a type is probed.
  private func belowIfPresent(_ key: Key, _ type: Any.Type) -> DocumentDecoder? {
    decoder.recorder?.note(key.stringValue, type, isRequired: false)
    guard let value = object[key.stringValue], !value.isNull else { return nil }
    return decoder.below(value, at: key)
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try below(key, type).bool() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try below(key, type).text() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try below(key, type).number() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try below(key, type).number()) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try below(key, type).integer(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try below(key, type).integer(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try below(key, type).integer(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try below(key, type).integer(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try below(key, type).integer(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try below(key, type).integer(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try below(key, type).integer(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try below(key, type).integer(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try below(key, type).integer(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try below(key, type).integer(type) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try below(key, type).make(type)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try belowIfPresent(key, type)?.bool() }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try belowIfPresent(key, type)?.text() }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try belowIfPresent(key, type)?.number()
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try belowIfPresent(key, type).map { Float(try $0.number()) }
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try belowIfPresent(key, type)?.integer(type)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try belowIfPresent(key, type)?.integer(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try belowIfPresent(key, type)?.make(type)
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<NestedKey>
  {
    try below(key, DynamicObject.self).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try below(key, DynamicObject.self).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder.below(object["super"], at: DocumentKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try below(key, DynamicObject.self) }
}
