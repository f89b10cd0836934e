/// The dependencies that are of use outside Beagle.
///
/// Mirrors `BeagleEnviromentProtocol` of Beagle iOS, its spelling included.
public protocol BeagleEnviromentProtocol {
  /// Knows the types of documents.
  var coder: any CoderProtocol { get }
  /// Knows the navigation controllers.
  var navigator: any NavigationProtocol { get }
  /// Takes the application's operations.
  var operationsProvider: any OperationsProviderProtocol { get }
  /// Takes messages.
  var logger: any LoggerProtocol { get }
  /// The context that all screens of the configuration share.
  var globalContext: any GlobalContextProtocol { get }
}

/// A set of dependencies; several may be in use side by side.
///
/// Mirrors `BeagleConfiguration` of Beagle iOS.
public final class BeagleConfiguration {
  /// Everything that waits in screens of this configuration.
  package let scheduler = Scheduler()

  private let container = DependenciesContainer()
  private let environment: BeagleEnvironment

  /// A configuration of what `dependencies` makes.
  public init(dependencies: BeagleDependenciesFactory) {
    environment = BeagleEnvironment(resolver: container)
    container.register(dependencies)
    registerOwn(GlobalContext(), Navigator(), OperationsProvider())
  }

  /// A set of the present values of `dependencies`, beside the global one.
  public init(_ dependencies: BeagleDependencies) {
    environment = BeagleEnvironment(resolver: container)
    container.register(dependencies)
    registerOwn(dependencies.globalContext, dependencies.navigator, dependencies.operationsProvider)
  }

  /// Gives the dependencies by their protocols.
  public var resolver: any DependenciesContainerResolving { container }

  /// The dependencies that are of use outside Beagle.
  public var dependencies: any BeagleEnviromentProtocol { environment }

  /// Makes an application's own logger and network client those that everybody is injected.
  func install(log: RuntimeLog, network: HeadlessNetworkClient) {
    container.register((any LoggerProtocol).self, keeps: true) { log }
    container.register((any NetworkClientProtocol).self, keeps: true) { network }
    environment.logger = log
  }

  /// Two types that the application has registered under one name; nil where each has its own.
  package var clash: TypeClash? { (environment.coder as? Coder)?.clash }

  /// Styles views.
  var theme: any ThemeProtocol { environment.theme }

  private func registerOwn(
    _ globalContext: any GlobalContextProtocol, _ navigator: any NavigationProtocol,
    _ operationsProvider: any OperationsProviderProtocol
  ) {
    container.register((any GlobalContextProtocol).self, keeps: true) { globalContext }
    container.register((any NavigationProtocol).self, keeps: true) { navigator }
    container.register((any OperationsProviderProtocol).self, keeps: true) { operationsProvider }
    container.register(Scheduler.self, keeps: true) { [scheduler] in scheduler }
    container.register((any PrefetchHelperProtocol).self, keeps: true) { [unowned container] in
      PrefetchHelper(container.shared)
    }
    (operationsProvider as? OperationsProvider)?.logger = { [weak environment] in environment?.logger }
  }
}

extension DependenciesContainer {
  /// Takes the present values as they are.
  fileprivate func register(_ dependencies: BeagleDependencies) {
    keep((any CoderProtocol).self, dependencies.coder)
    keep((any UrlBuilderProtocol).self, dependencies.urlBuilder)
    keep((any ThemeProtocol).self, dependencies.theme)
    keep((any ViewClientProtocol).self, dependencies.viewClient)
    keep((any ImageDownloaderProtocol).self, dependencies.imageDownloader)
    keep((any ImageProviderProtocol).self, dependencies.imageProvider)
    keep((any BundleProtocol).self, dependencies.appBundle)
    keep((any LoggerProtocol).self, LoggerProxy(logger: dependencies.logger))
    keep((any AnalyticsProviderProtocol).self, dependencies.analyticsProvider)
    keep((any Analytics).self, dependencies.analytics)
    keep((any DeepLinkScreenManagerProtocol).self, dependencies.deepLinkHandler)
    keep((any NetworkClientProtocol).self, dependencies.networkClient)
  }

  private func keep<Dependency>(_ type: Dependency.Type, _ dependency: Dependency?) {
    guard let dependency else { return }
    register(type, keeps: true) { dependency }
  }

  /// Makes what is asked for.
  fileprivate func register(_ factories: BeagleDependenciesFactory) {
    register(factories.coder, keeps: true)
    register(factories.urlBuilder, keeps: true)
    register(factories.theme, keeps: false)
    register(factories.viewClient, keeps: false)
    register(factories.imageDownloader, keeps: false)
    register(factories.imageProvider, keeps: false)
    register(factories.appBundle, keeps: true)
    register((any LoggerProtocol).self, keeps: false) { [unowned self] in
      LoggerProxy(logger: factories.logger?(shared))
    }
    if let factory = factories.analyticsProvider { register(factory, keeps: true) }
    if let factory = factories.deepLinkHandler { register(factory, keeps: true) }
    if let factory = factories.networkClient { register(factory, keeps: true) }
  }

  private func register<Dependency>(_ factory: Factory<Dependency>, keeps: Bool) {
    register(Dependency.self, keeps: keeps) { [unowned self] in factory(shared) }
  }
}
