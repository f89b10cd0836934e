public import BeagleSchema

/// Whether and with what an action is recorded.
///
/// Mirrors `ActionAnalyticsConfig` of Beagle iOS.
public enum ActionAnalyticsConfig: Hashable, Sendable {
  /// Never.
  case disabled
  /// Always; without attributes those that the configuration names.
  case enabled(Attributes? = nil)

  /// What a record holds.
  public struct Attributes: Hashable, Sendable, Codable {
    /// The attributes of the action.
    public var attributes: [String]?
    /// More entries.
    public var additionalEntries: [String: DynamicObject]?

    /// A record of these.
    public init(attributes: [String]? = nil, additionalEntries: [String: DynamicObject]? = nil) {
      self.attributes = attributes
      self.additionalEntries = additionalEntries
    }
  }
}

extension ActionAnalyticsConfig: Codable {
  /// Reads `true`, `false` or an object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = try container.decode(Bool.self) ? .enabled(nil) : .disabled
    } catch {
      self = .enabled(try container.decode(Attributes.self))
    }
  }

  /// Writes `true`, `false` or an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .disabled: try container.encode(false)
    case .enabled(nil): try container.encode(true)
    case .enabled(let attributes?): try container.encode(attributes)
    }
  }
}

extension ActionAnalyticsConfig: HasPropertyKind {
  static var propertyKind: PropertyKind { .analytics }
}
