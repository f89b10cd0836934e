package import BeagleSchema

/// A component on a live screen: what was decoded, plus what became of it.
///
/// Plays the part of the `UIView` that Beagle iOS builds for a component: it holds the contexts, the evaluated
/// properties and the state that a person's hands leave behind.
///
/// A screen has thousands, which one thread uses. The checks of exclusive access were a twentieth of the time to load a
/// screen; they are off for what every element is asked for, as none of these variables is changed while it is read.
package final class Element {
  /// What was decoded.
  package let node: ComponentNode
  /// The screen that the element was built for.
  package unowned let screen: LiveScreen
  /// The id, with the suffixes of the cells around it.
  @exclusivity(unchecked) package private(set) var id: String?
  /// The elements below, whatever the slot.
  @exclusivity(unchecked) package internal(set) var children: [Element] = []
  /// The element around this one; nil for the root and for what was taken out.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: Element?
  /// When it was taken out, in virtual milliseconds.
  package internal(set) var detachedAt: Int?
  /// Whether the element was taken out of its tree, or its screen is gone.
  @exclusivity(unchecked) package internal(set) var isDetached = false
  /// Whether the screen's index has the element under its id.
  @exclusivity(unchecked) var isFiled = false

  /// The context that the component declares.
  @exclusivity(unchecked) var declaredContext: ContextCell?
  /// The contexts that events have left on the component.
  @exclusivity(unchecked) var implicitContexts: [ContextCell] = []
  /// For the root of a list's cell: the cell.
  @exclusivity(unchecked) var cell: ListCell?
  /// Keeps the list alive for the root of a cell that the list no longer shows.
  @exclusivity(unchecked) var formerList: Element?
  /// For the indicator of a pullToRefresh that stands in none of its children: the pullToRefresh.
  @exclusivity(unchecked) unowned(unsafe) var refreshed: Element?
  /// The indicator of a pullToRefresh, once something needed it.
  var indicator: Element?
  /// The values of the node's expressions; nil where one has none.
  @exclusivity(unchecked) package internal(set) var siteValues: [DynamicObject?]
  /// What interaction or a load has made of the component.
  @exclusivity(unchecked) package internal(set) var state: ElementState

  @exclusivity(unchecked) var cachedTree: DynamicObject?
  /// The view that applications see of the component; made when it is first asked for.
  var ownView: UIView?
  /// The local images that were asked for last, by their place in the component.
  var shownImages: [LocalImage] = []

  init(node: ComponentNode, screen: LiveScreen, id: String?, state: ElementState) {
    self.node = node
    self.screen = screen
    self.id = id
    self.state = state
    siteValues = node.sites.isEmpty ? [] : Array(repeating: nil, count: node.sites.count)
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    if let cell, cell.root === self { cell.root = nil }
    indicator?.refreshed = nil
  }

  /// The application around the screen.
  var application: Application { screen.application }

  /// The component type's name in canonical spelling; an unknown one's as on the wire.
  package var component: String { node.definition?.name ?? node.wireName }

  /// Where a lookup of contexts goes on: the list for a cell, else the element around this one.
  var contextParent: Element? { parent ?? formerList ?? refreshed }

  /// What stands around the element, outward.
  var surroundings: [Element] {
    var result: [Element] = []
    var current: Element? = contextParent
    while let element = current {
      result.append(element)
      current = element.contextParent
    }
    return result
  }

  /// Whether `other` is this element or stands above it.
  func isInside(_ other: Element) -> Bool {
    var current: Element? = self
    while let element = current {
      if element === other { return true }
      current = element.parent
    }
    return false
  }

  /// The element and everything below it, in document order.
  func forEach(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Gives the component another id.
  func rename(_ id: String) {
    screen.index.remove(self)
    self.id = id
    screen.index.add(self)
    invalidateTree()
  }

  /// Takes `child` in at `position`.
  func insert(_ child: Element, at position: Int) {
    child.parent = self
    children.insert(child, at: position)
    invalidateTree()
  }

  /// Marks the element and all below it as taken out.
  func detach() {
    forEach {
      $0.isDetached = true
      $0.detachedAt = application.scheduler.now
      if $0.screen.focused === $0 { $0.screen.focused = nil }
      $0.screen.index.remove($0)
      $0.letGo()
    }
  }

  /// Lets go of what holds an element in turn that was taken out.
  ///
  /// That is who reads its contexts, as it and all below it are gone, and its view, which holds the element as the origin
  /// of actions that have not ended.
  private func letGo() {
    ownView = nil
    declaredContext?.forgetReaders()
    cell?.item.forgetReaders()
    cell?.index.forgetReaders()
    for context in implicitContexts { context.forgetReaders() }
  }
}
