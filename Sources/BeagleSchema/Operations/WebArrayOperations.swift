/// `insert`, `remove`, `removeIndex`, `contains` and `union` as the web core computes them.
///
/// A text counts as the array of its characters; positions are cut to what there is, negative ones count from the end.
enum WebArrayOperations {
  @Sendable static func insert(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    var elements: [DynamicObject] = try spread(arguments.first)
    let element: DynamicObject = arguments.count > 1 ? arguments[1] : .empty
    if arguments.count > 2 {
      elements.insert(element, at: start(WebNumbers.integer(arguments[2]), in: elements.count))
    } else {
      elements.append(element)
    }
    return .array(elements)
  }

  @Sendable static func remove(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    let elements: [DynamicObject] = try spread(arguments.first)
    let unwanted: DynamicObject = arguments.count > 1 ? arguments[1] : .empty
    return .array(elements.filter { !WebNumbers.areEqual($0, unwanted) })
  }

  @Sendable static func removeIndex(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    var elements: [DynamicObject] = try spread(arguments.first)
    if arguments.count > 1 {
      let index: Int = start(WebNumbers.integer(arguments[1]), in: elements.count)
      if index < elements.count { elements.remove(at: index) }
    } else {
      _ = elements.popLast()
    }
    return .array(elements)
  }

  /// Whether the element is found, and what is found is true for JavaScript: zero, empty texts and null never are.
  @Sendable static func contains(_ arguments: [DynamicObject]) -> DynamicObject {
    guard arguments.count > 1 else { return .bool(false) }
    let elements: [DynamicObject]
    switch arguments[0] {
    case .array(let array): elements = array
    case .dictionary(let dictionary): elements = dictionary.values
    case .string(let text): elements = text.map { .string(String($0)) }
    default: elements = []
    }
    let wanted: DynamicObject = arguments[1]
    return .bool(wanted.isTruthy && elements.contains { WebNumbers.areEqual($0, wanted) })
  }

  @Sendable static func union(_ arguments: [DynamicObject]) throws(OperationIncident) -> DynamicObject {
    var result: [DynamicObject] = []
    for argument in arguments { result += try spread(argument) }
    return .array(result)
  }

  private static func spread(_ value: DynamicObject?) throws(OperationIncident) -> [DynamicObject] {
    switch value {
    case .array(let elements)?: return elements
    case .string(let text)?: return text.map { .string(String($0)) }
    default: throw .failure("the web needs an array")
    }
  }

  private static func start(_ index: Int, in count: Int) -> Int {
    index < 0 ? max(0, count + max(index, -count)) : min(index, count)
  }
}
