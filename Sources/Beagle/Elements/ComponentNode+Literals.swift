import BeagleSchema

extension ComponentNode {
  /// The value of a property that is written out; nil when it is absent or an expression.
  func literal(_ key: String) -> DynamicObject? {
    guard let value = value(key) else { return nil }
    if case .expression = value { return nil }
    return value
  }
}
