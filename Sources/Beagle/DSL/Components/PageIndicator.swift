/// Shows dots that say which page is shown.
///
/// Mirrors `PageIndicator` of Beagle iOS: `beagle:pageIndicator` in documents.
public struct PageIndicator: ServerDrivenComponent {
  /// How many dots there are.
  public var numberOfPages: Int?
  /// The page that is shown, from 0.
  public var currentPage: Expression<Int>?
  /// The colour of its dot.
  public var selectedColor: String?
  /// The colour of the other dots.
  public var unselectedColor: String?

  /// A component of these properties.
  public init(
    numberOfPages: Int? = nil, currentPage: Expression<Int>? = nil, selectedColor: String? = nil,
    unselectedColor: String? = nil
  ) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
    self.selectedColor = selectedColor
    self.unselectedColor = unselectedColor
  }
}
