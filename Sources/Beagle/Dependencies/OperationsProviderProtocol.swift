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

  /// The code of an operation of the application; nil where it has none of that name.
  ///
  /// Asked at each call. Beagle iOS evaluates with its own provider only, which cannot be replaced.
  func handler(for operationId: String) -> OperationHandler?
}

extension OperationsProviderProtocol {
  /// None: who only takes operations in has none to give.
  public func handler(for operationId: String) -> OperationHandler? { nil }
}

/// Beagle's operations and those of the application.
///
/// Mirrors `OperationsProvider` of Beagle iOS.
public final class OperationsProvider: OperationsProviderProtocol {
  /// The operations themselves.
  package let table: OperationTable
  /// What there was to say of the registrations, for the applications to come.
  private(set) var remarks: [Log] = []
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
    case .alreadyExists: remark(.alreadyExists)
    case .invalid: remark(.invalid(name: operationId))
    }
  }

  /// The code of an operation of the application; nil for those of Beagle's own that it has not replaced.
  public func handler(for operationId: String) -> OperationHandler? { table.customHandler(named: operationId) }

  private func remark(_ message: Log.Operation) {
    remarks.append(Log.customOperations(message))
    logger()?.log(Log.customOperations(message))
  }
}
