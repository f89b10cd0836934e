-- What the rules of actions and networking share: an app with one screen, a context "c" and a button "go".
local ui, action = beagle.ui, beagle.action
local board = {}

function board.launch(platform, options)
  local app = beagle.launch { base_url = "https://kelp.test", platform = platform or "ios" }
  for key, value in pairs(options or {}) do app[key](app, value) end
  return app
end

-- Opens `screen` (a component) inline.
function board.show(screen, platform)
  return board.launch(platform):open(ui.screenComponent { id = "main", screen })
end

-- Opens a screen around `child` whose navigation bar has an item "Share" with these actions.
function board.show_bar(app, actions, child, context)
  return app:open(ui.screenComponent {
    id = "main", navigationBar = { title = "T", navigationBarItems = { { text = "Share", onPress = actions } } },
    context = context, child = child,
  })
end

-- A button "go" with these actions, around it the context "c"; `more` are components behind it.
function board.open(actions, value, platform, more)
  return board.show(ui.container {
    id = "box", context = { id = "c", value = value == nil and beagle.null or value },
    ui.button { id = "go", text = "Go", onPress = beagle.array(actions) },
    ui.container { id = "rest", children = beagle.array(more or {}) },
  }, platform)
end

-- The same, pressed.
function board.press(...)
  local app = board.open(...)
  app:find("go"):press()
  return app
end

function board.set(path, value)
  return action.setContext { contextId = "c", path = path, value = value }
end

-- The log entries of a level, or of a name.
function board.logs(app, what)
  local found = {}
  for _, entry in ipairs(app.logs) do
    if (entry.level == what and entry.name ~= "nullValue") or entry.name == what then found[#found + 1] = entry end
  end
  return found
end

-- The names of the executed actions, with their origins.
function board.actions(app)
  local list = {}
  for _, entry in ipairs(app.actions) do list[#list + 1] = entry.name .. " " .. entry.origin end
  return list
end

-- Opens JSON text and gives the state's error, nil when it decodes.
function board.decoding_error(json, platform)
  local app = board.launch(platform)
  app.network:stub("GET /x", { body = type(json) == "string" and json or beagle.encode(json) })
  app:open("/x")
  for _, transition in ipairs(app.transitions) do
    if transition.state == "error" then return transition.error end
  end
end

function board.decodes(json, platform) return board.decoding_error(json, platform) == nil end

-- Each value of `rows` is a test of its own.
function board.each(rows, name, body)
  for _, row in ipairs(rows) do it(name(row), function() body(row) end) end
end

return board
