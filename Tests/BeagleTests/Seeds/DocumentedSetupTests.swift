import Beagle
import Foundation
import Testing

// The set-up code of Beagle's documentation, as teams have it, with what it leaves open filled in.

extension String {
  fileprivate static let baseURL = "https://kelp.test"
}

extension AppTheme {
  fileprivate static func blackTextNormalStyle() -> (UITextView?) -> Void {
    return {
      $0?.font = .systemFont(ofSize: 16)
      $0?.textColor = .black
    }
  }

  fileprivate static let theme = AppTheme(styles: ["myStyleName": blackTextNormalStyle])
}

private struct CustomComponent: ServerDrivenComponent {}
private struct CustomAction: Action {}

private struct MainScreen {
  func screenController() -> UIViewController {
    let screen = Screen(
      child: Text()
    )
    return BeagleScreenViewController(
      .declarative(screen),
      controllerId: "CustomBeagleNavigation"
    )
  }
}

private class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let dependencies = BeagleDependencies()
    dependencies.theme = AppTheme.theme
    dependencies.urlBuilder = UrlBuilder(baseUrl: URL(string: .baseURL))
    dependencies.navigator.setDefaultAnimation(
      .init(
        pushTransition: .init(type: .fade, subtype: .fromRight, duration: 0.1),
        modalPresentationStyle: .formSheet
      ))
    dependencies.coder.register(type: CustomComponent.self)
    dependencies.coder.register(type: CustomAction.self)
    dependencies.coder.register(component: CustomComponent.self)
    dependencies.coder.register(action: CustomAction.self)
    dependencies.appBundle.bundle = Bundle(identifier: "myBundleId")
    BeagleConfigurator.setup(dependencies: dependencies)
    let rootViewController = MainScreen().screenController()
    window?.rootViewController = rootViewController
    return true
  }
}

private class AnalyticsSample: Analytics {
  func trackEventOnScreenAppeared(_ event: AnalyticsScreen) {
    print("Screen \(event.screenName) appeared")
  }
  func trackEventOnScreenDisappeared(_ event: AnalyticsScreen) {
    print("Screen \(event.screenName) disappeared")
  }
  func trackEventOnClick(_ event: AnalyticsClick) {
    print(
      "Button touch with:\ncategory = \(event.category)\nlabel = \(event.label ?? "empty")\nvalue = \(event.value ?? "empty")"
    )
  }
}

private class CustomBeagleNavigationController: BeagleNavigationController {
  var messages: [String] = []
  private var errorView = ErrorView(message: nil) {}

  override func serverDrivenStateDidChange(
    to state: ServerDrivenState,
    at screenController: any BeagleController
  ) {
    super.serverDrivenStateDidChange(to: state, at: screenController)
    guard case let .error(serverDrivenError, retry) = state else { return }
    let message: String
    switch serverDrivenError {
    case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error):
      switch error {
      case .networkError(let messageError):
        message = messageError.localizedDescription
      case .decoding(let messageError):
        message = messageError.localizedDescription
      case .loadFromTextError, .urlBuilderError:
        message = error.localizedDescription
      }
    case .action(let error):
      message = error.localizedDescription
    default:
      message = "Unknow Error."
    }
    messages.append(message)
    if !view.subviews.contains(errorView) {
      errorView = ErrorView(message: message, retry: retry)
      errorView.present(in: view)
    } else {
      errorView.addRetry(retry)
    }
  }

  func tryAgain() { errorView.retry() }
}

private struct TextScreen: DeeplinkScreen {
  init(path: String, data: [String: String]?) {}

  func screenController() -> UIViewController {
    return BeagleScreenViewController(.declarative(screen))
  }

  var screen: Screen {
    return Screen(
      navigationBar: NavigationBar(title: "Text Screen", showBackButton: true),
      child: Text("Beagle")
    )
  }
}

private final class Controller: BeagleController {
  var serverDrivenState: ServerDrivenState = .finished
}

/// What is global is set up in processes of their own, as other tests read it meanwhile.
@Suite struct DocumentedSetupTests {
  @Test func theApplicationDelegateSetsBeagleUp() async {
    await #expect(processExitsWith: .success) {
      let delegate = AppDelegate()
      delegate.window = UIWindow()
      #expect(delegate.application(UIApplication(), didFinishLaunchingWithOptions: nil))
      #expect(delegate.window?.rootViewController != nil)
      let text = UITextView()
      AppTheme.theme.applyStyle(for: text, withId: "myStyleName")
      #expect(text.font == .systemFont(ofSize: 16))
      #expect(text.textColor == .black)
      let button = UIButton()
      AppTheme.theme.applyStyle(for: button, withId: "myStyleName")
      #expect(button.font == nil)
    }
  }

  @Test func theGlobalContextIsInjected() async {
    await #expect(processExitsWith: .success) {
      @Injected var globalContext: any GlobalContextProtocol
      globalContext.clear()
      @OptionalInjected var logger: (any LoggerProtocol)?
      let urlRequest = URL(string: "https://kelp.test").map { Beagle.URLRequest(url: $0) }
      logger?.log(Log.network(.httpRequest(request: .init(url: urlRequest))))
      #expect(globalContext.get() == .empty)
    }
  }

  @Test func customNavigationControllersShowErrors() throws {
    let dependencies = BeagleDependencies()
    dependencies.navigation.registerNavigationController(
      builder: CustomBeagleNavigationController.init,
      forId: "CustomBeagleNavigation"
    )
    dependencies.analytics = AnalyticsSample()
    let made = dependencies.navigation.navigationController(forId: "CustomBeagleNavigation")
    let controller = try #require(made as? CustomBeagleNavigationController)
    var retries: [Int] = []
    let screen = Controller()
    controller.serverDrivenStateDidChange(to: .started, at: screen)
    #expect(controller.view.subviews.count == 1)
    controller.serverDrivenStateDidChange(to: .finished, at: screen)
    #expect(controller.view.subviews.isEmpty)
    controller.serverDrivenStateDidChange(
      to: .error(.remoteScreen(.urlBuilderError), { retries.append(1) }), at: screen)
    controller.serverDrivenStateDidChange(to: .error(.declarativeText, { retries.append(2) }), at: screen)
    #expect(controller.messages == ["urlBuilderError", "Unknow Error."])
    controller.tryAgain()
    #expect(retries.contains(1) && retries.contains(2))
    #expect(!(dependencies.navigator.navigationController(forId: "other") is CustomBeagleNavigationController))
  }

  @Test func deepLinksAreFoundByTheirExactPath() throws {
    let dependencies = BeagleDependencies()
    let deepLinkHandler = DeeplinkScreenManager()
    deepLinkHandler["PathDaSuaScreen"] = TextScreen.self
    dependencies.deepLinkHandler = deepLinkHandler
    let handler = try #require(dependencies.deepLinkHandler)
    #expect(throws: Never.self) { try handler.getNativeScreen(with: "PathDaSuaScreen", data: nil) }
    do {
      _ = try handler.getNativeScreen(with: "pathDaSuaScreen", data: nil)
      Issue.record("An unknown path was found")
    } catch {
      #expect((error as NSError).domain == "DeeplinkScreenManager")
      #expect((error as NSError).code == 1)
    }
    deepLinkHandler["PathDaSuaScreen"] = nil
    #expect(deepLinkHandler["PathDaSuaScreen"] == nil)
  }

  @Test func theDefaultControllerCollectsRetries() throws {
    let controller = BeagleNavigationController()
    let screen = Controller()
    var retries: [Int] = []
    controller.serverDrivenStateDidChange(to: .error(.declarativeText, nil), at: screen)
    #expect(controller.view.subviews.isEmpty)
    controller.serverDrivenStateDidChange(
      to: .error(.lazyLoad(.loadFromTextError), { retries.append(1) }), at: screen)
    controller.serverDrivenStateDidChange(to: .error(.declarativeText, { retries.append(2) }), at: screen)
    #expect(controller.view.subviews.count == 1)
    let view = try #require(controller.view.subviews.first as? BeagleErrorView)
    #expect(view.message == "loadFromTextError")
    view.retry()
    #expect(retries == [1, 2])
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func stylesCompose() {
    let label = UILabel()
    label |> BeagleStyle.label(font: .systemFont(ofSize: 12), color: .red)
    #expect(label.font == .systemFont(ofSize: 12))
    #expect(label.textColor == .red)
  }
}
