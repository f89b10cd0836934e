import BeagleSchema

/// The state of a listView or gridView: what it shows now and what it remembers.
package final class ListState {
  /// The items of the latest evaluation; nil when it was no array.
  var items: [DynamicObject]?
  /// The items of the evaluation before, for the rule of an empty list that empties itself.
  var previousItems: [DynamicObject]?
  /// The items of the latest layout.
  var laidOut: [DynamicObject]?
  /// Whether the item of a cell was written since the latest layout.
  var hasWrittenItems = false
  /// The cells that are shown, by position.
  package var cells: [ListCell] = []
  /// Whether an evaluation waits for the next layout.
  var isDue = false
  /// Whether `onScrollEnd` has fired for the latest evaluation.
  var hasReachedEnd = false
  /// What the cells of each key have left; a key that is here has had a cell.
  var memory: [String: CellMemory] = [:]
  /// Whether `onScrollEnd` has already answered an evaluation of its own making.
  var hasFiredForItself = false
  /// Whether the list's own `onScrollEnd` runs, whose evaluations may not call it for ever.
  var isFiringEnd = false
  /// Whether the latest evaluation came from the list's own `onScrollEnd`.
  var isSelfCaused = false
  var idSuffix = ""

  /// Takes the value of a new evaluation, to be laid out later.
  func receive(_ items: [DynamicObject]?) {
    previousItems = self.items
    self.items = items
    isSelfCaused = isFiringEnd
    if !isSelfCaused { hasFiredForItself = false }
    hasReachedEnd = false
  }
}

/// One cell of a list: its item's contexts and what the template made of it.
package final class ListCell {
  /// The cell's identity: the item's key, or its position as text.
  package let key: String
  /// Where the cell is now.
  package internal(set) var position: Int
  /// The context of the item.
  let item: ContextCell
  /// The context of the index.
  let index: ContextCell
  /// The template that the cell was built from; nil without one.
  var template: Int?
  /// What the template made, which holds the cell; nil when no template fits, and when it is gone.
  unowned(unsafe) var root: Element?
  /// Whether the list is giving the cell its new item, which is not written back.
  var isRefreshing = false

  /// What a cell's contexts and initialisation go by.
  func identity(on profile: Profile) -> String { profile.cellIdentity == .position ? "\(position)" : key }

  init(key: String, position: Int, item: ContextCell, index: ContextCell) {
    self.key = key
    self.position = position
    self.item = item
    self.index = index
  }
}
