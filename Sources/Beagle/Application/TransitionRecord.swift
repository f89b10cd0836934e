/// One recorded change of a screen's `ServerDrivenState`.
package struct TransitionRecord: Sendable, Equatable {
  /// What an error state says of its cause.
  package struct ErrorDescription: Sendable, Equatable {
    /// `remoteScreen`, `lazyLoad`, `webView`, `declarativeText`, `action`.
    package var kind: String
    /// `networkError`, `decoding`, `urlBuilderError`, `networkClientWasNotConfigured`; nil where the kind has none.
    package var cause: String?
    /// The text for people.
    package var message: String
    /// The kind of a decoding error.
    package var reason: String?
    /// The JSON path of a decoding error.
    package var path: String?
  }

  /// The identifier of the screen.
  package let screen: String
  /// `started`, `success`, `error` or `finished`.
  package let state: String
  /// The error of an `error`.
  package let error: ErrorDescription?
  /// Virtual milliseconds since launch.
  package let time: Int
}
