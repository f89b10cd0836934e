#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sends requests.
///
/// Mirrors `NetworkClientProtocol` of Beagle iOS.
public protocol NetworkClientProtocol {
  /// Why a request failed.
  typealias Error = NetworkError
  /// What becomes of a request.
  typealias NetworkResult = Result<NetworkResponse, NetworkError>
  /// Who waits for a request.
  typealias RequestCompletion = (NetworkResult) -> Void

  /// Sends `request` and calls `completion` once, now or later.
  ///
  /// - Returns: the token that cancels it.
  @discardableResult
  func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)?
}

/// Cancels a request.
///
/// Mirrors `RequestToken` of Beagle iOS.
public protocol RequestToken {
  /// Cancels the request, if it is still under way.
  func cancel()
}

/// A successful answer.
///
/// Mirrors `NetworkResponse` of Beagle iOS.
public struct NetworkResponse {
  /// The body, shared with other uses of the same answer.
  package let body: ResponseBody
  /// Status and header fields.
  public let response: URLResponse

  /// An answer of `data`.
  public init(data: Data, response: URLResponse) {
    self.init(body: ResponseBody(Array(data)), response: response)
  }

  package init(body: ResponseBody, response: URLResponse) {
    self.body = body
    self.response = response
  }

  /// The body.
  public var data: Data { Data(body.bytes) }

  /// The HTTP status; 0 where the answer has none.
  package var status: Int { (response as? HTTPURLResponse)?.statusCode ?? 0 }
}

/// A request that failed.
///
/// Mirrors `NetworkError` of Beagle iOS.
public struct NetworkError: Error {
  /// What went wrong.
  public let error: any Error
  /// The body of the answer, if one came.
  package let body: ResponseBody?
  /// The request that failed.
  public let request: URLRequest
  /// The answer, if one came.
  public let response: URLResponse?

  /// A failure of `request`.
  public init(error: any Error, data: Data? = nil, request: URLRequest, response: URLResponse? = nil) {
    self.init(error: error, body: data.map { ResponseBody(Array($0)) }, request: request, response: response)
  }

  package init(error: any Error, body: ResponseBody?, request: URLRequest, response: URLResponse?) {
    self.error = error
    self.body = body
    self.request = request
    self.response = response
  }

  /// The body of the answer, if one came.
  public var data: Data? { body.map { Data($0.bytes) } }

  /// The HTTP status of the answer; 0 where none came.
  package var status: Int { (response as? HTTPURLResponse)?.statusCode ?? 0 }

}

extension NetworkError: LocalizedError {
  /// The error's text.
  public var errorDescription: String? { localizedDescription }

  /// The error's text.
  ///
  /// A device always shows `The operation couldn’t be completed. (Beagle.NetworkError error 1.)` in its place.
  public var localizedDescription: String {
    switch error {
    case let error as TransportError: error.message
    case let error as ClientError: error.message
    default: String(describing: error)
    }
  }
}
