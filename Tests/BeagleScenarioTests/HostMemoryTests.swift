import Testing

@testable import BeagleScenario

/// Memory and time that scripts take outside of their own heap.
@Suite(.serialized) struct HostMemoryTests {
  /// In a process of its own, as the growth of the whole process counts.
  @Test func whatAppsKeepIsLimitedToo() async {
    await #expect(processExitsWith: .success) {
      let run = try ScenarioRun(
        """
        it("grows", function()
          local app = beagle.launch { base_url = "https://x.test" }
          local list = {}
          for i = 1, 100000 do list[i] = i end
          for i = 1, 1e9 do app.global:set("k" .. i, list) end
        end)
        it("goes on", function()
          local app = beagle.launch { base_url = "https://x.test" }
          app.global:set("a", 1)
          assert.equal(1, app.global:get("a"))
        end)
        """
      ) {
        $0.timeout = 600
        $0.memoryLimit = 48 << 20
        $0.hostMemoryLimit = 192 << 20
      }
      #expect(run.summary == "grows: failed\ngoes on: passed")
      #expect(run.failures == "shop.lua:5: stopped: its apps used more than 192 MiB (four times --memory)")
    }
  }

  @Test(arguments: [
    // A value whose parts are shared has more than two to the sixtieth of them when it is written out.
    """
    local app = beagle.launch { base_url = "https://x.test" }
    app:open(beagle.ui.container { context = { id = "c", value = { 1 } }, children = {} })
    local twice = {}
    for i = 1, 60 do twice[i] = beagle.action.setContext { contextId = "c", value = { "@{c}", "@{c}" } } end
    app:perform(twice)
    app:context("c"):get()
    """,
    """
    local app = beagle.launch { base_url = "https://x.test" }
    local data = {}
    for i = 1, 300000 do data[i] = i end
    local list = { dataSource = data, templates = { { view = beagle.ui.text { text = "@{item}" } } } }
    while true do app:open(beagle.ui.listView(list)) end
    """,
    """
    local list = {}
    for i = 1, 3000000 do list[i] = i end
    while true do beagle.encode(list) end
    """,
  ])
  func longWorkForAScriptIsStopped(_ body: String) throws {
    let run = try ScenarioRun.limited("it(\"works\", function()\n\(body)\nend)\nit(\"goes on\", function() end)")
    #expect(run.summary == "works: failed\ngoes on: passed")
    #expect(run.results.first?.failures.map(\.message).joined().hasPrefix("stopped: ") == true)
  }

  @Test func aTableAsAnErrorIsShownByItsBeginning() throws {
    let run = try ScenarioRun("local list = {} for i = 1, 1000000 do list[i] = i end error(list)")
    #expect(run.failures.hasPrefix("shop.lua:1: error object { 1, 2, 3, 4"))
    #expect(run.failures.utf8.count < 1000)
  }

  @Test func longMessagesAreCut() throws {
    let run = try ScenarioRun("error((\"x\"):rep(1000000))")
    #expect(run.failures.hasSuffix("xx… (1000000 bytes)"))
    #expect(run.failures.utf8.count < 300_000)
  }

  @Test func printingWithoutEndIsCut() throws {
    let run = try ScenarioRun(
      """
      it("prints", function() for i = 1, 20 do print(("x"):rep(1000000)) end end)
      it("prints again", function() print("once") end)
      """)
    #expect(run.results.first?.output.hasSuffix("x\n… (whatever it printed after 8 MiB is left out)\n") == true)
    #expect((run.results.first?.output.utf8.count ?? 0) < 9 << 20)
    #expect(run.results.last?.output == "once\n")
  }
}
