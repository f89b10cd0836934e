#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Log {
  /// A request as a message shows it.
  public struct NetworkRequest {
    /// The request.
    public let url: URLRequest?

    /// A message about `url`.
    public init(url: URLRequest? = nil) { self.url = url }

    /// The text.
    public var logMessage: String {
      """
      ***HTTP REQUEST***:
      Url= \(url?.url?.absoluteString ?? "")
      HttpMethod= \(url?.httpMethod ?? "")
      Headers= \(url?.allHTTPHeaderFields ?? [:])
      Body= \(String(decoding: url?.httpBody ?? Data(), as: UTF8.self))
      """
    }
  }

  /// An answer as a message shows it.
  public struct NetworkResponse {
    /// The body.
    public let data: Data?
    /// The answer.
    public let response: URLResponse?

    /// A message about an answer.
    public init(data: Data? = nil, response: URLResponse? = nil) {
      self.data = data
      self.response = response
    }

    /// The text.
    public var logMessage: String {
      let answer = response as? HTTPURLResponse
      return """
        ***HTTP RESPONSE***
        StatusCode= \(answer?.statusCode ?? 0)
        Body= \(String(decoding: data ?? Data(), as: UTF8.self))
        Headers= \(answer?.allHeaderFields ?? [:])
        """
    }
  }
}
