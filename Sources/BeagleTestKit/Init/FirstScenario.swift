/// The scenario and the screen that `init` writes: they pass, and show how it is done.
enum FirstScenario {
  /// The files.
  static let files = [
    TemplateFile(path: "scenarios/welcome.lua", content: scenario),
    TemplateFile(path: "scenarios/screens/welcome.json", content: screen),
  ]

  private static let scenario = #"""
    -- A first suite. Run it with: beagle-test scenarios

    local function open()
      local app = beagle.launch { base_url = "https://example.test" }
      app.network:stub("GET /welcome", { json = "screens/welcome.json" })
      return app:open("/welcome")
    end

    describe("the welcome screen", function()
      it("greets whoever types a name", function()
        local app = open()
        app:find("name"):type("Ada")
        assert.equal("Hello, Ada!", app:find("greeting").text)
      end)

      it("goes on to the next screen", function()
        local app = open()
        app.network:stub("GET /next", { json = beagle.ui.text { text = "There" } })
        app:find("continue"):press()
        assert.stacks(app, { { "/welcome", "/next" } })
      end)

      it("offers a retry when the next screen does not come", function()
        local app = open()
        app.network:stub("GET /next", { json = beagle.ui.text { text = "There" } })
        app.network:fail("GET /next", { error = "timeout", times = 1 })
        app:find("continue"):press()
        app.error_view:retry()
        assert.stacks(app, { { "/welcome", "/next" } })
      end)
    end)

    """#

  private static let screen = #"""
    {
      "_beagleComponent_": "beagle:screenComponent",
      "navigationBar": { "title": "Welcome" },
      "child": {
        "_beagleComponent_": "beagle:container",
        "context": { "id": "visitor", "value": { "name": "" } },
        "children": [
          {
            "_beagleComponent_": "beagle:textInput",
            "id": "name",
            "placeholder": "Your name",
            "value": "@{visitor.name}",
            "onChange": [
              {
                "_beagleAction_": "beagle:setContext",
                "contextId": "visitor",
                "path": "name",
                "value": "@{onChange.value}"
              }
            ]
          },
          { "_beagleComponent_": "beagle:text", "id": "greeting", "text": "Hello, @{visitor.name}!" },
          {
            "_beagleComponent_": "beagle:button",
            "id": "continue",
            "text": "Continue",
            "onPress": [{ "_beagleAction_": "beagle:pushView", "route": { "url": "/next" } }]
          }
        ]
      }
    }

    """#
}
