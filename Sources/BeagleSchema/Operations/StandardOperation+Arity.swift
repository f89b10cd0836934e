extension StandardOperation {
  /// How many arguments make sense; with any other number the result is null or false on iOS.
  public var arity: ClosedRange<Int> {
    switch self {
    case .sum, .subtract, .multiply, .divide, .and, .or, .concat: 1...Int.max
    case .union: 0...Int.max
    case .int, .double, .string, .not, .capitalize, .uppercase, .lowercase, .isNull, .isEmpty, .length: 1...1
    case .gt, .gte, .lt, .lte, .eq, .remove, .contains: 2...2
    case .condition: 3...3
    case .substr, .insert: 2...3
    case .removeIndex: 1...2
    }
  }
}
