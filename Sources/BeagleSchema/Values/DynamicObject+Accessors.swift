extension DynamicObject {
  /// Whether this is JSON null.
  public var isNull: Bool {
    if case .empty = self { return true }
    return false
  }

  /// The bool, if it is one.
  public var boolValue: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The integer, if it is one; a double is none, even a whole one.
  public var intValue: Int? {
    if case .int(let value) = self { return value }
    return nil
  }

  /// The number as a double, if it is an int or a double.
  public var doubleValue: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The text, if it is one.
  public var stringValue: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// The elements, if it is an array.
  public var arrayValue: [DynamicObject]? {
    if case .array(let value) = self { return value }
    return nil
  }

  /// The object, if it is one.
  public var dictionaryValue: DynamicDictionary? {
    if case .dictionary(let value) = self { return value }
    return nil
  }

  /// The expression, if it is one.
  public var expressionValue: ContextExpression? {
    if case .expression(let value) = self { return value }
    return nil
  }

  /// The value of `key` of an object; null for anything else.
  public subscript(key: String) -> DynamicObject {
    guard case .dictionary(let dictionary) = self else { return .empty }
    return dictionary[key] ?? .empty
  }

  /// The element at `index` of an array; null where there is none.
  public subscript(index: Int) -> DynamicObject {
    guard case .array(let array) = self, index >= 0, index < array.count else { return .empty }
    return array[index]
  }

  /// Whether an `if` of JavaScript would take the value for true.
  package var isTruthy: Bool {
    switch self {
    case .empty: false
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0 && !value.isNaN
    case .string(let text): !text.isEmpty
    case .array, .dictionary, .expression: true
    }
  }
}
