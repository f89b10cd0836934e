#if canImport(UIKit)
  public import UIKit
#endif

/// The controller of a stack, told every state of its screens.
///
/// Mirrors `BeagleNavigationController` of Beagle iOS 2.x. Subclasses show loading and errors in their own way.
open class BeagleNavigationController: UINavigationController {
  /// Shows loading and errors.
  ///
  /// Loading lasts from `started` to `finished`. An error with a retry puts an error view on top, or adds its retry to
  /// the one that is there.
  open func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
    switch state {
    case .started: view.showLoading(.whiteLarge)
    case .finished: view.hideLoading()
    case .success, .error(_, nil): break
    case .error(let error, let retry?):
      if let shown = view.subviews.lazy.compactMap({ $0 as? BeagleErrorView }).first {
        shown.addRetry(retry)
      } else {
        BeagleErrorView(message: error.userMessage, retry: retry).present(in: view)
      }
    }
  }
}

extension ServerDrivenState.Error {
  /// What the default error view says.
  package var userMessage: String {
    switch self {
    case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error): error.localizedDescription
    case .action(let error): String(describing: error)
    case .webView, .declarativeText: "Unknown Error."
    }
  }
}
