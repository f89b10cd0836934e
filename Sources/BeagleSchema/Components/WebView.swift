extension ComponentDefinition {
  /// `beagle:webView`: a page of the web.
  ///
  /// Mirrors `WebView` of Beagle iOS.
  public static let webView = ComponentDefinition(
    "beagle:webView",
    mixins: .widget,
    properties: [PropertyDefinition("url", .expression(.string), requiredOn: .all, isStateful: true)])
}
