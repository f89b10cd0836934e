-- What the rules of lists share: a context "d" around a list, what its cells say, and a trace in the global context.
local ui, action = beagle.ui, beagle.action
local lists = {}

function lists.set(id, value, path) return action.setContext { contextId = id, value = value, path = path } end

-- What each cell says, joined.
function lists.texts(app, id)
  local found = {}
  for i, cell in ipairs(app:find(id or "l").children) do found[i] = cell.text or cell.children[1].text end
  return table.concat(found, " ")
end

-- A screen with the context `d` around a component, mostly a list.
function lists.screen(value, child)
  return ui.container { id = "root", context = { id = "d", value = value }, child }
end

-- Items whose `k` are these.
function lists.data(...)
  local items = {}
  for i, key in ipairs { ... } do items[i] = { k = key } end
  return items
end

-- An app whose trace is empty.
function lists.launch(platform)
  local app = beagle.launch { base_url = "https://rules.test", platform = platform or "ios" }
  app.global:set("trace", "")
  return app
end

-- An action that adds the value of `source`, an expression, to the trace.
function lists.trace(source)
  return lists.set("global", "@{concat(global.trace, " .. source .. ", ' ')}", "trace")
end

return lists
