#if !canImport(UIKit)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  /// The part of `URLResponse` that clients and log messages use; a stand-in, as `URLRequest` is.
  ///
  /// Unchecked, as subclasses may add what they like; nothing here changes after `init`.
  open class URLResponse: @unchecked Sendable {
    private let address: String?

    /// A response from `url`.
    public init(url: URL?) { address = url?.absoluteString }

    init(address: String) { self.address = address }

    /// The address that answered.
    public var url: URL? { address.flatMap { URL(string: $0) } }
  }

  /// The part of `HTTPURLResponse` that clients and log messages use; a stand-in, as `URLRequest` is.
  open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    /// The status.
    public let statusCode: Int
    private let headers: HeaderFields

    /// A response with a status and header fields.
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
      self.statusCode = statusCode
      var headers = HeaderFields()
      headers.merge(headerFields)
      self.headers = headers
      super.init(url: url)
    }

    init(address: String, statusCode: Int, headers: HeaderFields) {
      self.statusCode = statusCode
      self.headers = headers
      super.init(address: address)
    }

    /// The header fields.
    public var allHeaderFields: [AnyHashable: Any] {
      Dictionary(headers.fields.map { ($0.name as AnyHashable, $0.value as Any) }) { _, later in later }
    }

    /// The value of the header field `field`, in whatever case.
    public func value(forHTTPHeaderField field: String) -> String? { headers[field] }
  }
#endif
