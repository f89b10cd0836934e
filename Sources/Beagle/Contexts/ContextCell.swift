package import BeagleSchema

/// A live context: an id, its value, and what on screen depends on it.
///
/// Mirrors `Observable<Context>` of Beagle iOS, but keeps its observers by the first key that they read, so that a write
/// touches those that it can change (and the stateful ones, which every write applies again) and no others.
package final class ContextCell {
  /// What a context was made by.
  package enum Kind {
    /// `context` of a component.
    case declared
    /// An event that carries a value.
    case implicit
    /// A list, for the item of one of its cells.
    case item
    /// A list, for the index of one of its cells.
    case index
    /// A screen: its `navigationContext`.
    case navigation
    /// The application: `global`.
    case global
  }

  package let id: String
  package let kind: Kind
  package internal(set) var value: DynamicObject
  /// The latest writes that can still be seen, oldest first.
  package internal(set) var writes: [ContextWrite]
  /// The component that owns the context; nil for the global one.
  unowned(unsafe) var owner: Element?
  var observers = ContextObservers()
  /// Code of the application that hears of every write.
  private var followers: [(element: Element, body: () -> Void)] = []

  init(id: String, kind: Kind, value: DynamicObject, owner: Element?, write: ContextWrite) {
    self.id = id
    self.kind = kind
    self.value = value
    self.owner = owner
    writes = [write]
  }

  /// Calls `body` at every write to come, as long as `element` is there.
  func follow(with element: Element, _ body: @escaping () -> Void) { followers.append((element, body)) }

  /// Tells who follows the context that it was written.
  func tellFollowers() {
    guard !followers.isEmpty else { return }
    followers.removeAll { $0.element.isDetached }
    for follower in followers where !follower.element.isDetached { follower.body() }
  }

  /// Lets go of all who read the context, as they are gone with its owner.
  func forgetReaders() {
    observers = ContextObservers()
    followers = []
  }

  /// Whether scripts see the context as one of a screen's own.
  var isListed: Bool {
    switch kind {
    case .declared, .navigation, .global: true
    case .implicit, .item, .index: false
    }
  }

  /// Remembers `write` and forgets those that it covers.
  func note(_ write: ContextWrite) {
    if write.path.nodes.isEmpty {
      writes = [write]
    } else {
      writes.removeAll { $0.path.nodes.starts(with: write.path.nodes) && !$0.path.nodes.isEmpty }
      writes.append(write)
    }
  }

  /// The newest write that touched what `path` reads.
  package func lastWrite(at path: Path) -> ContextWrite? {
    writes.last { $0.path.nodes.starts(with: path.nodes) || path.nodes.starts(with: $0.path.nodes) }
  }
}
