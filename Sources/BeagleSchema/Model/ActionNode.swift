/// An action as it was decoded: immutable, its expressions compiled.
///
/// Mirrors `Action` of Beagle iOS.
public final class ActionNode: FieldReading, Sendable {
  /// The type; nil where nobody has registered it.
  public let definition: ActionDefinition?
  /// The type's name: canonical, or as on the wire where the type is unknown.
  public let wireName: String
  /// The type's name as the document spells it, where the platform goes by that.
  package let spelledName: String?
  /// All keys but the type's name, in wire order, the ones that are not read included.
  public let fields: [Field]

  /// How many fields stand before the type's name on the wire.
  package let typePosition: Int

  package init(
    definition: ActionDefinition?, wireName: String, spelledName: String? = nil, fields: [Field], typePosition: Int = 0
  ) {
    self.definition = definition
    self.wireName = wireName
    self.spelledName = spelledName
    self.fields = fields
    self.typePosition = typePosition
  }

  /// The name without `beagle:`; names of other namespaces are whole.
  public var name: String { definition?.name ?? wireName }

  /// The actions of an event; nil where the action has no list for it.
  public func actions(for event: String) -> [ActionNode]? {
    if case .actions(let actions)? = field(event) { actions } else { nil }
  }

  /// Where a navigation action goes; nil for other actions and for routes that are texts.
  public var route: RouteNode? {
    if case .route(let route)? = field("route") { route } else { nil }
  }

  /// What a navigation action writes into the target's `navigationContext`.
  public var navigationContext: NavigationContextNode? {
    if case .navigationContext(let context)? = field("navigationContext") { context } else { nil }
  }

  /// Whether and with what the action is recorded; nil where the action does not say.
  public var analytics: ActionAnalytics? {
    if case .analytics(let analytics)? = field("analytics") { analytics } else { nil }
  }

  /// The properties as they are when the action runs: evaluated, lists of actions and screens as written.
  ///
  /// An unknown action keeps only its name, so it has none.
  ///
  /// - Parameter evaluate: Gives the value of an expression for what a place wants; nil leaves the place out.
  public func evaluatedProps(
    evaluate: (ContextExpression, ExpressionTarget) -> DynamicObject?
  ) -> DynamicDictionary {
    guard let definition else { return [:] }
    var keys: [String] = []
    var values: [DynamicObject] = []
    keys.reserveCapacity(fields.count)
    values.reserveCapacity(fields.count)
    for field in fields {
      guard let value = field.content.evaluated(by: definition.property(named: field.key)?.kind, evaluate) else {
        continue
      }
      keys.append(field.key)
      values.append(value)
    }
    return DynamicDictionary(uniqueKeys: keys, values: values)
  }
}

extension FieldContent {
  /// What a key of an action holds when the action runs, for a property of `kind`; nil leaves the key out.
  fileprivate func evaluated(
    by kind: PropertyKind?, _ evaluate: (ContextExpression, ExpressionTarget) -> DynamicObject?
  ) -> DynamicObject? {
    switch self {
    case .absent: return nil
    case .value(let value):
      guard let kind else { return value.evaluatedOutsideActions(evaluate) }
      return kind.evaluated(value, evaluate: evaluate)
    case .route(.remote(let route)):
      guard case .dictionary(var object) = wireForm(of: nil) else { return nil }
      object["url"] = PropertyKind.expression(.string).evaluated(route.url, evaluate: evaluate)
      return .dictionary(object)
    case .navigationContext(let context):
      guard case .dictionary(var object) = wireForm(of: nil) else { return nil }
      object["value"] = PropertyKind.dynamic.evaluated(context.value, evaluate: evaluate)
      return .dictionary(object)
    default: return wireForm(of: kind)
    }
  }
}

extension PropertyKind {
  /// The value of a property of this kind, its expressions evaluated.
  fileprivate func evaluated(
    _ value: DynamicObject, evaluate: (ContextExpression, ExpressionTarget) -> DynamicObject?
  ) -> DynamicObject? {
    switch (self, value) {
    case (.string, .expression(let expression)), (.enumeration, .expression(let expression)),
      (.path, .expression(let expression)):
      evaluate(expression, .string)
    case (.expression(let target), .expression(let expression)): evaluate(expression, target)
    case (.dynamic, _), (.expression(.stringMap), .dictionary): value.evaluated(evaluate)
    default: value
    }
  }
}

extension DynamicObject {
  /// This value with the expressions in it, at any depth, evaluated.
  fileprivate func evaluated(_ evaluate: (ContextExpression, ExpressionTarget) -> DynamicObject?) -> DynamicObject {
    switch self {
    case .expression(let expression): evaluate(expression, .dynamic) ?? .empty
    case .array(let elements): .array(elements.map { $0.evaluated(evaluate) })
    case .dictionary(let object):
      .dictionary(object.mapValues { $0.evaluated(evaluate) })
    default: self
    }
  }

  /// This value with its expressions evaluated, but for the actions in it, which stay as written.
  fileprivate func evaluatedOutsideActions(
    _ evaluate: (ContextExpression, ExpressionTarget) -> DynamicObject?
  ) -> DynamicObject {
    switch self {
    case .array(let elements): return .array(elements.map { $0.evaluatedOutsideActions(evaluate) })
    case .dictionary(let object):
      if object[ActionDefinition.typeKey] != nil { return PropertyKind.dynamic.wireForm(of: self) }
      return .dictionary(object.mapValues { $0.evaluatedOutsideActions(evaluate) })
    default: return evaluated(evaluate)
    }
  }
}
