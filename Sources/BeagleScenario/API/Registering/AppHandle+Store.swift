import Beagle
import BeagleSchema

extension AppHandle {
  /// Adds a guard; the result takes it away again.
  func addGuard(_ options: [String: LuaValue]) throws -> LuaValue {
    func function(_ name: String) throws -> LuaFunction? {
      guard let value = options[name] else { return nil }
      guard let function = value.callable else {
        throw LuaFault("\(name) of app:guard is a function, not a \(value.typeName)")
      }
      try function.belong(to: self)
      return function
    }
    let should = try function("should_update")
    let will = try function("will_update")
    let did = try function("did_update")
    guard should != nil || will != nil || did != nil else {
      throw LuaFault("app:guard takes at least one function: should_update, will_update or did_update")
    }
    let remove = application.addGuard(
      ApplicationGuard(
        shouldUpdate: { [unowned self] state, action in
          guard let should, let result = ask(should, state, action)?.first else { return true }
          if case .bool(false) = result { return false }
          return true
        },
        willUpdate: { [unowned self] state, action in if let will { _ = ask(will, state, action) } },
        didUpdate: { [unowned self] state, action in if let did { _ = ask(did, state, action) } }))
    return session.state.native("remove") { _ in remove() }
  }

  private func ask(_ function: LuaFunction, _ state: ApplicationState, _ action: ActionRecord) -> [LuaValue]? {
    session.callback(function, [view(state), .readOnly(action.object)])
  }

  private func view(_ state: ApplicationState) -> LuaValue {
    .object(StateView(app: self, state: state), StateView.type)
  }

  /// Adds a subscriber; the result takes it away again.
  func subscribe(_ hear: LuaFunction, _ filter: LuaFunction?) throws -> LuaValue {
    try hear.belong(to: self)
    try filter?.belong(to: self)
    let remove = application.subscribe { [unowned self] new, old in
      let (new, old) = (view(new), view(old))
      if let filter {
        guard let result = session.callback(filter, [old, new])?.first, result.isTruthy else { return }
      }
      _ = session.callback(hear, [new, old])
    }
    return session.state.native("remove") { _ in remove() }
  }
}
