import BeagleSchema

/// What a person's hands, or an answer, have made of a component.
///
/// Every element has one, so that the large states stand apart.
package enum ElementState {
  /// A component that has no state of its own.
  case none
  /// A textInput: its text.
  case input(text: String)
  /// A pageView: its page, and which pages have been shown.
  case pages(PagesState)
  /// A tabBar: the selected tab.
  case tabs(selected: Int)
  /// A pullToRefresh: whether its indicator turns.
  case refresh(isRefreshing: Bool)
  /// A listView or gridView: its cells.
  case list(ListState)
  /// A lazyComponent: how its load goes.
  case lazy(LoadState)
  /// A webView: how its page goes, and the url.
  indirect case web(WebState)
  /// An image: the url that it last asked for.
  indirect case image(ImageState)
}

/// How a load goes.
package enum LoadState: String, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The answer is awaited.
  case loading
  /// The content is there.
  case loaded
  /// The load failed.
  case error
}

/// The state of a pageView.
package struct PagesState {
  /// The page that is shown, counted from 0.
  package var current = 0
  /// The pages that have been shown at least once.
  var shown: Set<Int> = [0]
}

/// The state of a webView.
package struct WebState {
  package var load: LoadState = .idle
  var url: String?
  /// Counts the loads, so that a late answer of an earlier one is known.
  var generation = 0
}

/// The state of an image.
package struct ImageState {
  var url: String?
  var token: (any RequestToken)?
}
