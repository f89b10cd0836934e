import BeagleSchema

/// How children share the room.
///
/// Mirrors `Flex` of Beagle iOS.
public struct Flex: Codable, Hashable, Sendable {
  /// The direction in which they follow each other.
  public var flexDirection: FlexDirection?
  /// Whether they go into further lines.
  public var flexWrap: Wrap?
  /// Where they stand along the direction.
  public var justifyContent: JustifyContent?
  /// Where they stand across the direction.
  public var alignItems: AlignItems?
  /// Where this one stands across the direction.
  public var alignSelf: AlignSelf?
  /// Where lines stand.
  public var alignContent: AlignContent?
  /// The length before room is shared.
  public var basis: UnitValue?
  /// The share of the room.
  public var flex: Double?
  /// The share of room that is left.
  public var grow: Double?
  /// The share of room that is missing.
  public var shrink: Double?

  /// A value of these properties.
  public init(
    flexDirection: FlexDirection? = nil, flexWrap: Wrap? = nil, justifyContent: JustifyContent? = nil,
    alignItems: AlignItems? = nil, alignSelf: AlignSelf? = nil, alignContent: AlignContent? = nil,
    basis: UnitValue? = nil, flex: Double? = nil, grow: Double? = nil, shrink: Double? = nil
  ) {
    self.flexDirection = flexDirection
    self.flexWrap = flexWrap
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.alignSelf = alignSelf
    self.alignContent = alignContent
    self.basis = basis
    self.flex = flex
    self.grow = grow
    self.shrink = shrink
  }

  /// The direction in which children follow each other.
  public enum FlexDirection: String, Codable, CaseIterable, Sendable {
    /// `COLUMN`.
    case column = "COLUMN"
    /// `COLUMN_REVERSE`.
    case columnReverse = "COLUMN_REVERSE"
    /// `ROW`.
    case row = "ROW"
    /// `ROW_REVERSE`.
    case rowReverse = "ROW_REVERSE"
  }

  /// Whether children go into further lines.
  public enum Wrap: String, Codable, CaseIterable, Sendable {
    /// `NO_WRAP`.
    case noWrap = "NO_WRAP"
    /// `WRAP`.
    case wrap = "WRAP"
    /// `WRAP_REVERSE`.
    case wrapReverse = "WRAP_REVERSE"
  }

  /// Where children stand along the direction.
  public enum JustifyContent: String, Codable, CaseIterable, Sendable {
    /// `FLEX_START`.
    case flexStart = "FLEX_START"
    /// `CENTER`.
    case center = "CENTER"
    /// `FLEX_END`.
    case flexEnd = "FLEX_END"
    /// `SPACE_BETWEEN`.
    case spaceBetween = "SPACE_BETWEEN"
    /// `SPACE_AROUND`.
    case spaceAround = "SPACE_AROUND"
    /// `SPACE_EVENLY`.
    case spaceEvenly = "SPACE_EVENLY"
  }

  /// Where children stand across the direction.
  public enum AlignItems: String, Codable, CaseIterable, Sendable {
    /// `STRETCH`.
    case stretch = "STRETCH"
    /// `FLEX_START`.
    case flexStart = "FLEX_START"
    /// `CENTER`.
    case center = "CENTER"
    /// `FLEX_END`.
    case flexEnd = "FLEX_END"
    /// `BASELINE`.
    case baseline = "BASELINE"
  }

  /// Where a child stands across the direction.
  public enum AlignSelf: String, Codable, CaseIterable, Sendable {
    /// `AUTO`.
    case auto = "AUTO"
    /// `STRETCH`.
    case stretch = "STRETCH"
    /// `FLEX_START`.
    case flexStart = "FLEX_START"
    /// `CENTER`.
    case center = "CENTER"
    /// `FLEX_END`.
    case flexEnd = "FLEX_END"
    /// `BASELINE`.
    case baseline = "BASELINE"
  }

  /// Where lines stand.
  public enum AlignContent: String, Codable, CaseIterable, Sendable {
    /// `FLEX_START`.
    case flexStart = "FLEX_START"
    /// `CENTER`.
    case center = "CENTER"
    /// `FLEX_END`.
    case flexEnd = "FLEX_END"
    /// `SPACE_BETWEEN`.
    case spaceBetween = "SPACE_BETWEEN"
    /// `SPACE_AROUND`.
    case spaceAround = "SPACE_AROUND"
    /// `STRETCH`.
    case stretch = "STRETCH"
  }
}

extension Flex: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.flex) }
}
