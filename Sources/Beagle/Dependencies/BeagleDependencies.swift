/// What an application can change of Beagle.
///
/// Mirrors `BeagleDependencies` of Beagle iOS. Copies share what is set, as in Beagle 1.x, where this is a class; so it
/// can be set through a `let`. `BeagleConfigurator.setup(dependencies:)` takes the values of that moment.
public struct BeagleDependencies {
  /// Knows the types of documents.
  @SharedDependency public var coder: any CoderProtocol = Coder()
  /// Makes addresses.
  @SharedDependency public var urlBuilder: any UrlBuilderProtocol = UrlBuilder()
  /// Styles views.
  @SharedDependency public var theme: any ThemeProtocol = AppTheme()
  /// Fetches screens.
  @SharedDependency public var viewClient: any ViewClientProtocol = ViewClient()
  /// Fetches images.
  @SharedDependency public var imageDownloader: any ImageDownloaderProtocol = ImageDownloader()
  /// Finds local images.
  @SharedDependency public var imageProvider: any ImageProviderProtocol = ImageProvider()
  /// Takes messages; nil discards them.
  @SharedDependency public var logger: (any LoggerProtocol)? = nil
  /// Takes records; nil makes none.
  @SharedDependency public var analyticsProvider: (any AnalyticsProviderProtocol)? = nil
  /// Hears of screens and presses, as Beagle 1.x told them.
  @SharedDependency public var analytics: (any Analytics)? = nil
  /// Finds native screens; nil knows none.
  @SharedDependency public var deepLinkHandler: (any DeepLinkScreenManagerProtocol)? = nil
  /// Sends requests; nil fails all of them.
  @SharedDependency public var networkClient: (any NetworkClientProtocol)? = nil
  /// Knows where local images come from.
  @SharedDependency public var appBundle: any BundleProtocol = MainBundle()
  /// The context that all screens share.
  public let globalContext: any GlobalContextProtocol = GlobalContext()
  /// Knows the navigation controllers.
  @SharedDependency public var navigator: any NavigationProtocol = Navigator()
  /// Takes the application's operations.
  @SharedDependency public var operationsProvider: any OperationsProviderProtocol = OperationsProvider()

  /// Beagle's own implementations, without network client, logger, analytics and deep links.
  public init() {}

  /// The name of `navigator` in Beagle 1.x.
  public var navigation: any NavigationProtocol { navigator }
}

/// A dependency that all copies of what it belongs to share, also when it is set.
@propertyWrapper
public struct SharedDependency<Dependency> {
  private final class Storage {
    var dependency: Dependency

    init(_ dependency: Dependency) { self.dependency = dependency }
  }

  private let storage: Storage

  /// A dependency that is `wrappedValue` until another one is set.
  public init(wrappedValue: Dependency) { storage = Storage(wrappedValue) }

  /// The dependency.
  public var wrappedValue: Dependency {
    get { storage.dependency }
    nonmutating set { storage.dependency = newValue }
  }
}
