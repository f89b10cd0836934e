public import BeagleSchema

#if canImport(UIKit)
  public import UIKit
#endif

extension Expression {
  /// The value, evaluated where `view` stands; nil where it is null or of another type.
  ///
  /// Mirrors the function of the same name of Beagle iOS.
  ///
  /// - Parameters:
  ///   - view: Where the expression is evaluated.
  ///   - implicitContext: A context that is there besides, and hides others of its name.
  public func evaluate(with view: UIView?, implicitContext: Context? = nil) -> T? {
    switch self {
    case .value(let value): return value
    case .expression(let expression):
      guard let element = view?.element else { return nil }
      return element.value(of: expression, chain: view?.lastOrigin?.chain, implicit: implicitContext)
    }
  }

  /// Calls `updateFunction` with the value now, or as `addBinding` of the controller does where it is bound.
  ///
  /// Mirrors the function of the same name of Beagle iOS.
  public func observe(
    view: UIView, controller: (any BeagleControllerProtocol)?, updateFunction: @escaping (T?) -> Void
  ) {
    switch self {
    case .value(let value): updateFunction(value)
    case .expression(let expression):
      controller?.addBinding(expression: expression, in: view, update: updateFunction)
    }
  }
}

extension DynamicObject {
  /// The value with the expressions in it evaluated where `view` stands.
  ///
  /// Mirrors the function of the same name of Beagle iOS.
  public func evaluate(with view: UIView) -> DynamicObject {
    guard let element = view.element else { return self }
    return evaluated(in: EvaluationScope(element: element, chain: view.lastOrigin?.chain))
  }
}

extension Element {
  /// The value of an expression for code of the application; nil where it is null or of another type.
  fileprivate func value<T: Decodable>(
    of expression: ContextExpression, chain: EventChain? = nil, implicit: Context? = nil
  ) -> T? {
    let scope = ImplicitScope(around: EvaluationScope(element: self, chain: chain), context: implicit)
    guard
      let value = ExpressionTarget(of: T.self).convert(
        expression.evaluate(in: scope), on: application.profile.platform),
      !value.isNull || T.self is DynamicObject.Type
    else { return nil }
    let settings = DocumentDecoder.Settings(coder: application.configuration?.dependencies.coder, keepsDocuments: true)
    do {
      return try DocumentDecoder(value.wireForm, settings: settings).make(T.self)
    } catch {
      return nil
    }
  }

  /// Calls `update` with the value of an expression, now and at every write to a context that it reads.
  func follow<T: Decodable>(_ expression: ContextExpression, _ update: @escaping (T?) -> Void) {
    let tell: () -> Void = { [unowned self] in update(value(of: expression)) }
    var followed: [ObjectIdentifier] = []
    for binding in expression.bindings {
      guard let cell = context(binding.context), !followed.contains(ObjectIdentifier(cell)) else { continue }
      followed.append(ObjectIdentifier(cell))
      cell.follow(with: self, tell)
    }
    tell()
  }
}

/// What an element can read, and one context besides.
private struct ImplicitScope: ExpressionScope {
  let around: EvaluationScope
  let context: Context?

  var operations: OperationTable { around.operations }

  func value(ofContext id: String) -> DynamicObject? {
    if let context, context.id == id { return context.value }
    return around.value(ofContext: id)
  }

  func report(_ problem: ExpressionProblem) { around.report(problem) }
}
