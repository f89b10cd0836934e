/// Collects what a scenario file declares: `describe`, `it`, hooks, and what belongs to them.
final class BlockBuilder {
  let root: Block
  private var current: Block
  private var names = TestNames()
  private unowned let session: ScenarioSession

  init(session: ScenarioSession) {
    self.session = session
    root = Block(name: "", lines: .init(first: 1, last: Int.max), isInsulated: false, parent: nil)
    current = root
  }

  /// Makes the global functions known to the file's state.
  func install() throws(LuaError) {
    for name in ["describe", "context", "expose"] { try block(name, isInsulated: false) }
    try block("insulate", isInsulated: true)
    for name in ["it", "spec", "test"] { try test(name) }
    try pending()
    let hooks: [(String, Block.Hook)] = [
      ("before_each", .beforeEach), ("after_each", .afterEach), ("setup", .setup), ("teardown", .teardown),
      ("strict_setup", .setup), ("strict_teardown", .teardown), ("lazy_setup", .lazySetup),
      ("lazy_teardown", .lazyTeardown),
    ]
    for (name, hook) in hooks { try self.hook(name, hook) }
    try function("finally") { [unowned session] call in
      let function = try call.function(1)
      guard let running = session.running, running.isInBody else { throw LuaFault("finally belongs into a test") }
      running.finally = function
    }
    try function("randomize") { [unowned self] call in
      switch call[1] {
      case .nil, .bool(true): current.order = .random(seed: nil)
      case .bool(false): current.order = .declared
      case .int(let seed): current.order = .random(seed: UInt64(bitPattern: Int64(seed)))
      default: throw call.fault(1, expected: "boolean or number")
      }
    }
  }

  private func function(_ name: String, _ body: @escaping LuaBody) throws(LuaError) {
    try session.state.setGlobal(name, to: session.state.native(name, body))
  }

  private func requireDeclaring(_ name: String) throws(LuaFault) {
    guard session.running == nil else { throw LuaFault("\(name) cannot be called while a test runs") }
  }

  private func block(_ name: String, isInsulated: Bool) throws(LuaError) {
    try function(name) { [unowned self] call in
      try requireDeclaring(name)
      let title = try title(call, of: name)
      guard !call.isNil(2) else { return }
      let body = try call.function(2)
      let outer = current
      let block = Block(name: title, lines: lines(call, 2), isInsulated: isInsulated, parent: outer)
      outer.add(block)
      current = block
      defer { current = outer }
      let globals = isInsulated ? try session.globalsSnapshot() : nil
      try body.call()
      if let globals { try session.restoreGlobals(globals) }
    }
  }

  private func title(_ call: LuaCall, of name: String) throws(LuaFault) -> String {
    guard call.isString(1) else {
      throw LuaFault("\(name) takes a name first, not \(LuaLiteral.summary(of: call.shown(1)))")
    }
    return try call.string(1)
  }

  private func lines(_ call: LuaCall, _ function: Int) -> ScenarioTest.Lines {
    let first = session.state.currentLine ?? 1
    return ScenarioTest.Lines(first: first, last: max(first, call.lastLine(ofFunction: function) ?? first))
  }

  private func test(_ name: String) throws(LuaError) {
    try function(name) { [unowned self] call in
      try requireDeclaring(name)
      let title = try title(call, of: name)
      add(title, call, body: call.isNil(2) ? nil : try call.function(2), reason: nil)
    }
  }

  private func add(_ title: String, _ call: LuaCall, body: LuaFunction?, reason: String?) {
    let lines = lines(call, 2)
    let chain = current.chain
    let parts = chain.map(\.name) + [title]
    let test = ScenarioTest(
      fullName: names.full(parts), line: lines.first, lastLine: lines.last, blocks: chain.map(\.lines),
      tags: TestNames.tags(in: parts))
    current.add(DeclaredTest(test: test, body: body, pendingReason: reason))
  }

  private func pending() throws(LuaError) {
    try function("pending") { [unowned self] call in
      let title = call.isNil(1) ? "pending" : try call.string(1)
      if let running = session.running {
        running.skipReason = call.isNil(1) ? "" : title
        throw LuaFault(value: .string(PendingSignal.text))
      }
      add(title, call, body: nil, reason: try? call.optionalString(2))
    }
  }

  private func hook(_ name: String, _ hook: Block.Hook) throws(LuaError) {
    try function(name) { [unowned self] call in
      try requireDeclaring(name)
      guard call.isCallable(1) else {
        throw LuaFault("\(name) takes a function, not \(LuaLiteral.summary(of: call.shown(1)))")
      }
      current.add(hook, try call.function(1))
    }
  }
}

/// What `pending` raises to leave a test.
enum PendingSignal {
  static let text = "pending"
}
