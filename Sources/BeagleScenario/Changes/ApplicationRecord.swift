package import BeagleSchema

/// What is kept of an application to tell later what changed.
package struct ApplicationRecord: Sendable {
  /// A screen that is alive.
  package struct Screen: Sendable {
    /// What tells it from all other screens.
    package let key: Int
    /// Its identifier, as in `app.stacks`.
    package let identifier: String
    /// Whether it is the visible one.
    package let isVisible: Bool
    /// Its resulting tree; nil without content.
    package let tree: DynamicObject?

    /// A screen of these data.
    package init(key: Int, identifier: String, isVisible: Bool, tree: DynamicObject?) {
      self.key = key
      self.identifier = identifier
      self.isVisible = isVisible
      self.tree = tree
    }
  }

  /// A declared context, or the global one.
  package struct Context: Sendable {
    /// What tells it from all other contexts.
    package let key: Int
    /// Its id.
    package let id: String
    /// The id of the component that declares it, or its path.
    package let owner: String
    /// The identifier of the covered screen that it belongs to; nil on the visible one and for the global context.
    package let coveredScreen: String?
    /// Its value.
    package let value: DynamicObject

    /// A context of these data.
    package init(key: Int, id: String, owner: String, coveredScreen: String? = nil, value: DynamicObject) {
      self.key = key
      self.id = id
      self.owner = owner
      self.coveredScreen = coveredScreen
      self.value = value
    }
  }

  /// The identifiers, bottom first.
  package var stacks: [[String]]
  /// The screens of all stacks.
  package var screens: [Screen]
  /// The contexts of all screens and the global one.
  package var contexts: [Context]
  /// The texts of the dialog that is open.
  package var dialog: DynamicObject?

  /// A record of these data.
  package init(
    stacks: [[String]], screens: [Screen], contexts: [Context], dialog: DynamicObject?
  ) {
    self.stacks = stacks
    self.screens = screens
    self.contexts = contexts
    self.dialog = dialog
  }
}
