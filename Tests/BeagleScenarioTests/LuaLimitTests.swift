import Dispatch
import Testing

@testable import BeagleScenario

@Suite struct LuaLimitTests {
  @Test func aStoppedStateStaysStoppedUntilTheNextRun() throws {
    let state = try LuaState()
    let endless = try state.load("local function inner()\n  while true do end\nend\ninner()", name: "a.lua")
    let simple = try state.load("return 1", name: "b.lua")
    var error: LuaError?
    // A slow machine may need all of a short time to get to the loop.
    for seconds in [0.02, 0.2, 2, 20] where error?.traceback.count != 2 {
      state.beginRun(seconds: seconds)
      error = #expect(throws: LuaError.self) { try endless.call() }
    }
    #expect(error?.kind == .timeout)
    #expect(error?.traceback == ["a.lua:2: in function 'inner'", "a.lua:4: in main chunk"])
    #expect(state.stop == .timeout)
    #expect(#expect(throws: LuaError.self) { try simple.call() }?.kind == .timeout)
    state.beginRun(seconds: 600)
    #expect(try simple.call().first?.int == 1)
    #expect(state.stop == nil)
  }

  @Test func memoryIsThereAgainAfterItsLimit() throws {
    var configuration = LuaState.Configuration()
    configuration.memory = 8 << 20
    let state = try LuaState(configuration)
    state.beginRun(seconds: nil)
    let grow = try state.load("local t = {}\nfor i = 1, 1e9 do\n  t[i] = {}\nend", name: "a.lua")
    for _ in 1...3 {
      let error = #expect(throws: LuaError.self) { try grow.call() }
      #expect(error?.kind == .memory)
      #expect(error?.traceback == ["a.lua:3: in main chunk"])
      state.beginRun(seconds: nil)
      state.collectGarbage()
    }
    #expect(state.memory < 1 << 20)
    #expect(state.usage.peak <= 8 << 20)
  }

  @Test func anInterruptFromAnotherThreadStopsForGood() throws {
    let state = try LuaState()
    let interrupter = state.interrupter
    state.beginRun(seconds: 600)
    let runs = state.native("runs") { _ in
      DispatchQueue(label: "interrupts").asyncAfter(deadline: .now() + .milliseconds(50)) { interrupter.interrupt() }
    }
    try state.setGlobal("runs", to: runs)
    let endless = try state.load("runs() while true do pcall(function() while true do end end) end", name: "a.lua")
    #expect(#expect(throws: LuaError.self) { try endless.call() }?.kind == .interrupted)
    state.beginRun(seconds: 600)
    #expect(#expect(throws: LuaError.self) { try endless.call() }?.kind == .interrupted)
  }

  @Test func aLateInterruptDoesNothing() throws {
    let interrupter: LuaInterrupter
    do {
      let state = try LuaState()
      interrupter = state.interrupter
    }
    interrupter.interrupt()
    let state = try LuaState()
    #expect(try state.load("return 1", name: "a.lua").call().first?.int == 1)
  }

  @Test func hostFunctionsMayCallBackUnderTheLimit() throws {
    let state = try LuaState()
    try state.setGlobal(
      "calls",
      to: state.native("calls") { call in
        do { try call.function(1).call() } catch { call.push("swallowed") }
      })
    let script = try state.load("while true do pcall(calls, function() while true do end end) end", name: "a.lua")
    state.beginRun(seconds: 0.05)
    #expect(#expect(throws: LuaError.self) { try script.call() }?.kind == .timeout)
  }

  @Test func nestedStatesHaveLimitsOfTheirOwn() throws {
    let outer = try LuaState()
    outer.beginRun(seconds: 600)
    try outer.setGlobal(
      "nested",
      to: outer.native("nested") { call in
        let inner = try LuaState()
        let endless = try inner.load("while true do end", name: "inner.lua")
        inner.beginRun(seconds: 0.02)
        do { try endless.call() } catch let error as LuaError {
          call.push(error.message)
        }
      })
    #expect(try outer.load("return nested()", name: "a.lua").call().first?.string == "time limit reached")
  }

  @Test func aClosedStateSaysSo() throws {
    let state = try LuaState()
    let function = try state.load("return 1", name: "a.lua")
    state.close()
    #expect(#expect(throws: LuaError.self) { try function.call() }?.kind == .closed)
    #expect(#expect(throws: LuaError.self) { try state.load("", name: "b.lua") }?.kind == .closed)
  }

  @Test func twoRunsAreEqual() throws {
    let script = """
      local out = {}
      local function add(...) for _, v in ipairs { ... } do out[#out + 1] = tostring(v) end end
      add(math.random(), math.random(100), {}, print, coroutine.create(print), add)
      local keys = { zeta = 1, alpha = 2, [3] = 3, [-1] = 4, [1] = 5, [2] = 6, [2.5] = 7, [true] = 8, [false] = 9 }
      for i = 1, 20 do keys[{}] = i keys[function() return i end] = i end
      for k, v in pairs(keys) do add(k, v) end
      for k, v in next, keys do add(k, v) end
      math.randomseed()
      add(math.random(1000), os.time(), os.clock(), os.date())
      return table.concat(out, " ")
      """
    var texts: Set<String> = []
    for _ in 1...5 {
      let state = try LuaState()
      texts.insert(try state.load(script, name: "a.lua").call().first?.string ?? "none")
    }
    #expect(texts.count == 1)
  }
}
