-- Texts that would do harm if a page took them for markup or script.
local ui, action = beagle.ui, beagle.action
local evil = "</script><img src=x onerror=alert(1)><script>alert(2)</script><!--{{script}}"

describe(evil, function()
  it("shows " .. evil, function()
    local app = beagle.launch { base_url = "https://evil.test" }
    app.network:stub("GET /home", {
      body = ui.screenComponent {
        id = evil,
        navigationBar = { title = evil },
        ui.container {
          context = { id = "constructor", value = { ["__proto__"] = evil, toString = evil } },
          ui.text { id = evil, text = evil, textColor = "red;background:url(https://evil.test/x)" },
          ui.text { id = "made", text = "@{constructor.toString}" },
          ui.textInput { id = "in", placeholder = evil, value = evil },
          ui.image { path = { _beagleImagePath_ = "remote", url = "https://evil.test/a.png" } },
          ui.webView { url = "https://evil.test/page" },
          ui["constructor"] { text = evil },
          ui["custom:__proto__"] {},
          ui.container { style = { backgroundColor = "url(https://evil.test/b)" } },
          ui.button { id = "b", text = evil, onPress = { action.alert { title = evil, message = evil } } },
        },
      },
    })
    app.network:allow_unmatched()
    app:open("/home")
    app:perform {
      action.sendRequest { url = "https://evil.test/" .. evil, method = "POST", data = { [evil] = evil }, headers = { X = evil } },
      action.openExternalURL { url = "javascript:alert(1)" }, action.openNativeRoute { route = evil, data = { k = evil } },
      { _beagleAction_ = "custom:" .. evil, ["__proto__"] = evil },
      action.setContext { contextId = "global", path = "evil", value = { ["</script>"] = evil } },
    }
    app:open("/home")
    app:find("b"):press()
    print(evil)
    assert.equal(evil, app:find("made").text .. "?")
  end)
end)
