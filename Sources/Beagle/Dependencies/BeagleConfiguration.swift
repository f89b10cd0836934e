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

  /// A configuration of the present values of `dependencies`.
  private init(values dependencies: BeagleDependencies) {
    environment = BeagleEnvironment(resolver: container)
    let values = dependencies.values
    container.register(values)
    registerOwn(values.globalContext, values.navigator, values.operationsProvider)
  }

  /// Gives the dependencies by their protocols.
  public var resolver: any DependenciesContainerResolving { container }

  /// The dependencies that are of use outside Beagle.
  public var dependencies: any BeagleEnviromentProtocol { environment }

  /// A set of the present values of `dependencies`, beside the global one.
  public convenience init(_ dependencies: BeagleDependencies) { self.init(values: dependencies) }

  /// Makes an application's own logger and network client those that everybody is injected.
  func install(log: RuntimeLog, network: HeadlessNetworkClient) {
    container.register((any LoggerProtocol).self, keeps: true) { log }
    container.register((any NetworkClientProtocol).self, keeps: true) { network }
    environment.logger = log
  }

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
    container.register((any PrefetchHelperProtocol).self, keeps: true) { [container] in PrefetchHelper(container) }
    (operationsProvider as? OperationsProvider)?.logger = { [weak environment] in environment?.logger }
  }
}

extension DependenciesContainer {
  /// Takes values as they are.
  fileprivate func register(_ values: BeagleDependencies.Values) {
    register((any CoderProtocol).self, keeps: true) { values.coder }
    register((any UrlBuilderProtocol).self, keeps: true) { values.urlBuilder }
    register((any ThemeProtocol).self, keeps: false) { values.theme }
    register((any ViewClientProtocol).self, keeps: false) { values.viewClient }
    register((any ImageDownloaderProtocol).self, keeps: false) { values.imageDownloader }
    register((any ImageProviderProtocol).self, keeps: false) { values.imageProvider }
    register((any BundleProtocol).self, keeps: true) { values.appBundle }
    register((any LoggerProtocol).self, keeps: false) { LoggerProxy(logger: values.logger) }
    if let provider = values.analyticsProvider {
      register((any AnalyticsProviderProtocol).self, keeps: true) { provider }
    }
    if let analytics = values.analytics { register((any Analytics).self, keeps: true) { analytics } }
    if let handler = values.deepLinkHandler {
      register((any DeepLinkScreenManagerProtocol).self, keeps: true) { handler }
    }
    if let client = values.networkClient { register((any NetworkClientProtocol).self, keeps: true) { client } }
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
      LoggerProxy(logger: factories.logger?(self))
    }
    if let factory = factories.analyticsProvider { register(factory, keeps: true) }
    if let factory = factories.deepLinkHandler { register(factory, keeps: true) }
    if let factory = factories.networkClient { register(factory, keeps: true) }
  }

  private func register<Dependency>(_ factory: Factory<Dependency>, keeps: Bool) {
    register(Dependency.self, keeps: keeps) { [unowned self] in factory(self) }
  }
}
