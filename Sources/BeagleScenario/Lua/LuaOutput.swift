import BeagleSchema
import CLua

/// Writes values into the output buffer of a machine, from where C makes them Lua values.
package struct LuaOutput {
  /// Deeper nesting is refused, so that no recursion of ours runs out of stack.
  static let deepest = 1000

  unowned(unsafe) let state: LuaState
  private let buffer: UnsafeMutablePointer<clua_buffer>

  init(_ state: LuaState) {
    self.state = state
    buffer = clua_output(state.machine)
  }

  var length: Int { buffer.pointee.length }

  private func room(_ count: Int) -> UnsafeMutableRawPointer? {
    if buffer.pointee.capacity - buffer.pointee.length < count { clua_reserve(buffer, count) }
    guard let data = buffer.pointee.data else { return nil }
    let place = UnsafeMutableRawPointer(data) + buffer.pointee.length
    buffer.pointee.length += count
    return place
  }

  func operation(_ operation: clua_op) {
    room(1)?.storeBytes(of: UInt8(truncatingIfNeeded: operation.rawValue), as: UInt8.self)
  }

  private func operation<Operand: BitwiseCopyable>(_ operation: clua_op, _ operand: Operand) {
    guard let place = room(1 + MemoryLayout<Operand>.size) else { return }
    place.storeBytes(of: UInt8(truncatingIfNeeded: operation.rawValue), as: UInt8.self)
    place.storeBytes(of: operand, toByteOffset: 1, as: Operand.self)
  }

  func mark(_ kind: clua_kind) { operation(CLUA_OP_MARK, UInt8(truncatingIfNeeded: kind.rawValue)) }
  func stack(_ index: Int32) { operation(CLUA_OP_STACK, index) }
  func call(count: Int) { operation(CLUA_OP_CALL, UInt32(truncatingIfNeeded: count)) }
  func setIndex(_ index: Int) { operation(CLUA_OP_SET_INDEX, Int64(index)) }
  func bool(_ value: Bool) { operation(value ? CLUA_OP_TRUE : CLUA_OP_FALSE) }
  func int(_ value: Int) { operation(CLUA_OP_INTEGER, Int64(value)) }
  func double(_ value: Double) { operation(CLUA_OP_NUMBER, value) }

  func string(_ text: String) {
    var text = text
    text.withUTF8 { bytes in string(UnsafeRawBufferPointer(bytes)) }
  }

  func string(_ bytes: UnsafeRawBufferPointer) {
    guard let place = room(5 + bytes.count) else { return }
    place.storeBytes(of: UInt8(truncatingIfNeeded: CLUA_OP_STRING.rawValue), as: UInt8.self)
    place.storeBytes(of: UInt32(truncatingIfNeeded: bytes.count), toByteOffset: 1, as: UInt32.self)
    if let start = bytes.baseAddress { (place + 5).copyMemory(from: start, byteCount: bytes.count) }
  }

  private func sized(_ bytes: UnsafeRawBufferPointer) {
    guard let place = room(4 + bytes.count) else { return }
    place.storeBytes(of: UInt32(truncatingIfNeeded: bytes.count), as: UInt32.self)
    if let start = bytes.baseAddress { (place + 4).copyMemory(from: start, byteCount: bytes.count) }
  }

  func load(_ bytes: UnsafeRawBufferPointer, name: String, isPrecompiled: Bool) {
    operation(CLUA_OP_LOAD, UInt8(isPrecompiled ? 1 : 0))
    var name = name
    name.withUTF8 { sized(UnsafeRawBufferPointer($0)) }
    sized(bytes)
  }

  func open(_ kind: clua_kind, sequence: Int, others: Int) {
    guard let place = room(10) else { return }
    place.storeBytes(of: UInt8(truncatingIfNeeded: CLUA_OP_OPEN.rawValue), as: UInt8.self)
    place.storeBytes(of: UInt8(truncatingIfNeeded: kind.rawValue), toByteOffset: 1, as: UInt8.self)
    place.storeBytes(of: UInt32(truncatingIfNeeded: sequence), toByteOffset: 2, as: UInt32.self)
    place.storeBytes(of: UInt32(truncatingIfNeeded: others), toByteOffset: 6, as: UInt32.self)
  }

  func define(_ type: LuaHandleType) {
    guard let place = room(9) else { return }
    place.storeBytes(of: UInt8(truncatingIfNeeded: CLUA_OP_TYPE.rawValue), as: UInt8.self)
    place.storeBytes(of: type.id, toByteOffset: 1, as: Int32.self)
    place.storeBytes(of: type.events, toByteOffset: 5, as: UInt32.self)
    var name = type.name
    name.withUTF8 { sized(UnsafeRawBufferPointer($0)) }
  }

  func reference(_ number: Int32, owner: UnsafeMutableRawPointer?) {
    let pointers = MemoryLayout<UInt>.size
    guard let place = room(5 + pointers) else { return }
    place.storeBytes(of: UInt8(truncatingIfNeeded: CLUA_OP_REFERENCE.rawValue), as: UInt8.self)
    place.storeBytes(of: number, toByteOffset: 1, as: Int32.self)
    place.storeBytes(of: UInt(bitPattern: owner), toByteOffset: 5, as: UInt.self)
  }

  func object(_ object: AnyObject, _ type: LuaHandleType, operation: clua_op = CLUA_OP_HANDLE) {
    state.know(type)
    let pointers = MemoryLayout<UInt>.size
    guard let place = room(5 + 2 * pointers) else { return }
    place.storeBytes(of: UInt8(truncatingIfNeeded: operation.rawValue), as: UInt8.self)
    place.storeBytes(of: type.id, toByteOffset: 1, as: Int32.self)
    let owner = type.owner?(object).map { Unmanaged.passUnretained($0).toOpaque() }
    place.storeBytes(of: UInt(bitPattern: owner), toByteOffset: 5, as: UInt.self)
    let pointer = Unmanaged.passRetained(object).toOpaque()
    place.storeBytes(of: UInt(bitPattern: pointer), toByteOffset: 5 + pointers, as: UInt.self)
  }

  func native(_ function: LuaNative) {
    operation(CLUA_OP_FUNCTION, UInt(bitPattern: Unmanaged.passRetained(function).toOpaque()))
  }

  func value(_ value: LuaValue, depth: Int = 0) throws(LuaFault) {
    switch value {
    case .nil: operation(CLUA_OP_NIL)
    case .null: operation(CLUA_OP_NULL)
    case .bool(let value): bool(value)
    case .int(let value): int(value)
    case .double(let value): double(value)
    case .string(let text): string(text)
    case .bytes(let bytes): bytes.withUnsafeBytes { string($0) }
    case .function(let function): try kept(function)
    case .table(let table): try kept(table)
    case .other(let other): try kept(other)
    case .object(let object, let type): self.object(object, type)
    case .lazyList(let object, let type): self.object(object, type, operation: CLUA_OP_LAZY_LIST)
    case .native(let native):
      guard native.machine == state.machine else { throw LuaFault("the function belongs to another Lua state") }
      self.native(native)
    case .dynamic(let object): try dynamic(object, isReadOnly: false, depth: depth)
    case .readOnly(let object): try dynamic(object, isReadOnly: true, depth: depth)
    case .caseless(let object):
      try dynamic(.dictionary(object), isReadOnly: true, depth: depth)
      operation(CLUA_OP_CASELESS)
    case .list, .record: try composed(value, isFrozen: false, depth: depth)
    case .frozen(let content): try composed(content, isFrozen: true, depth: depth)
    }
  }

  private func kept(_ reference: LuaReference) throws(LuaFault) {
    guard reference.machine == state.machine, clua_generation(state.machine) == reference.generation else {
      throw LuaFault("the value belongs to another Lua state")
    }
    reference.write(to: self)
  }

  private func composed(_ value: LuaValue, isFrozen: Bool, depth: Int) throws(LuaFault) {
    guard depth < Self.deepest else { throw LuaFault("the value is nested too deeply") }
    switch value {
    case .list(let items):
      open(CLUA_KIND_ARRAY, sequence: items.count, others: 0)
      for (index, item) in items.enumerated() {
        try self.value(item, depth: depth + 1)
        setIndex(index + 1)
      }
    case .record(let fields):
      open(CLUA_KIND_OBJECT, sequence: 0, others: fields.count)
      for (key, field) in fields {
        if case .nil = field { continue }
        string(key)
        try self.value(field, depth: depth + 1)
        operation(CLUA_OP_SET_KEY)
      }
    default:
      try self.value(value, depth: depth + 1)
      return
    }
    if isFrozen { operation(CLUA_OP_FREEZE) }
  }

  /// Refuses what is too deep, what takes longer than the script may run, and what the script could never hold.
  private func checkRoom(_ depth: Int) throws(LuaFault) {
    guard depth < Self.deepest else { throw LuaFault("the value is nested too deeply") }
    if length > state.memoryLimit { clua_exceed(state.machine) }
    if state.mustStop { throw LuaFault(LuaStop.message(state.stop ?? .interrupted)) }
  }

  func dynamic(_ object: DynamicObject, isReadOnly: Bool, depth: Int = 0) throws(LuaFault) {
    switch object {
    case .empty: operation(CLUA_OP_NULL)
    case .bool(let value): bool(value)
    case .int(let value): int(value)
    case .double(let value): double(value)
    case .string(let text): string(text)
    case .expression(let expression): string(state.text(of: expression))
    case .array(let items):
      try checkRoom(depth)
      open(CLUA_KIND_ARRAY, sequence: items.count, others: 0)
      for (index, item) in items.enumerated() {
        try dynamic(item, isReadOnly: isReadOnly, depth: depth + 1)
        setIndex(index + 1)
      }
      if isReadOnly { operation(CLUA_OP_FREEZE) }
    case .dictionary(let fields):
      try checkRoom(depth)
      open(CLUA_KIND_OBJECT, sequence: 0, others: fields.count)
      for (key, field) in fields {
        string(key)
        try dynamic(field, isReadOnly: isReadOnly, depth: depth + 1)
        operation(CLUA_OP_SET_KEY)
      }
      if isReadOnly { operation(CLUA_OP_FREEZE) }
    }
  }
}
