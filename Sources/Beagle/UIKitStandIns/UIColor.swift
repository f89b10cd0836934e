#if !canImport(UIKit)
  /// A stand-in for UIKit's class.
  public final class UIColor: Hashable, Sendable {
    /// The parts of the colour, from 0 to 1.
    public let red: Double, green: Double, blue: Double, alpha: Double

    /// A colour of red, green and blue.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A gray.
    public convenience init(white: Double, alpha: Double) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Whether both are the same colour.
    public static func == (left: UIColor, right: UIColor) -> Bool {
      (left.red, left.green, left.blue, left.alpha) == (right.red, right.green, right.blue, right.alpha)
    }

    /// Feeds the parts to `hasher`.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(alpha)
    }

    /// The same colour, less or more opaque.
    public func withAlphaComponent(_ alpha: Double) -> UIColor {
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark gray.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Gray.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Light gray.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }
#endif
