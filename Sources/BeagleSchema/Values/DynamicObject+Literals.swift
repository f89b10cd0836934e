extension DynamicObject: ExpressibleByBooleanLiteral {
  /// A JSON bool.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension DynamicObject: ExpressibleByIntegerLiteral {
  /// A JSON number with an integer value.
  public init(integerLiteral value: Int) { self = .int(value) }
}

extension DynamicObject: ExpressibleByFloatLiteral {
  /// A JSON number with a fraction.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension DynamicObject: ExpressibleByStringLiteral {
  /// A plain text, taken as it is: no escapes, no expressions.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension DynamicObject: ExpressibleByArrayLiteral {
  /// A JSON array.
  public init(arrayLiteral elements: DynamicObject...) { self = .array(elements) }
}

extension DynamicObject: ExpressibleByDictionaryLiteral {
  /// A JSON object; where a key stands twice the first one counts.
  public init(dictionaryLiteral elements: (String, DynamicObject)...) {
    var dictionary: DynamicDictionary = DynamicDictionary()
    for (key, value) in elements where dictionary[key] == nil { dictionary[key] = value }
    self = .dictionary(dictionary)
  }
}
