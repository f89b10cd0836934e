extension ComponentDefinition {
  /// `beagle:gridView`: one cell for each item of a source, in columns or rows.
  ///
  /// Mirrors `GridView` of Beagle iOS.
  public static let gridView = ComponentDefinition(
    "beagle:gridView",
    mixins: .container,
    properties: [
      PropertyDefinition("dataSource", .expression(.array), requiredOn: .all, isStateful: true),
      PropertyDefinition("templates", .templates, requiredOn: [.ios, .android]),
      PropertyDefinition("spanCount", .int, requiredOn: .ios),
    ] + PropertyDefinition.collection)
}
