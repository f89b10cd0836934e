/// A set of platforms, as the tables of components and actions name them.
public struct PlatformSet: OptionSet, Hashable, Sendable {
  /// One bit for each platform.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A set of one platform.
  public init(_ platform: Platform) {
    switch platform {
    case .ios: self = .ios
    case .android: self = .android
    case .web: self = .web
    }
  }

  /// Beagle iOS.
  public static let ios: Self = Self(rawValue: 1)
  /// Beagle Android.
  public static let android: Self = Self(rawValue: 2)
  /// Beagle Web.
  public static let web: Self = Self(rawValue: 4)
  /// All three.
  public static let all: Self = [.ios, .android, .web]

  /// The platforms of the set, in the order of their declaration.
  public var platforms: [Platform] { Platform.allCases.filter { contains(Self($0)) } }
}
