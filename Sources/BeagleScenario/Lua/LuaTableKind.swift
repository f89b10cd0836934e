import CLua

/// What a table is marked as, which tells empty ones apart.
package enum LuaTableKind: Hashable, Sendable {
  /// Nothing: a table as scripts write it.
  case plain
  /// An array, such as a decoded one or `beagle.array{}`.
  case array
  /// An object, such as a decoded one or `beagle.object{}`.
  case object

  var mark: clua_kind {
    switch self {
    case .plain: CLUA_KIND_PLAIN
    case .array: CLUA_KIND_ARRAY
    case .object: CLUA_KIND_OBJECT
    }
  }
}
