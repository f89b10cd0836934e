import BeagleScenario
import Testing

@Suite struct BlockTests {
  @Test func namesJoinAndEqualOnesAreNumbered() throws {
    let run = try ScenarioRun(
      """
      describe("cart #fast", function()
        context("empty", function() it("adds", function() end) end)
        it("adds #slow", function() end)
        spec("x", function() end)
        test("x", function() end)
        test("x (2)", function() end)
      end)
      it("cart #fast x", function() end)
      """)
    #expect(
      run.summary == """
        cart #fast empty adds: passed
        cart #fast adds #slow: passed
        cart #fast x: passed
        cart #fast x (2): passed
        cart #fast x (2) (2): passed
        cart #fast x (3): passed
        """)
    #expect(run.results.map(\.test.tags) == [["fast"], ["fast", "slow"], ["fast"], ["fast"], ["fast"], ["fast"]])
    #expect(run.results.map(\.test.line) == [2, 3, 4, 5, 6, 8])
  }

  @Test func hooksRunInTheirOrder() throws {
    let run = try ScenarioRun(
      """
      setup(function() print("setup") end)
      teardown(function() print("teardown") end)
      before_each(function() print("before outer") end)
      after_each(function() print("after outer") end)
      describe("inner", function()
        lazy_setup(function() print("lazy") end)
        before_each(function() print("before inner") end)
        after_each(function() print("after inner") end)
        teardown(function() print("inner teardown") end)
        it("a", function() finally(function() print("finally") end) print("a") end)
      end)
      """)
    let expected = [
      "setup", "lazy", "before outer", "before inner", "a", "finally", "after inner", "after outer", "inner teardown",
      "teardown",
    ]
    #expect(run.output == expected.joined(separator: "\n") + "\n")
  }

  @Test func whatHooksPrintStandsWithTheTestsBesideThem() throws {
    let run = try ScenarioRun(
      """
      print("top")
      describe("a", function()
        setup(function() print("setup") end)
        teardown(function() print("teardown") end)
        it("x", function() print("x") end)
        it("y", function() print("y") end)
      end)
      it("z", function() end)
      """)
    #expect(run.results.map(\.output) == ["setup\nx\n", "y\nteardown\n", ""])
  }

  @Test func aLimitIsToldOnce() throws {
    let run = try ScenarioRun.limited(
      """
      after_each(function() while true do end end)
      it("x", function() while true do end end)
      """, until: { $0.results.count == 1 })
    #expect(run.results.map(\.failures.count) == [1])
  }

  @Test func errorsInHooksFailWhatTheyBelongTo() throws {
    let run = try ScenarioRun(
      """
      describe("a", function()
        before_each(function() error("no") end)
        after_each(function() print("after") end)
        it("x", function() print("never") end)
      end)
      describe("b", function()
        setup(function() error("setup") end)
        teardown(function() print("torn") end)
        it("y", function() end)
        it("z", function() end)
      end)
      describe("c", function()
        teardown(function() error("teardown") end)
        it("p", function() end)
        it("q", function() end)
      end)
      """)
    #expect(run.summary == "a x: error\nb y: error\nb z: error\nc p: passed\nc q: error")
    #expect(run.output == "after\ntorn\n")
    #expect(
      run.failures == "shop.lua:2: no\n\nshop.lua:7: setup\n\nshop.lua:7: setup\n\nshop.lua:13: teardown")
  }

  @Test func pendingSkips() throws {
    let run = try ScenarioRun(
      """
      pending("later", function() error("never") end)
      it("without function")
      it("inside", function() pending("why") error("never") end)
      it("caught", function() pcall(function() pending("still") end) end)
      """)
    #expect(
      run.summary == """
        later: skipped
        without function: skipped
        inside: skipped (why)
        caught: skipped (still)
        """)
  }

  @Test func aFileWithoutTestsIsOne() throws {
    let passed = try ScenarioRun("print('hello')")
    #expect(passed.summary == "shop: passed")
    #expect(passed.results.first?.output == "hello\n")
    let failed = try ScenarioRun("assert.equal(1, 2)")
    #expect(failed.summary == "shop: failed")
    #expect(failed.failures == "shop.lua:1: expected 1, got 2")
  }

  @Test func anErrorOutsideOfTestsIsATestOfItsOwn() throws {
    let run = try ScenarioRun("it('a', function() end)\nerror('outside')")
    #expect(run.summary == "a: passed\nshop: error")
    #expect(run.failures == "shop.lua:2: outside")
  }

  @Test func onlySelectedTestsAndTheirHooksRun() throws {
    let run = try ScenarioRun(
      """
      describe("a", function() setup(function() print("a") end) it("x", function() end) end)
      describe("b", function() setup(function() print("b") end) it("x", function() end) end)
      """, selecting: ["b x"])
    #expect(run.summary == "b x: passed")
    #expect(run.output == "b\n")
  }

  @Test func insulateForgetsGlobals() throws {
    let run = try ScenarioRun(
      """
      insulate("a", function()
        made = 1
        it("x", function() made_in_test = made end)
      end)
      it("after", function()
        assert.is_nil(rawget(_G, "made"))
        assert.is_nil(rawget(_G, "made_in_test"))
      end)
      """)
    #expect(run.failures.contains("made"), "\(run.failures)")
  }

  @Test func spiesAreRevertedAtTheTestsEnd() throws {
    let run = try ScenarioRun(
      """
      local t = { f = function(x) return x + 1 end }
      it("a", function()
        local s = spy.on(t, "f")
        assert.equal(3, t.f(2))
        assert.spy(s).was.called(1)
        assert.spy(s).was.called_with(2)
        assert.spy(s).was_not.called_with(3)
        assert.same({ 2 }, s.calls[1].vals)
        s:clear()
        assert.spy(s).was_not.called()
      end)
      it("b", function() assert.is_function(t.f) end)
      """)
    #expect(run.summary == "a: passed\nb: passed", "\(run.failures)")
  }

  @Test func limitsFailOneTest() throws {
    let run = try ScenarioRun.limited(
      """
      it("endless", function() while true do end end)
      it("greedy", function() pcall(string.rep, "x", 1 << 40) local t = {} for i = 1, 1e9 do t[i] = i end end)
      it("fine", function() end)
      """
    ) { $0.memoryLimit = 8 << 20 }
    #expect(run.results.map(\.status) == [.failed, .failed, .passed])
    #expect(run.failures.contains(/stopped: it ran longer than [\d.]+ s \(--timeout\)/))
  }
}
