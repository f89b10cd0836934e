/// `insert`, `remove`, `removeIndex`, `contains` and `union` as Beagle Android computes them.
enum AndroidArrayOperations {
  @Sendable static func insert(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    var elements: [DynamicObject] = try array(0, of: arguments)
    let element: DynamicObject = arguments.count > 1 ? arguments[1] : .empty
    let position: DynamicObject = arguments.count > 2 ? arguments[2] : .empty
    guard let number: Double = position.doubleValue else {
      elements.append(element)
      return .array(elements)
    }
    if let index: Int = Int(exactly: number.rounded(.towardZero)), elements.indices.contains(index) {
      elements.insert(element, at: index)
    }
    return .array(elements)
  }

  @Sendable static func remove(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    let elements: [DynamicObject] = try array(0, of: arguments)
    try AndroidArguments.require(2, of: arguments)
    let unwanted: DynamicObject = arguments[1]
    return .array(elements.filter { $0 != unwanted })
  }

  @Sendable static func removeIndex(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    var elements: [DynamicObject] = try array(0, of: arguments)
    guard arguments.count > 1, case .int(let index) = arguments[1] else { throw .failure("Android needs a position") }
    if elements.indices.contains(index) { elements.remove(at: index) }
    return .array(elements)
  }

  @Sendable static func contains(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    try AndroidArguments.require(2, of: arguments)
    guard case .array(let elements) = arguments[0] else { return .bool(false) }
    return .bool(elements.contains(arguments[1]))
  }

  @Sendable static func union(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    .array(try array(0, of: arguments) + array(1, of: arguments))
  }

  private static func array(
    _ position: Int,
    of arguments: [DynamicObject]
  ) throws(OperationIncident) -> [DynamicObject] {
    guard position < arguments.count, case .array(let elements) = arguments[position] else {
      throw .failure("Android needs an array")
    }
    return elements
  }
}
