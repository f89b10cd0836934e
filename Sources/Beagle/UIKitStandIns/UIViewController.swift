#if !canImport(UIKit)
  /// A stand-in for UIKit's class.
  open class UIViewController: UIResponder {
    private var loadedView: UIView?
    /// The view, made when it is first asked for.
    open var view: UIView {
      get {
        if let loadedView { return loadedView }
        loadView()
        let view: UIView = loadedView ?? UIView()
        loadedView = view
        viewDidLoad()
        return view
      }
      set { loadedView = newValue }
    }
    /// Whether the view was made.
    public var isViewLoaded: Bool { loadedView != nil }
    /// The title.
    open var title: String?
    /// The navigation controller that the controller is in.
    public internal(set) weak var navigationController: UINavigationController?

    /// Makes the view.
    open func loadView() { view = UIView() }

    /// Called once, when the view was made.
    open func viewDidLoad() {}

    /// Makes the view unless it is there.
    public func loadViewIfNeeded() { _ = view }
  }

  /// A stand-in for UIKit's class: a stack of controllers.
  open class UINavigationController: UIViewController {
    /// The controllers, the visible one last.
    open var viewControllers: [UIViewController] = [] {
      didSet {
        for controller in oldValue { controller.navigationController = nil }
        for controller in viewControllers { controller.navigationController = self }
      }
    }

    /// The bar on top.
    public let navigationBar = UINavigationBar()

    /// The visible controller.
    public var topViewController: UIViewController? { viewControllers.last }

    /// Puts `controller` on top.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
      viewControllers.append(controller)
    }

    /// Takes the top controller away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
  }
#endif
