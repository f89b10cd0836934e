/// The default operations of each platform, as a table: one row for each operation, one column for each platform.
enum StandardOperations {
  typealias Handler = OperationTable.StandardHandler

  static func handlers(for platform: Platform) -> [Handler] {
    switch platform {
    case .ios: ios
    case .android: android
    case .web: web
    }
  }

  private static let ios: [Handler] = StandardOperation.allCases.map { row(of: $0).ios }
  private static let android: [Handler] = StandardOperation.allCases.map { row(of: $0).android }
  private static let web: [Handler] = StandardOperation.allCases.map { row(of: $0).web }

  private struct Row {
    let ios: Handler
    let android: Handler
    let web: Handler

    init(_ ios: @escaping Handler, _ android: @escaping Handler, _ web: @escaping Handler) {
      self.ios = ios
      self.android = android
      self.web = web
    }
  }

  private static func row(of operation: StandardOperation) -> Row {
    switch operation {
    case .sum: Row(Arithmetic.sum, AndroidArithmetic.sum, WebArithmetic.sum)
    case .subtract: Row(Arithmetic.subtract, AndroidArithmetic.subtract, WebArithmetic.subtract)
    case .multiply: Row(Arithmetic.multiply, AndroidArithmetic.multiply, WebArithmetic.multiply)
    case .divide: Row(Arithmetic.divide, AndroidArithmetic.divide, WebArithmetic.divide)
    case .int: Row(Inspection.int, AndroidInspection.int, WebInspection.int)
    case .double: Row(Inspection.double, AndroidInspection.double, WebInspection.double)
    case .string: Row(Inspection.string, AndroidInspection.string, WebInspection.string)
    case .gt: Row(Comparison.gt, AndroidComparison.gt, WebComparison.gt)
    case .gte: Row(Comparison.gte, AndroidComparison.gte, WebComparison.gte)
    case .lt: Row(Comparison.lt, AndroidComparison.lt, WebComparison.lt)
    case .lte: Row(Comparison.lte, AndroidComparison.lte, WebComparison.lte)
    case .eq: Row(Comparison.eq, AndroidComparison.eq, WebComparison.eq)
    case .not: Row(Logic.not, AndroidLogic.not, WebLogic.not)
    case .and: Row(Logic.and, AndroidLogic.and, WebLogic.and)
    case .or: Row(Logic.or, AndroidLogic.or, WebLogic.or)
    case .condition: Row(Logic.condition, AndroidLogic.condition, WebLogic.condition)
    case .concat: Row(TextOperations.concat, AndroidTextOperations.concat, WebTextOperations.concat)
    case .capitalize: Row(TextOperations.capitalize, AndroidTextOperations.capitalize, WebTextOperations.capitalize)
    case .uppercase: Row(TextOperations.uppercase, AndroidTextOperations.uppercase, WebTextOperations.uppercase)
    case .lowercase: Row(TextOperations.lowercase, AndroidTextOperations.lowercase, WebTextOperations.lowercase)
    case .substr: Row(TextOperations.substr, AndroidTextOperations.substr, WebTextOperations.substr)
    case .insert: Row(ArrayOperations.insert, AndroidArrayOperations.insert, WebArrayOperations.insert)
    case .remove: Row(ArrayOperations.remove, AndroidArrayOperations.remove, WebArrayOperations.remove)
    case .removeIndex:
      Row(ArrayOperations.removeIndex, AndroidArrayOperations.removeIndex, WebArrayOperations.removeIndex)
    case .contains: Row(ArrayOperations.contains, AndroidArrayOperations.contains, WebArrayOperations.contains)
    case .union: Row(ArrayOperations.union, AndroidArrayOperations.union, WebArrayOperations.union)
    case .isNull: Row(Inspection.isNull, AndroidInspection.isNull, WebInspection.isNull)
    case .isEmpty: Row(Inspection.isEmpty, AndroidInspection.isEmpty, WebInspection.isEmpty)
    case .length: Row(Inspection.length, AndroidInspection.length, WebInspection.length)
    }
  }
}
