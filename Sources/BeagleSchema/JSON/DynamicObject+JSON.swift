extension DynamicObject {
  /// The value that a JSON text holds, as contexts and answers hold it.
  ///
  /// Texts that parse as expressions become expressions, the escapes of the others are resolved.
  public init(json: [UInt8], on platform: Platform = .ios) throws(SchemaError) {
    self = try DynamicObject.decode(json, .live, platform)
  }

  /// The value that a JSON text holds, as contexts and answers hold it.
  public init(json: String, on platform: Platform = .ios) throws(SchemaError) {
    self = try DynamicObject.decode(Array(json.utf8), .live, platform)
  }

  /// The value that a JSON text holds, its texts as they are: nothing is an expression.
  public init(rawJSON json: [UInt8]) throws(SchemaError) {
    self = try DynamicObject.decode(json, .raw, .ios)
  }

  /// The value that a JSON text holds, its texts as they are: nothing is an expression.
  public init(rawJSON json: String) throws(SchemaError) {
    self = try DynamicObject.decode(Array(json.utf8), .raw, .ios)
  }

  private static func decode(
    _ json: [UInt8], _ reading: TapeDecoder.Reading, _ platform: Platform
  ) throws(SchemaError) -> DynamicObject {
    try JSONParser.parse(json) { (tape, isInexact) throws(SchemaError) in
      var decoder = TapeDecoder(tape, registry: .none, platform: platform)
      let value: DynamicObject = try decoder.value(at: JSONTape.root, reading)
      isInexact = decoder.isInexact
      return value
    }
  }
}
