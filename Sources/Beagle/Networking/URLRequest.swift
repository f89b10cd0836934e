#if !canImport(UIKit)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  /// The part of `URLRequest` that clients and log messages use.
  ///
  /// A stand-in: the real one lives with the URL loading system, whose start-up cost nobody should pay who sends nothing.
  public struct URLRequest: Hashable, Sendable {
    private var address: String?

    /// The method.
    public var httpMethod: String? = "GET"
    /// The header fields.
    public var allHTTPHeaderFields: [String: String]?
    /// The body.
    public var httpBody: Data?
    /// The seconds after which to give up.
    public var timeoutInterval: Double = 60

    /// A GET request for `url`.
    public init(url: URL) { address = url.absoluteString }

    init(address: String, method: String, headers: HeaderFields) {
      self.address = address
      httpMethod = method
      allHTTPHeaderFields = Dictionary(headers.fields.map { ($0.name, $0.value) }) { _, later in later }
    }

    /// The address.
    public var url: URL? {
      get { address.flatMap { URL(string: $0) } }
      set { address = newValue?.absoluteString }
    }

    /// The value of the header field `field`, in whatever case.
    public func value(forHTTPHeaderField field: String) -> String? {
      allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
    }

    /// Sets the header field `field`; nil removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
      var headers = allHTTPHeaderFields ?? [:]
      for name in headers.keys where name.lowercased() == field.lowercased() { headers[name] = nil }
      headers[field] = value
      allHTTPHeaderFields = headers
    }
  }
#endif
