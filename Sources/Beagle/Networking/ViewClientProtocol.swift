public import BeagleSchema

/// Fetches screens.
///
/// Mirrors `ViewClientProtocol` of Beagle iOS.
public protocol ViewClientProtocol {
  /// Fetches the component at `url`; a prefetched one completes at once.
  @discardableResult
  func fetch(
    url: String, additionalData: HttpAdditionalData?,
    completion: @escaping (Result<ComponentNode, Request.Error>) -> Void
  ) -> (any RequestToken)?

  /// Fetches the component at `url` for whoever asks for it next.
  func prefetch(url: String, additionalData: HttpAdditionalData?)
}

extension ViewClientProtocol {
  /// Fetches the component at `url` on behalf of `source`, where the client can tell.
  @discardableResult
  package func fetch(
    url: String, additionalData: HttpAdditionalData?, source: RequestSource,
    completion: @escaping (Result<ComponentNode, Request.Error>) -> Void
  ) -> (any RequestToken)? {
    if let client = self as? ViewClient {
      return client.fetch(url: url, additionalData: additionalData, as: source, completion: completion)
    }
    return fetch(url: url, additionalData: additionalData, completion: completion)
  }
}
