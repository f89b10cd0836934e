import BeagleSchema

#if canImport(UIKit)
  package import UIKit
#endif

/// What a deep link handler gives for a path.
package enum DeepLinkTarget {
  /// A Beagle screen.
  case screen(ScreenSource)
  /// A Beagle screen with a controller of its own.
  case controller(BeagleScreenViewController)
  /// A screen of the application's own, with its controller where it is written in Swift.
  case native(UIViewController?)
}

/// Looks a native screen up; nil: not found.
package typealias DeepLinkLookup = (_ path: String, _ data: [String: String]?) -> DeepLinkTarget?

extension ActionExecution {
  /// Shows a screen that the deep link handler knows.
  ///
  /// Mirrors `Navigate.openNativeRoute` of Beagle iOS.
  func openNativeRoute() {
    noteReceived()
    let route: String = text("route")
    let resets: Bool = action.bool("shouldResetApplication") ?? false
    let data: [String: String]? = data
    application.journal.nativeRoutes.append(
      NativeRouteRecord(route: route, data: data, shouldResetApplication: resets))
    guard let lookup = application.deepLinks else {
      return application.log.navigation(
        .warning, "deepLinkHandlerMissing",
        "openNativeRoute to \(route) has no effect: no deep link handler is there.")
    }
    guard let target = lookup(route, data) else {
      return application.log.log(Log.navigation(.didNotFindDeepLinkScreen(path: route)))
    }
    application.showNative(target, path: route, from: origin.screen, resets: resets)
  }

  private var data: [String: String]? {
    guard let object = action.value("data")?.dictionaryValue else { return nil }
    var result: [String: String] = [:]
    for (key, value) in object {
      result[key] =
        application.profile.platform == .web ? origin.text(value) : value.stringValue ?? ""
    }
    return result
  }
}

extension Application {
  /// Shows what a deep link handler has given, as the platform does.
  func showNative(_ target: DeepLinkTarget, path: String, from origin: LiveScreen?, resets: Bool) {
    let type: ScreenSource
    switch target {
    case .native: type = .native(path: path)
    case .screen(let screen): type = screen
    case .controller(let controller): type = controller.source(in: self)
    }
    let given: UIViewController?
    switch target {
    case .controller(let controller): given = controller
    case .native(let controller): given = controller
    case .screen: given = nil
    }
    guard let origin, !state.stacks.isEmpty else {
      return open(type, controllerId: (given as? BeagleScreenViewController)?.controllerId, as: given)
    }
    let screen: LiveScreen = makeScreen(type)
    if let given { screen.take(given) }
    let kind: RouteKind
    switch profile.platform {
    case .ios: kind = resets ? .resetApplication : .pushView
    case .android: kind = resets ? .resetApplication : .pushStack
    case .web: kind = .resetApplication
    }
    guard place(screen, as: kind, from: origin, action: "openNativeRoute") else { return }
    load(screen)
  }

  /// Asks the deep link handler for a native screen and shows it.
  ///
  /// - Returns: false when the handler finds nothing.
  package func openDeepLink(_ path: String, data: [String: String]?) -> Bool {
    guard let target = deepLinks?(path, data) else { return false }
    transaction { showNative(target, path: path, from: visibleScreen, resets: false) }
    return true
  }
}
