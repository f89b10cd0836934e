import BeagleSchema

#if canImport(UIKit)
  import UIKit
#endif

extension Application {
  /// Connects an application and its configuration: what either does, the other hears of.
  func connect(_ configuration: BeagleConfiguration, usesClient: Bool) {
    let resolver: any DependenciesContainerResolving = configuration.resolver
    log.next = resolver.find((any LoggerProtocol).self)
    if usesClient {
      network.next = resolver.find((any NetworkClientProtocol).self)
      network.awaitsNext = network.next is any RealTimeNetworkClient
    }
    configuration.install(log: log, network: network)
    connectCoder(configuration.dependencies.coder)
    for remark in (configuration.dependencies.operationsProvider as? OperationsProvider)?.remarks ?? [] {
      log.log(remark)
    }
    connectGlobalContext(configuration.dependencies.globalContext)
    connectDeepLinks(resolver)
    library.analyticsProvider = resolver.find((any AnalyticsProviderProtocol).self)
    library.analyticsAdapter = resolver.find((any Analytics).self).map { [log] in
      AnalyticsAdapter($0, log: log.log)
    }
    library.navigator = configuration.dependencies.navigator
    library.imageProvider = resolver.find((any ImageProviderProtocol).self)
    asksForImages = library.imageProvider != nil
    let downloader: (any ImageDownloaderProtocol)? = resolver.find((any ImageDownloaderProtocol).self)
    if let own = downloader as? ImageDownloader {
      own.connect(dispatcher)
    } else {
      library.imageDownloader = downloader
    }
  }

  private func connectCoder(_ coder: any CoderProtocol) {
    guard let coder = coder as? Coder else { return decoding.coder = coder }
    for remark in coder.remarks { log.log(remark) }
    coder.observe { [weak decoding] registry in decoding?.registry = registry }
  }

  /// Writes on either side reach the other.
  private func connectGlobalContext(_ context: any GlobalContextProtocol) {
    library.globalContext = context
    global.value = context.get()
    state.global = global.value
    context.context.observe { [weak self] changed in
      guard let self, changed.value != global.value else { return }
      transaction {
        self.writing(as: ContextAuthor(author: "globalContext", origin: nil)) {
          self.write(changed.value, to: self.global)
        }
      }
    }
  }

  private func connectDeepLinks(_ resolver: any DependenciesContainerResolving) {
    guard let handler = resolver.find((any DeepLinkScreenManagerProtocol).self) else { return }
    deepLinks = { path, data in
      do {
        return .found(try handler.getNativeScreen(with: path, data: data))
      } catch {
        return nil
      }
    }
  }
}

extension DeepLinkTarget {
  /// The screen of a controller: Beagle's own, whether or not in a navigation controller, or a native one.
  fileprivate static func found(_ controller: UIViewController) -> DeepLinkTarget {
    let top: UIViewController = (controller as? UINavigationController)?.topViewController ?? controller
    return (top as? BeagleScreenViewController).map { .controller($0) } ?? .native(top)
  }
}
