-- Analytics: which screens and actions leave a record with the provider, and what it says.
local bank = require "apps._bank"
local action = beagle.action

local function records(app, kind)
  local found = {}
  for _, record in ipairs(app.analytics) do
    if record.type == kind then found[#found + 1] = record end
  end
  return found
end

describe("Analytics", function()
  it("there are none without a provider", function()
    local app = bank.open("/bank/home", bank.mo)
    app:find("cards"):press()
    assert.same({}, app.analytics)
  end)

  it("each screen that appears leaves a record, also when it is returned to", function()
    local app = bank.launch()
    app:analytics_config { enableScreenAnalytics = true }
    app:open("/bank/home")
    app:find("cards"):press()
    app:back()
    local screens = {}
    for i, record in ipairs(records(app, "screen")) do screens[i] = record.screen end
    assert.same({ "/bank/home", "/bank/cards", "/bank/home" }, screens)
  end)

  it("an action of the configuration leaves one, with the attributes that are listed", function()
    local app = bank.launch()
    app:analytics_config { enableScreenAnalytics = false, actions = { ["beagle:sendRequest"] = { "url", "method" } } }
    app.network:stub("POST /bank/api/session", { status = 401 })
    app:open("/bank/login")
    app:find("user"):type("mo@kiesel.test")
    app:find("pin"):type("12345")
    app:advance(1000)
    app:find("submit"):press()
    local record = records(app, "action")[2]
    assert.equal("beagle:sendrequest", record.beagleAction)
    assert.same({ url = "/bank/api/session", method = "POST" }, record.attributes)
    assert.equal("/bank/login", record.screen)
    assert.equal(os.time() * 1000, record.timestamp)
  end)

  it("an action may ask for a record itself", function()
    local app = bank.launch()
    app:analytics_config { enableScreenAnalytics = false }
    app:open("/bank/login")
    app:find("submit"):press()
    assert.equal(1, #app.analytics)
    assert.equal("beagle:submitform", app.analytics[1].beagleAction)
    assert.same({ step = "credentials" }, app.analytics[1].additionalEntries)
    assert.equal("submit", app.analytics[1].component.id)
  end)

  it("an action may refuse one", function()
    local app = bank.launch()
    app:analytics_config { enableScreenAnalytics = false, actions = { ["beagle:alert"] = { "message" } } }
    app:open("/bank/help")
    app:perform { action.alert { message = "Seen" }, action.alert { message = "Unseen", analytics = false } }
    assert.equal(1, #app.analytics)
    assert.equal("Seen", app.analytics[1].attributes.message)
  end)
end)
