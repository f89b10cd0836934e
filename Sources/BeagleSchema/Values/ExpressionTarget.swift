/// The type that a property wants of the value of its expression.
public enum ExpressionTarget: Hashable, Sendable {
  /// Any value, as it is.
  case dynamic
  /// A text; any value has one.
  case string
  /// A bool.
  case bool
  /// An integer; a whole double is one.
  case int
  /// A number.
  case double
  /// One of these texts.
  case enumeration([String])
  /// An array of any values.
  case array
  /// An object of any values.
  case dictionary
  /// An object whose values are all texts.
  case stringMap
  /// An object that names an image, local or remote.
  case imagePath

  /// The value as the property takes it; nil where it can not, and then the component decides what it does.
  public func convert(_ value: DynamicObject, on platform: Platform = .ios) -> DynamicObject? {
    switch self {
    case .dynamic: value
    case .string: ExpressionTarget.string(value, on: platform)
    case .bool: value.boolValue.map { .bool($0) }
    case .int: ExpressionTarget.int(value)
    case .double: value.doubleValue.map { .double($0) }
    case .enumeration(let names):
      value.stringValue.flatMap { names.contains($0) || platform == .web ? value : nil }
    case .array: value.arrayValue == nil ? nil : ExpressionTarget.decodedAgain(value, on: platform)
    case .dictionary: value.dictionaryValue == nil ? nil : ExpressionTarget.decodedAgain(value, on: platform)
    case .stringMap: ExpressionTarget.stringMap(value)
    case .imagePath: ExpressionTarget.imagePath(value)
    }
  }

  private static func string(_ value: DynamicObject, on platform: Platform) -> DynamicObject {
    if case .string = value { return value }
    return .string(value.text(in: platform.textForm))
  }

  private static func int(_ value: DynamicObject) -> DynamicObject? {
    switch value {
    case .int: value
    case .double(let double): Int(exactly: double).map { .int($0) }
    default: nil
    }
  }

  private static func decodedAgain(_ value: DynamicObject, on platform: Platform) -> DynamicObject? {
    guard ExpressionRules.of(platform).decodesItemsAgain, value.changesWhenDecodedAgain else { return value }
    return value.decodedAgain()
  }

  private static func stringMap(_ value: DynamicObject) -> DynamicObject? {
    guard let dictionary: DynamicDictionary = value.dictionaryValue else { return nil }
    var texts: [DynamicObject] = []
    for entry in dictionary.values {
      switch entry {
      case .string: texts.append(entry)
      case .expression(let expression): texts.append(.string(expression.description))
      default: return nil
      }
    }
    return .dictionary(DynamicDictionary(keysOf: dictionary, values: texts))
  }

  private static func imagePath(_ value: DynamicObject) -> DynamicObject? {
    guard var dictionary: DynamicDictionary = value.dictionaryValue else { return nil }
    let place: String
    switch dictionary["_beagleImagePath_"]?.stringValue {
    case "local": place = "mobileId"
    case "remote": place = "url"
    default: return nil
    }
    switch dictionary[place] {
    case .string?: return value
    case .expression(let expression)?:
      dictionary[place] = .string(expression.description)
      return .dictionary(dictionary)
    default: return nil
    }
  }
}

extension DynamicObject {
  /// The value after it was written as JSON and read again: texts lose one level of escapes, whole doubles become ints.
  ///
  /// Nil where a number has no JSON form.
  public func decodedAgain() -> DynamicObject? {
    switch self {
    case .empty, .bool, .int: return self
    case .double(let value):
      guard value.isFinite else { return nil }
      return Int(exactly: value).map { .int($0) } ?? self
    case .string(let text): return DynamicObject(propertyText: text)
    case .expression(let expression): return DynamicObject(propertyText: expression.description)
    case .array(let elements):
      var result: [DynamicObject] = []
      result.reserveCapacity(elements.count)
      for element in elements {
        guard let decoded: DynamicObject = element.decodedAgain() else { return nil }
        result.append(decoded)
      }
      return .array(result)
    case .dictionary(let dictionary):
      var values: [DynamicObject] = []
      values.reserveCapacity(dictionary.count)
      for value in dictionary.values {
        guard let decoded: DynamicObject = value.decodedAgain() else { return nil }
        values.append(decoded)
      }
      return .dictionary(DynamicDictionary(keysOf: dictionary, values: values))
    }
  }

  /// Whether decoding the value again can make another one of it; most values of an app stay as they are.
  fileprivate var changesWhenDecodedAgain: Bool {
    switch self {
    case .empty, .bool, .int: return false
    case .double(let value): return !value.isFinite || value == value.rounded()
    case .string(let text):
      var text: String = text
      return !text.withUTF8(ExpressionText.isPlain)
    case .expression: return true
    case .array(let elements): return elements.contains { $0.changesWhenDecodedAgain }
    case .dictionary(let dictionary): return dictionary.values.contains { $0.changesWhenDecodedAgain }
    }
  }
}
