extension ComponentDefinition {
  /// `beagle:listView`: one cell for each item of a source.
  ///
  /// Mirrors `ListView` of Beagle iOS.
  public static let listView = ComponentDefinition(
    "beagle:listView",
    mixins: .container,
    properties: [
      PropertyDefinition("dataSource", .expression(.array), requiredOn: .all, isStateful: true),
      PropertyDefinition("templates", .templates, requiredOn: .android),
    ] + PropertyDefinition.collection)
}

extension PropertyDefinition {
  /// What lists and grids have in common besides their source and templates.
  static let collection: [PropertyDefinition] = [
    PropertyDefinition("direction", .enumeration(["VERTICAL", "HORIZONTAL"]), nullFailsOn: .android),
    PropertyDefinition("iteratorName", .string, nullFailsOn: .android),
    PropertyDefinition("indexName", .string, nullFailsOn: .android),
    PropertyDefinition("key", .itemPath),
    PropertyDefinition("_key", .itemPath, readOn: .web),
    PropertyDefinition("onScrollEnd", .actions),
    PropertyDefinition("scrollEndThreshold", .int),
    PropertyDefinition("isScrollIndicatorVisible", .bool, nullFailsOn: .android),
    PropertyDefinition("useParentScroll", .bool),
  ]
}

extension ObjectDefinition {
  /// One way to show an item.
  ///
  /// Mirrors `Template` of Beagle iOS.
  public static let template = ObjectDefinition(
    "Template",
    [
      PropertyDefinition("case", .expression(.bool)),
      PropertyDefinition("view", .component, requiredOn: .all),
    ])
}
