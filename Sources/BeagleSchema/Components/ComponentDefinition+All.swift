extension ComponentDefinition {
  /// Beagle's own component types.
  public static let all: [ComponentDefinition] = [
    .screenComponent, .container, .scrollView, .listView, .gridView, .pageView, .pageIndicator, .tabBar,
    .touchable, .lazyComponent, .pullToRefresh, .simpleForm, .text, .image, .button, .textInput, .webView,
  ]
}
