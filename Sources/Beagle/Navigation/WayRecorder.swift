/// Notes the ways that applications went from screen to screen, each once, with how often.
package final class WayRecorder {
  /// A way from one screen to another.
  package struct Way: Hashable, Sendable {
    /// The identifier of the screen before; nil at the start.
    package let from: String?
    /// The navigation action, or what a person did.
    package let action: String
    /// The identifier of the screen after.
    package let to: String
  }

  private var counts: [Way: Int] = [:]
  private var order: [Way] = []

  /// A recorder that has noted nothing.
  package init() {}

  /// The ways noted since this was last asked, the first taken first.
  package func take() -> [(way: Way, count: Int)] {
    defer {
      counts = [:]
      order = []
    }
    return order.map { ($0, counts[$0] ?? 1) }
  }

  func note(from origin: LiveScreen?, by action: String, to target: LiveScreen) {
    let way = Way(from: origin?.identifier, action: action, to: target.identifier)
    if counts[way] == nil { order.append(way) }
    counts[way, default: 0] += 1
  }
}
