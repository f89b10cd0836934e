public import BeagleSchema

/// The context that all screens of an application share.
///
/// Mirrors `GlobalContextProtocol` of Beagle iOS. Paths do not begin with `global.`.
public protocol GlobalContextProtocol {
  /// The name of the context.
  var globalId: String { get }
  /// The context with its present value.
  var context: Observable<Context> { get }

  /// Whether `id` is the name of the context.
  func isGlobal(id: String?) -> Bool

  /// Writes `value` at `path`; nil stands for the whole context.
  func set(value: DynamicObject, path: String?)

  /// The value at `path`, null where there is none; nil stands for the whole context.
  func get(path: String?) -> DynamicObject

  /// Writes null at `path`; nil stands for the whole context.
  func clear(path: String?)
}

extension GlobalContextProtocol {
  /// Replaces the whole context.
  public func set(_ value: DynamicObject) { set(value: value, path: nil) }

  /// The whole context.
  public func get() -> DynamicObject { get(path: nil) }

  /// Makes the whole context null.
  public func clear() { clear(path: nil) }
}

/// The global context of one configuration.
///
/// Mirrors `GlobalContext` of Beagle iOS.
public final class GlobalContext: GlobalContextProtocol {
  /// The name of the context.
  public let globalId = "global"
  /// The context with its present value.
  public let context = Observable(value: Context(id: "global", value: .empty))

  /// A global context that is null.
  public init() {}

  /// Whether `id` is the name of the context.
  public func isGlobal(id: String?) -> Bool { id == globalId }

  /// Writes `value` at `path`; a text that is no path changes nothing.
  public func set(value: DynamicObject, path: String?) {
    guard let path else { return replace(with: value) }
    guard let path = Path(parsing: path) else { return }
    var root = context.value.value
    guard root.set(value, at: path) == nil else { return }
    replace(with: root)
  }

  /// The value at `path`; null where there is none and for a text that is no path.
  public func get(path: String?) -> DynamicObject {
    guard let path else { return context.value.value }
    return Path(parsing: path).map { context.value.value.value(at: $0) } ?? .empty
  }

  /// Writes null at `path`; a text that is no path changes nothing.
  public func clear(path: String?) { set(value: .empty, path: path) }

  func replace(with value: DynamicObject) { context.value = Context(id: globalId, value: value) }
}
