/// Shows a local or a remote image.
///
/// Mirrors `Image` of Beagle iOS: `beagle:image` in documents.
public struct Image: Widget {
  /// Where the image comes from.
  public var path: Expression<ImagePath>
  /// How the image fills its room.
  public var mode: ImageContentMode?
  /// The id by which actions and scripts find the component.
  public var id: String?
  /// Layout and looks.
  public var style: Style?
  /// What assistive technologies are told.
  public var accessibility: Accessibility?

  /// A component of these properties.
  public init(
    path: Expression<ImagePath>, mode: ImageContentMode? = nil, id: String? = nil, style: Style? = nil,
    accessibility: Accessibility? = nil
  ) {
    self.path = path
    self.mode = mode
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }

  /// The image at `path`.
  public init(
    _ path: ImagePath, mode: ImageContentMode? = nil, id: String? = nil, style: Style? = nil,
    accessibility: Accessibility? = nil
  ) {
    self.path = .value(path)
    self.mode = mode
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }
}
