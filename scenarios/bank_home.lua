-- The bank's front page: accounts that load themselves, can be hidden, refreshed, and retried.
local bank = require "apps._bank"
local ui = beagle.ui

local function home(...)
  local app = bank.launch()
  app.global:set("session", bank.mo)
  if select("#", ...) > 0 then app.network:stub("GET /bank/api/accounts", { ... }) end
  return app:open("/bank/home")
end

describe("The accounts", function()
  it("are shown by kind", function()
    local app = home()
    assert.visible(app, { text = "Hello Mo" })
    assert.visible(app, { id = "account-name:0", text = "Everyday" })
    assert.visible(app, { id = "account-name:1", text = "Roof (savings, KS07)" })
  end)

  it("are waited for", function()
    local app = home { body = bank.accounts, delay = 700 }
    assert.visible(app, "wait")
    assert.is_true(app:find(ui.pullToRefresh {}).isRefreshing)
    app:advance(700)
    assert.not_visible(app, "wait")
    assert.is_false(app:find(ui.pullToRefresh {}).isRefreshing)
  end)

  it("can be hidden from curious eyes", function()
    local app = home()
    local balance = app:find("balance:0")
    assert.equal("1204.5", balance.text)
    app:find("hide"):press()
    assert.equal("•••", balance.text)
    assert.equal("Show", app:find("hide").text)
  end)

  it("a failure can be retried", function()
    local app = home({ status = 503 }, { body = bank.accounts, delay = 100 })
    assert.visible(app, "failed")
    app:find("retry"):press()
    assert.not_visible(app, "failed")
    assert.visible(app, "wait")
    app:settle()
    assert.visible(app, "account-name:0")
  end)

  it("a retry may fail again", function()
    local app = home { status = 503 }
    app:find("retry"):press()
    assert.visible(app, "failed")
    assert.requested(app, "GET /bank/api/accounts", { times = 2 })
  end)

  it("are fresh after a pull", function()
    local app = home({ body = bank.accounts }, { body = { { name = "Everyday", balance = 5, kind = "giro" } } })
    app:find(ui.pullToRefresh {}):pull()
    assert.equal("5", app:find("balance:0").text)
    assert.is_nil(app:query("balance:1"))
  end)
end)

describe("From the front page", function()
  it("an account leads to its statement, and is passed on", function()
    local app = home()
    app:find("account-name:0"):press()
    assert.stacks(app, { { "/bank/home", "/bank/accounts/0/statement" } })
    assert.visible(app, { id = "head", text = "Everyday: 1204.5" })
    assert.context(app, "navigationContext", bank.accounts[1])
  end)

  it("a savings account leads nowhere", function()
    local app = home()
    assert.has_error(function() app:find("account-name:1"):press() end)
  end)

  it("the transfer opens at once: it was fetched before", function()
    local app = home()
    assert.requested(app, "GET /bank/transfer", { times = 1 })
    app.network:offline()
    app:find("transfer"):press()
    assert.stacks(app, { { "/bank/home" }, { "/bank/transfer" } })
  end)

  for _, id in ipairs { "cards", "settings" } do
    it("to the " .. id, function()
      local app = home()
      app:find(id):press()
      assert.stacks(app, { { "/bank/home", "/bank/" .. id } })
    end)
  end
end)
