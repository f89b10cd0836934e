-- Searching while typing: focus, one request per change, and answers that come too late.
local shop = require "apps._shop"

describe("Search", function()
  local app, query

  local function answer(term, names, delay)
    local hits = {}
    for i, name in ipairs(names) do hits[i] = { id = i, name = name } end
    app.network:stub("GET /shop/api/search?q=" .. term, { body = { term = term, hits = hits }, delay = delay })
  end

  before_each(function()
    app = shop.open "/shop/search"
    query = app:find("query")
  end)

  it("hints while the input has the focus and there is little in it", function()
    assert.not_visible(app, "hint")
    query:focus()
    assert.visible(app, "hint")
    query:blur()
    assert.not_visible(app, "hint")
  end)

  it("remembers the text when the focus goes", function()
    query:type("aw"):blur()
    assert.context(app, "search.last", "aw")
  end)

  it("asks from the third letter on", function()
    answer("awl", { "Awl" })
    query:type("aw")
    assert.not_requested(app, "GET /shop/api/search")
    query:type("awl")
    assert.requested(app, "GET /shop/api/search?q=awl", { times = 1 })
    assert.visible(app, { text = "1 found for awl" })
    assert.visible(app, { id = "hit:1", text = "Awl" })
  end)

  it("shows lower case, whatever was typed", function()
    app.network:stub("GET /shop/api/search?q=AWL", { body = { term = "awl", hits = { { id = 5, name = "Awl" } } } })
    query:type("AWL")
    assert.equal("awl", query.value)
    assert.visible(app, "hit:5")
  end)

  it("drops an answer that a later one has overtaken", function()
    answer("awl", { "Awl", "Awl handle" }, 500)
    answer("awls", { "Set of awls" }, 100)
    query:type("awl")
    query:type("awls")
    app:advance(100)
    assert.visible(app, { id = "hit:1", text = "Set of awls" })
    app:settle()
    assert.equal(500, app.now)
    assert.visible(app, { text = "1 found for awls" })
    assert.equal("Set of awls", app:find("hit:1").text)
  end)

  it("a hit without a name gets no row", function()
    app.network:stub("GET /shop/api/search?q=saw", {
      body = { term = "saw", hits = { { id = 1, name = "Saw" }, { id = 2 }, { id = 3, name = "" } } },
    })
    query:type("saw")
    assert.visible(app, { text = "3 found for saw" })
    assert.same({ "hit:1" }, { app:find("hits"):find({ text = "Saw" }).id })
    assert.equal(1, #app:find_all { id = beagle.matches "^hit:" })
  end)

  it("a failure and a shorter word both empty the list", function()
    answer("awl", { "Awl" })
    app.network:fail("GET /shop/api/search?q=awls", { error = "offline" })
    query:type("awl")
    query:type("awls")
    assert.is_nil(app:query("hit:1"))
    query:type("awl")
    assert.visible(app, "hit:1")
    query:type("aw")
    assert.is_nil(app:query("hit:1"))
  end)

  it("a hit opens its product", function()
    app.network:stub("GET /shop/api/search?q=knife", { body = { term = "knife", hits = { shop.bread_knife } } })
    query:type("knife")
    app:find("hit:7"):press()
    assert.stacks(app, { { "/shop/search", "/shop/products/7" } })
  end)
end)
