-- A screen of two thousand components and a list of five hundred items: load, write, find, match.
local ui, action = beagle.ui, beagle.action

local children = {}
for i = 1, 2000 do
  children[i] = i % 4 == 0
    and ui.button { id = "button" .. i, text = "Button " .. i, onPress = {
      action.setContext { contextId = "form", path = "total", value = "@{sum(form.total, " .. i .. ")}" } } }
    or ui.text { id = "text" .. i, text = i % 10 == 0 and "Total @{form.total}" or "Line " .. i }
end
local items = {}
for i = 1, 500 do items[i] = { id = i, name = "Item " .. i } end
children[2001] = ui.listView { id = "list", key = "id", dataSource = "@{form.items}", templates = {
  { view = ui.text { id = "row", text = "@{item.name}: @{form.total}" } },
} }
local body = ui.screenComponent { ui.container {
  context = { id = "form", value = { total = 0, items = items } }, table.unpack(children),
} }

it("loads, writes and reads", function()
  local app = beagle.launch { base_url = "https://floor.test" }
  app.network:stub("GET /", { body = body })
  app:open("/")
  for i = 4, 200, 4 do app:find("button" .. i):press() end
  assert.equal("Total 5100", app:find("text10").text)
  assert.visible(app, { id = "row:500", text = "Item 500: 5100" })
  assert.equal(500, #app:find("list").children)
end)
