package import BeagleSchema

/// The whole of what an application shows of itself, as one value: the state that its store holds.
package struct ApplicationState: Sendable, Equatable {
  /// The stacks, bottom first.
  ///
  /// Empty before the first screen and after the application was closed.
  package var stacks: [StackState] = []
  /// The open dialogs, first opened first; a person sees the first.
  package var dialogs: [DialogState] = []
  /// The value of the global context.
  package var global: DynamicObject = .empty
  /// Whether android's back has closed the application.
  package var isClosed = false

  /// The visible screen.
  package var visibleScreen: ScreenState? { stacks.last?.screens.last }
  /// The visible stack.
  package var visibleStack: StackState? { stacks.last }

  /// The position of a screen: its stack and its place in it.
  package func position(of screen: ScreenID) -> (stack: Int, screen: Int)? {
    for (stackIndex, stack) in stacks.enumerated() {
      if let screenIndex = stack.screens.lastIndex(where: { $0.id == screen }) { return (stackIndex, screenIndex) }
    }
    return nil
  }
}

/// The identity of a live screen within its application; a number that is never used twice.
package struct ScreenID: Hashable, Sendable {
  package let number: Int
}

/// The identity of a stack within its application.
package struct StackID: Hashable, Sendable {
  package let number: Int
}

/// One stack: a navigation controller with its screens.
package struct StackState: Sendable, Equatable {
  package let id: StackID
  /// The id of the navigation controller that was asked for.
  package let controllerId: String?
  /// The screens, bottom first; never empty while the stack stands.
  package var screens: SharedList<ScreenState>
  /// Whether the default controller would show its loading overlay.
  package var isLoading = false
  /// The default controller's error view.
  package var errorView: ErrorViewState?
}

/// What the default navigation controller's error view says.
package struct ErrorViewState: Sendable, Equatable {
  /// The message of the first error; later ones only add their retry.
  package var message: String
  /// How many retries the view has collected.
  package var retries: Int
}

/// One screen of a stack.
package struct ScreenState: Sendable, Equatable {
  package let id: ScreenID
  /// How a screen is named to people: the url, the id, or `native:<path>`.
  package var identifier: String
  /// The url as the route gave it; nil for a screen that is not remote.
  package var url: String?
  /// The `id` of the screen's document.
  package var documentId: String?
  /// The title of the navigation bar.
  package var title: String?
  /// The last recorded state of the screen; nil before the first and for native screens.
  package var state: String?
}

/// An open alert or confirm.
package struct DialogState: Sendable, Equatable {
  /// The two kinds of dialogs.
  package enum Kind: String, Sendable {
    /// One button.
    case alert
    /// Two buttons.
    case confirm
  }

  package let id: Int
  package let kind: Kind
  package let title: String?
  package let message: String
  package let okLabel: String
  package let cancelLabel: String?
}
