extension ScenarioValue {
  /// The value as a script gets it.
  func luaValue(of session: ScenarioSession) -> LuaValue {
    switch self {
    case .nothing: .nil
    case .absent: .object(session.absent, PatternValue.type)
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .text(let value), .opaque(let value): .string(value)
    case .list(let items): .list(items.map { $0.luaValue(of: session) })
    case .object(let entries):
      .record(
        entries.compactMap { entry in
          if case .text(let key) = entry.key { (key, entry.value.luaValue(of: session)) } else { nil }
        })
    }
  }
}
