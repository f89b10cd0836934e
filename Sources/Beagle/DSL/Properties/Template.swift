/// One way to show an item of a list or a grid.
///
/// Mirrors `Template` of Beagle iOS.
public struct Template: Codable {
  /// When it is used; nil where it serves every item.
  public var `case`: Expression<Bool>?
  /// What is shown for the item.
  @AutoCodable public var view: any ServerDrivenComponent

  /// A value of these properties.
  public init(`case`: Expression<Bool>? = nil, view: any ServerDrivenComponent) {
    self.case = `case`
    self.view = view
  }

  /// A template that shows what the builder gives.
  public init(`case`: Expression<Bool>? = nil, @ChildBuilder _ view: () -> any ServerDrivenComponent) {
    self.init(case: `case`, view: view())
  }
}
