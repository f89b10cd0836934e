import BeagleSchema

/// What waits for the layout of a screen, or of a part that is being built.
struct LayoutQueue {
  /// The onInit lists, in the order in which their components were built.
  var inits: [(element: Element, actions: [ActionNode])] = []
  /// The components with expressions that are not connected yet, in the order of building.
  var bindings: [Element] = []
  /// The lists with an evaluation that was not laid out yet.
  var lists: [Element] = []
  /// The lists whose page is shown for the first time, which may be at their end.
  var ends: [Element] = []

  var isEmpty: Bool { inits.isEmpty && bindings.isEmpty && lists.isEmpty && ends.isEmpty }
}
