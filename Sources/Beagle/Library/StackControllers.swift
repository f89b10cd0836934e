import BeagleSchema

#if canImport(UIKit)
  import UIKit
#endif

extension Application {
  /// Whether any navigation controllers are registered by an id.
  var knowsControllers: Bool { !controllers.isEmpty || (library.navigator as? Navigator)?.hasControllers == true }

  /// Whether a navigation controller is registered as `id`.
  func hasController(_ id: String) -> Bool {
    controllers[id] != nil || (library.navigator as? Navigator)?.hasController(forId: id) == true
  }

  /// The controller of a stack, made at its first state; nil where it is Beagle's own, which the runtime plays.
  func navigationController(of stack: StackState) -> BeagleNavigationController? {
    guard let navigator = library.navigator, !library.plainStacks.contains(stack.id) else { return nil }
    if let controller = library.stackControllers[stack.id] { return controller }
    let controller: BeagleNavigationController = navigator.navigationController(forId: stack.controllerId)
    guard Swift.type(of: controller) != BeagleNavigationController.self else {
      library.plainStacks.insert(stack.id)
      return nil
    }
    library.stackControllers[stack.id] = controller
    return controller
  }

  /// Tells a controller a state of one of its screens, and takes over the error view that it shows.
  func tell(
    _ controller: BeagleNavigationController, of stack: StackState, _ next: ServerDrivenState, at screen: LiveScreen
  ) {
    forgetControllers()
    controller.viewControllers = stack.screens.compactMap { screens[$0.id]?.shownController }
    controller.serverDrivenStateDidChange(to: next, at: screen.controller)
    refreshErrorView(of: stack)
  }

  /// Makes the state say what error view the stack's own controller shows.
  func refreshErrorView(of stack: StackState) {
    let shown: ErrorViewState? = library.errorView(of: stack.id).map {
      ErrorViewState(message: $0.message ?? "", retries: $0.retryCount)
    }
    guard let index = state.stacks.firstIndex(where: { $0.id == stack.id }),
      state.stacks[index].errorView != shown
    else { return }
    update { $0.stacks[index].errorView = shown }
  }

  private func forgetControllers() {
    let living: Set<StackID> = Set(state.stacks.map(\.id))
    if library.stackControllers.count > living.count {
      library.stackControllers = library.stackControllers.filter { living.contains($0.key) }
    }
  }
}

extension LiveScreen {
  /// The controller of the screen, whosever it is.
  var shownController: UIViewController { nativeController ?? controller }

  /// The controller that applications see of the screen.
  var controller: BeagleScreenViewController {
    if let viewController { return viewController }
    let made = BeagleScreenViewController(self)
    viewController = made
    return made
  }

  /// Makes `controller` the one that applications see of the screen.
  func take(_ controller: UIViewController) {
    guard let controller = controller as? BeagleScreenViewController else { return nativeController = controller }
    viewController = controller
    controller.live = self
    for work in controller.takeWork() { work(self) }
  }
}
