/// Shows a page of the web.
///
/// Mirrors `WebView` of Beagle iOS: `beagle:webView` in documents.
public struct WebView: Widget {
  /// The address of the page.
  public var url: Expression<String>
  /// The id by which actions and scripts find the component.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A component of these properties.
  public init(url: Expression<String>, id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil) {
    self.url = url
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }
}
