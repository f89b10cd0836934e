#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Fetches images.
///
/// Mirrors `ImageDownloaderProtocol` of Beagle iOS.
public protocol ImageDownloaderProtocol {
  /// Fetches the bytes at `url`.
  @discardableResult
  func fetchImage(
    url: String, additionalData: HttpAdditionalData?, completion: @escaping (Result<Data, Request.Error>) -> Void
  ) -> (any RequestToken)?
}

/// Fetches images through the request dispatcher, and keeps none.
///
/// Mirrors `ImageDownloader` of Beagle iOS.
public final class ImageDownloader: ImageDownloaderProtocol {
  private lazy var dispatcher = makeDispatcher()
  private let makeDispatcher: () -> RequestDispatcher

  /// A downloader of the configuration that is global when it is first used.
  public convenience init() { self.init { RequestDispatcher(GlobalConfiguration.resolver) } }

  /// A downloader that resolves what it works with when it is first used.
  public convenience init(_ resolver: any DependenciesContainerResolving) { self.init { RequestDispatcher(resolver) } }

  /// A downloader that sends through `dispatcher`.
  package convenience init(dispatcher: RequestDispatcher) { self.init { dispatcher } }

  /// Makes the downloader send through `dispatcher`.
  func connect(_ dispatcher: RequestDispatcher) { self.dispatcher = dispatcher }

  private init(makeDispatcher: @escaping () -> RequestDispatcher) { self.makeDispatcher = makeDispatcher }

  /// Fetches the bytes at `url`.
  @discardableResult
  public func fetchImage(
    url: String, additionalData: HttpAdditionalData?, completion: @escaping (Result<Data, Request.Error>) -> Void
  ) -> (any RequestToken)? {
    dispatcher.dispatch(path: url, additionalData: additionalData, source: .image) { result in
      completion(result.map(\.data))
    }
  }
}
