import BeagleSchema

/// The `beagle` module: a global, and what `require "beagle"` gives.
enum ModuleHost {
  /// Makes the module known to the state of `session`.
  static func install(in session: ScenarioSession, host: LuaTable) throws(LuaError) {
    let state = session.state
    let fields = try state.makeTable(fields(of: session))
    let module = try ModulePrelude.chunk.run(in: state, .table(host), .table(fields))
    guard let beagle = module.first else { return }
    try state.setGlobal("beagle", to: beagle)
    try state.setModules { [unowned session] name in
      if name == "beagle" { return .value(beagle) }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw LuaFault("a module's name is one of folders and a file with dots between, not \(LuaLiteral.quoted(name))")
      }
      let file = try session.read(parts.joined(separator: "/") + ".lua")
      return .text(LuaSource.chunk(file.bytes), path: file.path)
    }
  }

  private static func fields(of session: ScenarioSession) -> [(String, LuaValue)] {
    let state = session.state
    func native(_ name: String, _ body: @escaping LuaBody) -> (String, LuaValue) {
      (name, state.native("beagle." + name, body))
    }
    let environment = session.options.environment.sorted { $0.key < $1.key }
    return [
      ("null", .null), ("any", .object(PatternValue(.any), PatternValue.type)),
      ("absent", .object(session.absent, PatternValue.type)),
      ("platform", .string(session.options.platform.rawValue)),
      ("env", .frozen(.record(environment.map { ($0.key, .string($0.value)) }))),
      native("file") { [unowned session] call in
        let path = try call.string(1)
        let file = try session.read(path)
        do { try call.push(.dynamic(try DynamicObject(rawJSON: file.bytes))) } catch let error as SchemaError {
          throw LuaFault(error.text(inFile: file.path))
        }
      },
      native("text") { [unowned session] call in try call.push(.bytes(try session.read(try call.string(1)).bytes)) },
      native("decode") { call in
        do { try call.push(.dynamic(try DynamicObject(rawJSON: try call.bytes(1)))) } catch let error as SchemaError {
          throw LuaFault(error.text(inCall: "beagle.decode"))
        }
      },
      native("encode") { call in
        if call.count == 0 { throw call.fault(1, expected: "a value") }
        call.push(JSONWriter(sortsKeys: true).string(try ComparisonHost.encodable(call, 1)))
      },
      native("matches") { [unowned session] call in
        let source = try call.string(1)
        try call.push(.object(PatternValue(try textPattern(source, of: session)), PatternValue.type))
      },
      native("contains") { [unowned session] call in
        let arguments = call
        try PatternValue.push(to: call) { try containing(arguments, of: session, for: $0) }
      },
      native("launch") { [unowned session] call in try Launch.run(&call, of: session) },
      native("eval") { [unowned session] call in try Evaluation.run(&call, of: session) },
    ]
  }

  private static func textPattern(_ source: String, of session: ScenarioSession) throws -> Pattern {
    guard let find = session.find else { throw LuaFault("there is no string.find") }
    do { try find.call(.string(""), .string(source)) } catch {
      if error.isStop { throw error }
      throw LuaFault("\(LuaLiteral.quoted(source)) is no pattern of Lua: \(error.message)")
    }
    return .matches(source: source) { text in
      guard let first = try find.call(.string(text), .string(source)).first, case .int = first else { return false }
      return true
    }
  }

  private static func containing(
    _ call: LuaCall, of session: ScenarioSession, for holder: any PatternHolder
  ) throws -> Pattern {
    guard call.isTable(1) else { throw call.fault(1, expected: "table") }
    switch try call.pattern(1, of: session, for: holder) {
    case .list(let items): return .contains(items)
    case .object(let fields): return .including(fields)
    default: return .contains([])
    }
  }
}

extension SchemaError {
  /// The message with its place in a file: `file:line:column: message`.
  func text(inFile file: String) -> String { text { "\(file):\($0):\($1)" } ?? "\(file): \(self)" }

  /// The message with its place in what a call was given: `call: line 1, column 2: message`.
  func text(inCall call: String) -> String { text { "\(call): line \($0), column \($1)" } ?? "\(call): \(self)" }

  private func text(_ place: (_ line: Int, _ column: Int) -> String) -> String? {
    guard let line, let column else { return nil }
    let text = "\(place(line, column)): expected \(expected), found \(found)"
    return hint.map { text + "; " + $0 } ?? text
  }
}
