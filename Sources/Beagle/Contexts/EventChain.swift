import BeagleSchema

/// One event with everything that follows from it: its lists, their nested lists and late callbacks.
///
/// On iOS a value that an event carries is left on the component, so a chain holds nothing there. On android the value
/// belongs to the origin's actions alone; on web every list is resolved in the contexts as they were before the event.
package final class EventChain {
  private let behaviour: Profile.ImplicitContexts
  private let origin: Element
  private var implicit: [(id: String, value: DynamicObject)] = []
  private var captured: [String: DynamicObject]?

  init(origin: Element, profile: Profile) {
    behaviour = profile.implicitContexts
    self.origin = origin
    if profile.listsSeeContextsAsBefore { captured = Self.capture(from: origin) }
  }

  private init(_ other: EventChain, adding id: String, _ value: DynamicObject) {
    behaviour = other.behaviour
    origin = other.origin
    captured = other.captured
    implicit = other.implicit
    implicit.insert((id, value), at: 0)
  }

  /// Whether what the chain does not know is not there at all.
  var hidesContexts: Bool { captured != nil }

  /// The same chain in which one more event has left its value.
  func adding(_ id: String, _ value: DynamicObject) -> EventChain { EventChain(self, adding: id, value) }

  func value(ofContext id: String, from element: Element) -> DynamicObject? {
    switch behaviour {
    case .stayOnComponent: return nil
    case .ownActions:
      if element.context(id) != nil { return nil }
      return implicit.first { $0.id == id }?.value
    case .chainOnly:
      return implicit.first { $0.id == id }?.value ?? captured?[id]
    }
  }

  private static func capture(from origin: Element) -> [String: DynamicObject] {
    var values: [String: DynamicObject] = [:]
    for id in origin.contextIdsInScope { values[id] = origin.context(id)?.value }
    return values
  }
}
