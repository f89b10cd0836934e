#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request as a network client gets it.
///
/// Mirrors `Request` of Beagle iOS.
public struct Request {
  /// The address as text, the form in which the runtime handles it.
  package let address: String
  /// What asked for it.
  package let source: RequestSource
  /// Method, header fields and body; nil for a plain GET.
  public let additionalData: HttpAdditionalData?

  /// A request for `url`.
  public init(url: URL, additionalData: HttpAdditionalData?) {
    self.init(address: url.absoluteString, additionalData: additionalData, source: .screen)
  }

  package init(address: String, additionalData: HttpAdditionalData?, source: RequestSource) {
    self.address = address
    self.additionalData = additionalData
    self.source = source
  }

  /// The address.
  public var url: URL { URL(string: address) ?? URL(filePath: address) }
}

/// What asks for a request.
package enum RequestSource: String, Sendable {
  case screen
  case route
  case prefetch
  case lazy
  case image
  case webView
  case sendRequest

  /// Whether a request that no stub answers is none at all: nothing of it shows in the tree.
  var isOptional: Bool { self == .image || self == .webView }
}
