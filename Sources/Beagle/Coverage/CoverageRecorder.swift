package import BeagleSchema

/// Notes which parts of the screens applications show are used: what is built, executed and gone through.
///
/// Parts are the decoded nodes themselves, so that noting costs a look-up and no text.
package final class CoverageRecorder {
  /// A document that was shown.
  package struct Screen {
    /// How the screen is named to people.
    package let identifier: String
    /// Its content, as it was decoded.
    package let root: ComponentNode
  }

  /// The documents that were shown, each once.
  package private(set) var screens: [Screen] = []
  private var seen: [String: Set<ObjectIdentifier>] = [:]
  private var components: Set<ObjectIdentifier> = []
  /// The nodes themselves are kept, so that no other takes over an identity.
  private var actions: [ObjectIdentifier: ActionNode] = [:]
  private var states: [String: Set<String>] = [:]

  /// A recorder that has noted nothing.
  package init() {}

  /// Whether an element was built from the component.
  package func hasBuilt(_ component: ComponentNode) -> Bool { components.contains(ObjectIdentifier(component)) }

  /// Whether the action was executed.
  package func hasExecuted(_ action: ActionNode) -> Bool { actions[ObjectIdentifier(action)] != nil }

  /// The states that a screen went through.
  package func states(of identifier: String) -> Set<String> { states[identifier] ?? [] }

  func note(_ root: ComponentNode, of screen: LiveScreen) {
    let identifier = screen.identifier
    guard seen[identifier, default: []].insert(ObjectIdentifier(root)).inserted else { return }
    screens.append(Screen(identifier: identifier, root: root))
  }

  func noteBuilt(_ component: ComponentNode) { components.insert(ObjectIdentifier(component)) }

  func noteExecution(_ action: ActionNode) { actions[ObjectIdentifier(action)] = action }

  func noteState(_ state: String, of identifier: String) { states[identifier, default: []].insert(state) }
}
