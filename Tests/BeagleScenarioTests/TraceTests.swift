import BeagleSchema
import Testing

@testable import BeagleScenario

/// What the trace of a test has as its steps.
@Suite struct TraceTests {
  private static let launch = """
    local ui, action = beagle.ui, beagle.action
    local function launch()
      local app = beagle.launch { base_url = "https://t.test" }
      app.network:stub("GET /a", { body = ui.screenComponent {
        navigationBar = { title = "A", navigationBarItems = { { text = "Help", onPress = { action.alert { message = "h" } } } } },
        ui.container {
          ui.button { id = "on", text = "On" }, ui.button { id = "off", text = "Off", enabled = false },
          ui.textInput { id = "in" }, ui.touchable { onPress = { action.resetStack { route = { url = "/b" } } }, ui.text { text = "r" } },
          ui.button { id = "b", text = "B", onPress = { action.pushView { route = { url = "/b" } } } } } } })
      app.network:stub("GET /b", { body = ui.container { ui.text { text = "B" } } })
      app.network:stub("GET /c", { body = ui.container { onInit = { action.pushView { route = { url = "/c" } } } } })
      app:open("/a")
      return app
    end

    """

  /// A line for each step of the last test: hook, kind, call, what it touched before and after, and the error.
  private static func steps(_ body: String) throws -> [String] {
    let run = try ScenarioRun(launch + body) { $0.trace = .all }
    let text = try #require(run.results.last?.trace)
    return try DynamicObject(rawJSON: text)["steps"].arrayValue?.map { step in
      var parts: [String] = []
      if let hook = step["hook"].stringValue { parts.append("[\(hook)]") }
      if let kind = step["kind"].stringValue { parts.append("\(kind):") }
      parts.append(step["call"].stringValue ?? "?")
      if let touched = step["touched"].stringValue { parts.append("at \(touched)") }
      if let after = step["touchedAfter"].stringValue { parts.append("then \(after.isEmpty ? "gone" : after)") }
      if let error = step["error"].stringValue { parts.append("✗ \(error.prefix { $0 != "\n" })") }
      return parts.joined(separator: " ")
    } ?? []
  }

  @Test func callsSayWhatTheyDo() throws {
    let body = """
      it("t", function()
        local app = launch()
        app:find("in"):type("x y")
        app.screen.navigation_bar.items[1]:press()
        app.dialog:ok()
        app:advance(5)
        app:find("b"):press()
        app:back()
        app:context("global"):set("k", 1)
        app:find { text = "r" }:press()
      end)
      """
    #expect(
      try Self.steps(body) == [
        #"app:open "/a""#, #"type "x y" into textInput "in" at $.child.children[2]"#,
        #"press navigationBarItem "Help" at $.navigationBar.navigationBarItems[0]"#, "dialog:ok at dialog.ok then gone",
        "app:advance(5)", #"press button "b" at $.child.children[4] then gone"#, "app:back at back then gone",
        "global:set", "press text at $.child.children[3].child at $.child.children[3].child then gone",
      ])
  }

  @Test func refusedCallsAreSteps() throws {
    let body = """
      it("t", function()
        local app = launch()
        pcall(function() app:find("off"):press() end)
        pcall(function() app:advance(-1) end)
        app.screen.navigation_bar.items[1]:press()
        pcall(function() app:back() end)
        pcall(function() app.dialog:cancel() end)
        app.dialog:ok()
        pcall(function() app:open("/c") end)
      end)
      """
    let steps = try Self.steps(body)
    #expect(steps[1] == #"press button "off" at $.child.children[1] ✗ cannot press button "off": it is disabled"#)
    #expect(steps[2].hasPrefix("app:advance ✗ "))
    #expect(steps[4].hasPrefix("app:back ✗ app:back: "))
    #expect(steps[5].hasPrefix("cancel alert ") && steps[5].contains("has no button to cancel"))
    #expect(steps[7] == #"app:open "/c" ✗ the app never comes to rest: these steps go round in a circle"#)
    #expect(steps.count == 8)
  }

  @Test(arguments: [
    (#"assert.equal(1, 2)"#, "failure: failed ✗ expected 1, got 2"),
    (
      #"app:find("off"):press()"#,
      #"failure: press button "off" at $.child.children[1] ✗ cannot press button "off": it is disabled"#
    ),
    (#"error("oh")"#, "failure: failed ✗ oh"),
    (
      #"app:perform { beagle.action.sendRequest { url = "/x" } }"#,
      "failure: app:perform ✗ no stub answers GET /x (https://t.test/x)"
    ),
  ])
  func marksWhereTheTestFailed(line: String, step: String) throws {
    let steps = try Self.steps("it('t', function()\n  local app = launch()\n  \(line)\nend)")
    #expect(steps == [#"app:open "/a""#, step])
  }

  @Test func hooksAreInTheTrace() throws {
    let body = """
      describe("d", function()
        local app
        setup(function() app = launch() end)
        before_each(function() app:find("on"):press() end)
        after_each(function() app:advance(1) end)
        teardown(function() app:advance(2) end)
        it("one", function() app:advance(3) end)
        it("two", function() app:advance(4) end)
      end)
      """
    #expect(
      try Self.steps(body) == [
        #"[setup] app:open "/a""#, "[before_each] found: the app as it was found",
        #"[before_each] press button "on" at $.child.children[0]"#, "app:advance(4)", "[after_each] app:advance(1)",
        "[teardown] app:advance(2)",
      ])
  }

  @Test func aFailedHookIsInTheTraceOfTheTestsThatItBlocks() throws {
    let body = """
      describe("d", function()
        setup(function() launch():find("off"):press() end)
        it("one", function() end)
      end)
      """
    #expect(
      try Self.steps(body) == [
        #"[setup] app:open "/a""#,
        #"[setup] failure: press button "off" at $.child.children[1] ✗ cannot press button "off": it is disabled"#,
      ])
  }

  @Test func keepsTracesOfFailedTestsAlone() throws {
    let body = """
      it("good", function() launch() end)
      it("bad", function() launch() error("no") end)
      """
    let failed = try ScenarioRun(Self.launch + body) { $0.trace = .failed }
    #expect(failed.results.map { $0.trace != nil } == [false, true])
    let none = try ScenarioRun(Self.launch + body)
    #expect(none.results.allSatisfy { $0.trace == nil })
  }
}
