-- Kiesel, a bank: an app whose backend answers every screen from the files beside the scenarios.
local bank = {}

local SCREENS = {
  ["/bank/accounts/0/statement"] = "statement",
  ["/bank/cards"] = "cards",
  ["/bank/cards/limit"] = "card-limit",
  ["/bank/help"] = "help",
  ["/bank/home"] = "home",
  ["/bank/login"] = "login",
  ["/bank/login/code"] = "code",
  ["/bank/settings"] = "settings",
  ["/bank/terms"] = "terms",
  ["/bank/transfer"] = "transfer",
  ["/bank/transfer/confirm"] = "transfer-confirm",
  ["/bank/transfer/receipt"] = "transfer-receipt",
}

bank.screens = SCREENS
bank.accounts = {
  { iban = "KS01 2000", name = "Everyday", balance = 1204.5, kind = "giro" },
  { iban = "KS07 3000", name = "Roof", balance = 8800, kind = "savings" },
}

-- An app that shows nothing yet, with two accounts.
function bank.launch(platform)
  local app = beagle.launch { base_url = "https://kiesel.test", platform = platform }
  for path, name in pairs(SCREENS) do
    app.network:stub("GET " .. path, { json = "screens/bank/" .. name .. ".json" })
  end
  app.network:stub("GET /bank/api/accounts", { body = bank.accounts })
  return app
end

-- An app that shows this screen; `session` says who is logged in.
function bank.open(path, session, platform)
  local app = bank.launch(platform)
  if session then app.global:set("session", session) end
  app:open(path)
  return app
end

bank.mo = { token = "t", name = "Mo" }

return bank
