import BeagleSchema

extension [DynamicObject] {
  /// Whether both are one and the same array, which says without a look at the elements that they are equal.
  func isSameStorage(as other: [DynamicObject]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}

extension ComponentNode {
  /// Whether something in the component has to be applied again although its contexts are as before.
  var appliesAgain: Bool {
    sites.contains(where: \.isStateful) || children.contains(where: \.appliesAgain) || !templates.isEmpty
  }
}
