/// What an application can change of Beagle.
///
/// Mirrors `BeagleDependencies` of Beagle iOS. Copies share what is set, as in Beagle 1.x, where this is a class; so it
/// can be set through a `let`. `BeagleConfigurator.setup(dependencies:)` takes the values of that moment.
public struct BeagleDependencies {
  private final class Storage {
    var values = Values()
  }

  /// The values, copied when a configuration is made of them.
  struct Values {
    var coder: any CoderProtocol = Coder()
    var urlBuilder: any UrlBuilderProtocol = UrlBuilder()
    var theme: any ThemeProtocol = AppTheme()
    var viewClient: any ViewClientProtocol = ViewClient()
    var imageDownloader: any ImageDownloaderProtocol = ImageDownloader()
    var imageProvider: any ImageProviderProtocol = ImageProvider()
    var logger: (any LoggerProtocol)?
    var analyticsProvider: (any AnalyticsProviderProtocol)?
    var analytics: (any Analytics)?
    var deepLinkHandler: (any DeepLinkScreenManagerProtocol)?
    var networkClient: (any NetworkClientProtocol)?
    var appBundle: any BundleProtocol = MainBundle()
    let globalContext: any GlobalContextProtocol = GlobalContext()
    let navigator: any NavigationProtocol = Navigator()
    let operationsProvider: any OperationsProviderProtocol = OperationsProvider()
  }

  private let storage = Storage()

  /// Beagle's own implementations, without network client, logger, analytics and deep links.
  public init() {}

  var values: Values { storage.values }

  /// Knows the types of documents.
  public var coder: any CoderProtocol {
    get { storage.values.coder }
    nonmutating set { storage.values.coder = newValue }
  }

  /// Makes addresses.
  public var urlBuilder: any UrlBuilderProtocol {
    get { storage.values.urlBuilder }
    nonmutating set { storage.values.urlBuilder = newValue }
  }

  /// Styles views.
  public var theme: any ThemeProtocol {
    get { storage.values.theme }
    nonmutating set { storage.values.theme = newValue }
  }

  /// Fetches screens.
  public var viewClient: any ViewClientProtocol {
    get { storage.values.viewClient }
    nonmutating set { storage.values.viewClient = newValue }
  }

  /// Fetches images.
  public var imageDownloader: any ImageDownloaderProtocol {
    get { storage.values.imageDownloader }
    nonmutating set { storage.values.imageDownloader = newValue }
  }

  /// Finds local images.
  public var imageProvider: any ImageProviderProtocol {
    get { storage.values.imageProvider }
    nonmutating set { storage.values.imageProvider = newValue }
  }

  /// Takes messages; nil discards them.
  public var logger: (any LoggerProtocol)? {
    get { storage.values.logger }
    nonmutating set { storage.values.logger = newValue }
  }

  /// Takes records; nil makes none.
  public var analyticsProvider: (any AnalyticsProviderProtocol)? {
    get { storage.values.analyticsProvider }
    nonmutating set { storage.values.analyticsProvider = newValue }
  }

  /// Hears of screens and presses, as Beagle 1.x told them.
  public var analytics: (any Analytics)? {
    get { storage.values.analytics }
    nonmutating set { storage.values.analytics = newValue }
  }

  /// Finds native screens; nil knows none.
  public var deepLinkHandler: (any DeepLinkScreenManagerProtocol)? {
    get { storage.values.deepLinkHandler }
    nonmutating set { storage.values.deepLinkHandler = newValue }
  }

  /// Sends requests; nil fails all of them.
  public var networkClient: (any NetworkClientProtocol)? {
    get { storage.values.networkClient }
    nonmutating set { storage.values.networkClient = newValue }
  }

  /// Knows where local images come from.
  public var appBundle: any BundleProtocol {
    get { storage.values.appBundle }
    nonmutating set { storage.values.appBundle = newValue }
  }

  /// The context that all screens share.
  public var globalContext: any GlobalContextProtocol { storage.values.globalContext }

  /// Knows the navigation controllers.
  public var navigator: any NavigationProtocol { storage.values.navigator }

  /// The name of `navigator` in Beagle 1.x.
  public var navigation: any NavigationProtocol { navigator }

  /// Takes the application's operations.
  public var operationsProvider: any OperationsProviderProtocol { storage.values.operationsProvider }
}
