import CLua

extension LuaState {
  /// The nearest line of a script that runs.
  var currentLine: Int? {
    let line = clua_line(machine)
    return line > 0 ? Int(line) : nil
  }

  /// The nearest line that runs of the script of that name, whatever it calls in others.
  func line(of script: String) -> Int? {
    var script = script
    let line = script.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { clua_line_of(machine, $0, name.count) } ?? 0
      }
    }
    return line > 0 ? Int(line) : nil
  }

  /// The name of the script that `currentLine` belongs to.
  var currentScript: String? {
    var length = 0
    guard let name = clua_script(machine, &length) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self)
  }
}

extension LuaFunction {
  /// How many arguments the function names; Int.max for any number, 0 for what is no Lua function.
  var parameterCount: Int {
    let thread = clua_running(machine)
    guard push(on: thread) else { return 0 }
    defer { clua_set_top(thread, clua_top(thread) - 1) }
    let count = clua_parameters(thread, clua_top(thread))
    return count < 0 ? Int.max : Int(count)
  }
}

extension LuaValue {
  /// The value as something to call; nil where it cannot be called.
  var callable: LuaFunction? {
    switch self {
    case .function(let function): return function
    case .table(let table):
      let thread = clua_running(table.machine)
      guard table.push(on: thread) else { return nil }
      defer { clua_set_top(thread, clua_top(thread) - 1) }
      guard clua_is_callable(thread, -1) else { return nil }
      let reference = clua_keep(table.machine, thread, -1)
      return reference == 0 ? nil : LuaFunction(machine: table.machine, number: reference)
    default: return nil
    }
  }
}

extension LuaCall {
  /// The last line of the function that an argument is.
  func lastLine(ofFunction index: Int) -> Int? {
    let line = clua_last_line(thread, Int32(truncatingIfNeeded: index) + offset)
    return line > 0 ? Int(line) : nil
  }
}
