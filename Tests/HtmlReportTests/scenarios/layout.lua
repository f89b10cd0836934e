-- One screen for each rule of layout; sizes are in points. The root is 300 wide and 200 high where nothing else is said.
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

local function root(style, ...)
  style.size = style.size or size(300, 200)
  show(ui.container { id = "root", style = style, ... })
end
local function flex(values) return { flex = values } end

it("row", function() root(flex { flexDirection = "ROW", alignItems = "FLEX_START" }, box("a", 40, 30), box("b", 50, 20)) end)
it("column", function()
  root({}, box("a", 40, 30), box("b", 50, 20, { margin = { top = points(10), left = points(5) } }))
end)
it("row reverse", function() root(flex { flexDirection = "ROW_REVERSE" }, box("a", 60, 40), box("b", 40, 20)) end)
it("column reverse", function() root(flex { flexDirection = "COLUMN_REVERSE" }, box("a", 60, 40), box("b", 40, 20)) end)
it("stretch", function()
  root({}, box("a", 0, 0, { size = { height = points(30) } }), box("b", 0, 0, { size = { height = points(20) }, flex = { alignSelf = "CENTER" } }))
end)
it("wrap", function() root(flex { flexDirection = "ROW", flexWrap = "WRAP" }, box("a", 200, 30), box("b", 200, 20)) end)
it("no wrap", function()
  root(flex { flexDirection = "ROW" }, box("a", 200, 30), box("b", 200, 20), box("c", 200, 10))
end)
it("wrap reverse", function()
  root(flex { flexDirection = "ROW", flexWrap = "WRAP_REVERSE" }, box("a", 200, 30), box("b", 200, 20))
end)
it("align content", function()
  root(flex { flexDirection = "ROW", flexWrap = "WRAP", alignContent = "FLEX_END" }, box("a", 200, 30), box("b", 200, 20))
end)
it("absolute", function()
  root({}, box("a", 40, 30), box("b", 50, 20, { positionType = "ABSOLUTE", position = { right = points(10), bottom = points(20) } }),
    box("c", 0, 0, { size = {}, positionType = "ABSOLUTE", position = { all = points(20), left = points(100) } }))
end)
it("relative", function()
  root({}, box("a", 40, 30, { position = { left = points(15), top = points(5) } }), box("b", 50, 20))
end)
it("percent", function()
  root({}, box("a", 0, 0, { size = { width = percent(50), height = percent(25) } }),
    box("b", 0, 0, { size = { width = percent(10), height = points(20) }, margin = { left = percent(10) } }))
end)
it("auto", function()
  root({}, box("a", 0, 0, { size = { width = { value = 9, type = "AUTO" }, height = points(30) } }),
    box("b", 50, 20, { margin = { left = { value = 0, type = "AUTO" } } }))
end)
it("grow", function()
  root(flex { flexDirection = "ROW" }, box("a", 60, 30), box("b", 0, 0, { size = { height = points(30) }, flex = { grow = 1 } }), box("c", 40, 30))
end)
it("shrink", function()
  root(flex { flexDirection = "ROW" }, box("a", 200, 30), box("b", 200, 30), box("c", 100, 30, { flex = { shrink = 0 } }))
end)
it("basis", function()
  root(flex { flexDirection = "ROW" }, box("a", 0, 0, { size = { height = points(10) }, flex = { basis = points(100) } }),
    box("b", 0, 0, { size = { height = points(10) }, flex = { flex = 1 } }),
    box("c", 0, 0, { size = { height = points(10) }, flex = { basis = percent(20) } }))
end)
it("justify", function()
  root(flex { flexDirection = "ROW", justifyContent = "SPACE_BETWEEN", alignItems = "CENTER" }, box("a", 60, 40), box("b", 40, 20))
end)
it("space around", function() root(flex { justifyContent = "SPACE_AROUND", alignItems = "FLEX_END" }, box("a", 60, 40), box("b", 40, 60)) end)
it("space evenly", function() root(flex { justifyContent = "SPACE_EVENLY" }, box("a", 60, 40), box("b", 40, 10)) end)
it("edges", function()
  root({ padding = { all = points(10), horizontal = points(20), left = points(30) } }, box("a", 60, 40, { margin = { vertical = points(5), all = points(7) } }))
end)
it("aspect ratio", function()
  root({}, box("a", 0, 0, { size = { width = points(80), aspectRatio = 2 } }), box("b", 0, 0, { size = { height = points(30), aspectRatio = 3 }, flex = { alignSelf = "FLEX_START" } }))
end)
it("limits", function()
  root(flex { flexDirection = "ROW" }, box("a", 0, 0, { size = { width = points(200), maxWidth = points(90), height = points(10) } }),
    box("b", 0, 0, { size = { width = points(5), minWidth = percent(20), minHeight = points(30), height = points(10) } }))
end)
it("nothing", function() root({}, box("a", 40, 30), box("b", 50, 20, { display = "NONE" }), box("c", 10, 10)) end)
it("widgets", function()
  root({}, ui.image { path = { _beagleImagePath_ = "local", mobileId = "logo" }, style = { size = size(20, 10) } },
    ui.textInput { style = { size = { height = points(12) } } }, ui.button { text = "", style = { size = size(30, 8), padding = { all = points(0) } } },
    ui.webView { url = "https://w.test", style = { size = size(100, 20) } })
end)
it("looks", function()
  root({
    borderWidth = 4, borderColor = "#FF0000", backgroundColor = "#00FF00",
    cornerRadius = { radius = 8, bottomRight = 2 }, size = size(300, 100),
  }, box("a", 60, 40))
end)
it("wild looks", function()
  root({ backgroundColor = "red;} .device{display:none", borderColor = "url(https://evil.test/b)", borderWidth = 2 }, box("a", 60, 40))
end)
local function corners(radius, child)
  return ui.container { style = { size = size(60, 40), cornerRadius = radius }, child }
end
it("corners", function()
  local function high(id) return box(id, 40, 80, { flex = { shrink = 0 } }) end
  root({}, corners({ radius = 8 }, high("first")), corners({ topLeft = 8 }, high("second")), corners(nil, high("third")))
end)
it("covered", function()
  local app = beagle.launch {}
  app:open(ui.screenComponent { ui.container {
    style = { size = size(300, 200) },
    ui.button { id = "under", text = "under", style = { size = size(100, 40) } },
    ui.container { id = "cover", style = { size = size(100, 40), backgroundColor = "#FFCC00", positionType = "ABSOLUTE", position = { left = points(0), top = points(0) } } },
  } })
  app:find("under"):press()
end)
local function picture(mode, width, height)
  local path = { _beagleImagePath_ = "remote", url = "/pictures/a-kettle-with-a-name-that-is-long.png" }
  return ui.image { mode = mode, path = path, style = { size = size(width, height) } }
end
it("image modes", function()
  root({ size = size(300, 500) }, picture("FIT_XY", 200, 80), picture("FIT_CENTER", 200, 80), picture("CENTER_CROP", 200, 80), picture("CENTER", 200, 80),
    picture(nil, 200, 80), picture("CENTER", 20, 10), picture("CENTER_CROP", 40, 60))
end)
