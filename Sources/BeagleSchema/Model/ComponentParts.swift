/// What the fields of a component come to, noted while they are read.
struct ComponentParts {
  var id: String?
  var children: [ComponentNode] = []
  var events: [ComponentNode.Event] = []
  /// How many fields stand before the type's name on the wire; nil where the name is absent.
  var typePosition: Int?
  /// What few components have.
  var extras: Extras?

  /// What few components have.
  final class Extras: Sendable {
    let templates: [TemplateNode]
    let context: ContextDeclaration?
    let navigationBar: NavigationBarNode?
    let unknownName: String?

    init(
      templates: [TemplateNode] = [], context: ContextDeclaration? = nil, navigationBar: NavigationBarNode? = nil,
      unknownName: String? = nil
    ) {
      self.templates = templates
      self.context = context
      self.navigationBar = navigationBar
      self.unknownName = unknownName
    }
  }

  @inline(__always)
  mutating func note(_ content: FieldContent, of name: String, isID: Bool) {
    switch content {
    case .value(let value):
      if isID, case .string(let text) = value { id = text }
    case .component(let component): children = [component]
    case .components(let components): children = components
    case .actions(let actions): events.append((name, actions))
    case .context, .templates, .navigationBar: noteExtra(content)
    default: return
    }
  }

  @inline(never)
  private mutating func noteExtra(_ content: FieldContent) {
    switch content {
    case .context(let context):
      extras = Extras(templates: extras?.templates ?? [], context: context, navigationBar: extras?.navigationBar)
    case .templates(let templates):
      extras = Extras(templates: templates, context: extras?.context, navigationBar: extras?.navigationBar)
    case .navigationBar(let bar):
      extras = Extras(templates: extras?.templates ?? [], context: extras?.context, navigationBar: bar)
    default: return
    }
  }
}
