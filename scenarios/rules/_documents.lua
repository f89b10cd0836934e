-- Opens documents given as JSON text, and says what became of them.
local documents = {}

local BASE = "https://rules.test"

-- An app for `platform` that has asked for a screen answered by `text`.
function documents.load(text, platform)
  local app = beagle.launch { base_url = BASE, platform = platform or "ios" }
  app.network:stub("GET /document", { body = text, headers = { ["Content-Type"] = "application/json" } })
  app:open("/document")
  return app
end

-- The kind and the path of the error with which `text` fails, joined; "decodes" when it does not.
function documents.failure(text, platform)
  local app = documents.load(text, platform)
  for _, transition in ipairs(app.transitions) do
    if transition.state == "error" then
      local error = transition.error
      assert(error.kind == "remoteScreen" and error.cause == "decoding", "another error")
      return error.reason .. " " .. error.path
    end
  end
  return "decodes"
end

-- An app that shows `text`; fails with the reason when it does not decode.
function documents.show(text, platform)
  local app = documents.load(text, platform)
  assert.equal("decodes", app.screen:tree() and "decodes" or documents.failure(text, platform))
  return app
end

-- An app that shows a screen table.
function documents.open(screen, platform, options)
  options = options or {}
  options.base_url, options.platform = BASE, platform or "ios"
  local app = beagle.launch(options)
  app:open(screen)
  return app
end

-- Declares one test for each row `{ title, arguments… }`.
function documents.each(rows, run)
  for _, row in ipairs(rows) do
    it(row[1], function() run(table.unpack(row, 2, row.n or #row)) end)
  end
end

-- Whether a log entry of `category` at `level` has a text with `part`.
function documents.logged(app, category, level, part)
  local count = 0
  for _, entry in ipairs(app.logs) do
    if entry.category == category and (not level or entry.level == level)
      and (not part or entry.message:find(part, 1, true)) then
      count = count + 1
    end
  end
  return count
end

return documents
