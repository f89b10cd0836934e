import CLua

/// The names of the reasons why a machine stops.
enum LuaStop {
  static func kind(_ reason: Int32) -> LuaError.Kind? {
    switch UInt32(bitPattern: reason) {
    case CLUA_STOP_MEMORY.rawValue: .memory
    case CLUA_STOP_HOST_MEMORY.rawValue: .hostMemory
    case CLUA_STOP_TIME.rawValue: .timeout
    case CLUA_STOP_INTERRUPT.rawValue: .interrupted
    default: nil
    }
  }

  static func message(_ kind: LuaError.Kind) -> String {
    switch kind {
    case .memory, .hostMemory: "memory limit reached"
    case .timeout: "time limit reached"
    default: "interrupted"
    }
  }
}
