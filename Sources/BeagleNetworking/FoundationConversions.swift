public import Beagle
import Foundation
public import FoundationNetworking

extension FoundationNetworking.URLRequest {
  /// The request as Beagle knows it, for clients of an application's own.
  public var forBeagle: Beagle.URLRequest {
    var result = Beagle.URLRequest(url: url ?? URL(filePath: "/"))
    result.httpMethod = httpMethod
    result.allHTTPHeaderFields = allHTTPHeaderFields
    result.httpBody = httpBody
    result.timeoutInterval = timeoutInterval
    return result
  }
}

extension FoundationNetworking.HTTPURLResponse {
  /// The answer as Beagle knows it, for clients of an application's own; nil without an address.
  public var forBeagle: Beagle.HTTPURLResponse? {
    guard let url else { return nil }
    var fields: [String: String] = [:]
    for (name, value) in allHeaderFields { fields["\(name)"] = "\(value)" }
    return Beagle.HTTPURLResponse(url: url, statusCode: statusCode, httpVersion: nil, headerFields: fields)
  }
}

/// A task is the token that cancels its request.
extension URLSessionDataTask: RequestToken {}

extension TransportError {
  /// Why the session has given up.
  init(_ error: any Error) {
    guard let code = (error as? URLError)?.code else {
      self.init(.connectionReset, message: error.localizedDescription)
      return
    }
    switch code {
    case .timedOut: self.init(.timeout)
    case .notConnectedToInternet: self.init(.offline)
    case .cannotFindHost, .dnsLookupFailed: self.init(.dns)
    case .cannotConnectToHost: self.init(.connectionRefused)
    case .networkConnectionLost: self.init(.connectionReset)
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self.init(.tls)
    case .cancelled: self.init(.cancelled)
    default: self.init(.connectionReset, message: error.localizedDescription)
    }
  }
}
