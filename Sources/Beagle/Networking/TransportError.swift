#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a request can fail before an answer comes.
public enum TransportFailure: String, Sendable, CaseIterable {
  /// No answer in time.
  case timeout
  /// No connection to the network.
  case offline
  /// The host is unknown.
  case dns
  /// The host does not take the connection.
  case connectionRefused = "connection_refused"
  /// The connection broke.
  case connectionReset = "connection_reset"
  /// No secure connection could be made.
  case tls
  /// The request was cancelled.
  case cancelled
  /// No stub answers the request.
  case unmatched

  /// The failures that a scenario can ask for.
  package static let injectable = allCases.filter { $0 != .unmatched }

  /// The text that goes with the failure.
  public var message: String {
    switch self {
    case .timeout: "The request timed out."
    case .offline: "The Internet connection appears to be offline."
    case .dns: "A server with the specified hostname could not be found."
    case .connectionRefused: "Could not connect to the server."
    case .connectionReset: "The network connection was lost."
    case .tls: "A TLS error caused the secure connection to fail."
    case .cancelled: "cancelled"
    case .unmatched: "No stub answers the request."
    }
  }
}

/// A request that failed before an answer came.
public struct TransportError: LocalizedError {
  /// How it failed.
  public let failure: TransportFailure
  /// The error's text.
  public let message: String

  /// The error's text.
  public var errorDescription: String? { message }

  /// A failure, with the text that goes with it unless `message` is another.
  public init(_ failure: TransportFailure, message: String? = nil) {
    self.failure = failure
    self.message = message ?? failure.message
  }
}

/// An answer that the client does not let through.
public enum ClientError: LocalizedError {
  /// The status is none of 200…299; nil where the answer brought no text of its own.
  case invalidHttpResponse(message: String?, status: Int)

  /// The error's text: the answer's own, else the status's reason.
  public var message: String {
    switch self {
    case .invalidHttpResponse(let message, let status): message ?? ReasonPhrase.of(status)
    }
  }

  /// The error's text.
  public var errorDescription: String? { message }
}
