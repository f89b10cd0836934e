import BeagleScenario

/// The scenario layer: whole files, as the runner executes them.
enum ScenarioBenchmarks {
  static var all: [Benchmark] {
    [
      scenario("scenario/1 it", tests: 1, body: "assert.equal(1, 1)"),
      scenario("scenario/1000 it", tests: 1_000, body: "assert.equal(1, 1)", target: 10_000_000),
      scenario(
        "scenario/1000 five-screen flows", tests: 1_000, prelude: flowPrelude, body: "flow()", target: 100_000_000),
    ]
  }

  private static func scenario(
    _ name: String, tests: Int, prelude: String = "", body: String, target: Double? = nil
  ) -> Benchmark {
    Benchmark(name, target: target) {
      let text: String = prelude + "\nfor i = 1, \(tests) do it('test ' .. i, function() \(body) end) end\n"
      guard let file = TemporaryFile(text, suffix: ".lua") else { throw BenchmarkError("no temporary file") }
      return {
        let scenario = Scenario(
          file: file.path, options: ScenarioOptions(root: "/tmp"), extensions: ScenarioExtensions())
        _ = try scenario.declare { _ in }
        var failure: String?
        scenario.run({ _ in true }) { event in
          if case .testEnded(let result) = event, result.status != .passed { failure = result.failures.first?.message }
          return .proceed
        }
        if let failure { throw BenchmarkError("the workload fails: \(failure)") }
      }
    }
  }

  /// A flow over five screens of eight components: load, press, push, set a context, submit, pop.
  private static let flowPrelude: String = #"""
    local ui, action = beagle.ui, beagle.action
    local function screen(n)
      return beagle.encode(ui.screenComponent { id = "s" .. n, ui.container {
        context = { id = "form", value = { name = "", total = n } },
        ui.text { id = "title", text = "Screen " .. n },
        ui.text { id = "total", text = "Total @{form.total}" },
        ui.button { id = "add", text = "Add", onPress = {
          action.setContext { contextId = "form", path = "total", value = "@{sum(form.total, 1)}" } } },
        ui.simpleForm { id = "form", onSubmit = {
          action.setContext { contextId = "form", path = "name", value = "sent" } },
          ui.button { id = "submit", text = "Send", onPress = { action.submitForm {} } } },
        ui.button { id = "next", text = "Next", onPress = {
          action.pushView { route = { url = "/s" .. (n + 1) } } } },
      } })
    end
    local bodies = {}
    for n = 1, 5 do bodies[n] = screen(n) end
    function flow()
      local app = beagle.launch { base_url = "https://flow.test" }
      for n = 1, 5 do app.network:stub("GET /s" .. n, { body = bodies[n] }) end
      app:open("/s1")
      for n = 1, 4 do
        app:find("add"):press()
        app:find("submit"):press()
        app:find("next"):press()
      end
      assert.equal("Total 5", app:find("total").text)
      for n = 1, 4 do app:back() end
      assert.equal("Total 2", app:find("total").text)
    end
    """#
}
