/// A file that decided what a scenario did.
public struct ScenarioDependency: Hashable, Sendable {
  /// The file's path: relative to the working directory when the scenario's is, else absolute.
  public let path: String
  /// What the scenario found there: not what is there now, but what was there when it looked.
  ///
  /// A file looked for in vain decides as well: were it made, another run would find it.
  public let state: FileState

  /// The file at `path` as it was found.
  public init(path: String, state: FileState) {
    self.path = path
    self.state = state
  }

  /// Whether anything was there.
  public var exists: Bool { state != .absent }
}

/// What was found at paths, in the order of first looks.
package struct ScenarioDependencies {
  /// Each path once.
  package private(set) var all: [ScenarioDependency] = []
  private var places: [String: Int] = [:]

  /// Of nothing.
  package init() {}

  /// Takes in what was found at a path; one at which another thing was found before is changing.
  package mutating func add(_ found: ScenarioDependency) {
    if let place = places[found.path] {
      guard all[place].state != found.state else { return }
      all[place] = ScenarioDependency(path: found.path, state: .changing)
    } else {
      places[found.path] = all.count
      all.append(found)
    }
  }
}
