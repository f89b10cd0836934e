#if !canImport(UIKit)
  /// A stand-in for UIKit's class.
  public final class UIFont: Hashable, Sendable {
    /// How thick the strokes are.
    public enum Weight: Sendable {
      /// Thin.
      case light
      /// As usual.
      case regular
      /// A little thicker.
      case medium
      /// Thicker.
      case semibold
      /// Thick.
      case bold
    }

    /// The size in points.
    public let pointSize: Double
    /// How thick the strokes are.
    public let weight: Weight

    private init(size: Double, weight: Weight) {
      pointSize = size
      self.weight = weight
    }

    /// The system's font.
    public static func systemFont(ofSize size: Double) -> UIFont { UIFont(size: size, weight: .regular) }

    /// The system's font with a weight.
    public static func systemFont(ofSize size: Double, weight: Weight) -> UIFont { UIFont(size: size, weight: weight) }

    /// The system's bold font.
    public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(size: size, weight: .bold) }

    /// Whether both are the same font.
    public static func == (left: UIFont, right: UIFont) -> Bool {
      left.pointSize == right.pointSize && left.weight == right.weight
    }

    /// Feeds size and weight to `hasher`.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
    }
  }
#endif
