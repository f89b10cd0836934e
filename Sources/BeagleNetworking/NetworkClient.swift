public import Beagle
import BeagleSchema
import Foundation
import FoundationNetworking

/// Sends requests over the network.
///
/// Mirrors the `NetworkClientDefault` of Beagle's sample application: a status from 200 to 299 is a success, any other
/// is a failure that carries the answer. While a request is under way the virtual clock stands.
public final class NetworkClient: RealTimeNetworkClient {
  private let session: URLSession
  private let headers: [String: String]
  private let timeout: Double
  private let logger: (any LoggerProtocol)?

  /// A client.
  ///
  /// - Parameters:
  ///   - headers: Header fields of every request; those of the request itself win.
  ///   - timeout: The seconds after which a server that says nothing is given up.
  ///   - logger: Takes a message about each request and each answer.
  ///   - isAllowed: Whether an address may be asked, one that a server redirects to included.
  public init(
    headers: [String: String] = ["Content-Type": "application/json", "beagle-platform": "IOS"], timeout: Double = 60,
    logger: (any LoggerProtocol)? = nil, isAllowed: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.headers = headers
    self.timeout = timeout
    self.logger = logger
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(
      configuration: configuration, delegate: RedirectGate(isAllowed: isAllowed), delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends `request`; the answer comes on another thread.
  ///
  /// - Returns: the token that cancels it.
  @discardableResult
  public func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)? {
    let urlRequest = urlRequest(for: request)
    logger?.log(Log.network(.httpRequest(request: Log.NetworkRequest(url: urlRequest.forBeagle))))
    let answer = Answer(request: urlRequest.forBeagle, completion: completion)
    let task = session.dataTask(with: urlRequest) { data, response, error in
      answer.complete(data, response, error)
    }
    task.resume()
    return task
  }

  /// Logs an answer.
  public func logAnswer(_ result: NetworkResult) {
    guard let logger else { return }
    switch result {
    case .success(let success):
      logger.log(
        Log.network(.httpResponse(response: Log.NetworkResponse(data: success.data, response: success.response))))
    case .failure(let failure):
      logger.log(
        Log.network(.httpResponse(response: Log.NetworkResponse(data: failure.data, response: failure.response))))
    }
  }

  private func urlRequest(for request: Request) -> FoundationNetworking.URLRequest {
    var result = FoundationNetworking.URLRequest(url: request.url, timeoutInterval: timeout)
    result.httpMethod = (request.additionalData?.method ?? .get).rawValue
    for (name, value) in headers { result.setValue(value, forHTTPHeaderField: name) }
    for (name, value) in request.additionalData?.headers ?? [:] { result.setValue(value, forHTTPHeaderField: name) }
    if let body = request.additionalData?.body { result.httpBody = Data(JSONWriter.compact.bytes(body)) }
    return result
  }
}

/// Who waits for one answer.
///
/// Unchecked, as the session completes a task once and who waits hands the answer over to its own thread.
private struct Answer: @unchecked Sendable {
  let request: Beagle.URLRequest
  let completion: NetworkClientProtocol.RequestCompletion

  func complete(_ data: Data?, _ response: FoundationNetworking.URLResponse?, _ error: (any Error)?) {
    if let error {
      return completion(.failure(NetworkError(error: TransportError(error), request: request)))
    }
    guard let http = response as? FoundationNetworking.HTTPURLResponse, let answer = http.forBeagle else {
      let failure = TransportError(.connectionReset, message: "The server sent no HTTP answer.")
      return completion(.failure(NetworkError(error: failure, request: request)))
    }
    let body = data ?? Data()
    if (200...299).contains(http.statusCode) {
      return completion(.success(NetworkResponse(data: body, response: answer)))
    }
    let failure = ClientError.invalidHttpResponse(
      message: nil, status: http.statusCode)
    completion(.failure(NetworkError(error: failure, data: body, request: request, response: answer)))
  }
}

/// Follows a redirection where its target may be asked.
private final class RedirectGate: NSObject, URLSessionTaskDelegate {
  private let isAllowed: @Sendable (String) -> Bool

  init(isAllowed: @escaping @Sendable (String) -> Bool) { self.isAllowed = isAllowed }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: FoundationNetworking.HTTPURLResponse,
    newRequest request: FoundationNetworking.URLRequest,
    completionHandler: @escaping @Sendable (FoundationNetworking.URLRequest?) -> Void
  ) {
    completionHandler(request.url.map { isAllowed($0.absoluteString) } == true ? request : nil)
  }
}
