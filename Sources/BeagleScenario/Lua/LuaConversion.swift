package import BeagleSchema
import CLua

/// How Lua tables become JSON values.
package struct LuaConversion {
  /// An empty table that nothing marks as array or object.
  package struct EmptyTable {
    /// The key under which it stands in the table around it; nil at the top and in lists.
    package let key: String?
    /// The keys and positions that lead to it.
    package let path: [PathStep]
    /// Gives a text beside it, such as `_beagleAction_` of the same table.
    package let sibling: (String) -> String?
  }

  /// One step from the top to a value.
  package enum PathStep: Hashable, Sendable {
    /// A text key.
    case key(String)
    /// A position in a list, counted from 1 as in Lua.
    case index(Int)
  }

  /// Decides whether an empty, unmarked table is a list; it is an object otherwise.
  package var isList: (EmptyTable) -> Bool

  /// A conversion that asks `isList` about empty, unmarked tables.
  package init(isList: @escaping (EmptyTable) -> Bool = { _ in false }) { self.isList = isList }
}

extension LuaTable {
  /// The JSON value of the table.
  ///
  /// - Throws: A fault that gives the path of what does not encode.
  package func dynamicObject(options: LuaConversion = LuaConversion()) throws(LuaFault) -> DynamicObject {
    guard let state else { throw LuaFault("the Lua state is closed") }
    let thread = clua_running(machine)
    let top = clua_top(thread)
    guard push(on: thread) else { throw LuaFault(LuaStop.message(.memory)) }
    defer { clua_set_top(thread, top) }
    return try state.dynamicObject(thread, at: top + 1, options: options)
  }
}

extension LuaState {
  func dynamicObject(
    _ thread: OpaquePointer, at index: Int32, options: LuaConversion
  ) throws(LuaFault) -> DynamicObject {
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    var conversion = TableConversion(state: self, thread: thread, options: options)
    return try conversion.value(at: index)
  }

  /// The JSON value of a value that was read from this state.
  ///
  /// - Throws: A fault that gives the path of what does not encode.
  package func dynamicObject(
    _ value: LuaValue, options: LuaConversion = LuaConversion()
  ) throws(LuaFault) -> DynamicObject {
    switch value {
    case .nil, .null: return .empty
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value) where value.isFinite: return .double(value)
    case .string(let text): return .string(text)
    case .bytes(let bytes): return .string(String(decoding: bytes, as: UTF8.self))
    case .table(let table): return try table.dynamicObject(options: options)
    case .dynamic(let object), .readOnly(let object): return object
    case .object(let handle as any ScenarioHandle, _):
      guard let fields = handle.fields else { throw LuaFault("a \(value.typeName) does not encode, at $") }
      return fields
    case .caseless(let object): return .dictionary(object)
    case .double: throw LuaFault("NaN and infinities do not encode, at $")
    default: throw LuaFault("a \(value.typeName) does not encode, at $")
    }
  }
}

/// One walk over a Lua table.
private struct TableConversion {
  /// JSON is not read deeper than this either.
  static let deepest = 512

  unowned(unsafe) let state: LuaState
  let thread: OpaquePointer
  let options: LuaConversion
  var path: [LuaConversion.PathStep] = []
  var open: [UnsafeRawPointer] = []

  init(state: LuaState, thread: OpaquePointer, options: LuaConversion) {
    self.state = state
    self.thread = thread
    self.options = options
  }

  /// Ends a walk that takes longer than the script may run.
  private func checkTime() throws(LuaFault) {
    if state.mustStop { throw LuaFault(LuaStop.message(state.stop ?? .interrupted)) }
  }

  private func fault(_ text: String) -> LuaFault { LuaFault("\(text), at \(place)") }

  private var place: String {
    if path.count <= 24 { return Self.text(path[...]) }
    return "$" + Self.text(path.prefix(8)).dropFirst() + " … " + Self.text(path.suffix(8)).dropFirst()
  }

  private static func text(_ path: ArraySlice<LuaConversion.PathStep>) -> String {
    path.reduce(into: "$") { text, step in
      switch step {
      case .key(let key): text += ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  mutating func value(at index: Int32) throws(LuaFault) -> DynamicObject {
    switch clua_type(thread, index) {
    case CLUA_NIL.rawValue, CLUA_NONE.rawValue: return .empty
    case CLUA_BOOLEAN.rawValue: return .bool(clua_boolean(thread, index))
    case CLUA_NUMBER.rawValue:
      if clua_is_integer(thread, index) { return .int(Int(clua_integer(thread, index))) }
      let number = clua_number(thread, index)
      guard number.isFinite else { throw fault("NaN and infinities do not encode") }
      return .double(number)
    case CLUA_STRING.rawValue: return .string(state.string(thread, at: index) ?? "")
    case CLUA_TABLE.rawValue: return try table(at: index)
    case CLUA_USERDATA.rawValue where clua_is_null(state.machine, thread, index): return .empty
    case CLUA_USERDATA.rawValue:
      let handle = LuaReader(state: state, thread: thread).object(at: index) as? any ScenarioHandle
      guard let fields = handle?.fields else {
        throw fault("a \(state.typeName(thread, at: index)) does not encode")
      }
      return fields
    default: throw fault("a \(state.typeName(thread, at: index)) does not encode")
    }
  }

  private mutating func table(at index: Int32) throws(LuaFault) -> DynamicObject {
    guard open.count < Self.deepest else { throw fault("more than \(Self.deepest) levels do not encode") }
    guard let identity = clua_identity(thread, index), !open.contains(identity) else {
      throw fault("a cycle does not encode")
    }
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    if let items = try lazyItems(at: index) { return items }
    guard clua_push_content(state.machine, thread, index) else { throw fault("out of memory") }
    open.append(identity)
    defer { open.removeLast() }
    let content = top + 1
    let length = Int(clamping: clua_raw_length(thread, content))
    if length > 0 { return try sequence(at: content, count: length) }
    return try object(at: content)
  }

  private mutating func sequence(at index: Int32, count: Int) throws(LuaFault) -> DynamicObject {
    var items: [DynamicObject] = []
    items.reserveCapacity(count)
    for position in 1...count {
      try checkTime()
      guard clua_raw_item(thread, index, Int64(position)) else { throw fault("out of memory") }
      path.append(.index(position))
      if clua_type(thread, -1) == CLUA_NIL.rawValue { throw fault("a list with holes does not encode") }
      items.append(try value(at: clua_top(thread)))
      path.removeLast()
      clua_set_top(thread, clua_top(thread) - 1)
    }
    try checkOnlySequence(at: index, count: count)
    return .array(items)
  }

  /// Checks that a table has no other keys than its sequence.
  private func checkOnlySequence(at index: Int32, count: Int) throws(LuaFault) {
    guard clua_first(thread) else { throw fault("out of memory") }
    while clua_next(thread, index) {
      clua_set_top(thread, clua_top(thread) - 1)
      if clua_is_integer(thread, -1), 1...count ~= Int(clua_integer(thread, -1)) { continue }
      if clua_is_integer(thread, -1) { throw fault("a list with holes does not encode") }
      throw fault("a table with both list items and other keys does not encode")
    }
  }

  private mutating func object(at index: Int32) throws(LuaFault) -> DynamicObject {
    var fields: [(key: String, value: DynamicObject)] = []
    guard clua_first(thread) else { throw fault("out of memory") }
    while clua_next(thread, index) {
      try checkTime()
      guard let key = state.string(thread, at: -2) else {
        if clua_type(thread, -2) == CLUA_NUMBER.rawValue {
          throw fault(
            clua_is_integer(thread, -2)
              ? "a list with holes does not encode" : "a key that is no whole number does not encode")
        }
        throw fault("a key of type \(state.typeName(thread, at: -2)) does not encode")
      }
      path.append(.key(key))
      if clua_type(thread, -1) == CLUA_TABLE.rawValue, try isEmptyList(parent: index, key: key) {
        fields.append((key, .array([])))
      } else {
        fields.append((key, try value(at: clua_top(thread))))
      }
      path.removeLast()
      clua_set_top(thread, clua_top(thread) - 1)
    }
    if fields.isEmpty { return emptyTable(at: index) }
    if fields.count > 1 { fields.sort { precedes($0.key, $1.key) } }
    return .dictionary(DynamicDictionary(uniqueKeys: fields.map(\.key), values: fields.map(\.value)))
  }

  private func emptyTable(at index: Int32) -> DynamicObject {
    switch UInt32(bitPattern: clua_table_kind(state.machine, thread, index)) {
    case CLUA_KIND_ARRAY.rawValue: .array([])
    case CLUA_KIND_OBJECT.rawValue: .dictionary(DynamicDictionary())
    default:
      path.isEmpty && options.isList(.init(key: nil, path: path, sibling: { _ in nil }))
        ? .array([]) : .dictionary(DynamicDictionary())
    }
  }

  /// Whether the table on top of the stack is empty, unmarked and read as a list where it stands.
  private func isEmptyList(parent: Int32, key: String) throws(LuaFault) -> Bool {
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    guard clua_push_content(state.machine, thread, top) else { throw fault("out of memory") }
    guard clua_table_kind(state.machine, thread, top + 1) == CLUA_KIND_PLAIN.rawValue else { return false }
    guard clua_raw_length(thread, top + 1) == 0, clua_first(thread) else { return false }
    if clua_next(thread, top + 1) { return false }
    return options.isList(
      .init(key: key, path: path, sibling: { name in self.sibling(of: parent, named: name) }))
  }

  private func sibling(of table: Int32, named name: String) -> String? {
    let top = clua_top(thread)
    defer { clua_set_top(thread, top) }
    guard clua_first(thread) else { return nil }
    while clua_next(thread, table) {
      if state.string(thread, at: -2) == name { return state.string(thread, at: -1) }
      clua_set_top(thread, clua_top(thread) - 1)
    }
    return nil
  }

  /// The items of a lazy list, which only its object knows.
  private mutating func lazyItems(at index: Int32) throws(LuaFault) -> DynamicObject? {
    var id: Int32 = 0
    guard clua_lazy_list(state.machine, thread, index, &id) != nil else { return nil }
    let reference = try state.keep(thread, at: index)
    let list = LuaTable(machine: state.machine, number: reference)
    do {
      var items: [DynamicObject] = []
      let count = try list.count()
      for position in 0..<count {
        path.append(.index(position + 1))
        items.append(try state.dynamicObject(try list.get(.int(position + 1)), options: options))
        path.removeLast()
      }
      return .array(items)
    } catch let error as LuaError {
      throw fault(error.message)
    } catch let error as LuaFault {
      throw error
    } catch {
      throw fault("\(error)")
    }
  }
}

/// Whether `left` comes before `right` by the bytes of their UTF-8.
private func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
