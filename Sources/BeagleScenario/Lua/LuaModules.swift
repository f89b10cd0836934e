/// What `require` finds under a name.
package enum LuaModule {
  /// The text of a module and its path, as messages show it.
  case text([UInt8], path: String)
  /// A value that the host has.
  case value(LuaValue)
}

extension LuaState {
  /// Gives scripts `require`, which asks `find` once for each name.
  ///
  /// - Parameter find: Gives the module of a name, or throws the error that the script sees.
  package func setModules(_ find: @escaping (String) throws -> LuaModule) throws(LuaError) {
    var loaded: [String: LuaValue?] = [:]
    try setGlobal(
      "require",
      to: native("require") { call in
        let name = try call.string(1)
        if let known = loaded[name] {
          guard let value = known else { throw LuaFault("loop of requires: '\(name)' is being loaded") }
          try call.push(value)
          return
        }
        loaded[name] = .some(nil)
        do {
          let value = try call.state.value(of: try find(name), name: name)
          loaded[name] = value
          try call.push(value)
        } catch {
          loaded[name] = nil
          throw error
        }
      })
  }

  private func value(of module: LuaModule, name: String) throws(LuaError) -> LuaValue {
    switch module {
    case .value(let value): return value
    case .text(let text, let path):
      let results = try load(text, name: path).call(.string(name))
      if let first = results.first, first.typeName != "nil" { return first }
      return .bool(true)
    }
  }
}
