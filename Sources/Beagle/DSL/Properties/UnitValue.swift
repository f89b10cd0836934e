import BeagleSchema

/// A length.
///
/// Mirrors `UnitValue` of Beagle iOS.
public struct UnitValue: Codable, Hashable, Sendable {
  /// What a length is counted in.
  public enum UnitType: String, Codable, CaseIterable, Sendable {
    /// Points.
    case real = "REAL"
    /// Hundredths of the room.
    case percent = "PERCENT"
    /// Whatever the content needs; the number does not count.
    case auto = "AUTO"
  }

  /// The number.
  public var value: Expression<Double>
  /// What it counts.
  public var type: UnitType

  /// A length of `value`.
  public init(value: Expression<Double>, type: UnitType) {
    self.value = value
    self.type = type
  }

  /// No length.
  public static let zero = UnitValue(value: 0, type: .real)
  /// Whatever the content needs.
  public static let auto = UnitValue(value: 0, type: .auto)

  /// A length in points.
  public static func real(_ value: Expression<Double>) -> UnitValue { UnitValue(value: value, type: .real) }

  /// A share of the room, in hundredths.
  public static func percent(_ value: Expression<Double>) -> UnitValue { UnitValue(value: value, type: .percent) }
}

extension UnitValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) { self = .real(.value(Double(value))) }

  /// A length in points.
  public init(floatLiteral value: Double) { self = .real(.value(value)) }
}

/// `100%`: a share of the room.
postfix operator %

extension Int {
  /// A share of the room, in hundredths.
  public static postfix func % (value: Int) -> UnitValue { .percent(.value(Double(value))) }
}

extension Double {
  /// A share of the room, in hundredths.
  public static postfix func % (value: Double) -> UnitValue { .percent(.value(value)) }
}

extension UnitValue: HasPropertyKind {
  static var propertyKind: PropertyKind { .object(.unitValue) }
}
