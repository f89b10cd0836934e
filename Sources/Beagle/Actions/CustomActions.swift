package import BeagleSchema

/// What a custom action does: called with its evaluated properties.
package typealias CustomActionHandler = (CustomActionCall) -> Void

/// One execution of a custom action, which may complete later.
package final class CustomActionCall {
  /// The action as decoded.
  package let action: ActionNode
  /// The evaluated properties; action lists as written.
  package let props: DynamicObject
  /// Where the action came from.
  package let origin: Origin

  private weak var application: Application?
  private let handler: CustomActionHandler
  private var isAnswered = false

  init(
    action: ActionNode, props: DynamicObject, origin: Origin, application: Application,
    handler: @escaping CustomActionHandler
  ) {
    self.action = action
    self.props = props
    self.origin = origin
    self.application = application
    self.handler = handler
  }

  deinit { complete() }

  /// Runs a list of the action, at once; with a name and a value, the value is left as an implicit context.
  package func perform(_ actions: [ActionNode], event: String?, value: DynamicObject?) {
    guard let application else { return }
    application.transaction {
      if let event {
        application.runList(event, actions, from: origin, implicit: value)
      } else {
        application.run(actions, from: origin)
      }
    }
  }

  /// Ends the action; the first answer counts.
  package func complete() {
    guard !isAnswered else { return }
    isAnswered = true
    application?.pendingActions -= 1
  }

  /// Ends the action with an error: its screen gets the state `error action`, whose retry executes it again.
  package func fail(_ message: String) {
    guard !isAnswered, let application else { return }
    complete()
    let (action, origin, handler) = (action, origin, handler)
    application.assign(
      .error(.action(CustomActionError(message: message))) { [weak application] in
        application?.transaction { application?.retryCustom(action, handler, from: origin) }
      }, to: origin.screen)
  }
}

/// The error that a custom action reported.
package struct CustomActionError: Error, CustomStringConvertible {
  package let message: String
  package var description: String { message }
}

extension Application {
  fileprivate func retryCustom(_ action: ActionNode, _ handler: @escaping CustomActionHandler, from origin: Origin) {
    executeCustom(action, evaluatedProps(of: action, from: origin), handler, from: origin)
  }

  func executeCustom(
    _ action: ActionNode, _ props: DynamicDictionary, _ handler: @escaping CustomActionHandler, from origin: Origin
  ) {
    pendingActions += 1
    handler(
      CustomActionCall(
        action: action, props: .dictionary(props), origin: origin, application: self, handler: handler))
  }
}
