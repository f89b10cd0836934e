/// One way to show an item of a list or a grid.
///
/// Mirrors `Template` of Beagle iOS.
public struct TemplateNode: Sendable {
  /// When the template is used: a bool or an expression; nil where it serves every item.
  public let condition: DynamicObject?
  /// What is shown for the item.
  public let view: ComponentNode
  /// The keys in wire order, the ones that are not read included.
  package let fields: [Field]

  /// A template `view` that is used when `condition` holds.
  public init(condition: DynamicObject? = nil, view: ComponentNode) {
    var fields: [Field] = []
    if let condition { fields.append(Field("case", .value(condition))) }
    fields.append(Field("view", .component(view)))
    self.init(condition: condition, view: view, fields: fields)
  }

  package init(condition: DynamicObject?, view: ComponentNode, fields: [Field]) {
    self.condition = condition
    self.view = view
    self.fields = fields
  }
}
