extension DynamicObject {
  /// The value in Swift's own types: nil for null, arrays and dictionaries of such values, an expression's text.
  ///
  /// Mirrors `asAny` of Beagle iOS.
  public func asAny() -> Any? {
    switch self {
    case .empty: nil
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .array(let items): items.map { $0.asAny() }
    case .dictionary(let pairs): Dictionary(uniqueKeysWithValues: pairs.map { ($0.key, $0.value.asAny()) })
    case .expression(let expression): expression.description
    }
  }

  /// The object, or an empty one where it is something else.
  ///
  /// Mirrors `asDictionary` of Beagle iOS.
  public func asDictionary() -> DynamicDictionary { dictionaryValue ?? DynamicDictionary() }
}
