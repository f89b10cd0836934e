#if !canImport(UIKit)
  /// A stand-in for UIKit's enumeration: how a stack is presented.
  public enum UIModalPresentationStyle: Hashable, Sendable {
    /// As the system sees fit.
    case automatic
    /// Over the whole screen.
    case fullScreen
    /// As a sheet of the page's size.
    case pageSheet
    /// As a sheet of a form's size.
    case formSheet
    /// Over the presenting content.
    case currentContext
    /// As an animator of the application does.
    case custom
    /// Over the whole screen, which stays visible behind.
    case overFullScreen
    /// Over the presenting content, which stays visible behind.
    case overCurrentContext
    /// In a bubble.
    case popover
    /// Not at all.
    case none
  }

  /// A stand-in for UIKit's enumeration: how a stack comes into view.
  public enum UIModalTransitionStyle: Hashable, Sendable {
    /// From below.
    case coverVertical
    /// By turning the screen.
    case flipHorizontal
    /// By fading.
    case crossDissolve
    /// By curling the page.
    case partialCurl
  }

  /// A stand-in for Core Animation's type: how a screen comes into view.
  public enum CATransitionType: String, Hashable, Sendable {
    /// By fading.
    case fade
    /// Over the other one.
    case moveIn
    /// By pushing the other one away.
    case push
    /// From below the other one.
    case reveal
  }

  /// A stand-in for Core Animation's type: where a screen comes from.
  public enum CATransitionSubtype: String, Hashable, Sendable {
    /// From the left.
    case fromLeft
    /// From the right.
    case fromRight
    /// From above.
    case fromTop
    /// From below.
    case fromBottom
  }
#endif
