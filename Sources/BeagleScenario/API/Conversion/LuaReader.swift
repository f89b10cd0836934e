import BeagleSchema
import CLua

/// Reads values of any kind from the stack of a call: for messages, for comparisons, as patterns.
struct LuaReader {
  let state: LuaState
  let thread: OpaquePointer
  /// What will hold the patterns that are read; nil for those that live no longer than the call.
  var holder: (any PatternHolder)?

  /// Deeper tables are shown as `{ … }` and refused as patterns.
  private static let deepest = 200

  /// A walk over a value: the tables that it is in, and how many values it may still read.
  private struct Walk {
    var path: [UnsafeRawPointer] = []
    var left: Int
  }

  /// The value at `index`, whatever it is; what JSON does not have is shown as a text of it.
  ///
  /// - Parameter limit: How many values are read; of tables that have more only the beginning is there.
  func scenarioValue(at index: Int32, limit: Int = .max) -> ScenarioValue {
    var walk = Walk(left: limit)
    return scenarioValue(at: absolute(index), &walk)
  }

  private func absolute(_ index: Int32) -> Int32 { index < 0 ? clua_top(thread) + index + 1 : index }

  private func scenarioValue(at index: Int32, _ walk: inout Walk) -> ScenarioValue {
    walk.left -= 1
    switch UInt32(bitPattern: clua_type(thread, index)) {
    case UInt32(bitPattern: CLUA_NONE.rawValue), UInt32(bitPattern: CLUA_NIL.rawValue): return .nothing
    case UInt32(bitPattern: CLUA_BOOLEAN.rawValue): return .bool(clua_boolean(thread, index))
    case UInt32(bitPattern: CLUA_NUMBER.rawValue):
      return clua_is_integer(thread, index)
        ? .int(Int(clua_integer(thread, index))) : .double(clua_number(thread, index))
    case UInt32(bitPattern: CLUA_STRING.rawValue): return text(at: index)
    case UInt32(bitPattern: CLUA_TABLE.rawValue): return table(at: index, &walk)
    case UInt32(bitPattern: CLUA_FUNCTION.rawValue): return .opaque("function")
    case UInt32(bitPattern: CLUA_THREAD.rawValue): return .opaque("coroutine")
    default: return userdata(at: index)
    }
  }

  /// The text at `index`; bytes that are no UTF-8 are repaired.
  func string(at index: Int32) -> String? {
    var length = 0
    guard let start = clua_string(thread, index, &length) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// The text at `index`; bytes that are no UTF-8 are shown as the escapes that Lua has for them.
  private func text(at index: Int32) -> ScenarioValue {
    var length = 0
    guard let start = clua_string(thread, index, &length) else { return .text("") }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .opaque(LuaLiteral.quoted(bytes: bytes))
  }

  /// The object of the handle at `index`.
  func object(at index: Int32) -> AnyObject? {
    var type: Int32 = 0
    guard let pointer = clua_handle(state.machine, thread, index, &type) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func userdata(at index: Int32) -> ScenarioValue {
    if clua_is_null(state.machine, thread, index) { return .null }
    guard let object = object(at: index) else { return .opaque("userdata") }
    if let pattern = object as? PatternValue { return pattern.pattern.shown }
    if let handle = object as? any ScenarioHandle { return .opaque(handle.shownText) }
    return .opaque("userdata")
  }

  private func lazyList(at index: Int32) -> (any LazyItems)? {
    var type: Int32 = 0
    guard let pointer = clua_lazy_list(state.machine, thread, index, &type) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? any LazyItems
  }

  private func table(at index: Int32, _ walk: inout Walk) -> ScenarioValue {
    if let list = lazyList(at: index) {
      return .list((0..<list.count).map { ScenarioValue(list.item(at: $0)) })
    }
    guard walk.path.count < Self.deepest, clua_push_content(state.machine, thread, index) else {
      return .opaque("{ … }")
    }
    let content = clua_top(thread)
    defer { clua_set_top(thread, content - 1) }
    guard let identity = clua_identity(thread, content) else { return .opaque("{ … }") }
    guard !walk.path.contains(identity) else { return .opaque("{ …cycle }") }
    walk.path.append(identity)
    defer { walk.path.removeLast() }
    var items: [Int: ScenarioValue] = [:]
    var entries: [ScenarioValue.Entry] = []
    eachPair(of: content) { key, value in
      let shown = scenarioValue(at: value, &walk)
      if let position = position(at: key) {
        items[position] = shown
      } else {
        entries.append(ScenarioValue.Entry(self.key(at: key, &walk), shown))
      }
      return walk.left > 0
    }
    let count = items.count
    if entries.isEmpty, count > 0, (1...count).allSatisfy({ items[$0] != nil }) {
      return .list((1...count).compactMap { items[$0] })
    }
    if entries.isEmpty, count == 0, clua_table_kind(state.machine, thread, content) == CLUA_KIND_ARRAY.rawValue {
      return .list([])
    }
    for position in items.keys.sorted() {
      if let value = items[position] { entries.append(ScenarioValue.Entry(.other(String(position)), value)) }
    }
    return .object(entries)
  }

  private func position(at index: Int32) -> Int? {
    guard clua_type(thread, index) == CLUA_NUMBER.rawValue, clua_is_integer(thread, index) else { return nil }
    return Int(clua_integer(thread, index))
  }

  private func key(at index: Int32, _ walk: inout Walk) -> ScenarioValue.Key {
    let key = scenarioValue(at: index, &walk)
    if case .text(let text) = key { return .text(text) }
    return .other(LuaLiteral.line(of: key))
  }

  /// Calls `body` with the stack indices of each key and value of the table at `index`; it leaves the stack as it was.
  func walk(_ index: Int32, _ body: (_ key: Int32, _ value: Int32) throws(LuaFault) -> Void) throws(LuaFault) {
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    guard clua_first(thread) else { throw LuaFault("the value is nested too deeply") }
    while clua_next(thread, index) {
      try body(top + 1, top + 2)
      clua_set_top(thread, top + 1)
    }
  }

  /// Calls `body` likewise, until it says that it is enough.
  private func eachPair(of index: Int32, _ body: (_ key: Int32, _ value: Int32) -> Bool) {
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    guard clua_first(thread) else { return }
    while !state.mustStop, clua_next(thread, index), body(top + 1, top + 2) {
      clua_set_top(thread, top + 1)
    }
  }
}
