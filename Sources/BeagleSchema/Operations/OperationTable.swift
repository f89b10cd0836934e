/// The operations that expressions of one app can call: the platform's defaults and the app's own.
///
/// Mirrors `OperationsProvider` of Beagle iOS, without its logger: what is worth a log entry is returned.
public final class OperationTable {
  /// The code of an operation: takes the evaluated arguments, gives the result.
  public typealias Handler = ([DynamicObject]) -> DynamicObject
  typealias StandardHandler = @Sendable ([DynamicObject]) throws(OperationIncident) -> DynamicObject

  /// What became of a registration.
  public enum Registration: Hashable, Sendable {
    /// The name is new.
    case registered
    /// An operation of that name was replaced.
    case alreadyExists
    /// The id can not name an operation; nothing was registered.
    case invalid
  }

  /// The platform whose default operations and rules these are.
  public let platform: Platform
  let rules: ExpressionRules
  private let standard: [StandardHandler]
  private var custom: [String: Handler] = [:]
  private var provider: ((String) -> Handler?)?
  /// Whether there are operations of the app, and whether they stand in for default ones: asked at each call.
  @exclusivity(unchecked) private var hasCustom: Bool = false
  @exclusivity(unchecked) private var replacesStandard: Bool = false

  /// The default operations of `platform`.
  public init(platform: Platform = .ios) {
    self.platform = platform
    rules = ExpressionRules.of(platform)
    standard = StandardOperations.handlers(for: platform)
  }

  /// Adds an operation, or replaces one, a default one too.
  @discardableResult
  public func register(_ id: String, handler: @escaping Handler) -> Registration {
    guard ExpressionText.isOperationName(id) else { return .invalid }
    let isStandard: Bool = StandardOperation(named: id) != nil
    hasCustom = true
    if isStandard { replacesStandard = true }
    return custom.updateValue(handler, forKey: id) == nil && !isStandard ? .registered : .alreadyExists
  }

  /// Takes operations from elsewhere, too: `provider` is asked at each call of a name that is not registered here.
  package func take(from provider: @escaping (String) -> Handler?) {
    hasCustom = true
    replacesStandard = true
    self.provider = provider
  }

  /// The app's own operation of that name.
  package func customHandler(named name: String) -> Handler? { custom[name] ?? provider?(name) }

  /// Whether an operation of that name can be called.
  public func contains(_ name: String) -> Bool {
    customHandler(named: name) != nil || StandardOperation(named: name) != nil
  }

  /// The names of the app's own operations, sorted.
  public var customNames: [String] { custom.keys.sorted() }

  /// The app's own operation that `operation` calls, if it is one.
  func customHandler(of operation: Operation) -> Handler? {
    if !hasCustom || (operation.standardPosition != nil && !replacesStandard) { return nil }
    return customHandler(named: operation.name)
  }

  func standardHandler(at position: Int) -> StandardHandler { standard[position] }
}
