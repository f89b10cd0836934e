/// What Kotlin's operations demand of their arguments before they look at them.
enum AndroidArguments {
  static func require(_ count: Int, of arguments: [DynamicObject]) throws(OperationIncident) {
    if arguments.count < count { throw .failure("Android needs \(count == 1 ? "an argument" : "two arguments")") }
  }
}
