-- Every screen of the three apps opens: it decodes, and its own load succeeds. What it asks for is left unanswered.
local APPS = { bank = require "apps._bank", news = require "apps._news", shop = require "apps._shop" }

for name, suite in pairs(APPS) do
  describe("Every screen of the " .. name, function()
    for url in pairs(suite.screens) do
      it(url, function()
        local app = suite.launch()
        app.network:allow_unmatched()
        app:open(url)
        assert.transitions(app, beagle.contains { "started " .. url, "success " .. url, "finished " .. url })
        for _, entry in ipairs(app.logs) do
          assert(entry.category ~= "Decoding" or entry.level ~= "error", entry.message)
        end
      end)
    end
  end)
end
