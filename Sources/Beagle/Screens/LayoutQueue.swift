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
  /// What code of the application wants done after the onInit lists.
  var initCalls: [() -> Void] = []
  /// What code of the application wants done after the bindings.
  var bindingCalls: [() -> Void] = []

  var isEmpty: Bool {
    inits.isEmpty && bindings.isEmpty && lists.isEmpty && ends.isEmpty && initCalls.isEmpty && bindingCalls.isEmpty
  }

  /// Forgets the content that was to be laid out; what code of the application wants is done at the next layout.
  mutating func dropContent() {
    inits = []
    bindings = []
    lists = []
    ends = []
  }
}
