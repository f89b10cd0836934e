#if canImport(UIKit)
  public import UIKit
#endif

/// What the default navigation controller shows of an error: a message, and buttons to try again and to leave it.
///
/// Mirrors `BeagleErrorView` of Beagle iOS 2.x.
open class BeagleErrorView: UIView {
  /// What went wrong.
  public let message: String?

  private var retries: [BeagleRetry] = []

  /// How many retries the view has collected.
  package var retryCount: Int { retries.count }

  /// A view of `message` that runs `retry` when trying again.
  public init(message: String?, retry: BeagleRetry?) {
    self.message = message
    super.init()
    addRetry(retry)
  }

  /// Puts the view in front of the others in `view`.
  open func present(in view: UIView) { view.addSubview(self) }

  /// Adds something to run when trying again; nil adds nothing.
  open func addRetry(_ retry: BeagleRetry?) { if let retry { retries.append(retry) } }

  /// Goes away and runs everything that was collected, in order.
  open func retry() {
    let collected = retries
    retries = []
    removeFromSuperview()
    for retry in collected { retry() }
  }

  /// Goes away.
  open func cancel() { removeFromSuperview() }
}

/// The name of the error view in the samples of Beagle iOS 1.x.
public typealias ErrorView = BeagleErrorView
