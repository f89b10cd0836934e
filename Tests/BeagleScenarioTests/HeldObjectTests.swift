import Beagle
import BeagleSchema
import Testing

@testable import BeagleScenario

/// Scripts whose callbacks hold their own app, by each way that the API takes a function or gives a handle.
@Suite struct HeldObjectTests {
  /// Leaves an app behind that what is named here leads back to.
  private static let circles: [(name: String, script: String)] = [
    ("an operation", "app:register_operation('own', function() return app and 1 end)"),
    ("an action", "app:register_action('own', function(_, ctx) kept = { app, ctx, kept } end)"),
    (
      "a component",
      "app:register_component('own', { properties = { text = 'string' }, events = { 'onOwn' } }) kept = app"
    ),
    ("a deep link", "app:register_deep_link('/own', function() return app ~= nil end)"),
    ("a controller", "app:register_controller(nil, { on_state = function(_, _, again) kept = { app, again } end })"),
    ("a style", "app:register_style('own', function() return app and {} end)"),
    ("a guard", "app:guard { should_update = function(state) kept = { app, state, kept } end }"),
    ("a guard's end", "kept = app:guard { did_update = function() return kept, app end }"),
    ("a subscriber", "kept = app:subscribe(function() return app, kept end, function() return app end)"),
    ("a stub", "app.network:stub('GET /own', function(request) kept = { app, request, kept } end)"),
    ("operations of launch", "kept = beagle.launch { operations = { own = function() return kept end } }"),
    (
      "a pattern",
      "kept = beagle.contains { beagle.contains { function() return app, kept end }, function() return kept end }"
    ),
    ("a matcher", "kept = match.is_function() local own = function() return app, kept, own end kept = { kept, own }"),
    ("a spy", "kept = spy.on(app.network.requests and { own = function() return app, kept end }, 'own')"),
    ("a coroutine", "kept = coroutine.wrap(function() coroutine.yield(app, kept) end) kept()"),
    (
      "every handle",
      """
      kept = { app, app.screen, app.network, app:find('b'), app:find('b').parent, app:context('c'), app.global,
        app.network.requests, app.network.requests[1], app.network.pending, app.transitions, app.actions, app.stacks,
        app.screen.navigation_bar, app.logs, app.analytics, app:find('b'):explain('text'), app.dialog, app.error_view }
      app:register_operation('own', function() return kept end)
      """
    ),
    ("a request that waits", "app:perform { beagle.action.sendRequest { url = '/slow' } } kept = app.network.pending"),
  ]

  private static func file(_ circle: String, keepsApps: Bool) -> String {
    """
    local ui, action = beagle.ui, beagle.action
    local apps = {}
    for number = 1, 3 do
      it("test " .. number, function()
        local kept
        local app = beagle.launch { base_url = "https://shop.test" }
        if \(keepsApps) then apps[number] = app end
        app.network:stub("GET /slow", { delay = 1000, json = {} })
        app.network:stub("GET /own", { json = {} })
        app.network:stub("GET /home", { json = ui.screenComponent {
          navigationBar = { title = "Home" },
          child = ui.container {
            context = { id = "c", value = 1 }, onInit = { action.sendRequest { url = "/own" } },
            ui.button { id = "b", text = "@{c}", onPress = {
              action.setContext { contextId = "c", value = 2 }, { _beagleAction_ = "custom:own" },
            } },
          },
        } })
        app:open("/home")
        \(circle)
        app:find("b"):press()
        kept = { kept }
      end)
    end
    """
  }

  private static func session(_ circle: String, keepsApps: Bool) throws -> ScenarioSession {
    let session = try ScenarioSession(
      file: "circle.lua", options: ScenarioOptions(), files: ScenarioFiles(scenario: "circle.lua", root: "."))
    try session.install()
    try session.state.load(file(circle, keepsApps: keepsApps), name: "circle.lua").call()
    return session
  }

  private static func run(_ session: ScenarioSession) -> [String] {
    var failures: [String] = []
    let runner = TestRunner(session: session, isSelected: { _ in true }) { event in
      if case .testEnded(let result) = event { failures += result.failures.map(\.message) }
      return .proceed
    }
    if let root = session.builder?.root { runner.run(root) }
    return failures
  }

  @Test(arguments: circles) func appsEndWithTheLastThatLeadsToThem(_ circle: (name: String, script: String)) throws {
    let session = try Self.session(circle.script, keepsApps: false)
    let before = session.state.heldObjects
    #expect(Self.run(session) == [])
    // A handle that is collected gives free what the next collection takes.
    for _ in 1...3 { session.state.collectGarbage() }
    #expect(session.apps.population.count == 0)
    // What scripts have used of the types of handles is kept: their methods.
    #expect(session.state.heldObjects < before + 40)
  }

  @Test(arguments: circles) func allEndsWithTheState(_ circle: (name: String, script: String)) throws {
    weak var state: LuaState?
    weak var session: ScenarioSession?
    let population: AppRegistry.Population
    do {
      let made = try Self.session(circle.script, keepsApps: true)
      session = made
      state = made.state
      population = made.apps.population
      #expect(Self.run(made) == [])
      made.state.collectGarbage()
      #expect(population.count >= 3)
    }
    #expect(population.count == 0)
    #expect(session == nil)
    #expect(state == nil)
  }

  @Test func aFileThatCannotStartEndsToo() throws {
    weak var session: ScenarioSession?
    var configuration = LuaState.Configuration()
    configuration.failsForEver = true
    for allocation in stride(from: 400, to: 4000, by: 400) {
      configuration.failingAllocation = UInt64(allocation)
      let made = try? ScenarioSession(
        file: "circle.lua", options: ScenarioOptions(), files: ScenarioFiles(scenario: "circle.lua", root: "."),
        configuration: configuration)
      session = made
      _ = try? made?.install()
    }
    #expect(session == nil)
  }
}
