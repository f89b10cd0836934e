/// Builds the address of a request and hands it to the network client.
///
/// Mirrors `RequestDispatcher` of Beagle iOS. What it cannot send fails, too, in a later turn of the scheduler.
package struct RequestDispatcher {
  /// Who waits for a request.
  package typealias Completion = (Result<NetworkResponse, Request.Error>) -> Void

  private let scheduler: Scheduler
  private let urlBuilder: () -> any UrlBuilderProtocol
  private let networkClient: () -> (any NetworkClientProtocol)?
  private let logger: any LoggerProtocol

  /// A dispatcher that asks for builder and client at each request.
  package init(
    scheduler: Scheduler, urlBuilder: @escaping () -> any UrlBuilderProtocol,
    networkClient: @escaping () -> (any NetworkClientProtocol)?, logger: any LoggerProtocol
  ) {
    self.scheduler = scheduler
    self.urlBuilder = urlBuilder
    self.networkClient = networkClient
    self.logger = logger
  }

  /// A dispatcher of what a resolver gives; what it lacks is as in a fresh configuration.
  init(_ resolver: any DependenciesContainerResolving) {
    let builder = resolver.find((any UrlBuilderProtocol).self) ?? UrlBuilder()
    self.init(
      scheduler: resolver.find(Scheduler.self) ?? Scheduler(), urlBuilder: { builder },
      networkClient: { resolver.find((any NetworkClientProtocol).self) },
      logger: resolver.find((any LoggerProtocol).self) ?? LoggerProxy(logger: nil))
  }

  /// The address for `path`; nil when it makes none.
  func address(for path: String) -> String? { urlBuilder().address(for: path) }

  /// Sends a request to `path`; `completion` is called once, in a later turn.
  @discardableResult
  package func dispatch(
    path: String, additionalData: HttpAdditionalData?, source: RequestSource, completion: @escaping Completion
  ) -> (any RequestToken)? {
    guard let address = urlBuilder().address(for: path) else {
      logger.log(Log.network(.couldNotBuildUrl(url: path)))
      scheduler.schedule { completion(.failure(.urlBuilderError)) }
      return nil
    }
    return send(address: address, additionalData: additionalData, source: source, completion: completion)
  }

  /// Sends a request to an address that is complete already.
  @discardableResult
  package func send(
    address: String, additionalData: HttpAdditionalData?, source: RequestSource, completion: @escaping Completion
  ) -> (any RequestToken)? {
    let request = Request(address: address, additionalData: additionalData, source: source)
    guard let client = networkClient() else {
      logger.log(Log.network(.networkClientWasNotConfigured))
      let error = NetworkError(
        error: RequestFailure.networkClientWasNotConfigured, body: nil, request: request.urlRequest, response: nil)
      scheduler.schedule { completion(.failure(.networkError(error))) }
      return nil
    }
    let answer = Answer()
    let token = client.executeRequest(request) { [scheduler, logger] result in
      guard answer.isFirst() else {
        return logger.log(
          LogMessage(
            .network, .warning, name: "completedTwice", "The network client completed the request to \(address) twice"))
      }
      let result = result.mapError { Request.Error.networkError($0) }
      if answer.isBeingSent { scheduler.schedule { completion(result) } } else { completion(result) }
    }
    answer.isBeingSent = false
    return token
  }

  /// What is known of one answer.
  private final class Answer {
    var isBeingSent = true
    private var hasCome = false

    func isFirst() -> Bool {
      defer { hasCome = true }
      return !hasCome
    }
  }
}

extension Request {
  /// The request in the form of the URL loading system.
  package var urlRequest: URLRequest {
    var headers = HeaderFields()
    headers.merge(additionalData?.headers)
    return URLRequest(address: address, method: (additionalData?.method ?? .get).rawValue, headers: headers)
  }
}
