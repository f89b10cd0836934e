import BeagleSchema

@testable import BeagleScenario

/// A host object for the tests of the boundary.
final class Counter {
  /// How many counters there are in this task; a box, as tests run side by side.
  final class Alive: @unchecked Sendable {
    var value = 0
  }

  @TaskLocal static var alive = Alive()

  private let alive = Counter.alive
  var value = 0

  init() { alive.value += 1 }
  deinit { alive.value -= 1 }
}

let counterType = LuaHandleType(
  name: "Counter",
  methods: [
    "add": { call in
      let counter = try call.receiver(as: Counter.self)
      counter.value += try call.int(1)
      call.push(counter, counterType)
    }
  ],
  get: { call, name in
    let counter = try call.receiver(as: Counter.self)
    guard name == "value" else { return false }
    call.push(counter.value)
    return true
  },
  events: counterEvents()
)

private func counterEvents() -> LuaHandleType.Events {
  var events = LuaHandleType.Events()
  events.set = { call in
    let counter = try call.receiver(as: Counter.self)
    guard try call.string(1) == "value" else { throw LuaFault("no such field") }
    counter.value = try call.int(2)
  }
  events.text = { call in call.push("counter of \(try call.receiver(as: Counter.self).value)") }
  events.count = { call in call.push(try call.receiver(as: Counter.self).value) }
  events.call = { call in call.push(argument: 1) }
  events.pairs = { call in
    let value = try call.receiver(as: Counter.self).value
    var isFirst = true
    let iterator = call.state.native("iterator") { call in
      defer { isFirst = false }
      guard isFirst else { return call.pushNil() }
      call.push("value")
      call.push(value)
    }
    try call.push(iterator)
  }
  return events
}

private func lazyEvents() -> LuaHandleType.Events {
  var events = LuaHandleType.Events()
  events.count = { call in call.push(2) }
  events.item = { call in
    let index = try call.int(1)
    if 1...2 ~= index { call.push(index * 10) } else { call.pushNil() }
  }
  return events
}

private let lazyType = LuaHandleType(name: "list", events: lazyEvents())

/// Host functions of every kind.
enum LuaBoundary {
  static let prelude = LuaPrelude(name: "prelude", text: "local a = ...; return { a, tostring(a) }")

  static func register(in state: LuaState) throws {
    let functions: [(String, LuaBody)] = [
      ("new_counter", { call in call.push(Counter(), counterType) }),
      ("lazy_list", { call in try call.push(.lazyList(Counter(), lazyType)) }),
      ("read_only", { call in try call.push(.readOnly(.dictionary(["a": .array([.int(1)])]))) }),
      ("round_trip", { call in try call.push(.dynamic(try call.dynamicObject(1))) }),
      ("array", { call in try call.push(table: 1, markedAs: .array) }),
      (
        "fails",
        { call in
          call.push(Counter(), counterType)
          throw LuaFault(try call.string(1))
        }
      ),
      (
        "calls_back",
        { call in try call.push(try call.function(1).call(call[2], call[3]).first ?? .nil) }
      ),
    ]
    for (name, body) in functions { try state.setGlobal(name, to: state.native(name, body)) }
    try state.setGlobal("null", to: .null)
    try state.setModules { name in .text(Array("return { answer = 42 }".utf8), path: name + ".lua") }
  }
}
