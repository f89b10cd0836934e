package import BeagleSchema
import CLua

/// A call of a host function by a script: its arguments, counted from 1, and its results.
///
/// In a method the handle is the `receiver`, and argument 1 is the first one after it.
package struct LuaCall {
  /// The state that calls.
  package unowned(unsafe) let state: LuaState
  let thread: OpaquePointer
  let offset: Int32
  let name: String
  let output: LuaOutput
  /// How many arguments there are.
  package let count: Int

  init(state: LuaState, thread: OpaquePointer, count: Int32, offset: Int32, name: String) {
    self.state = state
    self.thread = thread
    self.offset = offset
    self.name = name
    self.count = Int(count - offset)
    output = LuaOutput(state)
  }

  private func place(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: index) + offset }

  // MARK: Arguments

  /// An argument of any type; nil where there is none.
  package subscript(index: Int) -> LuaValue {
    index > count ? .nil : state.read(thread, at: place(index))
  }

  /// Whether the argument is absent or nil.
  package func isNil(_ index: Int) -> Bool { clua_type(thread, place(index)) <= 0 }

  /// The error about an argument that is not as expected.
  package func fault(_ index: Int, expected: String) -> LuaFault {
    let found = index > count ? "no value" : state.typeName(thread, at: place(index))
    return fault(index, "\(expected) expected, got \(found)")
  }

  /// The error about an argument, with a text that says what is wrong.
  package func fault(_ index: Int, _ text: String) -> LuaFault {
    if index == 0 { return LuaFault("calling '\(name)' on a bad self (\(text)); use ':' to call it") }
    return LuaFault("bad argument #\(index) to '\(name)' (\(text))")
  }

  /// A text; a number is none here.
  package func string(_ index: Int) throws(LuaFault) -> String {
    if let text = state.string(thread, at: place(index)) { return text }
    throw fault(index, expected: "string")
  }

  /// A text, or nil where the argument is absent or nil.
  package func optionalString(_ index: Int) throws(LuaFault) -> String? { isNil(index) ? nil : try string(index) }

  /// The bytes of a text.
  package func bytes(_ index: Int) throws(LuaFault) -> [UInt8] {
    var length = 0
    guard let start = clua_string(thread, place(index), &length) else { throw fault(index, expected: "string") }
    return Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  /// An integer; a float must equal one.
  package func int(_ index: Int) throws(LuaFault) -> Int {
    guard clua_type(thread, place(index)) == CLUA_NUMBER.rawValue else { throw fault(index, expected: "number") }
    if clua_is_integer(thread, place(index)) { return Int(clua_integer(thread, place(index))) }
    guard let exact = Int(exactly: clua_number(thread, place(index))) else {
      throw fault(index, "number has no integer representation")
    }
    return exact
  }

  /// A number.
  package func double(_ index: Int) throws(LuaFault) -> Double {
    guard clua_type(thread, place(index)) == CLUA_NUMBER.rawValue else { throw fault(index, expected: "number") }
    return clua_number(thread, place(index))
  }

  /// Anything that can be called.
  package func function(_ index: Int) throws(LuaFault) -> LuaFunction {
    guard clua_is_callable(thread, place(index)) else { throw fault(index, expected: "function") }
    return LuaFunction(machine: state.machine, number: try state.keep(thread, at: place(index)))
  }

  /// A table.
  package func table(_ index: Int) throws(LuaFault) -> LuaTable {
    guard clua_type(thread, place(index)) == CLUA_TABLE.rawValue else { throw fault(index, expected: "table") }
    return LuaTable(machine: state.machine, number: try state.keep(thread, at: place(index)))
  }

  /// A JSON value; nil becomes `empty`.
  ///
  /// - Throws: A fault that gives the path of what does not encode.
  package func dynamicObject(
    _ index: Int, options: LuaConversion = LuaConversion()
  ) throws(LuaFault) -> DynamicObject {
    if index > count { return .empty }
    return try state.dynamicObject(thread, at: place(index), options: options)
  }

  /// The object of a handle.
  package func object<Object: AnyObject>(_ index: Int, as type: Object.Type) throws(LuaFault) -> Object {
    guard let object = optionalObject(index, as: type) else {
      throw fault(index, expected: (type as? any LuaHandleObject.Type)?.type.name ?? "\(type)")
    }
    return object
  }

  /// The object of a handle, or nil where the argument is anything else.
  package func optionalObject<Object: AnyObject>(_ index: Int, as type: Object.Type) -> Object? {
    var id: Int32 = 0
    guard let pointer = clua_handle(state.machine, thread, place(index), &id) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? Object
  }

  /// The object of the handle whose method or field this is.
  package func receiver<Object: AnyObject>(as type: Object.Type) throws(LuaFault) -> Object {
    try object(0, as: type)
  }

  // MARK: Results

  /// Adds a result.
  package func push(_ value: LuaValue) throws(LuaFault) { try output.value(value) }
  /// Adds a text to the results.
  package func push(_ text: String) { output.string(text) }
  /// Adds an integer to the results.
  package func push(_ number: Int) { output.int(number) }
  /// Adds a number to the results.
  package func push(_ number: Double) { output.double(number) }
  /// Adds a boolean to the results.
  package func push(_ value: Bool) { output.bool(value) }
  /// Adds nil to the results.
  package func pushNil() { output.operation(CLUA_OP_NIL) }
  /// Adds a handle of `object` to the results.
  package func push(_ object: AnyObject, _ type: LuaHandleType) { output.object(object, type) }
  /// Adds a handle of `object` to the results, after `fill` has made things of the script belong to it.
  package func push(_ object: AnyObject, _ type: LuaHandleType, filling fill: () throws -> Void) throws {
    let kept = try state.keep(object, type)
    try withExtendedLifetime(kept) {
      try fill()
      push(object, type)
    }
  }

  /// Adds an argument to the results, as it came.
  package func push(argument index: Int) {
    if index > count { pushNil() } else { output.stack(place(index)) }
  }

  /// Adds a table that came as argument to the results, marked as array or object even when it is empty.
  package func push(table index: Int, markedAs kind: LuaTableKind) throws(LuaFault) {
    guard clua_type(thread, place(index)) == CLUA_TABLE.rawValue else { throw fault(index, expected: "table") }
    output.stack(place(index))
    output.mark(kind.mark)
  }
}
