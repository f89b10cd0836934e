/// A guard as a store keeps it: sorted once by how it is called.
@usableFromInline
enum GuardEntry<State: Sendable>: Sendable {
  case typed(any AtlasGuard<State>)
  case erased(any AtlasAnyGuard)

  /// Creates an entry, or nil for a guard of stores with another state.
  init?(_ candidate: any AtlasAnyGuard) {
    if let typed = candidate as? any AtlasGuard<State> {
      self = .typed(typed)
    } else if candidate is any AtlasGuard {
      return nil
    } else {
      self = .erased(candidate)
    }
  }

  /// The guard's type name, for the error of a refusal.
  @usableFromInline
  var name: String {
    switch self {
    case .typed(let entry): String(describing: type(of: entry))
    case .erased(let entry): String(describing: type(of: entry))
    }
  }

  @inlinable
  func shouldUpdate(state: State, action: some AtlasAction) -> Bool {
    switch self {
    case .typed(let entry): entry.shouldUpdate(state: state, action: action)
    case .erased(let entry): entry.defaultShouldUpdate(state: state, action: action)
    }
  }

  @inlinable
  func willUpdate(state: State, action: some AtlasAction) {
    switch self {
    case .typed(let entry): entry.willUpdate(state: state, action: action)
    case .erased(let entry): entry.defaultWillUpdate(state: state, action: action)
    }
  }

  @inlinable
  func didUpdate(state: State, action: some AtlasAction) {
    switch self {
    case .typed(let entry): entry.didUpdate(state: state, action: action)
    case .erased(let entry): entry.defaultDidUpdate(state: state, action: action)
    }
  }
}
