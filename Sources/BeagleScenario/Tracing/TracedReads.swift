import Beagle
import BeagleSchema

/// What decided an evaluated property at one moment; words are made of it only where they are kept.
struct TracedReads {
  /// One context that an expression read.
  struct Read: Equatable {
    let binding: Binding
    /// The value there; nil where no such context is in scope.
    let value: DynamicObject?
    let write: ContextWrite?
  }

  /// The place of the component among all of the resulting tree, in document order from 0.
  let place: Int
  let property: String
  private let element: Element
  private let expression: ContextExpression?
  private let value: DynamicObject?
  private let reads: [Read]
  private let touch: Touch?

  fileprivate init(of plan: ReadPlan.Property, _ element: Element, at place: Int, _ app: AppHandle) {
    self.place = place
    self.element = element
    property = plan.name
    expression = plan.expression
    value = element.value(of: plan.name)
    reads = plan.bindings.map { binding in
      guard let cell = element.context(binding.context) else { return Read(binding: binding, value: nil, write: nil) }
      return Read(
        binding: binding, value: cell.value.value(at: binding.path), write: cell.lastWrite(at: binding.path))
    }
    touch = app.touches.isEmpty ? nil : app.touch(of: element, property: plan.name, expression: plan.expression)
  }

  /// Whether the words about both are the same.
  func saysTheSame(as other: TracedReads) -> Bool {
    element === other.element && property == other.property && place == other.place && value == other.value
      && reads == other.reads && touch?.time == other.touch?.time && touch?.line == other.touch?.line
  }

  /// Whether the words about both are the same but for the component.
  func hasSameText(as other: TracedReads) -> Bool {
    touch == nil && other.touch == nil && property == other.property && reads == other.reads
      && expression == other.expression && (value == nil) == (other.value == nil)
  }

  /// The explanation for people, as `el:explain` gives it, without its first line, which says what the tree does.
  func text(file: String) -> String {
    var reads: [Explanation.Read] = reads.map { read in
      Explanation.Read(
        path: String(describing: read.binding), value: read.value ?? .empty, author: read.write?.author,
        origin: read.write?.origin, time: read.write?.time, line: read.write?.line)
    }
    if let touch {
      reads.append(
        Explanation.Read(
          path: nil, value: value ?? .empty, author: touch.call, origin: nil, time: touch.time, line: touch.line))
    }
    let explanation = Explanation(
      of: property, label: "", value: value == nil ? nil : .empty,
      expression: expression.map { String(describing: $0) }, reads: reads,
      file: file)
    let text: String = explanation.shownText
    return text.firstIndex(of: "\n").map { String(text[text.index(after: $0)...]) } ?? ""
  }
}

/// Collects what the properties of a screen read, and remembers what there is to look at in each component.
struct ReadCollector {
  private var plans: [ObjectIdentifier: ReadPlan] = [:]

  /// The reads of all components at and below an element, in document order.
  mutating func all(below root: Element, of app: AppHandle) -> [TracedReads] {
    var result: [TracedReads] = []
    var place = 0
    collect(root, at: &place, app, into: &result)
    return result
  }

  private mutating func collect(
    _ element: Element, at place: inout Int, _ app: AppHandle, into result: inout [TracedReads]
  ) {
    if !element.node.sites.isEmpty || element.state.isDecidedByHand {
      for property in plan(of: element).properties {
        result.append(TracedReads(of: property, element, at: place, app))
      }
    }
    place += 1
    for child in element.children { collect(child, at: &place, app, into: &result) }
  }

  private mutating func plan(of element: Element) -> ReadPlan {
    let key = ObjectIdentifier(element.node)
    if let plan = plans[key] { return plan }
    let plan = ReadPlan(element)
    plans[key] = plan
    return plan
  }
}

/// Which properties of a component an expression or a person decides, and what those expressions read.
private struct ReadPlan {
  struct Property {
    let name: String
    let expression: ContextExpression?
    let bindings: [Binding]
  }

  /// The node is kept, so that no other takes over its identity.
  let node: ComponentNode
  let properties: [Property]

  init(_ element: Element) {
    node = element.node
    var names: [String] = []
    for site in element.node.sites where !names.contains(site.property) { names.append(site.property) }
    if let name = element.state.propertyOfHands, !names.contains(name) { names.append(name) }
    properties = names.map { name in
      let expressions = element.expressions(of: name)
      return Property(name: name, expression: expressions.first, bindings: expressions.flatMap(\.bindings))
    }
  }
}

extension ElementState {
  /// The property that a person's hands decide.
  fileprivate var propertyOfHands: String? {
    switch self {
    case .input: "value"
    case .pages: "currentPage"
    case .tabs: "currentTab"
    case .refresh: "isRefreshing"
    case .none, .list, .lazy, .web, .image: nil
    }
  }

  fileprivate var isDecidedByHand: Bool { propertyOfHands != nil }
}
