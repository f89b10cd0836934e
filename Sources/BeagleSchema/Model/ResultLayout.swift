internal import Locking

/// The keys of a component's node in the resulting tree, with those that what is shown decides.
///
/// Most components of a type have the same keys, so that they share a layout.
final class ResultLayout: Sendable {
  let keys: DynamicKeys
  /// The position of the id; nil where the component has none.
  let idPosition: Int?
  /// The position of what is shown inside the component; nil where the document has no key for it.
  let slotPosition: Int?

  init(keys: [String], slotPosition: Int?) {
    self.keys = DynamicKeys(keys)
    self.slotPosition = slotPosition
    idPosition = keys.firstIndex(of: "id")
  }
}

/// The layouts that components of one type have had.
final class ResultLayouts: Sendable {
  private static let most: Int = 16
  private let known = Locked<[ResultLayout]>([])

  /// The layout with these keys, which others may have too.
  func layout(keys: [String], slotPosition: Int?) -> ResultLayout {
    known.withLock { known in
      for layout in known where layout.slotPosition == slotPosition && layout.keys.list == keys { return layout }
      let layout = ResultLayout(keys: keys, slotPosition: slotPosition)
      if known.count < ResultLayouts.most { known.append(layout) }
      return layout
    }
  }
}
