-- Snapshots: whole trees and values, kept beside the scenarios. `--update-snapshots` writes them anew; in a run of
-- several platforms, where one differs from the first, into a file of its own: `receipt.android.json`.
local shop = require "apps._shop"
local bank = require "apps._bank"

it("a whole screen", function()
  assert.snapshot(shop.open "/shop/orders/done", "receipt")
end)

it("the same screen later: each step has a name", function()
  local app = shop.open "/shop/onboarding"
  assert.snapshot(app, "tour, first page")
  app:find("next"):press()
  app:find("next"):press()
  assert.snapshot(app, "tour, last page")
end)

it("a part of a screen", function()
  local app = bank.open("/bank/home", bank.mo)
  assert.snapshot(app:find("accounts"), "accounts")
end)

it("any value", function()
  local app = bank.open "/bank/login"
  app.network:stub("POST /bank/api/session", { status = 401 })
  app:find("user"):type("mo@kiesel.test")
  app:find("pin"):type("12345")
  app:find("submit"):press()
  assert.snapshot(app:find("submit"):context("login"):get(), "login after 401")
end)

it("a snapshot that differs fails", function()
  local app = shop.open "/shop/orders/done"
  app:context("navigationContext"):set("order", "H-1007")
  assert.has_error(function() assert.snapshot(app, "receipt") end)
end)
