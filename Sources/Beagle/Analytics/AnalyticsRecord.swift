public import BeagleSchema

/// A record of a screen that appeared or an action that ran.
///
/// Mirrors `AnalyticsRecord` of Beagle iOS.
public struct AnalyticsRecord: Hashable, Sendable {
  /// The day that virtual time counts from: 2024-01-01T00:00Z in milliseconds since 1970.
  package static let epoch: Double = 1_704_067_200_000

  /// The platform that made the record.
  public var platform: String
  /// The screen: its address as written, its id, or the empty text for one that came as text; nil without id.
  public var screen: String?
  /// Milliseconds since 1970.
  public var timestamp: Double
  /// The id of the decoded screen.
  public var rootId: String?
  /// What the record is about.
  public var type: RecordType

  /// What a record is about.
  public enum RecordType: Hashable, Sendable {
    /// A screen that appeared.
    case screen
    /// An action that ran.
    case action(Action)
  }

  /// An action that ran.
  public struct Action: Hashable, Sendable {
    /// The name of the action with its namespace, in lower case where it is registered.
    public var beagleAction: String
    /// The event that ran it; nil for items of the navigation bar.
    public var event: String?
    /// Where the event happened.
    public var component: Component
    /// The attributes that the action or the configuration asks for.
    public var attributes: DynamicDictionary
    /// More entries, as the action has them.
    public var additionalEntries: DynamicDictionary

    /// An action with what is recorded of it.
    public init(
      beagleAction: String, event: String?, component: Component = Component(), attributes: DynamicDictionary = [:],
      additionalEntries: DynamicDictionary = [:]
    ) {
      self.beagleAction = beagleAction
      self.event = event
      self.component = component
      self.attributes = attributes
      self.additionalEntries = additionalEntries
    }
  }

  /// The component where an event happened.
  public struct Component: Hashable, Sendable {
    /// The id.
    public var id: String?
    /// The name of the type with its namespace.
    public var type: String?
    /// The place in the window; nothing is laid out here, so it is the origin.
    public var position: Position

    /// A component.
    public init(id: String? = nil, type: String? = nil, position: Position = Position()) {
      self.id = id
      self.type = type
      self.position = position
    }
  }

  /// A place in the window.
  public struct Position: Hashable, Sendable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// A place.
    public init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }
  }

  /// A record.
  public init(
    type: RecordType, screen: String?, timestamp: Double, rootId: String? = nil, platform: String = "ios"
  ) {
    self.type = type
    self.screen = screen
    self.timestamp = timestamp
    self.rootId = rootId
    self.platform = platform
  }

  /// The record as an object.
  public func toDictionary() -> DynamicDictionary {
    var result = DynamicDictionary()
    switch type {
    case .screen:
      result["type"] = .string("screen")
      result["rootId"] = rootId.map { .string($0) }
      result["screen"] = screen.map { .string($0) }
    case .action(let action):
      result["type"] = .string("action")
      result["beagleAction"] = .string(action.beagleAction)
      result["event"] = action.event.map { .string($0) } ?? .empty
      result["component"] = .dictionary(action.component.dictionary)
      if !action.attributes.isEmpty { result["attributes"] = .dictionary(action.attributes) }
      if !action.additionalEntries.isEmpty { result["additionalEntries"] = .dictionary(action.additionalEntries) }
      result["screen"] = screen.map { .string($0) } ?? .empty
    }
    result["platform"] = .string(platform)
    result["timestamp"] = .double(timestamp)
    return result
  }
}

extension AnalyticsRecord: Encodable {
  /// Writes the record as an object, its texts as they are.
  public func encode(to encoder: any Encoder) throws {
    try DynamicObject.Verbatim(.dictionary(toDictionary())).encode(to: encoder)
  }
}

extension AnalyticsRecord.Component {
  fileprivate var dictionary: DynamicDictionary {
    var result = DynamicDictionary()
    result["id"] = id.map { .string($0) }
    result["type"] = type.map { .string($0) }
    result["position"] = .dictionary(["x": .double(position.x), "y": .double(position.y)])
    return result
  }
}
