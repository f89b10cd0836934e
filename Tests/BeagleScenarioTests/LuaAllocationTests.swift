import BeagleSchema
import Testing

@testable import BeagleScenario

/// Runs work that uses every kind of call across the boundary with an allocator that fails at every n-th allocation.
@Suite struct LuaAllocationTests {
  static let script = """
    local function check(value, message) if not value then error(message or "check", 2) end return value end
    local counter = new_counter()
    check(counter:add(2) == counter)
    check(counter.value == 2 and counter.none == nil and #counter == 2)
    counter.value = 5
    check(tostring(counter) == "counter of 5")
    for key, value in pairs(counter) do check(key == "value" and value == 5) end
    check(counter(3) == 3)
    local list = lazy_list()
    check(#list == 2 and list[1] == 10 and list[2] == 20 and list[3] == nil)
    for index, value in pairs(list) do check(value == index * 10) end
    local frozen = read_only()
    check(frozen.a[1] == 1 and next(frozen) == "a")
    check(not pcall(function() frozen.b = 1 end))
    local copy = round_trip({ a = { 1, 2, { b = "text" } }, c = null, d = 1.5 })
    check(copy.a[3].b == "text" and copy.c == null and copy.d == 1.5)
    check(round_trip(array {}) ~= nil)
    check(not pcall(fails, "message"))
    check(not pcall(round_trip, { [1] = 1, x = 2 }))
    check(calls_back(function(a, b) return a + b end, 1, 2) == 3)
    check(not pcall(calls_back, function() error({ code = 1 }) end))
    check(require("module").answer == 42)
    local wrapped = coroutine.wrap(function(a)
      local b <close> = setmetatable({}, { __close = function() counter:add(1) end })
      local c = coroutine.yield(a + 1)
      return calls_back(function() return c end)
    end)
    check(wrapped(1) == 2 and wrapped(7) == 7)
    local co = coroutine.create(function() fails("inside") end)
    check(not coroutine.resume(co))
    check(coroutine.close(co) == false or true)
    local words = {}
    for word in ("the quick brown fox"):gmatch("%a+") do words[#words + 1] = word end
    table.sort(words, function(a, b) return a > b end)
    check(table.concat(words, ",") == "the,quick,fox,brown")
    table.insert(words, 1, "x")
    check(table.remove(words, 1) == "x")
    check(("x=1, y=2"):gsub("(%w)=(%w)", "%2=%1") == "1=x, 2=y")
    check(("abc"):gsub("%w", { a = "1", b = true and "2" }) == "12c")
    check(("hello"):rep(3, "-") == "hello-hello-hello")
    check(string.format("%5d|%-5s|%q|%s", 42, "ab", "x\\ny", {}) ~= nil)
    check(load("return ...", "=chunk")(3) == 3)
    check(not load("return return"))
    check(os.date("%Y", 0) == "1970" and os.time({ year = 1970, month = 1, day = 1, hour = 0 }) == 0)
    local mixed = { 1, 2, x = 1, y = 2, [true] = 3, [2.5] = 4 }
    for key in pairs(mixed) do words[#words + 1] = tostring(key) end
    check(next(mixed, 2) == 2.5)
    xpcall(function() error("handled") end, function(message) words[#words + 1] = message end)
    print("done", #words)
    return #words
    """

  /// Does all of it; gives how many allocations that took.
  @discardableResult
  private static func work(_ configuration: LuaState.Configuration) throws -> UInt64 {
    let state = try LuaState(configuration)
    defer { state.close() }
    try LuaBoundary.register(in: state)
    let function = try state.load(script, name: "broad.lua")
    let results = try function.call()
    _ = try LuaBoundary.prelude.run(in: state, .int(1))
    let table = try state.makeTable([("a", .list([.int(1), .string("x")])), ("b", .frozen(.record([("c", .null)])))])
    try table.set("d", to: .double(1))
    _ = try table.get("a")
    _ = try table.count()
    _ = try table.dynamicObject()
    state.collectGarbage()
    #expect(results.first?.int == 11)
    return state.usage.allocations
  }

  @Test(arguments: [false, true]) func everyAllocationMayFail(forEver: Bool) throws {
    let alive = Counter.Alive()
    try Counter.$alive.withValue(alive) { try Self.failEach(forEver: forEver) }
    #expect(alive.value == 0)
  }

  private static func failEach(forEver: Bool) throws {
    var configuration = LuaState.Configuration()
    configuration.failsForEver = forEver
    for usesSystemAllocator in [true, false] {
      configuration.usesSystemAllocator = usesSystemAllocator
      configuration.failingAllocation = 0
      let last: UInt64 = try work(configuration)
      var failures = 0
      for number in 1...last {
        configuration.failingAllocation = number
        if isRefused(configuration) { failures += 1 }
      }
      #expect(failures > 20)
    }
  }

  /// Whether the failing allocation ended the work, which only an error that says so may do.
  private static func isRefused(_ configuration: LuaState.Configuration) -> Bool {
    do {
      try work(configuration)
      return false
    } catch let error as LuaError {
      #expect(error.kind == .memory, "allocation \(configuration.failingAllocation): \(error.message)")
    } catch {
      #expect("\(error)".contains("memory"), "allocation \(configuration.failingAllocation): \(error)")
    }
    return true
  }

  @Test func theScriptRunsWithEnoughMemory() throws { try Self.work(LuaState.Configuration()) }
}
