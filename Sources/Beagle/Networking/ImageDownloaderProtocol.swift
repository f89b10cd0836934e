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
  private let dispatcher: RequestDispatcher

  /// A downloader that sends through `dispatcher`.
  package init(dispatcher: RequestDispatcher) { self.dispatcher = dispatcher }

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
