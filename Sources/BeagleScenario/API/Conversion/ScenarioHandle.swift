import BeagleSchema

/// A host object that scripts hold: how it is shown, and what it is as a value.
protocol ScenarioHandle: LuaHandleObject {
  /// The handle as failure messages and `print` show it.
  var shownText: String { get }
  /// The handle's fields, for snapshots and comparisons; nil where it has none.
  var fields: DynamicObject? { get }
}

extension ScenarioHandle {
  var fields: DynamicObject? { nil }
}

/// A list whose items are made when a script reads them.
protocol LazyItems: AnyObject {
  /// How many there are.
  var count: Int { get }
  /// The item at a position, counted from 0.
  func item(at index: Int) -> DynamicObject
}
