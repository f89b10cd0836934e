package import BeagleSchema

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes the address of a request from what a screen says.
///
/// Mirrors `UrlBuilderProtocol` of Beagle iOS.
public protocol UrlBuilderProtocol {
  /// What relative paths stand below; nil for none.
  var baseUrl: URL? { get set }

  /// The address for `path`; nil when it makes none.
  func build(path: String) -> URL?
}

extension UrlBuilderProtocol {
  /// The base as text; nil for none.
  var baseText: String? { baseUrl?.absoluteString }

  /// The address for `text`, as text: the form in which the runtime works with addresses.
  package func address(for text: String) -> String? {
    if let builder = self as? UrlBuilder { return builder.build(text: text) }
    return build(path: text)?.absoluteString
  }
}

/// Joins paths to a base and encodes what a URL cannot hold.
///
/// Mirrors `UrlBuilder` of Beagle iOS.
///
/// A text that begins with `/` is relative and goes below the base; anything else is absolute as written.
public final class UrlBuilder: UrlBuilderProtocol {
  /// What relative paths stand below; nil for none.
  public var baseUrl: URL? {
    didSet { setBase(baseUrl?.absoluteString) }
  }

  /// The text that relative paths are appended to, one final `/` removed; empty without a base.
  package private(set) var base = ""
  private var baseIsPlain = false
  private let platform: Platform

  /// A builder below `baseUrl`.
  public init(baseUrl: URL? = nil) {
    self.baseUrl = baseUrl
    platform = .ios
    setBase(baseUrl?.absoluteString)
  }

  /// A builder below the address that `text` gives, with the rules of `platform`.
  ///
  /// On iOS a text that is no address is no base; elsewhere any text is one.
  package init(baseText text: String?, platform: Platform = .ios) {
    self.platform = platform
    let address = text.flatMap { URLTextParser.parse(Array($0.utf8)) }.map { String(decoding: $0, as: UTF8.self) }
    baseUrl = address.flatMap { URL(string: $0) }
    setBase(platform == .ios ? baseUrl?.absoluteString : text)
  }

  /// The address for `path`; nil when it makes none.
  public func build(path: String) -> URL? { build(text: path).flatMap { URL(string: $0) } }

  /// The address for `text`, as text; nil when it makes none.
  package func build(text: String) -> String? {
    if let address = buildPlain(text) { return address }
    switch platform {
    case .ios: return iOSAddress(for: text)
    case .android: return Self.androidAddress(for: text, base: base)
    case .web: return Self.webAddress(for: text, base: base)
    }
  }

  private func iOSAddress(for text: String) -> String? {
    guard !text.isEmpty else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(base.utf8.count + text.utf8.count + 16)
    if text.utf8.first == UInt8(ascii: "/") { bytes.append(contentsOf: base.utf8) }
    if text.utf8.contains(UInt8(ascii: "%")) {
      bytes.append(contentsOf: text.utf8)
    } else {
      PercentEncoding.encode(text.utf8, allowed: URLCharacters.url, into: &bytes)
    }
    return URLTextParser.parse(bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The address of a relative path that needs neither encoding nor parsing; nil when a closer look is needed.
  private func buildPlain(_ text: String) -> String? {
    guard baseIsPlain else { return nil }
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "/") else { return nil }
    while let byte = bytes.next() {
      guard URLCharacters.queryAndFragment.contains(byte) else { return nil }
    }
    return base + text
  }

  private func setBase(_ text: String?) {
    base = text ?? ""
    if base.utf8.last == UInt8(ascii: "/") { base.removeLast() }
    // Behind a scheme and an authority a further path or query of plain characters cannot change how the text parses.
    let bytes = Array(base.utf8)
    let separator = base.utf8.firstIndex(of: UInt8(ascii: ":")).map { base.utf8[$0...].starts(with: "://".utf8) }
    baseIsPlain =
      platform == .ios && separator == true && !base.utf8.contains(UInt8(ascii: "#")) && !base.hasSuffix("/")
      && !base.hasSuffix(":")
      && URLTextParser.parse(bytes) == bytes
  }
}
