/// Values whose properties are set in a chain of calls.
protocol PropertyChaining {}

extension PropertyChaining {
  /// A copy with `value` under `property`.
  func with<Value>(_ property: WritableKeyPath<Self, Value?>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}
