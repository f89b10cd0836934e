extension ComponentNode {
  /// Whether this is a screenComponent.
  public var isScreen: Bool { definition === ComponentDefinition.screenComponent }

  /// The id by which the component is found: none of a type that is unknown, and none of a screen that only repeats
  /// its child's, as one that was wrapped around a container does.
  package var componentID: String? {
    if definition == nil { return nil }
    if isScreen, let child = children.first, child.id == id { return nil }
    return id
  }

  /// This component as a screen: itself, or the child of a screen that takes a container's id as its own.
  public var asScreen: ComponentNode {
    if isScreen { return self }
    let screenID: String? = self.screenID
    var fields: [Field] = []
    if let screenID { fields.append(Field("id", .value(.string(screenID)))) }
    fields.append(Field("child", .component(self)))
    var parts = ComponentParts()
    parts.id = screenID
    parts.children = [self]
    parts.typePosition = 0
    return ComponentNode(.screenComponent, fields: fields, parts: parts, sites: [])
  }

  /// The id of the screen that shows this component: its own, or a container's; others give none.
  public var screenID: String? { isScreen || definition === ComponentDefinition.container ? id : nil }
}
