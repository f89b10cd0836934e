/// `insert`, `remove`, `removeIndex`, `contains` and `union` as Beagle iOS computes them: equality is strict.
enum ArrayOperations {
  @Sendable static func insert(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count >= 2, case .array(var elements) = arguments[0] else { return .empty }
    if arguments.count == 3 {
      guard case .int(let index) = arguments[2], elements.indices.contains(index) else { return .empty }
      elements.insert(arguments[1], at: index)
    } else {
      elements.append(arguments[1])
    }
    return .array(elements)
  }

  @Sendable static func remove(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 2, case .array(let elements) = arguments[0] else { return .empty }
    let unwanted: DynamicObject = arguments[1]
    return .array(elements.filter { $0 != unwanted })
  }

  @Sendable static func removeIndex(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    guard case .array(var elements)? = arguments.first else { return .empty }
    if arguments.count == 2 {
      guard case .int(let index) = arguments[1], elements.indices.contains(index) else { return .empty }
      elements.remove(at: index)
    } else {
      if elements.isEmpty { throw .trap("there is no last element, which ends the app on iOS") }
      elements.removeLast()
    }
    return .array(elements)
  }

  @Sendable static func contains(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count == 2, case .array(let elements) = arguments[0] else { return .empty }
    return .bool(elements.contains(arguments[1]))
  }

  @Sendable static func union(_ arguments: [DynamicObject]) -> DynamicObject {
    var result: [DynamicObject] = []
    for case .array(let elements) in arguments { result += elements }
    return .array(result)
  }
}
