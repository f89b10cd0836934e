/// Properties set one after the other: `EdgeValue().all(10).bottom(20)`.
///
/// Mirrors the builders of Beagle iOS; each call gives a copy.
extension EdgeValue: PropertyChaining {
  /// This with this length on the left.
  public func left(_ left: UnitValue) -> EdgeValue { with(\.left, left) }

  /// This with this length at the top.
  public func top(_ top: UnitValue) -> EdgeValue { with(\.top, top) }

  /// This with this length on the right.
  public func right(_ right: UnitValue) -> EdgeValue { with(\.right, right) }

  /// This with this length at the bottom.
  public func bottom(_ bottom: UnitValue) -> EdgeValue { with(\.bottom, bottom) }

  /// This with this length on the left and the right.
  public func horizontal(_ horizontal: UnitValue) -> EdgeValue { with(\.horizontal, horizontal) }

  /// This with this length at the top and the bottom.
  public func vertical(_ vertical: UnitValue) -> EdgeValue { with(\.vertical, vertical) }

  /// This with this length on all sides.
  public func all(_ all: UnitValue) -> EdgeValue { with(\.all, all) }
}
