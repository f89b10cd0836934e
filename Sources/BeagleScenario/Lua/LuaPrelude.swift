import CLua
import Locking

/// Lua text of the library itself, which many states run: compiled once per process.
package final class LuaPrelude: Sendable {
  private let name: String
  private let text: String
  private let compiled = Locked<[UInt8]?>(nil)

  /// A prelude; its lines appear in no traceback and no place of an error.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The function of this prelude in `state`.
  package func load(into state: LuaState) throws(LuaError) -> LuaFunction {
    if let bytes = compiled.withLock({ $0 }) {
      return try state.load(bytes, chunk: "=" + name, isPrecompiled: true)
    }
    let function = try state.load(Array(text.utf8), chunk: "=" + name, isPrecompiled: false)
    if let bytes = state.precompiled(function) { compiled.withLock { $0 = bytes } }
    return function
  }

  /// Runs the prelude in `state`.
  @discardableResult
  package func run(in state: LuaState, _ arguments: LuaValue...) throws(LuaError) -> [LuaValue] {
    try state.call(try load(into: state), arguments)
  }
}

extension LuaState {
  /// The binary form of a Lua function.
  fileprivate func precompiled(_ function: LuaFunction) -> [UInt8]? {
    let thread = clua_running(machine)
    let top = clua_top(thread)
    guard function.push(on: thread) else { return nil }
    defer { clua_set_top(thread, top) }
    var length = 0
    guard let bytes = clua_precompiled(machine, &length) else { return nil }
    defer { clua_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}
