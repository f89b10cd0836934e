import BeagleSchema

#if canImport(UIKit)
  import UIKit
#endif

extension Application {
  /// Executes an action that the application has written in Swift.
  func executeSwift(_ action: ActionNode, from origin: Origin) {
    guard let coder = configuration?.dependencies.coder,
      let type = coder.type(for: action.wireName, baseType: .action) as? any Action.Type
    else { return }
    let settings = DocumentDecoder.Settings(coder: coder, keepsDocuments: true)
    do {
      let value: any Action = try type.init(from: DocumentDecoder(action.wireForm, settings: settings))
      let view: UIView = origin.element?.view ?? origin.screen.controller.view
      view.lastOrigin = origin
      if value is any AsyncAction {
        pendingActions += 1
        view.unfinishedActions += 1
      }
      transaction { value.execute(controller: origin.screen.controller, origin: view) }
    } catch {
      log.log(Log.decode(.decodingError(type: String(describing: error))))
    }
  }

  /// Executes actions of Swift code; an `onFinish` ends an asynchronous action of the same origin.
  func perform(
    _ actions: [any Action]?, event: String?, implicit value: DynamicObject?, from view: UIView, on screen: LiveScreen
  ) {
    if event == "onFinish", view.unfinishedActions > 0 {
      view.unfinishedActions -= 1
      pendingActions -= 1
    }
    guard let actions else { return }
    var origin: Origin = view.lastOrigin ?? self.origin(of: view, on: screen)
    if let event { origin = origin.following(event) }
    transaction {
      if let event, let value { run([], from: origin, implicit: (event, value)) }
      for action in actions {
        if let node = node(of: action) {
          run([node], from: origin)
        } else {
          action.execute(controller: screen.controller, origin: view)
        }
      }
    }
  }

  private func origin(of view: UIView, on screen: LiveScreen) -> Origin {
    let element: Element? = view.element ?? screen.contentOrigin
    return Origin(
      screen: screen, element: element, name: element.map { $0.id ?? $0.path } ?? "perform", event: nil,
      chain: element.flatMap { chain(from: $0) })
  }

  /// An action in the form that the runtime executes; nil for one of a type that nobody has registered.
  func node(of action: any Action) -> ActionNode? {
    let coder: any CoderProtocol = configuration?.dependencies.coder ?? Coder(logger: { nil })
    do {
      return try decoding.actions(of: try coder.document(of: action)).first
    } catch {
      guard !(error is BeagleCodableError) else { return nil }
      log.log(Log.decode(.decodingError(type: String(describing: error))))
      return nil
    }
  }
}

extension Element {
  /// The view that applications see of the component, of the class that themes style it as.
  var view: UIView {
    if let ownView { return ownView }
    let made: UIView
    switch component {
    case "text": made = UITextView()
    case "button": made = UIButton()
    case "textInput": made = UITextField()
    case "tabBar": made = TabBarUIComponent()
    default: made = UIView()
    }
    made.element = self
    ownView = made
    return made
  }
}
