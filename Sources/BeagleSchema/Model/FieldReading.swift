/// Something that was decoded from an object and still has its keys: a component or an action.
public protocol FieldReading {
  /// The keys in wire order, the ones that are not read included.
  var fields: [Field] { get }
}

extension FieldReading {
  /// What the key holds; nil where it is absent.
  public func field(_ key: String) -> FieldContent? {
    for field in fields where field.key == key { return field.content }
    return nil
  }

  /// The literal, the expression or the dynamic value of a property; nil where it is absent or of another kind.
  public func value(_ key: String) -> DynamicObject? {
    if case .value(let value)? = field(key) { value } else { nil }
  }

  /// The text of a literal property.
  public func string(_ key: String) -> String? {
    if case .string(let text)? = value(key) { text } else { nil }
  }

  /// The bool of a literal property.
  public func bool(_ key: String) -> Bool? {
    if case .bool(let value)? = value(key) { value } else { nil }
  }

  /// The integer of a literal property.
  public func int(_ key: String) -> Int? {
    if case .int(let value)? = value(key) { value } else { nil }
  }

  /// The expression of a property; nil where it is absent or a literal.
  public func expression(_ key: String) -> ContextExpression? {
    if case .expression(let expression)? = value(key) { expression } else { nil }
  }

  /// The path of a property; nil where it is absent or no path.
  public func path(_ key: String) -> Path? {
    if case .path(let path, _)? = field(key) { path } else { nil }
  }
}
