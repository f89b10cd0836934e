import BeagleSchema
import CLua

/// A sandboxed Lua virtual machine with its limits.
///
/// One thread at a time. No Lua error crosses Swift code: whatever can raise is done in C, in a protected call.
/// The state ends with `close()` or with its last reference; handles and functions do not keep it. All objects that
/// its handles and functions hold are released then.
package final class LuaState {
  /// What a state may use, and how it starts.
  package struct Configuration: Sendable {
    /// The most bytes that the script's values may take.
    package var memory = 256 << 20
    /// The most bytes by which the process may grow while the state is open; 0 for no limit.
    package var hostMemory = 0
    /// Where `math.random` starts.
    package var seed: UInt64 = 0
    /// Takes storage from the system one block at a time, as memory checkers need it.
    package var usesSystemAllocator = false
    /// The allocation that fails, counted from 1; 0 for none.
    package var failingAllocation: UInt64 = 0
    /// Whether all later allocations fail too.
    package var failsForEver = false

    /// The defaults.
    package init() {}
  }

  let machine: OpaquePointer
  /// The most bytes that the script's values may take.
  let memoryLimit: Int
  private var isOpen = true
  var types: [LuaHandleType?] = []
  /// The paths that Lua shortens in its messages, by what it makes of them.
  var longPaths: [String: String] = [:]

  /// How many functions of the script run on behalf of a host function.
  package internal(set) var callbackDepth = 0
  /// Errors of such functions, until the host function under way raises them.
  var callbackErrors: [LuaError] = []

  /// Gives the virtual time in milliseconds since 1970, for `os.time` and `os.date`.
  package var now: () -> Double = { 0 }
  /// Gives the virtual milliseconds since the start, for `os.clock`.
  package var elapsed: () -> Double = { 0 }
  /// Takes what scripts print, line feeds included.
  package var print: (String) -> Void = { _ in }

  /// A new state with the sandboxed libraries.
  ///
  /// - Throws: An error of kind `memory` when there is not enough.
  package init(_ configuration: Configuration = Configuration()) throws(LuaError) {
    var host = LuaHost.functions
    guard
      let machine = clua_open(
        nil, &host, configuration.memory, configuration.seed, configuration.usesSystemAllocator,
        configuration.failingAllocation, configuration.failsForEver)
    else { throw LuaError(kind: .memory, message: LuaStop.message(.memory)) }
    self.machine = machine
    memoryLimit = configuration.memory
    clua_set_host(machine, Unmanaged.passUnretained(self).toOpaque())
    clua_limit_host(machine, configuration.hostMemory)
  }

  deinit { close() }

  /// Ends the state; functions and tables of it are of no use any more.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    clua_close(machine)
  }

  // MARK: Limits

  /// Takes an earlier limit's stop away and starts the clock for what follows.
  ///
  /// - Parameter seconds: The real time that scripts may take until `endRun`; nil for no limit.
  package func beginRun(seconds: Double?) { clua_begin(machine, seconds.map { Int64($0 * 1e9) } ?? 0) }

  /// Stops the clock of `beginRun`.
  package func endRun() { clua_end(machine) }

  /// Why the state is stopped, if it is; every call then throws the same until the next `beginRun`.
  package var stop: LuaError.Kind? { LuaStop.kind(clua_stopped(machine)) }

  /// Whether the script would be stopped if it ran now; what works for it for long asks from time to time.
  package var mustStop: Bool { clua_must_stop(machine) }

  /// Stops whatever runs, for good.
  package func interrupt() { interrupter.interrupt() }

  /// What stops the state's scripts from another thread.
  package var interrupter: LuaInterrupter { LuaInterrupter(machine: machine) }

  /// The bytes that the script's values take now.
  package var memory: Int { clua_memory(machine, nil, nil) }

  /// The most bytes that the script's values took, and how many allocations there were.
  package var usage: (peak: Int, allocations: UInt64) {
    var peak = 0
    var allocations: UInt64 = 0
    clua_memory(machine, &peak, &allocations)
    return (peak, allocations)
  }

  /// How many objects its handles and functions hold.
  package var heldObjects: Int { isOpen ? clua_held(machine) : 0 }

  /// Collects all garbage.
  package func collectGarbage() { if isOpen { clua_collect(machine) } }

  /// Collects all garbage, and gives the system back what that frees in the whole process.
  package func collectEverything() {
    collectGarbage()
    clua_trim()
  }

  // MARK: Running

  /// Compiles a script.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: Its path, as messages show it.
  package func load(_ text: String, name: String) throws(LuaError) -> LuaFunction {
    try load(Array(text.utf8), name: name)
  }

  /// Compiles a script from bytes.
  package func load(_ bytes: [UInt8], name: String) throws(LuaError) -> LuaFunction {
    if let refusal = LuaSource.refusal(of: bytes) { throw LuaError(kind: .syntax, message: "\(name): \(refusal)") }
    do { return try load(bytes, chunk: "@" + name, isPrecompiled: false) } catch {
      guard error.message.hasSuffix("C stack overflow") else { throw error }
      throw LuaError(
        kind: .syntax, message: "\(name): its blocks, functions and brackets are nested too deeply for Lua")
    }
  }

  func load(_ bytes: [UInt8], chunk: String, isPrecompiled: Bool) throws(LuaError) -> LuaFunction {
    rememberLongPath(of: chunk)
    let results = try execute { (output: LuaOutput) throws(LuaFault) in
      bytes.withUnsafeBytes { output.load($0, name: chunk, isPrecompiled: isPrecompiled) }
    }
    guard case .function(let function)? = results.first else {
      throw LuaError(kind: .script, message: "the chunk is no function")
    }
    return function
  }

  /// Lua shows 59 bytes of a path at most, the last ones after three dots.
  private func rememberLongPath(of chunk: String) {
    let shown = 59
    let path = Array(chunk.utf8.dropFirst())
    guard path.count > shown else { return }
    let short = "..." + String(decoding: path.suffix(shown - 3), as: UTF8.self)
    longPaths[short] = String(decoding: path, as: UTF8.self)
  }

  /// Calls a function.
  package func call(_ function: LuaFunction, _ arguments: [LuaValue] = []) throws(LuaError) -> [LuaValue] {
    try execute { (output: LuaOutput) throws(LuaFault) in
      try output.value(.function(function))
      for argument in arguments { try output.value(argument) }
      output.call(count: arguments.count)
    }
  }

  /// What `tostring` gives for a value.
  package func text(of value: LuaValue) throws(LuaError) -> String {
    try execute { (output: LuaOutput) throws(LuaFault) in
      try output.value(value)
      output.operation(CLUA_OP_TEXT)
    }.first?.string ?? ""
  }

  /// The value inside the state, such as a table for a list or a record.
  package func make(_ value: LuaValue) throws(LuaError) -> LuaValue {
    try execute { (output: LuaOutput) throws(LuaFault) in try output.value(value) }.first ?? .nil
  }

  /// A new table of values by name.
  package func makeTable(_ fields: [(String, LuaValue)] = []) throws(LuaError) -> LuaTable {
    let results = try execute { (output: LuaOutput) throws(LuaFault) in
      output.open(CLUA_KIND_PLAIN, sequence: 0, others: fields.count)
      for (key, value) in fields {
        output.string(key)
        try output.value(value)
        output.operation(CLUA_OP_SET_KEY)
      }
    }
    guard case .table(let table)? = results.first else {
      throw LuaError(kind: .script, message: "no table could be made")
    }
    return table
  }

  /// The table of globals.
  package func globals() throws(LuaError) -> LuaTable {
    let results = try execute { (output: LuaOutput) throws(LuaFault) in output.operation(CLUA_OP_GLOBALS) }
    guard case .table(let table)? = results.first else {
      throw LuaError(kind: .script, message: "there are no globals")
    }
    return table
  }

  /// Keeps the handle of `object`, and with it all that belongs to the same owner.
  package func keep(_ object: AnyObject, _ type: LuaHandleType) throws(LuaError) -> LuaReference {
    let values = try execute { (output: LuaOutput) throws(LuaFault) in
      // A list, as what is read of the handle itself is the object.
      output.open(CLUA_KIND_PLAIN, sequence: 1, others: 0)
      output.object(object, type)
      output.setIndex(1)
    }
    guard case .table(let table)? = values.first else {
      throw LuaError(kind: .script, message: "no handle could be kept")
    }
    return table
  }

  /// Sets a global variable.
  package func setGlobal(_ name: String, to value: LuaValue) throws(LuaError) {
    _ = try execute { (output: LuaOutput) throws(LuaFault) in
      output.operation(CLUA_OP_GLOBALS)
      output.string(name)
      try output.value(value)
      output.operation(CLUA_OP_SET)
    }
  }

  /// A host function for scripts.
  ///
  /// - Parameters:
  ///   - name: What error messages call it.
  ///   - isMethod: Whether its first argument is a receiver.
  ///   - body: What it does.
  package func native(_ name: String, isMethod: Bool = false, _ body: @escaping LuaBody) -> LuaValue {
    .native(LuaNative(machine: machine, name: name, isMethod: isMethod, body: body))
  }

  func know(_ type: LuaHandleType) {
    let index = Int(type.id)
    if index < types.count, types[index] != nil { return }
    if index >= types.count { types += Array(repeating: nil, count: index + 1 - types.count) }
    types[index] = type
    do {
      _ = try execute { (output: LuaOutput) throws(LuaFault) in output.define(type) }
    } catch {
      types[index] = nil
    }
  }

  func text(of expression: ContextExpression) -> String { expression.description }

  /// Writes operations and executes them in a protected call.
  func execute(_ write: (LuaOutput) throws(LuaFault) -> Void) throws(LuaError) -> [LuaValue] {
    guard isOpen else { throw LuaError(kind: .closed, message: "the Lua state is closed") }
    let output = LuaOutput(self)
    let base = output.length
    do { try write(output) } catch {
      clua_discard(machine, base)
      throw LuaError(kind: .script, message: error.description)
    }
    var top: Int32 = 0
    let status = clua_execute(machine, base, &top)
    let thread = clua_running(machine)
    guard status == CLUA_OK.rawValue else { throw failure(status, thread: thread, top: top) }
    let count = clua_top(thread) - top
    if count == 0 { return [] }
    var results: [LuaValue] = []
    results.reserveCapacity(Int(count))
    for index in 1...count { results.append(read(thread, at: top + index)) }
    clua_set_top(thread, top)
    if let stop { throw LuaError(kind: stop, message: LuaStop.message(stop)) }
    return results
  }
}
