/// Where a component keeps the components inside it.
public enum ChildSlot: Hashable, Sendable {
  /// Nowhere.
  case none
  /// One component under `child`.
  case child
  /// A list under `children`.
  case children
  /// One component for each item, built from `templates`.
  case templates
  /// One component under `initialState`, which what is loaded takes the place of.
  case initialState

  /// The key on the wire.
  public var key: String? {
    switch self {
    case .none: nil
    case .child: "child"
    case .children: "children"
    case .templates: "templates"
    case .initialState: "initialState"
    }
  }

  /// The key in the resulting tree.
  public var resultKey: String? {
    switch self {
    case .none: nil
    case .child, .initialState: "child"
    case .children, .templates: "children"
    }
  }
}
