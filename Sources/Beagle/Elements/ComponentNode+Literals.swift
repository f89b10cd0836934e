import BeagleSchema

extension ComponentNode {
  /// The value of a property that is written out; nil when it is absent or an expression.
  func literal(_ key: String) -> DynamicObject? {
    guard let value = value(key) else { return nil }
    if case .expression = value { return nil }
    return value
  }

  /// Whether a pullToRefresh finds the indicator's place in the component itself.
  var scrolls: Bool { ["listView", "gridView", "scrollView"].contains(name) }

  /// Whether building the component does something that a second time would show: an onInit or a lazy load.
  var hasOnceOnlyEffects: Bool {
    slot == .initialState || actions(for: "onInit")?.isEmpty == false || children.contains { $0.hasOnceOnlyEffects }
      || templates.contains { $0.view.hasOnceOnlyEffects }
  }
}
