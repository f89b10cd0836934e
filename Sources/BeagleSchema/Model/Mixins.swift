/// The keys that several component types share.
public struct Mixins: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The id by which actions and scripts find the component.
  public static let id: Self = Self(rawValue: 1)
  /// Layout and looks.
  public static let style: Self = Self(rawValue: 2)
  /// What assistive technologies are told.
  public static let accessibility: Self = Self(rawValue: 4)
  /// A context for the component and what is in it.
  public static let context: Self = Self(rawValue: 8)
  /// Actions that run once for each rendering.
  public static let onInit: Self = Self(rawValue: 16)

  /// What a widget has.
  public static let widget: Self = [.id, .style, .accessibility]
  /// What a container has.
  public static let container: Self = [.id, .style, .accessibility, .context, .onInit]

  /// The properties of the keys in the set.
  var properties: [PropertyDefinition] {
    var result: [PropertyDefinition] = []
    if contains(.id) { result.append(PropertyDefinition("id", .string)) }
    if contains(.style) { result.append(PropertyDefinition("style", .object(.style))) }
    if contains(.accessibility) { result.append(PropertyDefinition("accessibility", .object(.accessibility))) }
    if contains(.context) { result.append(PropertyDefinition("context", .context)) }
    if contains(.onInit) { result.append(PropertyDefinition("onInit", .actions)) }
    return result
  }
}
