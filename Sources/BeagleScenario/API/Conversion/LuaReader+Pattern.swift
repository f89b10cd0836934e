import BeagleSchema
import CLua

extension LuaReader {
  /// The pattern at `index`.
  ///
  /// - Throws: A fault that says where the value is nothing that can be compared with.
  func pattern(at index: Int32, of session: ScenarioSession, path: String = "") throws(LuaFault) -> Pattern {
    try pattern(at: index < 0 ? clua_top(thread) + index + 1 : index, session, path, depth: 0)
  }

  private func pattern(
    at index: Int32, _ session: ScenarioSession, _ path: String, depth: Int
  ) throws(LuaFault) -> Pattern {
    let type = clua_type(thread, index)
    if type == CLUA_BOOLEAN.rawValue { return .bool(clua_boolean(thread, index)) }
    if type == CLUA_NUMBER.rawValue {
      return clua_is_integer(thread, index)
        ? .int(Int(clua_integer(thread, index))) : .double(clua_number(thread, index))
    }
    if let text = string(at: index) { return .text(text) }
    if type == CLUA_TABLE.rawValue, !clua_is_callable(thread, index) {
      return try tablePattern(at: index, session, path, depth: depth)
    }
    if type == CLUA_USERDATA.rawValue {
      if clua_is_null(state.machine, thread, index) { return .null }
      let object = object(at: index)
      if let value = object as? PatternValue {
        if holder != nil { try hold(LuaReference(machine: state.machine, number: try state.keep(thread, at: index))) }
        return value.pattern
      }
      if let fields = (object as? any ScenarioHandle)?.fields { return Pattern(fields) }
    }
    if clua_is_callable(thread, index) { return try predicate(at: index, session) }
    let place = path.isEmpty ? "" : path + ": "
    throw LuaFault("\(place)a value, a pattern or a function expected, got \(state.typeName(thread, at: index))")
  }

  private func predicate(at index: Int32, _ session: ScenarioSession) throws(LuaFault) -> Pattern {
    let function = LuaFunction(machine: state.machine, number: try state.keep(thread, at: index))
    try hold(function)
    return .predicate { value in
      let argument: LuaValue
      switch value {
      case nil: argument = .nil
      case .empty?: argument = .null
      case let value?: argument = .dynamic(value)
      }
      return try function.call(argument).first?.isTruthy ?? false
    }
  }

  /// Makes a part of a pattern belong to what holds the pattern.
  private func hold(_ part: LuaReference) throws(LuaFault) {
    guard let holder else { return }
    do { try part.belong(to: holder) } catch { throw LuaFault(error.message) }
    holder.parts.append(part)
  }

  private func tablePattern(
    at index: Int32, _ session: ScenarioSession, _ path: String, depth: Int
  ) throws(LuaFault) -> Pattern {
    switch try tableParts(at: index, session, path, depth: depth) {
    case .items(let items): return items.isEmpty ? .empty : .list(items)
    case .fields(let fields): return .object(fields)
    }
  }

  /// What a table of patterns holds.
  enum TableParts {
    case items([Pattern])
    case fields([Pattern.Field])
  }

  /// The items or the fields of the table at `index` as patterns.
  func tableParts(
    at index: Int32, _ session: ScenarioSession, _ path: String, depth: Int = 0
  ) throws(LuaFault) -> TableParts {
    guard depth < 200, clua_push_content(state.machine, thread, index) else {
      throw LuaFault("\(path.isEmpty ? "the pattern" : path) is nested too deeply, or holds itself")
    }
    let content = clua_top(thread)
    defer { clua_set_top(thread, content - 1) }
    var items: [Int: Pattern] = [:]
    var fields: [Pattern.Field] = []
    try walk(content) { (key, value) throws(LuaFault) in
      if let text = string(at: key) {
        let place = PathStyle.lua.field(.text(text), of: path)
        fields.append(.init(key: text, pattern: try pattern(at: value, session, place, depth: depth + 1)))
      } else if clua_type(thread, key) == CLUA_NUMBER.rawValue, clua_is_integer(thread, key) {
        let position = Int(clua_integer(thread, key))
        let place = PathStyle.lua.item(position - 1, of: path)
        items[position] = try pattern(at: value, session, place, depth: depth + 1)
      } else {
        throw LuaFault("\(path.isEmpty ? "the pattern" : path) has a key that is neither a text nor a position")
      }
    }
    let place = path.isEmpty ? "the pattern" : path
    if items.isEmpty { return fields.isEmpty ? .items([]) : .fields(fields.sorted { $0.key < $1.key }) }
    guard fields.isEmpty else { throw LuaFault("\(place) mixes named keys and items") }
    guard (1...items.count).allSatisfy({ items[$0] != nil }) else { throw LuaFault("\(place) is a list with holes") }
    return .items((1...items.count).compactMap { items[$0] })
  }
}

extension LuaCall {
  var reader: LuaReader { LuaReader(state: state, thread: thread) }

  private func stackIndex(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: index) + offset }

  /// An argument for messages.
  func shown(_ index: Int) -> ScenarioValue {
    index > count ? .nothing : reader.scenarioValue(at: stackIndex(index))
  }

  /// An argument as a pattern.
  ///
  /// - Parameter holder: What will hold the pattern; nil for one that lives no longer than the call.
  func pattern(
    _ index: Int, of session: ScenarioSession, for holder: (any PatternHolder)? = nil
  ) throws(LuaFault) -> Pattern {
    if isNil(index) { throw fault(index, expected: "a pattern") }
    do {
      let reader = LuaReader(state: state, thread: thread, holder: holder)
      return try reader.pattern(at: stackIndex(index), of: session)
    } catch {
      throw fault(index, error.description)
    }
  }

  /// An argument that is a table of patterns by name.
  func patternFields(
    _ index: Int, of session: ScenarioSession, for holder: (any PatternHolder)? = nil
  ) throws(LuaFault) -> [Pattern.Field] {
    guard clua_type(thread, stackIndex(index)) == CLUA_TABLE.rawValue else { throw fault(index, expected: "table") }
    let reader = LuaReader(state: state, thread: thread, holder: holder)
    switch try reader.tableParts(at: stackIndex(index), session, "") {
    case .fields(let fields): return fields
    case .items(let items) where items.isEmpty: return []
    case .items: throw fault(index, "a table with named keys expected, got a list")
    }
  }

  /// Whether the argument is a table.
  func isTable(_ index: Int) -> Bool {
    index <= count && clua_type(thread, stackIndex(index)) == CLUA_TABLE.rawValue
  }

  /// Whether the argument is a Lua string, and not a number that stands for one.
  func isString(_ index: Int) -> Bool {
    index <= count && clua_type(thread, stackIndex(index)) == CLUA_STRING.rawValue
  }

  /// Whether the argument can be called.
  func isCallable(_ index: Int) -> Bool { index <= count && clua_is_callable(thread, stackIndex(index)) }

  /// The named keys of a table of options.
  ///
  /// - Parameter what: What the options are of, for messages.
  func options(_ index: Int, of what: String, known: [String]) throws(LuaFault) -> [String: LuaValue] {
    if isNil(index) { return [:] }
    guard isTable(index) else {
      throw LuaFault("\(what) takes a table of options, not \(LuaLiteral.summary(of: shown(index)))")
    }
    let reader = reader
    guard clua_push_content(state.machine, thread, stackIndex(index)) else { throw LuaFault("the stack is full") }
    let content = clua_top(thread)
    defer { clua_set_top(thread, content - 1) }
    var result: [String: LuaValue] = [:]
    let state = state
    let thread = thread
    try reader.walk(content) { (key, value) throws(LuaFault) in
      guard let name = reader.string(at: key) else {
        throw LuaFault("\(what) takes options by name, not \(LuaLiteral.line(of: reader.scenarioValue(at: key)))")
      }
      guard known.contains(name) else {
        let hint = NearestNames.hint(name, among: known)
        let list = hint.isEmpty ? "; it knows " + known.sorted().joined(separator: ", ") : hint
        throw LuaFault("\(what) has no option \(LuaLiteral.quoted(name))\(list)")
      }
      result[name] = state.read(thread, at: value)
    }
    return result
  }
}

extension LuaCall {
  /// The object of a handle, whatever its type.
  func handle(_ index: Int) -> (any ScenarioHandle)? {
    guard index <= count else { return nil }
    return reader.object(at: Int32(truncatingIfNeeded: index) + offset) as? any ScenarioHandle
  }
}
