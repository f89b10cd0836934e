public import BeagleSchema

extension DynamicObject: Codable {
  /// Reads any value; texts that parse as expressions become expressions.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? DocumentDecoder {
      self = (decoder.value ?? .empty).decodedAgain() ?? .empty
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .empty
    } else if let value = Self.read(Bool.self, container) {
      self = .bool(value)
    } else if let value = Self.read(Int.self, container) {
      self = .int(value)
    } else if let value = Self.read(Double.self, container) {
      self = .double(value)
    } else if let value = Self.read(String.self, container) {
      self = DynamicObject(propertyText: value)
    } else if let value = Self.read([DynamicObject].self, container) {
      self = .array(value)
    } else {
      var object = DynamicDictionary()
      let entries = try container.decode([String: DynamicObject].self)
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) { object[key] = value }
      self = .dictionary(object)
    }
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ container: any SingleValueDecodingContainer)
    -> Value?
  {
    do { return try container.decode(type) } catch { return nil }
  }

  /// Writes the value as it stands in a document: escapes put back, expressions as their source.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? DocumentEncoder { return encoder.box.put(wireForm) }
    switch wireForm {
    case .empty:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .double(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .expression(let value): try value.description.encode(to: encoder)
    case .array(let value): try value.map(Verbatim.init).encode(to: encoder)
    case .dictionary(let value):
      try Dictionary(uniqueKeysWithValues: value.map { ($0.key, Verbatim($0.value)) }).encode(to: encoder)
    }
  }

  /// A value whose texts stand in it as in a document already.
  struct Verbatim: Encodable {
    let value: DynamicObject

    init(_ value: DynamicObject) { self.value = value }

    func encode(to encoder: any Encoder) throws {
      switch value {
      case .string(let text): try text.encode(to: encoder)
      case .array(let elements): try elements.map(Verbatim.init).encode(to: encoder)
      case .dictionary(let object):
        try Dictionary(uniqueKeysWithValues: object.map { ($0.key, Verbatim($0.value)) }).encode(to: encoder)
      default: try value.encode(to: encoder)
      }
    }
  }
}

extension Context: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case value
  }

  /// Reads the declaration of a context; the value may be null, its key may not be absent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      value: try container.decode(DynamicObject.self, forKey: .value))
  }

  /// Writes the declaration of a context.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(value, forKey: .value)
  }
}
