package import BeagleSchema

#if canImport(UIKit)
  import UIKit
#endif

/// Where a screen comes from.
///
/// Mirrors `ScreenType` of Beagle iOS, plus the native screens of deep links.
package enum ScreenSource {
  /// Fetched from a url.
  case remote(RemoteScreen)
  /// Given as a decoded screen.
  case declarative(ComponentNode)
  /// Given as JSON text.
  case declarativeText(String)
  /// A screen of the application's own, with the path that asked for it.
  case native(path: String)
}

/// A screen to fetch.
///
/// Mirrors `ScreenType.Remote` of Beagle iOS.
package struct RemoteScreen {
  /// The url, as the route gave it.
  package var url: String
  /// What is shown when it cannot be loaded.
  package var fallback: ComponentNode?
  /// What the request carries besides.
  package var additionalData: HttpAdditionalData?

  package init(url: String, fallback: ComponentNode? = nil, additionalData: HttpAdditionalData? = nil) {
    self.url = url
    self.fallback = fallback
    self.additionalData = additionalData
  }
}

/// A live screen: its content, its contexts, and what waits for its next layout.
///
/// Plays the part of `BeagleScreenViewController`.
package final class LiveScreen {
  package let id: ScreenID
  package let application: Application
  package internal(set) var type: ScreenSource
  /// The root of the content, always a screenComponent; nil while there is none.
  package internal(set) var root: Element?
  /// The context that navigation actions write.
  package let navigationContext: ContextCell
  /// The input that has the focus.
  package internal(set) var focused: Element?
  /// Finds elements by id.
  package private(set) var index = ElementIndex()
  /// Whether the screen has left its stack.
  package internal(set) var isGone = false
  /// When it left, in virtual milliseconds.
  package internal(set) var goneAt: Int?
  /// The stack that it was popped from.
  var formerStack: StackID?
  /// The latest assigned state, replays included.
  var serverDrivenState: ServerDrivenState = .finished
  /// The state that was recorded last.
  var recordedState: String?
  /// The state that the screen is in for those who look at it: on Android an error outlives the `finished` after it.
  var shownState: String?
  var queue = LayoutQueue()
  /// The buttons and inputs whose style is applied again at every layout.
  var styledControls: [Element] = []
  /// Whether the screen is being laid out.
  var isInLayout = false
  /// Whether a person has seen the content.
  var hasAppeared = false
  /// The screen that this one is shown in, by a Beagle view.
  weak var host: LiveScreen?
  /// The screens that Beagle views show in this one.
  var embedded: [LiveScreen] = []
  /// Told every state of a screen that a Beagle view shows.
  var stateObserver: BeagleViewStateObserver?
  /// onInit lists that wait for their page to be shown, by page.
  var parked: [ObjectIdentifier: [(element: Element, actions: [ActionNode])]] = [:]

  init(id: ScreenID, application: Application, type: ScreenSource) {
    self.id = id
    self.application = application
    self.type = type
    let write = ContextWrite(
      path: Path(nodes: []), author: "declared", origin: nil, time: application.scheduler.now, line: nil)
    navigationContext = ContextCell(
      id: "navigationContext", kind: .navigation, value: .empty, owner: nil, write: write)
  }

  /// Takes its content out and lets go of what waits for the screen and holds it in turn.
  func end() {
    serverDrivenState = serverDrivenState.withoutRetry
    queue = LayoutQueue()
    heldAnswers = []
    viewController?.view.lastOrigin = nil
    detachContent()
  }

  /// Takes all elements out at once; the index goes first, so that none of them is looked for in it.
  func detachContent() {
    index = ElementIndex()
    root?.detach()
  }

  /// How the screen is named to people.
  package var identifier: String {
    switch type {
    case .remote(let remote): shownIdentifier ?? remote.url
    case .declarative(let node): node.screenID ?? ""
    case .declarativeText: shownIdentifier ?? ""
    case .native(let path): "native:\(path)"
    }
  }

  /// The controller that applications see of the screen; made when it is first asked for.
  var viewController: BeagleScreenViewController?
  /// The controller of a screen of the application's own.
  var nativeController: UIViewController?

  /// Answers that android keeps until the screen is shown again.
  var heldAnswers: [() -> Void] = []

  /// An identity that the source does not give: the id of a decoded text, and android's of a fallback.
  var shownIdentifier: String?

  /// The url as the route gave it; nil for a screen that is not remote.
  package var url: String? {
    if case .remote(let remote) = type { return remote.url }
    return nil
  }

  /// What analytics records call the screen; nil for a declarative one without id.
  var analyticsName: String? {
    switch type {
    case .remote(let remote): remote.url
    case .declarative(let node): node.screenID
    case .declarativeText: ""
    case .native: nil
    }
  }

  /// What actions that the whole screen triggers have as their origin: the screen's child, so that its context counts.
  package var contentOrigin: Element? { root?.children.first ?? root }

  /// The state of the screen as the store holds it.
  var summary: ScreenState {
    ScreenState(
      id: id, identifier: identifier, url: url, documentId: root?.node.id, title: root?.node.navigationBar?.title,
      state: shownState)
  }
}
