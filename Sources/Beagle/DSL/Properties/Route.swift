import BeagleSchema

/// Where a navigation action goes.
///
/// Mirrors `Route` of Beagle iOS.
public enum Route {
  /// A screen that is fetched.
  case remote(NewPath)
  /// A screen that stands in the action itself.
  case declarative(Screen)

  /// A screen that is fetched.
  public struct NewPath: Codable {
    /// The address.
    public var url: Expression<String>
    /// Whether the screen is fetched as soon as the action is on screen.
    public var shouldPrefetch: Bool?
    /// What is shown when the address cannot be reached.
    public var fallback: Screen?
    /// What the request carries besides.
    public var httpAdditionalData: HttpAdditionalData?

    /// The screen at `url`.
    public init(
      url: Expression<String>, shouldPrefetch: Bool? = nil, fallback: Screen? = nil,
      httpAdditionalData: HttpAdditionalData? = nil
    ) {
      self.url = url
      self.shouldPrefetch = shouldPrefetch
      self.fallback = fallback
      self.httpAdditionalData = httpAdditionalData
    }
  }

  /// The screen at `url`.
  public static func remote(_ url: Expression<String>) -> Route { .remote(NewPath(url: url)) }
}

extension Route: Codable {
  private enum CodingKeys: CodingKey {
    case screen
  }

  /// Reads a screen where one stands, else an address.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let screen = try container.decodeIfPresent(Screen.self, forKey: .screen) {
      self = .declarative(screen)
    } else {
      self = .remote(try NewPath(from: decoder))
    }
  }

  /// Writes the screen or the address.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .remote(let path): try path.encode(to: encoder)
    case .declarative(let screen):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(screen, forKey: .screen)
    }
  }
}

extension Route: HasPropertyKind {
  static var propertyKind: PropertyKind { .route }
}
