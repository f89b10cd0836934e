import Beagle
import BeagleScenario
import Testing

/// What a team's own runner adds, seen from scenarios.
@Suite struct ExtensionTests {
  private struct Card: ServerDrivenComponent {}
  private struct OtherCard: ServerDrivenComponent {}

  @Test func typesThatClashFailEveryLaunch() throws {
    let run = try ScenarioRun(
      """
      describe("cards", function()
        it("one", function() beagle.launch {} end)
        it("two", function()
          local app = beagle.launch { platform = "web" }
        end)
      end)
      """,
      extensions: ScenarioExtensions { dependencies in
        dependencies.coder.register(component: Card.self)
        dependencies.coder.register(component: OtherCard.self, named: "card")
      })
    let message =
      "Two components are registered as \"custom:card\": BeagleScenarioTests.ExtensionTests.Card and "
      + "BeagleScenarioTests.ExtensionTests.OtherCard. Give one of them a name of its own: "
      + "coder.register(component: BeagleScenarioTests.ExtensionTests.OtherCard.self, named: \"…\")"
    #expect(run.summary == "cards one: error\ncards two: error")
    #expect(run.failures == "shop.lua:2: \(message)\n\nshop.lua:4: \(message)")
  }

  @Test func bothGenerationsOfAnalyticsAreSeen() throws {
    final class Tracker: Analytics, AnalyticsProviderProtocol {
      func trackEventOnScreenAppeared(_ event: AnalyticsScreen) {}
      func trackEventOnScreenDisappeared(_ event: AnalyticsScreen) {}
      func trackEventOnClick(_ event: AnalyticsClick) {}
      func getConfig() -> AnalyticsConfig { AnalyticsConfig(actions: ["beagle:setContext": ["value"]]) }
      func createRecord(_ record: AnalyticsRecord) {}
    }
    let run = try ScenarioRun(
      """
      local ui, action = beagle.ui, beagle.action
      local app = beagle.launch {}
      app:open(ui.screenComponent { id = "home", ui.button {
        text = "go", id = "go", onPress = { action.setContext { contextId = "global", value = 1 } } } })
      app:find("go"):press()
      app:open(ui.text { text = "gone" })
      for _, log in ipairs(app.logs) do print(log.category, log.level, log.message) end
      for _, record in ipairs(app.analytics) do print(record.type, record.screen, record.beagleAction) end
      """,
      extensions: ScenarioExtensions { dependencies in
        let tracker = Tracker()
        dependencies.analytics = tracker
        dependencies.analyticsProvider = tracker
      })
    #expect(run.failures == "")
    #expect(
      run.output == """
        Analytics\tinfo\ttrackEventOnScreenAppeared(screenName: "home")
        Analytics\tinfo\ttrackEventOnClick(category: "onPress", label: "go", value: "beagle:setcontext")
        Analytics\tinfo\ttrackEventOnScreenDisappeared(screenName: "home")
        screen\thome\tnil
        action\thome\tbeagle:setcontext
        screen\tnil\tnil

        """)
  }

  @Test func missingImagesAndStylesAreLogs() throws {
    let run = try ScenarioRun(
      """
      local ui = beagle.ui
      local app = beagle.launch {}
      app:open(ui.container {
        ui.image { id = "logo", path = { _beagleImagePath_ = "local", mobileId = "logo" } },
        ui.image { id = "photo", path = { _beagleImagePath_ = "local", mobileId = "photo" } },
        ui.tabBar { items = { { title = "a", icon = { mobileId = "star" } } }, styleId = "bright" } })
      for _, log in ipairs(app.logs) do print(log.category, log.level, log.name, log.message) end
      """,
      extensions: ScenarioExtensions { $0.imageProvider = ImageProvider(names: ["logo"]) })
    #expect(run.failures == "")
    #expect(
      run.output == """
        Scenario\twarning\timageNotFound\timage "photo" shows the local image "photo", which the image provider does not have.
        Scenario\twarning\timageNotFound\tA tabBar shows the local image "star", which the image provider does not have.
        Scenario\twarning\tstyleNotFound\tA tabBar names the style "bright", which the theme does not have.

        """)
  }

  @Test func messagesOfRegistrationsAreLogs() throws {
    let run = try ScenarioRun(
      """
      local app = beagle.launch { actions = { ring = function() end } }
      app:register_component("card", {})
      app:register_action("custom:Ring", function() end)
      local names = {}
      for i, log in ipairs(app.logs) do names[i] = log.level .. " " .. log.name .. " " .. log.message end
      print(table.concat(names, "\\n"))
      """,
      extensions: ScenarioExtensions { dependencies in
        dependencies.coder.register(component: Card.self)
        dependencies.coder.register(component: Card.self)
        dependencies.operationsProvider.register(operationId: "a b") { _ in .empty }
        dependencies.operationsProvider.register(operationId: "sum") { _ in .empty }
      })
    #expect(run.failures == "")
    #expect(
      run.output == """
        warning typeReplaced Card is registered as "custom:card" once more, which changes nothing.
        error invalid \n Invalid custom operation name: a b \n Names should have at least 1 character, it can also contain numbers and the character _
        info alreadyExists You are replacing a default operation in Beagle, consider using a different name.
        warning typeReplaced "custom:card" was registered before; the later registration counts.
        warning typeReplaced "custom:Ring" was registered before; the later registration counts.

        """)
  }
}
