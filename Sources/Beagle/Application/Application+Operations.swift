package import BeagleSchema

extension Application {
  /// Adds an operation, or replaces one; what iOS logs of that is logged.
  @discardableResult
  package func registerOperation(
    _ name: String, handler: @escaping OperationTable.Handler
  ) -> OperationTable.Registration {
    let outcome: OperationTable.Registration = operations.register(name, handler: handler)
    switch outcome {
    case .registered: break
    case .alreadyExists: log.log(Log.customOperations(.alreadyExists))
    case .invalid: log.log(Log.customOperations(.invalid(name: name)))
    }
    return outcome
  }
}
