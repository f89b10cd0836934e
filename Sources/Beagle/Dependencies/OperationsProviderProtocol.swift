public import BeagleSchema

/// The code of an operation of the application: takes evaluated arguments, gives the result.
public typealias OperationHandler = ([DynamicObject]) -> DynamicObject

/// Takes the operations that an application adds to expressions.
///
/// Mirrors `OperationsProviderProtocol` of Beagle iOS.
public protocol OperationsProviderProtocol {
  /// Adds an operation, or replaces one.
  ///
  /// A name has at least one letter or `_`, and letters, digits and `_` only. Names are case sensitive.
  func register(operationId: String, handler: @escaping OperationHandler)
}

/// Beagle's operations and those of the application.
///
/// Mirrors `OperationsProvider` of Beagle iOS.
public final class OperationsProvider: OperationsProviderProtocol {
  /// The operations themselves.
  package let table: OperationTable
  /// Who hears of bad and of repeated names: the logger of the configuration that was set up last.
  package var logger: () -> (any LoggerProtocol)? = { nil }

  /// Beagle's operations.
  public convenience init() { self.init(platform: .ios) }

  /// The operations of `platform`.
  package init(platform: Platform) { table = OperationTable(platform: platform) }

  /// Adds an operation, or replaces one.
  public func register(operationId: String, handler: @escaping OperationHandler) {
    switch table.register(operationId, handler: handler) {
    case .registered: return
    case .alreadyExists: log(.alreadyExists)
    case .invalid: log(.invalid(name: operationId))
    }
  }

  private func log(_ message: Log.Operation) {
    logger()?.log(Log.customOperations(message))
  }
}
