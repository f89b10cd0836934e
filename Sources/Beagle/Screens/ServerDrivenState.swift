import BeagleSchema

/// What an application calls to try again what failed.
///
/// Mirrors `BeagleRetry` of Beagle iOS.
public typealias BeagleRetry = () -> Void

/// The states that a screen reports to its navigation controller.
///
/// Mirrors `ServerDrivenState` of Beagle iOS.
public enum ServerDrivenState {
  /// Loading has begun.
  case started
  /// Loading has ended, well or not.
  case finished
  /// The content is there.
  case success
  /// Something failed; the retry is nil where nothing can be tried again.
  case error(ServerDrivenState.Error, BeagleRetry?)

  /// The state's name as transitions spell it.
  package var name: String {
    switch self {
    case .started: "started"
    case .finished: "finished"
    case .success: "success"
    case .error: "error"
    }
  }

  /// The state without what tries again, which holds its screen.
  var withoutRetry: ServerDrivenState {
    if case .error(let error, _) = self { .error(error, nil) } else { self }
  }
}

extension ServerDrivenState {
  /// Why a state is an error.
  ///
  /// Mirrors `ServerDrivenState.Error` of Beagle iOS.
  public enum Error: Swift.Error {
    /// A remote screen or route could not be loaded.
    case remoteScreen(Request.Error)
    /// A custom action reported an error.
    case action(any Swift.Error)
    /// A lazy component could not be loaded.
    case lazyLoad(Request.Error)
    /// A form could not be sent (Beagle 1.x only).
    case submitForm(Request.Error)
    /// A web page broke off after it had begun to arrive.
    case webView(any Swift.Error)
    /// A screen given as text does not decode.
    case declarativeText
  }
}
