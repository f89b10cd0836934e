extension TestResult.Failure {
  /// What an error of a script says as a test's failure: the message without its place, and the place apart.
  init(_ error: LuaError, options: ScenarioOptions) {
    var traceback = error.traceback.filter { !$0.hasPrefix("...") || error.traceback.count > 1 }
    var message = error.message
    var place: (file: String, line: Int)?
    for line in traceback {
      guard let found = Self.place(of: line) else { continue }
      let prefix = found.file + ":"
      guard message.hasPrefix(prefix) else { continue }
      let rest = message.dropFirst(prefix.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), rest.dropFirst(digits.count).hasPrefix(": ") else { continue }
      place = (found.file, number)
      message = String(rest.dropFirst(digits.count + 2))
      break
    }
    if place == nil { place = traceback.lazy.compactMap { Self.place(of: $0) }.first }
    if case .table(let table) = error.value, message.hasPrefix("("), let shown = table.shown {
      message = "error object " + LuaLiteral.summary(of: shown, limit: 400)
    }
    switch error.kind {
    case .timeout: message = "stopped: it ran longer than \(Self.seconds(options.timeout)) (--timeout)"
    case .memory: message = "stopped: it used more than \(options.memoryLimit >> 20) MiB (--memory)"
    case .hostMemory:
      message = "stopped: its apps used more than \((options.hostMemoryLimit ?? 0) >> 20) MiB (four times --memory)"
    case .interrupted: message = "interrupted"
    default: break
    }
    if message == "C stack overflow" { message += ": calls are nested too deeply, as of describe or pcall" }
    message += Self.methodHint(message)
    if traceback.count == 1 { traceback = [] }
    self.init(message: Self.shortened(message), file: place?.file, line: place?.line, traceback: traceback)
  }

  /// The most bytes of a message; a longer one helps nobody and takes long to tell.
  private static let longest = 1 << 18

  private static func shortened(_ message: String) -> String {
    let count = message.utf8.count
    guard count > longest else { return message }
    return String(decoding: message.utf8.prefix(longest), as: UTF8.self) + "… (\(count) bytes)"
  }

  /// The methods that a call of one that elements do not have may have meant: a name that an element lacks is nil.
  private static func methodHint(_ message: String) -> String {
    let before = "attempt to call a nil value (method '"
    guard message.hasPrefix(before), message.hasSuffix("')") else { return "" }
    return NearestNames.hint(
      String(message.dropFirst(before.count).dropLast(2)), among: ElementHandle.type.methods.keys)
  }

  private static func seconds(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value)) s" : "\(value) s"
  }

  /// The `file:line` that a line of a traceback begins with.
  private static func place(of line: String) -> (file: String, line: Int)? {
    var search = line[...]
    while let colon = search.firstIndex(of: ":") {
      let rest = line[line.index(after: colon)...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), rest.dropFirst(digits.count).hasPrefix(":") {
        return (String(line[..<colon]), number)
      }
      search = rest
    }
    return nil
  }
}
