import BeagleSchema

/// Encodes Swift types to a value whose texts stand as in a document.
///
/// Several containers of one encoder are one object, so that a type's name can stand beside its properties.
struct DocumentEncoder: Encoder {
  /// What has been encoded so far.
  final class Box {
    private enum Content {
      case nothing
      case value(DynamicObject)
      case array([Box])
      case object(keys: [String], boxes: [String: Box])
    }

    private var content = Content.nothing

    var count: Int { if case .array(let boxes) = content { boxes.count } else { 0 } }

    func put(_ value: DynamicObject) { content = .value(value) }

    func beginObject() { if case .nothing = content { content = .object(keys: [], boxes: [:]) } }
    func beginArray() { if case .nothing = content { content = .array([]) } }

    /// A box under a key; the first value of a key counts.
    func box(for key: String) -> Box {
      let box = Box()
      guard case .object(var keys, var boxes) = content else { return box }
      content = .nothing
      if boxes[key] == nil {
        keys.append(key)
        boxes[key] = box
      }
      content = .object(keys: keys, boxes: boxes)
      return box
    }

    func nextBox() -> Box {
      let box = Box()
      guard case .array(var boxes) = content else { return box }
      content = .nothing
      boxes.append(box)
      content = .array(boxes)
      return box
    }

    var value: DynamicObject {
      switch content {
      case .nothing: return .dictionary([:])
      case .value(let value): return value
      case .array(let boxes): return .array(boxes.map(\.value))
      case .object(let keys, let boxes):
        var object = DynamicDictionary()
        for key in keys { object[key] = boxes[key]?.value }
        return .dictionary(object)
      }
    }
  }

  let box: Box
  /// Knows the names of components and actions.
  let coder: (any CoderProtocol)?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(coder: (any CoderProtocol)?, box: Box = Box()) {
    self.coder = coder
    self.box = box
  }

  /// The value of `encodable` as it stands in a document.
  static func value(of encodable: any Encodable, coder: (any CoderProtocol)?) throws -> DynamicObject {
    let encoder = DocumentEncoder(coder: coder)
    try encodable.encode(to: encoder)
    return encoder.box.value
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    box.beginObject()
    return KeyedEncodingContainer(KeyedContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    box.beginArray()
    return ListContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ValueContainer(encoder: self) }

  func below(_ box: Box) -> DocumentEncoder { DocumentEncoder(coder: coder, box: box) }
}

/// A number as a document holds it; one beyond 64 bits is a double.
private func integer<Number: BinaryInteger>(_ value: Number) -> DynamicObject {
  Int(exactly: value).map { .int($0) } ?? .double(Double(value))
}

extension DocumentEncoder {
  /// The keys of one object.
  struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: DocumentEncoder

    var codingPath: [any CodingKey] { [] }

    private func box(_ key: Key) -> Box { encoder.box.box(for: key.stringValue) }

    mutating func encodeNil(forKey key: Key) throws { box(key).put(.empty) }
    mutating func encode(_ value: Bool, forKey key: Key) throws { box(key).put(.bool(value)) }
    mutating func encode(_ value: String, forKey key: Key) throws { box(key).put(.string(value)) }
    mutating func encode(_ value: Double, forKey key: Key) throws { box(key).put(.double(value)) }
    mutating func encode(_ value: Float, forKey key: Key) throws { box(key).put(.double(Double(value))) }
    mutating func encode(_ value: Int, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: Int8, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: Int16, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: Int32, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: Int64, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: UInt, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: UInt8, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: UInt16, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: UInt32, forKey key: Key) throws { box(key).put(integer(value)) }
    mutating func encode(_ value: UInt64, forKey key: Key) throws { box(key).put(integer(value)) }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try value.encode(to: encoder.below(box(key)))
    }

    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key)
      -> KeyedEncodingContainer<NestedKey>
    {
      encoder.below(box(key)).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder.below(box(key)).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder.below(encoder.box.box(for: "super")) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.below(box(key)) }
  }

  /// The elements of one array.
  struct ListContainer: UnkeyedEncodingContainer {
    let encoder: DocumentEncoder

    var codingPath: [any CodingKey] { [] }
    var count: Int { encoder.box.count }

    mutating func encodeNil() throws { encoder.box.nextBox().put(.empty) }
    mutating func encode(_ value: Bool) throws { encoder.box.nextBox().put(.bool(value)) }
    mutating func encode(_ value: String) throws { encoder.box.nextBox().put(.string(value)) }
    mutating func encode(_ value: Double) throws { encoder.box.nextBox().put(.double(value)) }
    mutating func encode(_ value: Float) throws { encoder.box.nextBox().put(.double(Double(value))) }
    mutating func encode(_ value: Int) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: Int8) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: Int16) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: Int32) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: Int64) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: UInt) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: UInt8) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: UInt16) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: UInt32) throws { encoder.box.nextBox().put(integer(value)) }
    mutating func encode(_ value: UInt64) throws { encoder.box.nextBox().put(integer(value)) }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
      try value.encode(to: encoder.below(encoder.box.nextBox()))
    }

    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type)
      -> KeyedEncodingContainer<NestedKey>
    {
      encoder.below(encoder.box.nextBox()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      encoder.below(encoder.box.nextBox()).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder.below(encoder.box.nextBox()) }
  }

  /// One value.
  struct ValueContainer: SingleValueEncodingContainer {
    let encoder: DocumentEncoder

    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() throws { encoder.box.put(.empty) }
    mutating func encode(_ value: Bool) throws { encoder.box.put(.bool(value)) }
    mutating func encode(_ value: String) throws { encoder.box.put(.string(value)) }
    mutating func encode(_ value: Double) throws { encoder.box.put(.double(value)) }
    mutating func encode(_ value: Float) throws { encoder.box.put(.double(Double(value))) }
    mutating func encode(_ value: Int) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: Int8) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: Int16) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: Int32) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: Int64) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: UInt) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: UInt8) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: UInt16) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: UInt32) throws { encoder.box.put(integer(value)) }
    mutating func encode(_ value: UInt64) throws { encoder.box.put(integer(value)) }

    mutating func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: encoder) }
  }
}
