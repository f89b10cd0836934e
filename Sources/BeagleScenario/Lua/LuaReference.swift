import CLua

/// Something that a state keeps for the host: a function, a table, a coroutine.
///
/// It does not keep the state alive; after the state is closed any use throws `LuaError.Kind.closed`.
package class LuaReference {
  let machine: OpaquePointer
  let generation: UInt64
  private let number: Int32
  /// The object that what is kept belongs to; it is told apart by its place alone.
  private var owner: UnsafeMutableRawPointer?

  init(machine: OpaquePointer, number: Int32) {
    self.machine = machine
    self.generation = clua_generation(machine)
    self.number = number
  }

  deinit {
    if clua_generation(machine) == generation { clua_release(machine, number, owner) }
  }

  /// Makes what is kept belong to `owner`: it is then kept as long as scripts have a handle of it, or of its parts.
  ///
  /// Whatever the host keeps behind a handle has to belong to its owner. A function of a script mostly leads to the very
  /// handle that keeps it; as Lua sees that whole circle, it ends with the last that leads to it from outside.
  ///
  /// - Throws: An error of kind `memory` when there is not enough.
  package func belong(to owner: AnyObject) throws(LuaError) {
    let state = try openState()
    let place = Unmanaged.passUnretained(owner).toOpaque()
    if self.owner == nil, clua_give(machine, number, place) { self.owner = place }
    if let stop = state.stop { throw LuaError(kind: stop, message: LuaStop.message(stop)) }
  }

  /// Puts what is kept on the stack of a thread; nil where its owner is gone.
  ///
  /// - Returns: false when the stack is full.
  func push(on thread: OpaquePointer) -> Bool { clua_push_reference(thread, number, owner) }

  /// Writes what is kept into an output buffer.
  func write(to output: LuaOutput) { output.reference(number, owner: owner) }

  /// The state, while it is open.
  package var state: LuaState? {
    guard clua_generation(machine) == generation, let host = clua_host_pointer(machine) else { return nil }
    return Unmanaged<LuaState>.fromOpaque(host).takeUnretainedValue()
  }

  func openState() throws(LuaError) -> LuaState {
    guard let state else { throw LuaError(kind: .closed, message: "the Lua state is closed") }
    return state
  }
}

/// A Lua function, or another value that can be called.
package final class LuaFunction: LuaReference {
  /// Calls the function.
  ///
  /// - Parameter arguments: What it gets.
  /// - Returns: All that it returned.
  /// - Throws: The error that ended it.
  @discardableResult
  package func call(_ arguments: LuaValue...) throws(LuaError) -> [LuaValue] {
    try openState().call(self, arguments)
  }

  /// Calls the function with a list of arguments.
  @discardableResult
  package func call(arguments: [LuaValue]) throws(LuaError) -> [LuaValue] {
    try openState().call(self, arguments)
  }
}

/// A Lua table.
package final class LuaTable: LuaReference {
  /// The value of a key, metamethods included.
  package func get(_ key: LuaValue) throws(LuaError) -> LuaValue {
    let state: LuaState = try openState()
    return try state.execute { (output: LuaOutput) throws(LuaFault) in
      write(to: output)
      try output.value(key)
      output.operation(CLUA_OP_GET)
    }.first ?? .nil
  }

  /// The value of a text key, metamethods included.
  package func get(_ key: String) throws(LuaError) -> LuaValue { try get(.string(key)) }

  /// Sets the value of a key, metamethods included.
  package func set(_ key: LuaValue, to value: LuaValue) throws(LuaError) {
    let state: LuaState = try openState()
    _ = try state.execute { (output: LuaOutput) throws(LuaFault) in
      write(to: output)
      try output.value(key)
      try output.value(value)
      output.operation(CLUA_OP_SET)
    }
  }

  /// Sets the value of a text key, metamethods included.
  package func set(_ key: String, to value: LuaValue) throws(LuaError) { try set(.string(key), to: value) }

  /// What `#` gives.
  package func count() throws(LuaError) -> Int {
    let state: LuaState = try openState()
    return try state.execute { (output: LuaOutput) throws(LuaFault) in
      write(to: output)
      output.operation(CLUA_OP_LENGTH)
    }.first?.int ?? 0
  }
}

/// A host function of a state, which lives as long as a script has it.
package final class LuaNative {
  let machine: OpaquePointer
  let name: String
  let offset: Int32
  let body: LuaBody

  init(machine: OpaquePointer, name: String, isMethod: Bool, body: @escaping LuaBody) {
    self.machine = machine
    self.name = name
    offset = isMethod ? 1 : 0
    self.body = body
  }
}
