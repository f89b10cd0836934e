import BeagleSchema

/// Where an image comes from.
///
/// Mirrors `Image.ImagePath` of Beagle iOS.
public enum ImagePath: Hashable, Sendable {
  /// An image of the app's bundle.
  case local(Expression<String>)
  /// An image that is downloaded.
  case remote(Remote)

  /// An image that is downloaded, and what stands in for it until it is there.
  public struct Remote: Hashable, Sendable {
    /// The address.
    public var url: Expression<String>
    /// A local image.
    public var placeholder: String?

    /// The image at `url`.
    public init(url: Expression<String>, placeholder: String? = nil) {
      self.url = url
      self.placeholder = placeholder
    }
  }
}

extension Image {
  /// Where an image comes from, under its name in Beagle iOS.
  public typealias ImagePath = Beagle.ImagePath
  /// An image that is downloaded, under its name in Beagle iOS.
  public typealias Remote = Beagle.ImagePath.Remote
}

extension ImagePath: Codable {
  private enum CodingKeys: String, CodingKey {
    case type = "_beagleImagePath_"
    case mobileId
    case url
    case placeholder
  }

  /// Reads either form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "local": self = .local(try container.decode(Expression<String>.self, forKey: .mobileId))
    case "remote":
      self = .remote(
        Remote(
          url: try container.decode(Expression<String>.self, forKey: .url),
          placeholder: try container.decodeIfPresent(Placeholder.self, forKey: .placeholder)?.mobileId))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "An image is local or remote")
    }
  }

  /// Writes either form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .local(let id):
      try container.encode("local", forKey: .type)
      try container.encode(id, forKey: .mobileId)
    case .remote(let remote):
      try container.encode("remote", forKey: .type)
      try container.encode(remote.url, forKey: .url)
      try container.encodeIfPresent(remote.placeholder.map(Placeholder.init), forKey: .placeholder)
    }
  }

  private struct Placeholder: Codable {
    let mobileId: String?
  }
}

extension ImagePath: HasPropertyKind {
  static var propertyKind: PropertyKind { .expression(.imagePath) }
}

/// A local image that is named by its id alone, as the icon of a tab is.
public struct LocalImageName: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id of the image.
  public var mobileId: Expression<String>

  /// The image of this id.
  public init(mobileId: Expression<String>) { self.mobileId = mobileId }

  /// The image of this id, which may be an expression.
  public init(stringLiteral id: String) { mobileId = Expression(stringLiteral: id) }
}

extension TabBarItem: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.tabBarItem) }
}
