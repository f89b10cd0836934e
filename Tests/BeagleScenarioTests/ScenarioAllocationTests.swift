import Testing

@testable import BeagleScenario

/// The scenario API with an allocator that fails: an error of the script, and never a crash.
@Suite struct ScenarioAllocationTests {
  private static let script = """
    local ui, action = beagle.ui, beagle.action
    local app = beagle.launch { base_url = "https://shop.test", operations = { twice = function(n) return n * 2 end } }
    app.network:stub("GET /home", { json = ui.screenComponent { id = "home", ui.container {
      context = { id = "c", value = { n = 1, list = { 1, 2 } } }, ui.text { id = "t", text = "@{twice(c.n)}" },
      ui.button { id = "b", text = "b", onPress = { action.setContext { contextId = "c", path = "n", value = 2 } } },
    } } })
    app.network:stub("GET /f", function(request) return { body = { path = request.path } } end)
    app:open("/home")
    local changes = app:changes(function() app:find("b"):press() end)
    assert.same({ contexts = { ["c.n"] = 2 }, tree = { t = { text = "4" } }, actions = { "setContext" } }, changes)
    assert.visible(app, { text = "4" })
    assert.transitions(app, beagle.contains { "started" })
    local s = spy.new(function() end)
    s(app:find("t"):tree(), app.actions, app.logs)
    assert.spy(s).was.called(1)
    assert.has_error(function() app:find("nothing") end)
    assert.has_error(function() assert.same({ 1 }, { 2 }) end)
    print(app, app:find("t"):explain("text"), beagle.encode(app.screen:tree()))
    app:perform(action.sendRequest { url = "/f" })
    app:settle()
    """

  /// Runs the script with the allocation at `position` failing, for ever or once.
  ///
  /// - Returns: the error that ended it, and how many allocations there were.
  private func run(failingAt position: UInt64, forEver: Bool) -> (error: LuaError?, allocations: UInt64) {
    var configuration = LuaState.Configuration()
    configuration.failingAllocation = position
    configuration.failsForEver = forEver
    configuration.usesSystemAllocator = true
    let files = ScenarioFiles(scenario: "script.lua", root: ".")
    var session: ScenarioSession?
    do {
      let made = try ScenarioSession(
        file: "script.lua", options: ScenarioOptions(root: "."), files: files, configuration: configuration)
      session = made
      try made.install()
      try made.state.load(Self.script, name: "script.lua").call()
      return (nil, made.state.usage.allocations)
    } catch {
      return (error, session?.state.usage.allocations ?? 0)
    }
  }

  @Test(arguments: [false, true]) func anyAllocationMayFail(_ forEver: Bool) {
    let whole = run(failingAt: 0, forEver: false)
    #expect(whole.error?.message == nil)
    #expect(whole.allocations > 1000)
    var failed = 0
    for position in stride(from: 1, to: whole.allocations, by: 41) {
      if run(failingAt: position, forEver: forEver).error != nil { failed += 1 }
    }
    #expect(!forEver || failed > 20)
  }
}
