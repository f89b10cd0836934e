"""What a report of 2,000 tests of five screens weighs, and how much of it is touched to open it."""

import time

from conftest import Run

SUITE = """
local ui, action = beagle.ui, beagle.action
local function screen(test, number)
  local rows = {}
  for row = 1, 12 do
    rows[row] = ui.container { id = "row" .. row, style = { flex = { flexDirection = "ROW" } },
      ui.text { id = "title" .. row, text = "Article " .. row .. " of test " .. test },
      ui.text { text = "@{cart.count} in the cart" } }
  end
  rows[#rows + 1] = ui.button { id = "add", text = "Add", onPress = {
    action.setContext { contextId = "cart", path = "count", value = "@{sum(cart.count, 1)}" } } }
  rows[#rows + 1] = ui.button { id = "next", text = "Next", onPress = {
    action.pushView { route = { url = "/screen/" .. (number + 1) } } } }
  rows.context = { id = "cart", value = { count = 0, owner = "test " .. test } }
  return ui.screenComponent { id = "s" .. number, ui.container(rows) }
end
for test = FIRST, LAST do
  it("test " .. test, function()
    local app = beagle.launch { base_url = "https://size.test" }
    for number = 1, 5 do app.network:stub("GET /screen/" .. number, { body = screen(test, number) }) end
    app:open("/screen/1")
    for number = 1, 4 do
      app:find("add"):press()
      app:find("next"):press()
    end
    assert.equal(5, #app.stacks[1])
  end)
end
"""


def test_two_thousand_tests(reports, viewer, record_property):
    parts = {f"part{part}": SUITE.replace("FIRST", str(part * 250)).replace("LAST", str(part * 250 + 249)) for part in range(8)}
    folder = reports.folder(**parts)
    Run(folder, ["--trace", "on", "--reporter", "html=report.html", *[f"{name}.lua" for name in parts]], 0)
    size = (folder / "report.html").stat().st_size
    tab = viewer()
    start = time.monotonic()
    page = tab.show(folder / "report.html")
    opening = time.monotonic() - start
    print(f"\n2,000 tests of five screens: {size / 2**20:.1f} MiB, open in {opening:.2f} s")
    assert "2000 passed" in page.locator(".totals").inner_text()
    assert size <= 60_000_000
    # What makes it open fast on any machine: the traces stay text until one is asked for, and long lists are not all drawn.
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    assert metrics["JSHeapUsedSize"] < size / 3
    assert page.evaluate("document.querySelectorAll('*').length") < 5000
    page = tab.test("test 0")
    assert page.locator(".steps button").count() == 9
    assert "Article 12 of test 0" in page.locator(".device").inner_text()
