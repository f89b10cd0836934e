-- One screen for each rule of layout; sizes are in points.
local ui = beagle.ui

local function points(value) return { value = value, type = "REAL" } end
local function percent(value) return { value = value, type = "PERCENT" } end
local function size(width, height) return { width = points(width), height = points(height) } end
local function box(id, width, height, style)
  style = style or {}
  style.size = style.size or size(width, height)
  return ui.container { id = id, style = style }
end
local function show(root)
  local app = beagle.launch {}
  app:open(ui.screenComponent { root })
end

it("row", function()
  show(ui.container { id = "root", style = { flex = { flexDirection = "ROW" } }, box("a", 40, 30), box("b", 50, 20) })
end)
it("column", function()
  show(ui.container { id = "root", box("a", 40, 30), box("b", 50, 20, { margin = { top = points(10), left = points(5) } }) })
end)
it("wrap", function()
  show(ui.container { id = "root", style = { flex = { flexDirection = "ROW", flexWrap = "WRAP" } }, box("a", 200, 30), box("b", 200, 20) })
end)
it("absolute", function()
  show(ui.container {
    id = "root", style = { size = size(300, 200) }, box("a", 40, 30),
    box("b", 50, 20, { positionType = "ABSOLUTE", position = { right = points(10), bottom = points(20) } }),
  })
end)
it("percent", function()
  show(ui.container {
    id = "root", style = { size = size(300, 200) },
    box("a", 0, 0, { size = { width = percent(50), height = percent(25) } }),
    box("b", 0, 0, { size = { width = percent(10), height = points(20) }, margin = { left = percent(10) } }),
  })
end)
it("grow", function()
  show(ui.container {
    id = "root", style = { size = size(300, 100), flex = { flexDirection = "ROW" } },
    box("a", 60, 30), box("b", 0, 0, { size = { height = points(30) }, flex = { grow = 1 } }), box("c", 40, 30),
  })
end)
it("justify", function()
  show(ui.container {
    id = "root", style = { size = size(300, 100), flex = { flexDirection = "ROW", justifyContent = "SPACE_BETWEEN", alignItems = "CENTER" } },
    box("a", 60, 40), box("b", 40, 20),
  })
end)
it("padding", function()
  show(ui.container {
    id = "root",
    style = { size = size(300, 100), borderWidth = 4, borderColor = "#FF0000", cornerRadius = { radius = 8 }, backgroundColor = "#00FF00",
      padding = { all = points(10), horizontal = points(20), left = points(30) } },
    box("a", 60, 40),
  })
end)
it("reverse", function()
  show(ui.container { id = "root", style = { size = size(300, 100), flex = { flexDirection = "ROW_REVERSE" } }, box("a", 60, 40), box("b", 40, 20) })
end)
it("basis", function()
  show(ui.container {
    id = "root", style = { size = size(300, 100), flex = { flexDirection = "ROW" } },
    box("a", 0, 0, { size = { height = points(10) }, flex = { basis = points(100) } }),
    box("b", 0, 0, { size = { height = points(10) }, flex = { flex = 1 } }),
  })
end)
