#if !canImport(UIKit)
  /// A stand-in for UIKit's class: keeps what is set on it and displays nothing.
  open class UIView: UIResponder {
    /// The views in this one, the front one last.
    public private(set) var subviews: [UIView] = []
    /// The view that this one is in.
    public private(set) weak var superview: UIView?
    /// The colour behind the content.
    open var backgroundColor: UIColor?
    /// Whether the view is hidden.
    open var isHidden = false
    /// A number to find the view by.
    open var tag = 0
    /// The id by which actions and scripts find the view.
    open var accessibilityIdentifier: String?
    /// The component that the view stands for.
    weak var element: Element?
    /// The screen whose whole content the view is.
    weak var ownScreen: LiveScreen?
    /// Where the action came from that was last executed with the view as its origin.
    var lastOrigin: Origin?
    /// How many asynchronous actions of the view have not ended.
    var unfinishedActions = 0

    /// Puts `view` in front of the other subviews; what Beagle views in it hold is shown where this view is on a screen.
    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      subviews.append(view)
      view.superview = self
      shownScreen?.show(beagleViewsIn: view)
    }

    /// The screen that the view is on; nil while it is on none.
    private var shownScreen: LiveScreen? { element?.screen ?? ownScreen ?? superview?.shownScreen }

    /// Takes the view out of the one that it is in.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }
  }

  /// A stand-in for UIKit's class.
  open class UIActivityIndicatorView: UIView {
    /// How an indicator looks.
    public enum Style: Sendable {
      /// Large and white.
      case whiteLarge
      /// White.
      case white
      /// Gray.
      case gray
    }

    /// How the indicator looks.
    public let style: Style

    /// An indicator that looks like `style`.
    public init(style: Style) {
      self.style = style
      super.init()
    }
  }

  extension UIView {
    /// Puts a loading indicator in front, in place of one that is there.
    public func showLoading(_ style: UIActivityIndicatorView.Style = .gray) {
      hideLoading()
      addSubview(UIActivityIndicatorView(style: style))
    }

    /// Takes the loading indicator away.
    public func hideLoading() {
      for indicator in subviews where indicator is UIActivityIndicatorView { indicator.removeFromSuperview() }
    }
  }
#endif
