package import BeagleSchema

/// What an application has done, each list in the order in which it happened.
package struct Journal {
  /// Recorded changes of screens' states.
  package internal(set) var transitions: [TransitionRecord] = []
  /// Executed actions, nested ones after their parent.
  package internal(set) var actions: [ActionRecord] = []
  /// The texts that openExternalURL asked for.
  package internal(set) var externalURLs: [String] = []
  /// What openNativeRoute asked for, found or not.
  package internal(set) var nativeRoutes: [NativeRouteRecord] = []
  /// Records that the analytics provider received.
  package internal(set) var analytics: [DynamicObject] = []
}

/// One request of openNativeRoute.
package struct NativeRouteRecord: Sendable, Equatable {
  package let route: String
  package let data: [String: String]?
  package let shouldResetApplication: Bool
}
