extension LuaState {
  /// Calls a function of the script on behalf of a host function under way, which raises its error when it returns.
  package func callback(_ function: LuaFunction, _ arguments: [LuaValue]) -> [LuaValue]? {
    callbackDepth += 1
    defer { callbackDepth -= 1 }
    do {
      return try call(function, arguments)
    } catch {
      callbackErrors.append(error)
      return nil
    }
  }

  /// Keeps an error that came up while the host was at work, to be raised when the host function under way returns.
  package func note(_ error: any Error) {
    callbackErrors.append(error as? LuaError ?? LuaError(kind: .script, message: "\(error)"))
  }

  /// The errors of callbacks that no host function has raised.
  package func takeCallbackErrors() -> [LuaError] {
    defer { callbackErrors = [] }
    return callbackErrors
  }

  /// Raises what went wrong in callbacks since this was last asked: one error, since a call raises no more than one.
  ///
  /// Inside a callback nothing is raised: the host function that called it is still to return.
  package func raiseCallbackError() throws(LuaError) {
    guard callbackDepth == 0, !callbackErrors.isEmpty else { return }
    let errors = takeCallbackErrors()
    throw errors.first { $0.isStop } ?? errors[0]
  }
}
