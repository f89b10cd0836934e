/// Properties set one after the other: `Flex().flexDirection(.row).grow(1)`.
///
/// Mirrors the builders of Beagle iOS; each call gives a copy.
extension Flex: PropertyChaining {
  /// This with this direction.
  public func flexDirection(_ flexDirection: FlexDirection) -> Flex { with(\.flexDirection, flexDirection) }

  /// This with this way into further lines.
  public func flexWrap(_ flexWrap: Wrap) -> Flex { with(\.flexWrap, flexWrap) }

  /// This with children there along the direction.
  public func justifyContent(_ justifyContent: JustifyContent) -> Flex { with(\.justifyContent, justifyContent) }

  /// This with children there across the direction.
  public func alignItems(_ alignItems: AlignItems) -> Flex { with(\.alignItems, alignItems) }

  /// This with itself there across the direction.
  public func alignSelf(_ alignSelf: AlignSelf) -> Flex { with(\.alignSelf, alignSelf) }

  /// This with its lines there.
  public func alignContent(_ alignContent: AlignContent) -> Flex { with(\.alignContent, alignContent) }

  /// This with this length before room is shared.
  public func basis(_ basis: UnitValue) -> Flex { with(\.basis, basis) }

  /// This with this share of the room.
  public func flex(_ flex: Double) -> Flex { with(\.flex, flex) }

  /// This with this share of room that is left.
  public func grow(_ grow: Double) -> Flex { with(\.grow, grow) }

  /// This with this share of room that is missing.
  public func shrink(_ shrink: Double) -> Flex { with(\.shrink, shrink) }
}
