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
    /// Whether the routes of each fetched view are prefetched, instead of those that are built.
    package var prefetchesFetchedViews = false
    /// Whether a prefetch asks again for what is there.
    package var prefetchReplaces = false
    /// How loud a prefetch fails.
    package var failureLevel: LogLevel = .info

    /// The rules of Beagle iOS.
    package init() {}
  }

  /// What the client works with.
  package struct Wiring {
    let dispatcher: RequestDispatcher
    let logger: any LoggerProtocol
    let rules: Rules
    let addressOf: (String) -> String?
    let decode: Decode

    /// What a client of one application works with.
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
  }

  private lazy var wiring = makeWiring()
  private let makeWiring: () -> Wiring
  private var prefetched: [String: ComponentNode] = [:]
  private var beingPrefetched: Set<String> = []

  /// A client of the configuration that is global when it is first used.
  public convenience init() { self.init { Wiring(GlobalConfiguration.resolver) } }

  /// A client that resolves what it works with when it is first used.
  public convenience init(_ resolver: any DependenciesContainerResolving) { self.init { Wiring(resolver) } }

  /// A client that works with `wiring`.
  package convenience init(_ wiring: Wiring) { self.init { wiring } }

  /// A client that sends through `dispatcher` and decodes with `decode`.
  package convenience init(
    dispatcher: RequestDispatcher, logger: any LoggerProtocol, rules: Rules = Rules(),
    addressOf: @escaping (String) -> String? = { $0 }, decode: @escaping Decode
  ) {
    self.init(
      Wiring(dispatcher: dispatcher, logger: logger, rules: rules, addressOf: addressOf, decode: decode))
  }

  private init(makeWiring: @escaping () -> Wiring) { self.makeWiring = makeWiring }

  /// Makes the client, and nothing that it has fetched before, work with `wiring`.
  package func connect(_ wiring: Wiring) { self.wiring = wiring }

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
    guard wiring.rules.prefetchesFetchedViews else { return request(url, additionalData, source, completion) }
    return request(url, additionalData, source) { [weak self] result in
      completion(result)
      if case .success(let view) = result { self?.prefetchRoutes(of: view) }
    }
  }

  private func prefetchRoutes(of view: ComponentNode) {
    for route in PrefetchRule.routes(inFetched: view) {
      switch route {
      case .remote(let route, let url):
        prefetch(url: url, additionalData: route.additionalData.map { HttpAdditionalData($0) })
      case .bound: wiring.logger.log(Log.navigation(.unableToPrefetchWhenUrlIsExpression))
      }
    }
  }

  /// Fetches the component at `url` for whoever asks for it next.
  public func prefetch(url: String, additionalData: HttpAdditionalData?) {
    let key = key(url)
    guard wiring.rules.prefetchReplaces || prefetched[key] == nil, beingPrefetched.insert(key).inserted else { return }
    request(url, wiring.rules.prefetchSendsData ? additionalData : nil, .prefetch) { [weak self] result in
      guard let self else { return }
      beingPrefetched.remove(key)
      switch result {
      case .success(let component): prefetched[key] = component
      case .failure(let error):
        wiring.logger.log(
          LogMessage(
            .network, wiring.rules.failureLevel, name: "prefetchFailed",
            "Could not prefetch \(url): \(error.localizedDescription)"))
      }
    }
  }

  private func key(_ url: String) -> String { wiring.rules.keepsByAddress ? wiring.addressOf(url) ?? url : url }

  @discardableResult
  private func request(
    _ url: String, _ additionalData: HttpAdditionalData?, _ source: RequestSource,
    _ completion: @escaping (Result<ComponentNode, Request.Error>) -> Void
  ) -> (any RequestToken)? {
    let (decode, rules) = (wiring.decode, wiring.rules)
    return wiring.dispatcher.dispatch(path: url, additionalData: additionalData, source: source) { result in
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

extension ViewClient.Wiring {
  /// What a resolver gives; what it lacks is as in a fresh configuration.
  init(_ resolver: any DependenciesContainerResolving) {
    let dispatcher = RequestDispatcher(resolver)
    let coder = resolver.find((any CoderProtocol).self) ?? Coder()
    self.init(
      dispatcher: dispatcher, logger: resolver.find((any LoggerProtocol).self) ?? LoggerProxy(logger: nil),
      addressOf: { dispatcher.address(for: $0) }
    ) { body in
      Result { try coder.component(of: body) }
    }
  }
}
