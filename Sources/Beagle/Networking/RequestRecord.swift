public import BeagleSchema

/// A request that a headless network client was asked to send, and what became of it.
public final class RequestRecord {
  /// Its place among all requests, from 0.
  public let index: Int
  /// The method, in capitals.
  public let method: String
  /// The whole address.
  public let url: String
  /// The path, below the application's base where the address is; percent-decoded, without the query.
  public let path: String
  /// The header fields, those of the client included.
  public let headers: HeaderFields
  /// The body; nil for none.
  public let body: DynamicObject?
  /// When it was sent, in virtual milliseconds.
  public let time: Int

  /// What the names of the matching route stand for.
  public internal(set) var parameters: [String: String] = [:]
  /// The status of the answer; nil before it, and where none came.
  public private(set) var status: Int?
  /// How it failed before an answer; nil where it did not.
  public private(set) var failure: TransportFailure?

  /// The body that was answered with, once it was.
  package internal(set) var answer: ResponseBody?
  package let query: [QueryItem]
  package let source: RequestSource
  let target: RequestTarget
  /// Cancels it in its client, while it is pending.
  var onCancel: ((RequestRecord) -> Void)?

  init(index: Int, request: Request, base: String, platform: Platform, headers: HeaderFields, time: Int) {
    self.index = index
    self.headers = headers
    self.time = time
    method = (request.additionalData?.method ?? .get).rawValue
    url = request.address
    body = request.additionalData?.body.map { Self.onTheWire($0, platform) }
    source = request.source
    target = RequestTarget(address: request.address, base: base)
    query = target.query
    path = target.below ?? target.whole
  }

  /// The body as the server reads it: expressions are texts, and a text goes raw on Android.
  private static func onTheWire(_ body: DynamicObject, _ platform: Platform) -> DynamicObject {
    switch body {
    case .string(let text) where platform == .android: (try? DynamicObject(rawJSON: text)) ?? body
    case _ where body.hasExpressions: (try? DynamicObject(rawJSON: JSONWriter.compact.bytes(body))) ?? body
    default: body
    }
  }

  /// Whether it waits for its answer.
  public var isPending: Bool { status == nil && failure == nil }

  /// Ends the request as cancelled.
  ///
  /// - Returns: false when it was answered already.
  @discardableResult
  public func cancelIfPending() -> Bool {
    guard isPending, let onCancel else { return false }
    onCancel(self)
    return true
  }

  /// Whether `route` matches it.
  package func matches(_ route: StubRoute) -> Bool { route.match(method: method, target: target) != nil }

  func end(status: Int) {
    self.status = status
    onCancel = nil
  }

  func end(failure: TransportFailure) {
    self.failure = failure
    onCancel = nil
  }
}

extension RequestRecord: RequestToken {
  /// Ends the request as cancelled, if it is pending.
  public func cancel() { cancelIfPending() }
}
