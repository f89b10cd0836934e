import CLua

extension LuaState {
  /// The nearest line of a script that runs.
  var currentLine: Int? {
    let line = clua_line(machine)
    return line > 0 ? Int(line) : nil
  }
}

extension LuaCall {
  /// The last line of the function that an argument is.
  func lastLine(ofFunction index: Int) -> Int? {
    let line = clua_last_line(thread, Int32(truncatingIfNeeded: index) + offset)
    return line > 0 ? Int(line) : nil
  }
}
