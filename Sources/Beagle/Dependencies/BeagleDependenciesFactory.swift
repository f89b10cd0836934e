/// Makes a dependency when it is asked for.
///
/// Mirrors `Factory` of Beagle iOS.
public struct Factory<Dependency> {
  private let make: (any DependenciesContainerResolving) -> Dependency

  /// A factory that may resolve what its dependency needs.
  public init(_ make: @escaping (any DependenciesContainerResolving) -> Dependency) { self.make = make }

  func callAsFunction(_ resolver: any DependenciesContainerResolving) -> Dependency { make(resolver) }
}

/// What an application can change of one of several configurations.
///
/// Mirrors `BeagleDependenciesFactory` of Beagle iOS.
public struct BeagleDependenciesFactory {
  /// Knows the types of documents; made once.
  public var coder = Factory<any CoderProtocol> { Coder($0) }
  /// Makes addresses; made once.
  public var urlBuilder = Factory<any UrlBuilderProtocol> { _ in UrlBuilder() }
  /// Styles views; made once by the configuration, and for everybody who asks.
  public var theme = Factory<any ThemeProtocol> { _ in AppTheme() }
  /// Fetches screens; made for everybody who asks.
  public var viewClient = Factory<any ViewClientProtocol> { ViewClient($0) }
  /// Fetches images; made for everybody who asks.
  public var imageDownloader = Factory<any ImageDownloaderProtocol> { ImageDownloader($0) }
  /// Finds local images; made for everybody who asks.
  public var imageProvider = Factory<any ImageProviderProtocol> { ImageProvider($0) }
  /// Takes messages; made for everybody who asks.
  public var logger: Factory<any LoggerProtocol>?
  /// Takes records; made once.
  public var analyticsProvider: Factory<any AnalyticsProviderProtocol>?
  /// Finds native screens; made once.
  public var deepLinkHandler: Factory<any DeepLinkScreenManagerProtocol>?
  /// Sends requests; made once.
  public var networkClient: Factory<any NetworkClientProtocol>?
  /// Knows where local images come from; made once.
  public var appBundle = Factory<any BundleProtocol> { _ in MainBundle() }

  /// Beagle's own implementations, without network client, logger, analytics and deep links.
  public init() {}
}
