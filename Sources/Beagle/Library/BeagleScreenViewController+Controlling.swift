public import BeagleSchema

#if canImport(UIKit)
  public import UIKit
#endif

/// What code of the application does with the screen; before it lives, this waits until it does.
extension BeagleScreenViewController {
  /// Gives the component of `view` the id by which actions and scripts find it; nil changes nothing.
  public func setIdentifier(_ id: String?, in view: UIView) {
    guard let id else { return }
    view.accessibilityIdentifier = id
    guard let element = view.element else { return }
    onLive { _ in element.rename(id) }
  }

  /// Puts a context on the component of `view`.
  public func setContext(_ context: Context, in view: UIView) {
    onLive { $0.application.perform([], event: context.id, implicit: context.value, from: view, on: $0) }
  }

  /// Executes actions once, at the next layout, as the `onInit` of the component of `view`.
  public func addOnInit(_ onInit: [any Action], in view: UIView) {
    onLive { [weak self] live in
      live.queue.initCalls.append { self?.execute(actions: onInit, event: "onInit", origin: view) }
      live.application.needsLayout(live)
    }
  }

  /// Calls `update` with the value of an expression: at the next layout, and at every write to a context that it reads.
  public func addBinding<T: Decodable>(
    expression: ContextExpression, in view: UIView, update: @escaping (T?) -> Void
  ) {
    onLive { live in
      live.queue.bindingCalls.append { [unowned live] in
        (view.element ?? live.contentOrigin)?.follow(expression, update)
      }
      live.application.needsLayout(live)
    }
  }

  /// Executes actions as if the component of `origin` had fired `event`.
  public func execute(actions: [any Action]?, event: String?, origin: UIView) {
    onLive { $0.application.perform(actions, event: event, implicit: nil, from: origin, on: $0) }
  }

  /// Executes actions that find a value as a context of `origin`.
  public func execute(
    actions: [any Action]?, with contextId: String, and contextValue: DynamicObject, origin: UIView
  ) {
    onLive { $0.application.perform(actions, event: contextId, implicit: contextValue, from: origin, on: $0) }
  }

  /// Lays the screen out again, as what `component` shows has changed.
  public func setNeedsLayout(component: UIView) { onLive { $0.application.needsLayout($0) } }

  /// Does `work` when the virtual clock has gone on by `milliseconds`; may be called on any thread.
  public func later(after milliseconds: Int, _ work: @escaping () -> Void) {
    config.scheduler.post { [config] in config.scheduler.schedule(after: milliseconds, work) }
  }
}
