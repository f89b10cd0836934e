public import BeagleSchema

/// What goes with a request besides its address.
///
/// Mirrors `HttpAdditionalData` of Beagle iOS.
public struct HttpAdditionalData: Hashable, Sendable, Codable {
  /// The method; nil stands for GET.
  public var method: HTTPMethod?
  /// The header fields; nil for none.
  public var headers: [String: String]?
  /// The body, sent as JSON; nil for none, while `empty` is sent as `null`.
  public var body: DynamicObject?

  /// The data of one request.
  public init(method: HTTPMethod? = .get, headers: [String: String]? = [:], body: DynamicObject? = nil) {
    self.method = method
    self.headers = headers
    self.body = body
  }
}

extension HttpAdditionalData {
  /// What a remote route of a document carries.
  package init(_ data: HTTPAdditionalData) {
    method = data.method.flatMap { HTTPMethod(rawValue: $0) }
    headers = Dictionary(data.headers.map { ($0.name, $0.value) }) { _, later in later }
    body = data.body
  }
}

/// The method of a request.
///
/// Mirrors `HTTPMethod` of Beagle iOS.
public enum HTTPMethod: String, Hashable, Sendable, CaseIterable, Codable {
  /// Asks for a resource.
  case get = "GET"
  /// Hands something to a resource.
  case post = "POST"
  /// Replaces a resource.
  case put = "PUT"
  /// Removes a resource.
  case delete = "DELETE"
  /// Asks for the head of a resource alone.
  case head = "HEAD"
  /// Changes part of a resource.
  case patch = "PATCH"
}
