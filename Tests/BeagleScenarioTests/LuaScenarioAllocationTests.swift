import Testing

@testable import BeagleScenario

/// Drives the scenario API with an allocator that fails at every allocation in turn.
@Suite struct LuaScenarioAllocationTests {
  private static let script = """
    local ui, action = beagle.ui, beagle.action
    local app = beagle.launch { base_url = "https://shop.test" }
    app:register_operation("double", function(number) return number * 2 end)
    app:register_action("ring", function(props, ctx) ctx:complete() end)
    app.network:stub("GET /home", { body = ui.screenComponent {
      child = ui.container {
        context = { id = "cart", value = { total = 1, items = {} } },
        ui.text { id = "total", text = "Total @{double(cart.total)}" },
        ui.textInput { id = "name", onChange = { action.setContext { contextId = "cart", path = "name",
          value = "@{onChange.value}" } } },
        ui.button { id = "add", text = "Add", onPress = {
          action.setContext { contextId = "cart", path = "total", value = "@{sum(cart.total, 1)}" },
          action.sendRequest { url = "/log", method = "POST", data = { a = 1 } },
          { _beagleAction_ = "custom:ring" },
        } },
      },
    } })
    app.network:stub("POST /log", function(request) return { body = { id = request.method } } end)
    app:open("/home")
    assert.equal("Total 2", app:find("total").text)
    assert.changes(app, beagle.any and { contexts = beagle.any, tree = beagle.any, actions = beagle.any,
      requests = beagle.any, logs = beagle.any }, function() app:find("add"):press() end)
    app:find("name"):type("Ada")
    assert.same({ total = 2, items = {}, name = "Ada" }, app:context("cart"):get())
    assert.context(app, "cart.name", "Ada")
    assert.visible(app, { text = beagle.matches("^Total") })
    assert.has_error(function() app:find("nothing") end)
    assert.is_true(#app.transitions > 0 and #app.actions > 0 and #app.network.requests == 2)
    assert.tree(app, beagle.any)
    local spied = spy.new(function() return 1 end)
    spied(2)
    assert.spy(spied).was.called_with(2)
    print(app, app.screen, app:find("add"), app.stacks, app:find("total"):explain("text"))
    return app.fingerprint
    """

  private static func drive(_ configuration: LuaState.Configuration) throws -> (installed: UInt64, driven: UInt64) {
    let options = ScenarioOptions()
    let session = try ScenarioSession(
      file: "broad.lua", options: options,
      files: ScenarioFiles(scenario: "broad.lua", root: ".", runfiles: nil), configuration: configuration)
    defer { session.state.close() }
    try session.install()
    let installed: UInt64 = session.state.usage.allocations
    let chunk = try session.state.load(script, name: "broad.lua")
    session.state.beginRun(seconds: nil)
    try chunk.call()
    return (installed, session.state.usage.allocations)
  }

  @Test func everyAllocationMayFail() throws {
    var configuration = LuaState.Configuration()
    configuration.failsForEver = true
    _ = try Self.drive(configuration)
    let counts = try Self.drive(configuration)
    let whileInstalling = Array(stride(from: 1, through: counts.installed, by: 7))
    let whileDriving = Array((counts.installed + 1)...counts.driven)
    var refusals = 0
    for number in whileInstalling + whileDriving {
      configuration.failingAllocation = number
      do { _ = try Self.drive(configuration) } catch let error as LuaError {
        refusals += 1
        #expect(error.kind == .memory, "allocation \(number): \(error.message)")
      }
    }
    // A hash that falls otherwise may save an allocation or two at the end.
    #expect(refusals > whileInstalling.count + whileDriving.count - 10)
  }
}
