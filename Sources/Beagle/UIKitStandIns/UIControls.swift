#if !canImport(UIKit)
  /// A stand-in for UIKit's class: what a text is styled as.
  open class UITextView: UIView {
    /// The font.
    open var font: UIFont?
    /// The colour of the text.
    open var textColor: UIColor?
    /// The text.
    open var text: String?
  }

  /// A stand-in for UIKit's class.
  open class UILabel: UIView {
    /// The font.
    open var font: UIFont?
    /// The colour of the text.
    open var textColor: UIColor?
    /// The text.
    open var text: String?
  }

  /// A stand-in for UIKit's class: what a text input is styled as.
  open class UITextField: UIView {
    /// The line around a field.
    public enum BorderStyle: Sendable {
      /// No line.
      case none
      /// A thin line.
      case line
      /// A line with a bevel.
      case bezel
      /// A line with round corners.
      case roundedRect
    }

    /// The font.
    open var font: UIFont?
    /// The colour of the text.
    open var textColor: UIColor?
    /// The line around the field.
    open var borderStyle: BorderStyle = .none
    /// The width of the line.
    open var borderWidth: Double = 0
    /// The radius of the corners.
    open var cornerRadius: Double = 0
    /// The colour of the line while the input is valid.
    open var validInputColor: UIColor?
    /// The colour of the line while the input is not valid.
    open var invalidInputColor: UIColor?
  }

  /// A stand-in for UIKit's class: what a button is styled as.
  open class UIButton: UIView {
    /// What a button is at the moment.
    public enum State: Hashable, Sendable {
      /// Enabled.
      case normal
      /// Pressed.
      case highlighted
      /// Disabled.
      case disabled
      /// Selected.
      case selected
    }

    private var titleColors: [State: UIColor] = [:]
    /// The font of the title.
    open var font: UIFont?

    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    /// The colour of the title in a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  }

  /// A stand-in for UIKit's class: what a navigation bar is styled as.
  open class UINavigationBar: UIView {
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The colour of titles and icons.
    open var tintColor: UIColor?
    /// Whether what is below shines through.
    open var isTranslucent = true
  }

  /// A stand-in for Beagle's tab bar view: what a tab bar is styled as.
  open class TabBarUIComponent: UIView {
    /// The colour of the line under the selected tab.
    open var indicatorColor: UIColor?
    /// The colour of the selected tab's title.
    open var selectedTextColor: UIColor?
    /// The colour of the other tabs' titles.
    open var unselectedTextColor: UIColor?
    /// The colour of the selected tab's icon.
    open var selectedIconColor: UIColor?
    /// The colour of the other tabs' icons.
    open var unselectedIconColor: UIColor?
  }
#endif
