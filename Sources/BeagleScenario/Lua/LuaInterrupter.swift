import CLua

/// Stops the scripts of one state from any thread; it does not keep the state.
package struct LuaInterrupter: @unchecked Sendable {
  private let machine: OpaquePointer
  private let generation: UInt64

  init(machine: OpaquePointer) {
    self.machine = machine
    generation = clua_generation(machine)
  }

  /// Stops whatever the state runs, for good; nothing when the state is closed.
  package func interrupt() {
    if clua_generation(machine) == generation { clua_interrupt(machine) }
  }
}
