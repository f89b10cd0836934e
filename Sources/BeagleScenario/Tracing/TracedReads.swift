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

  /// Where the component was in the resulting tree.
  let path: String
  private let element: Element
  private let property: String
  private let expression: ContextExpression?
  private let value: DynamicObject?
  private let reads: [Read]
  private let touch: Touch?

  /// The reads of all components at and below an element, in document order.
  static func all(below root: Element, of app: AppHandle) -> [TracedReads] {
    var result: [TracedReads] = []
    collect(root, "$", app, into: &result)
    return result
  }

  private static func collect(_ element: Element, _ path: String, _ app: AppHandle, into result: inout [TracedReads]) {
    for property in element.explainableProperties {
      result.append(TracedReads(of: property, element, at: path, app))
    }
    let isSingle: Bool = element.node.slot.resultKey == "child"
    for (index, child) in element.children.enumerated() {
      collect(child, isSingle ? path + ".child" : "\(path).children[\(index)]", app, into: &result)
    }
  }

  private init(of property: String, _ element: Element, at path: String, _ app: AppHandle) {
    self.path = path
    self.element = element
    self.property = property
    let expressions = element.expressions(of: property)
    expression = expressions.first
    value = element.shown(property)
    reads = expressions.flatMap(\.bindings).map { binding in
      guard let cell = element.context(binding.context) else { return Read(binding: binding, value: nil, write: nil) }
      return Read(
        binding: binding, value: cell.value.value(at: binding.path), write: cell.lastWrite(at: binding.path))
    }
    touch = app.touch(of: element, property: property, expression: expressions.first)
  }

  /// Whether the words about both are the same.
  func saysTheSame(as other: TracedReads) -> Bool {
    element === other.element && property == other.property && path == other.path && value == other.value
      && reads == other.reads && touch?.time == other.touch?.time && touch?.line == other.touch?.line
  }

  /// The explanation for people, as `el:explain` gives it.
  func text(file: String) -> String {
    let label: String = element.id.map { "\(element.component) \"\($0)\"" } ?? "\(element.component) at \(path)"
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
      of: property, label: label, value: value, expression: expression.map { String(describing: $0) }, reads: reads,
      file: file)
    return explanation.shownText
  }
}

extension Element {
  /// The properties that an expression or a person decides, each once.
  fileprivate var explainableProperties: [String] {
    var names: [String] = []
    for site in node.sites where !names.contains(site.property) { names.append(site.property) }
    switch state {
    case .input where !names.contains("value"): names.append("value")
    case .pages where !names.contains("currentPage"): names.append("currentPage")
    case .tabs where !names.contains("currentTab"): names.append("currentTab")
    case .refresh where !names.contains("isRefreshing"): names.append("isRefreshing")
    default: break
    }
    return names
  }
}
