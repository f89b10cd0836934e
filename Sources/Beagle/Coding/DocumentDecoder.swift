import BeagleSchema

/// Decodes Swift types from a value whose texts stand as in a document.
///
/// It is at once how the properties of a type are found out: with a recorder it notes which keys a type asks for, and
/// without a value it gives made-up ones, so that no document is needed.
struct DocumentDecoder: Decoder {
  /// What is the same for a whole document.
  final class Settings {
    /// Knows the types of components and actions.
    let coder: (any CoderProtocol)?
    /// Whether components and actions inside are kept as they stand instead of being made.
    let keepsDocuments: Bool

    init(coder: (any CoderProtocol)?, keepsDocuments: Bool) {
      self.coder = coder
      self.keepsDocuments = keepsDocuments
    }
  }

  /// What is decoded; nil while a type is probed.
  let value: DynamicObject?
  let codingPath: [any CodingKey]
  let settings: Settings
  /// Notes the keys of the outermost object.
  let recorder: PropertyRecorder?

  init(
    _ value: DynamicObject?, settings: Settings, codingPath: [any CodingKey] = [], recorder: PropertyRecorder? = nil
  ) {
    self.value = value
    self.settings = settings
    self.codingPath = codingPath
    self.recorder = recorder
  }

  var isProbing: Bool { value == nil }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    switch value {
    case nil: KeyedDecodingContainer(DocumentKeyedContainer<Key>(decoder: self, object: [:]))
    case .dictionary(let object)?: KeyedDecodingContainer(DocumentKeyedContainer<Key>(decoder: self, object: object))
    case let found?: throw mismatch([String: DynamicObject].self, "an object", found)
    }
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    switch value {
    case nil: DocumentUnkeyedContainer(decoder: self, elements: [])
    case .array(let elements)?: DocumentUnkeyedContainer(decoder: self, elements: elements)
    case let found?: throw mismatch([DynamicObject].self, "an array", found)
    }
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { DocumentValueContainer(decoder: self) }

  /// A decoder of a value below this one.
  func below(_ value: DynamicObject?, at key: any CodingKey) -> DocumentDecoder {
    DocumentDecoder(value, settings: settings, codingPath: codingPath + [key])
  }

  /// A value of a type that makes itself.
  func make<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if isProbing, let first = firstCase(of: type) { return first }
    return try type.init(from: self)
  }

  private func firstCase<Value>(of type: Value.Type) -> Value? {
    func first<Cases: CaseIterable>(_ cases: Cases.Type) -> Any? { cases.allCases.first }
    return (type as? any CaseIterable.Type).flatMap { first($0) as? Value }
  }

  func mismatch(_ type: Any.Type, _ wanted: String, _ found: DynamicObject) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "Expected \(wanted) and found \(found.inWords).")
    return found.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  // MARK: Single values

  func bool() throws -> Bool {
    guard let value else { return false }
    guard case .bool(let result) = value else { throw mismatch(Bool.self, "true or false", value) }
    return result
  }

  func text() throws -> String {
    guard let value else { return "" }
    guard case .string(let result) = value else { throw mismatch(String.self, "a text", value) }
    return result
  }

  func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    guard let value else { return 0 }
    switch value {
    case .int(let number):
      if let result = Number(exactly: number) { return result }
    case .double(let number):
      if let result = Number(exactly: number) { return result }
    default: break
    }
    throw mismatch(type, "an integer", value)
  }

  func number() throws -> Double {
    guard let value else { return 0 }
    guard let result = value.doubleValue else { throw mismatch(Double.self, "a number", value) }
    return result
  }
}

extension DynamicObject {
  /// The value, in words.
  fileprivate var inWords: String {
    switch self {
    case .empty: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "the number \(value)"
    case .double(let value): "the number \(value)"
    case .string(let text): "the text \"\(text)\""
    case .expression(let expression): "the text \"\(expression.description)\""
    case .array: "an array"
    case .dictionary: "an object"
    }
  }
}

/// A key or a position that stands in no type.
struct DocumentKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
