public import BeagleSchema

/// Fetches screens through the request dispatcher, and keeps what was prefetched for one use.
///
/// Mirrors `ViewClient` of Beagle iOS. One is shared by all screens of an application. An entry stays until it is used:
/// prefetching it again neither replaces nor removes it.
public final class ViewClient: ViewClientProtocol {
  /// Makes a component of a body; whoever does so may keep the result in the body.
  package typealias Decode = (ResponseBody) -> Result<ComponentNode, any Error>

  /// How platforms differ.
  package struct Rules: Sendable {
    /// Whether the body of a failing status is decoded all the same.
    package var decodesFailures = false
    /// Whether a prefetched screen belongs to the address instead of the text that it was built from.
    package var keepsByAddress = false
    /// Whether a prefetch carries the additional data of its route.
    package var prefetchSendsData = false

    /// The rules of Beagle iOS.
    package init() {}
  }

  private let dispatcher: RequestDispatcher
  private let logger: any LoggerProtocol
  private let rules: Rules
  private let addressOf: (String) -> String?
  private let decode: Decode
  private var prefetched: [String: ComponentNode] = [:]
  private var beingPrefetched: Set<String> = []

  /// A client that sends through `dispatcher` and decodes with `decode`.
  package init(
    dispatcher: RequestDispatcher, logger: any LoggerProtocol, rules: Rules = Rules(),
    addressOf: @escaping (String) -> String? = { $0 }, decode: @escaping Decode
  ) {
    self.dispatcher = dispatcher
    self.logger = logger
    self.rules = rules
    self.addressOf = addressOf
    self.decode = decode
  }

  /// Fetches the component at `url`; a prefetched one completes at once.
  @discardableResult
  public func fetch(
    url: String, additionalData: HttpAdditionalData?,
    completion: @escaping (Result<ComponentNode, Request.Error>) -> Void
  ) -> (any RequestToken)? {
    fetch(url: url, additionalData: additionalData, as: .screen, completion: completion)
  }

  @discardableResult
  func fetch(
    url: String, additionalData: HttpAdditionalData?, as source: RequestSource,
    completion: @escaping (Result<ComponentNode, Request.Error>) -> Void
  ) -> (any RequestToken)? {
    if !prefetched.isEmpty, let component = prefetched.removeValue(forKey: key(url)) {
      completion(.success(component))
      return nil
    }
    return request(url, additionalData, source, completion)
  }

  /// Fetches the component at `url` for whoever asks for it next.
  public func prefetch(url: String, additionalData: HttpAdditionalData?) {
    let key = key(url)
    guard prefetched[key] == nil, beingPrefetched.insert(key).inserted else { return }
    request(url, rules.prefetchSendsData ? additionalData : nil, .prefetch) { [weak self] result in
      guard let self else { return }
      beingPrefetched.remove(key)
      switch result {
      case .success(let component): prefetched[key] = component
      case .failure(let error):
        logger.log(
          LogMessage(
            .network, .info, name: "prefetchFailed", "Could not prefetch \(url): \(error.localizedDescription)"))
      }
    }
  }

  private func key(_ url: String) -> String { rules.keepsByAddress ? addressOf(url) ?? url : url }

  @discardableResult
  private func request(
    _ url: String, _ additionalData: HttpAdditionalData?, _ source: RequestSource,
    _ completion: @escaping (Result<ComponentNode, Request.Error>) -> Void
  ) -> (any RequestToken)? {
    dispatcher.dispatch(path: url, additionalData: additionalData, source: source) { [decode, rules] result in
      switch result {
      case .success(let response):
        completion(decode(response.body).mapError { .decoding($0) })
      case .failure(.networkError(let error)) where rules.decodesFailures && error.body?.bytes.isEmpty == false:
        guard let body = error.body, case .success(let component) = decode(body) else {
          return completion(.failure(.networkError(error)))
        }
        completion(.success(component))
      case .failure(let error):
        completion(.failure(error))
      }
    }
  }
}
