public import BeagleSchema

/// Fetches the screens that a screen is about to lead to.
///
/// Mirrors `PrefetchHelperProtocol` of Beagle iOS.
public protocol PrefetchHelperProtocol {
  /// Fetches the screen of `newPath`, where it asks for that.
  func prefetchComponent(newPath: RemoteRoute)
}

/// Fetches through the view client.
///
/// Mirrors `PreFetchHelper` of Beagle iOS.
package struct PrefetchHelper: PrefetchHelperProtocol {
  private let viewClient: any ViewClientProtocol
  private let logger: any LoggerProtocol

  /// A helper that fetches through `viewClient`.
  package init(viewClient: any ViewClientProtocol, logger: any LoggerProtocol) {
    self.viewClient = viewClient
    self.logger = logger
  }

  init(_ resolver: any DependenciesContainerResolving) {
    self.init(
      viewClient: resolver.find((any ViewClientProtocol).self) ?? ViewClient(resolver),
      logger: resolver.find((any LoggerProtocol).self) ?? LoggerProxy(logger: nil))
  }

  /// Fetches the screen of `newPath`, where it asks for that; an address that is an expression only makes a message.
  package func prefetchComponent(newPath: RemoteRoute) {
    guard newPath.shouldPrefetch else { return }
    guard case .string(let url) = newPath.url else {
      return logger.log(Log.navigation(.unableToPrefetchWhenUrlIsExpression))
    }
    viewClient.prefetch(url: url, additionalData: newPath.additionalData.map { HttpAdditionalData($0) })
  }
}
