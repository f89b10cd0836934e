import CLua

extension LuaTable {
  /// All keys with their values; nothing of the script runs.
  func pairs() throws -> [(LuaValue, LuaValue)] {
    let state: LuaState = try openState()
    let thread = clua_running(machine)
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    guard push(on: thread), clua_push_content(machine, thread, top + 1),
      clua_first(thread)
    else { throw LuaFault("out of memory") }
    var result: [(LuaValue, LuaValue)] = []
    while clua_next(thread, top + 2) {
      result.append((state.read(thread, at: top + 3), state.read(thread, at: top + 4)))
      clua_set_top(thread, top + 3)
    }
    return result
  }

  /// The table as messages show it, or the beginning of a large one; nil when its state is closed.
  var shown: ScenarioValue? {
    guard let state else { return nil }
    let thread = clua_running(machine)
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    guard push(on: thread) else { return nil }
    return LuaReader(state: state, thread: thread).scenarioValue(at: top + 1, limit: 1000)
  }
}
