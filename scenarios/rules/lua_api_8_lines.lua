-- lua-api 8: explanations name the line of the scenario, whatever module it drives the app with.
local board = require "_board"
local ui = beagle.ui

describe("lua-api 8 explain", function()
  it("the line is the scenario's", function()
    local app = board.press({ board.set(nil, "new") }, "old", nil, { ui.text { id = "t", text = "@{c}" } }) -- line 7
    local read = app:find("t"):explain("text").reads[1]
    assert.equal("setContext", read.by)
    assert.equal("go.onPress", read.origin)
    assert.equal(7, read.line)
  end)
end)
