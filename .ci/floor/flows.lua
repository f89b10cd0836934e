-- A hundred flows over five screens: load, press, set a context, submit a form, push, pop.
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
for i = 1, 100 do it("flow " .. i, function()
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
end) end
