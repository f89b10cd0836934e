import CLua

/// Reading of stack values; nothing here can raise.
extension LuaState {
  func read(_ thread: OpaquePointer, at index: Int32) -> LuaValue {
    switch clua_type(thread, index) {
    case CLUA_BOOLEAN.rawValue: return .bool(clua_boolean(thread, index))
    case CLUA_NUMBER.rawValue:
      if clua_is_integer(thread, index) { return .int(Int(clua_integer(thread, index))) }
      return .double(clua_number(thread, index))
    case CLUA_STRING.rawValue: return text(thread, at: index)
    case CLUA_TABLE.rawValue where clua_is_callable(thread, index):
      return clua_keep(machine, thread, index).map { .function(LuaFunction(machine: machine, number: $0)) }
    case CLUA_TABLE.rawValue:
      return clua_keep(machine, thread, index).map { .table(LuaTable(machine: machine, number: $0)) }
    case CLUA_FUNCTION.rawValue:
      return clua_keep(machine, thread, index).map { .function(LuaFunction(machine: machine, number: $0)) }
    case CLUA_USERDATA.rawValue where clua_is_null(machine, thread, index): return .null
    case CLUA_USERDATA.rawValue:
      var id: Int32 = 0
      guard let pointer = clua_handle(machine, thread, index, &id), let type = type(id) else { fallthrough }
      return .object(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), type)
    case CLUA_THREAD.rawValue:
      return clua_keep(machine, thread, index).map { .other(LuaReference(machine: machine, number: $0)) }
    default: return .nil
    }
  }

  private func text(_ thread: OpaquePointer, at index: Int32) -> LuaValue {
    var length = 0
    guard let start = clua_string(thread, index, &length) else { return .nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    if let text = String(validating: bytes, as: UTF8.self) { return .string(text) }
    return .bytes(Array(bytes))
  }

  /// A text, in which what is no UTF-8 is replaced; nil for any other type.
  func string(_ thread: OpaquePointer, at index: Int32) -> String? {
    var length = 0
    guard let start = clua_string(thread, index, &length) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }

  func keep(_ thread: OpaquePointer, at index: Int32) throws(LuaFault) -> Int32 {
    let reference = clua_keep(machine, thread, index)
    if reference == 0 { throw LuaFault(LuaStop.message(.memory)) }
    return reference
  }

  func type(_ id: Int32) -> LuaHandleType? {
    let index = Int(id)
    return types.indices.contains(index) ? types[index] : nil
  }

  func typeName(_ thread: OpaquePointer, at index: Int32) -> String {
    switch clua_type(thread, index) {
    case CLUA_NIL.rawValue, CLUA_NONE.rawValue: return "nil"
    case CLUA_BOOLEAN.rawValue: return "boolean"
    case CLUA_NUMBER.rawValue: return "number"
    case CLUA_STRING.rawValue: return "string"
    case CLUA_TABLE.rawValue: return "table"
    case CLUA_FUNCTION.rawValue: return "function"
    case CLUA_THREAD.rawValue: return "thread"
    default:
      if clua_is_null(machine, thread, index) { return "null" }
      var id: Int32 = 0
      if clua_handle(machine, thread, index, &id) != nil, let type = type(id) { return type.name }
      return "userdata"
    }
  }

  /// What a failed `clua_execute` left, as an error.
  func failure(_ status: Int32, thread: OpaquePointer, top: Int32) -> LuaError {
    let lines = traceback()
    if let stop = stop { return LuaError(kind: stop, message: LuaStop.message(stop), traceback: lines) }
    let value = read(thread, at: clua_top(thread))
    let isAssertion = clua_is_assertion(machine)
    clua_set_top(thread, top)
    var kind: LuaError.Kind = isAssertion ? .assertion : .script
    if status == Int32(CLUA_SYNTAX.rawValue) { kind = .syntax }
    do {
      return LuaError(kind: kind, message: try message(of: value), value: value, traceback: lines)
    } catch {
      return error
    }
  }

  private func message(of value: LuaValue) throws(LuaError) -> String {
    if let text = value.string { return withWholePath(text) }
    do {
      switch value {
      case .nil, .bool, .null: break
      case .table(let table): if try table.hasText() { return try text(of: value) }
      default: return try text(of: value)
      }
    } catch  where error.isStop {
      throw error
    } catch {}
    return "(error object is a \(value.typeName) value)"
  }

  /// The message with the path in front in full, where Lua has shortened it.
  private func withWholePath(_ text: String) -> String {
    guard text.hasPrefix("..."), !longPaths.isEmpty else { return text }
    for (short, path) in longPaths where text.hasPrefix(short + ":") { return path + text.dropFirst(short.count) }
    return text
  }

  private func traceback() -> [String] {
    var length = 0
    guard let start = clua_traceback(machine, &length), length > 0 else { return [] }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Int32 {
  /// The value for a reference number, or nil when no reference could be made.
  fileprivate func map(_ make: (Int32) -> LuaValue) -> LuaValue { self == 0 ? .nil : make(self) }
}

extension LuaTable {
  /// Whether a metatable gives the table a text of its own.
  fileprivate func hasText() throws(LuaError) -> Bool {
    let state: LuaState = try openState()
    let thread = clua_running(machine)
    guard push(on: thread) else { return false }
    let result = clua_has_metatable(state.machine, thread, -1)
    clua_set_top(thread, clua_top(thread) - 1)
    return result
  }
}
