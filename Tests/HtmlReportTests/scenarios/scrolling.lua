-- Screens that are larger than a device: where they stand, and what a step changed in them.
local ui, action = beagle.ui, beagle.action

local function points(value) return { value = value, type = "REAL" } end

local function rows(number)
  local result = {}
  for row = 1, number do result[row] = row end
  return result
end

local row = { { view = ui.container { style = { size = { height = points(40) } }, ui.text { text = "row @{item}" } } } }

it("a list between others", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent {
    navigationBar = { title = "List" },
    ui.container {
      style = { flex = { grow = 1 } },
      ui.text { text = "above" },
      ui.listView { id = "list", dataSource = rows(60), templates = row },
      ui.button { id = "below", text = "below" },
    },
  })
  app:find("list"):scroll_to_end()
  app:find("list"):scroll_to(0.5)
  app:find("below"):press()
end)

it("a list that scrolls with its parent", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { ui.scrollView { ui.container {
    ui.text { text = "above" },
    ui.listView { id = "list", dataSource = rows(60), templates = row, useParentScroll = true },
    ui.text { text = "below" },
  } } })
  app:find("list"):scroll_to_end()
end)

it("what is pressed", function()
  local app = beagle.launch {}
  local buttons = { context = { id = "last", value = 0 }, ui.text { id = "said", text = "pressed @{last}" } }
  for number = 1, 60 do
    table.insert(buttons, ui.button {
      id = "b" .. number, text = "Button " .. number,
      onPress = { action.setContext { contextId = "last", value = number } },
    })
  end
  app:open(ui.screenComponent { ui.scrollView { ui.container(buttons) } })
  app:find("b55"):press()
  app:find("b3"):press()
end)

it("what changed", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { ui.container {
    context = { id = "cart", value = { lines = { "tea", "pot" }, note = "none", ["a b"] = 1 } },
    ui.text { id = "note", text = "note: @{cart.note}" },
    ui.listView { id = "lines", dataSource = "@{cart.lines}", key = "id", templates = { { view = ui.text { text = "line @{item}" } } } },
    ui.button { id = "less", text = "Less", onPress = {
      action.setContext { contextId = "cart", value = { lines = { "tea" }, note = "one", ["a b"] = 2 } },
    } },
    ui.button { id = "more", text = "More", onPress = {
      action.addChildren { componentId = "box", value = { ui.text { id = "added", text = "added" } } },
    } },
    ui.container { id = "box" },
  } })
  app:find("less"):press()
  app:find("more"):press()
end)

it("a deep tree", function()
  local app = beagle.launch {}
  local node = ui.text { id = "deepest", text = "in the deep" }
  for level = 1, 60 do node = ui.container { id = "level" .. level, node } end
  app:open(ui.screenComponent { node })
end)

it("a long tree", function()
  local app = beagle.launch {}
  local texts = {}
  for number = 1, 5000 do texts[number] = ui.text { id = "t" .. number, text = "Text " .. number .. " @{global.n}" } end
  table.insert(texts, 1, ui.button { id = "go", text = "Go", onPress = { action.setContext { contextId = "global", path = "n", value = 1 } } })
  app:open(ui.screenComponent { ui.scrollView { ui.container(texts) } })
  app:find("go"):press()
end)
