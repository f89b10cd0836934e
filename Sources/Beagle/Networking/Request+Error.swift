#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Request {
  /// Why a screen, an image or the answer to an action did not come.
  ///
  /// Mirrors `Request.Error` of Beagle iOS. A missing network client is a `networkError` around
  /// `RequestFailure.networkClientWasNotConfigured`; `cause` tells it apart.
  public enum Error: Swift.Error {
    /// The network client failed, or there is none.
    case networkError(NetworkError)
    /// The body is no component.
    case decoding(any Swift.Error)
    /// A decoded value was no component; never produced.
    case loadFromTextError
    /// The url builder made no address.
    case urlBuilderError
  }

  /// The causes of errors under the names of Beagle iOS 2.x.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The url builder made no address.
    case urlBuilderError
    /// There is no network client.
    case networkClientWasNotConfigured
    /// The network client failed.
    case networkError
    /// The body is no component.
    case decoding
    /// A decoded value was no component.
    case loadFromTextError
  }
}

extension Request.Error {
  /// The cause, a missing network client among them.
  public var cause: Request.Cause {
    switch self {
    case .networkError(let error): error.error is RequestFailure ? .networkClientWasNotConfigured : .networkError
    case .decoding: .decoding
    case .loadFromTextError: .loadFromTextError
    case .urlBuilderError: .urlBuilderError
    }
  }
}

extension Request.Error: LocalizedError {
  /// The error's text.
  public var errorDescription: String? { localizedDescription }

  /// The error's text.
  public var localizedDescription: String {
    switch self {
    case .networkError(let error): error.localizedDescription
    case .decoding(let error): String(describing: error)
    case .loadFromTextError, .urlBuilderError: cause.rawValue
    }
  }
}

/// Why a request was never sent.
public enum RequestFailure: Error, Hashable, Sendable {
  /// There is no network client.
  case networkClientWasNotConfigured
}
