#if canImport(UIKit)
  public import UIKit
#endif

/// Styles of one or two properties.
///
/// Mirrors `BeagleStyle` of Beagle iOS.
public enum BeagleStyle {
  /// A view's background.
  public static func backgroundColor(withColor color: UIColor) -> (UIView?) -> Void {
    { $0?.backgroundColor = color }
  }

  /// A text's font and colour.
  public static func text(font: UIFont, color: UIColor) -> (UITextView?) -> Void {
    {
      $0?.font = font
      $0?.textColor = color
    }
  }

  /// A label's font.
  public static func label(withFont font: UIFont) -> (UILabel?) -> Void {
    { $0?.font = font }
  }

  /// A label's colour.
  public static func label(withTextColor color: UIColor) -> (UILabel?) -> Void {
    { $0?.textColor = color }
  }

  /// A label's font and colour.
  public static func label(font: UIFont, color: UIColor) -> (UILabel?) -> Void {
    label(withFont: font) <> label(withTextColor: color)
  }

  /// A button's title.
  public static func button(withTitleColor color: UIColor) -> (UIButton?) -> Void {
    { $0?.setTitleColor(color, for: .normal) }
  }

  /// A text input's frame and its colours.
  public static func textInput(
    validInputColor: UIColor? = nil, invalidInputColor: UIColor? = nil, borderStyle: UITextField.BorderStyle? = nil,
    borderWidth: Double? = nil, cornerRadius: Double? = nil
  ) -> (UITextField?) -> Void {
    {
      $0?.validInputColor = validInputColor
      $0?.invalidInputColor = invalidInputColor
      $0?.borderStyle = borderStyle ?? .none
      $0?.borderWidth = borderWidth ?? 0
      $0?.cornerRadius = cornerRadius ?? 0
    }
  }

  /// A tab bar's colours.
  public static func tabBar(
    backgroundColor: UIColor, indicatorColor: UIColor, selectedTextColor: UIColor? = nil,
    unselectedTextColor: UIColor? = nil, selectedIconColor: UIColor? = nil, unselectedIconColor: UIColor? = nil
  ) -> (UIView?) -> Void {
    { view in
      guard let tabBar = view as? TabBarUIComponent else { return }
      tabBar.backgroundColor = backgroundColor
      tabBar.indicatorColor = indicatorColor
      tabBar.selectedTextColor = selectedTextColor
      tabBar.unselectedTextColor = unselectedTextColor
      tabBar.selectedIconColor = selectedIconColor
      tabBar.unselectedIconColor = unselectedIconColor
    }
  }
}
