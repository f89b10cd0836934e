"""The map of the flows: what it draws, where, and where it leads."""

import json

import pytest
from conftest import Run


def test_the_map_leads_to_tests(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("shop", "--coverage"), "#page=map")
    names = page.locator(".map .name").all_text_contents()
    assert set(names) == {"/home", "/cart", "/sheet", "/never"}
    titles = page.locator(".map .way title").all_text_contents()
    assert "/home → /cart: pushView ×1; back: back ×1" in titles
    assert "/home → /sheet: pushStack ×1; back: dismiss ×1" in titles
    assert "/home → /never: pushView never" in titles
    assert page.locator(".map a.never .name").all_text_contents() == ["/never"]
    assert page.locator(".map .screen.failing .name").all_text_contents() == ["/home"]
    tab.follow(page.locator(".map a.screen", has_text="/cart"))
    assert page.locator("ul.tests a").all_inner_texts() == ["shop.lua: The shop #shop orders"]
    tab.follow(page.get_by_text("Back to the map"))
    page.locator(".map a.way").first.focus()
    tab.move(lambda: page.keyboard.press("Enter"))
    assert page.locator("ul.tests a").count() == 1


def test_the_list_says_the_same(reports, viewer):
    page = viewer().show(reports.of("shop", "--coverage"), "#page=map")
    rows = [row.split("\t") for row in page.locator("main > div > .scroll tbody tr").all_inner_texts()]
    assert ["/home", "pushView", "/cart", "1 ×"] in rows and ["/home", "pushView", "/never", "never"] in rows
    assert ["the start", "open", "/home", "4 ×"] in rows


def test_thirty_screens_do_not_overlap(reports, viewer):
    links = {"/s0": ["/s1", "/s2", "/s3", "/s4"]}
    for number in range(1, 30):
        links[f"/s{number}"] = [f"/s{to}" for to in (number * 2 + 3, number * 2 + 4, number - 1) if to < 30]
    folder = reports.folder(suite="""
        local ui, action = beagle.ui, beagle.action
        local links = LINKS
        local function visit(app, name, seen)
          seen[name] = true
          for index, to in ipairs(links[name]) do
            if not seen[to] then
              app:find("to" .. index):press()
              visit(app, to, seen)
              app:back()
            end
          end
        end
        it("visits", function()
          local app = beagle.launch { base_url = "https://map.test" }
          for name, tos in pairs(links) do
            local screen = ui.container { ui.text { text = name } }
            for index, to in ipairs(tos) do
              table.insert(screen, ui.button { id = "to" .. index, text = to, onPress = { action.pushView { route = { url = to } } } })
            end
            app.network:stub("GET " .. name, { body = ui.container(screen) })
          end
          app:open("/s0")
          visit(app, "/s0", {})
        end)
    """.replace("LINKS", "{ " + ", ".join(f"[{json.dumps(name)}] = {{ {', '.join(map(json.dumps, tos))} }}" for name, tos in links.items()) + " }"))
    Run(folder, ["--coverage", "--reporter", "html=report.html", "suite.lua"], 0)
    tab = viewer()
    page = tab.show(folder / "report.html", "#page=map")
    boxes = [each.bounding_box() for each in page.locator(".map .screen rect").all()]
    assert len(boxes) == 30
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            apart = abs(one["x"] - other["x"]) >= one["width"] or abs(one["y"] - other["y"]) >= one["height"]
            assert apart, (one, other)
    drawing = page.locator(".map svg").bounding_box()
    assert all(drawing["x"] <= box["x"] and box["x"] + box["width"] <= drawing["x"] + drawing["width"] for box in boxes)
    assert page.locator(".map .way.never").count() > 0
    page.get_by_role("button", name="Full size").click()
    assert page.locator(".map .screen rect").first.bounding_box()["width"] >= 190
    page.locator(".map .screen").first.focus()
    near = page.locator(".map .way.near").count()
    assert 0 < near < page.locator(".map .way").count()


SHOP = """
local ui, action = beagle.ui, beagle.action
local app = beagle.launch { base_url = "https://shards.test" }
app.network:stub("GET /list", { body = ui.container {
  context = { id = "item", value = { id = 7, other = 8 } },
  ui.button { id = "one", text = "One", onPress = { action.pushView { route = { url = "/item/@{item.id}" } } } },
  ui.button { id = "two", text = "Two", onPress = { action.pushView { route = { url = "/other/@{item.other}" } } } } } })
app.network:stub("GET /item/7", { body = ui.container { ui.text { text = "Item" } } })
app:open("/list")
"""


def test_a_route_that_one_shard_took_is_taken(reports, viewer):
    folder = reports.folder(a=SHOP, b=SHOP + 'app:find("one"):press()')
    for name in ("a", "b"):
        Run(folder, ["--coverage", "--reporter", f"json={name}.json", f"{name}.lua"], 0)
    Run(folder, ["merge", "a.json", "b.json", "--reporter", "html=all.html"], 0)
    page = viewer().show(folder / "all.html", "#page=map")
    names = set(page.locator(".map .name").all_text_contents())
    assert names == {"/list", "/item/7", "/other/@{item.other}"}
    assert page.locator(".map a.never .name").all_text_contents() == ["/other/@{item.other}"]


# A screen for each number, with a button for each screen that it leads to; every screen is visited once.
GRAPH = """
local ui, action = beagle.ui, beagle.action
local links = LINKS
it("visits", function()
  local app = beagle.launch { base_url = "https://graph.test" }
  for position, tos in ipairs(links) do
    local screen = { ui.text { text = "screen " .. position - 1 } }
    for index, to in ipairs(tos) do
      table.insert(screen, ui.button { id = "to" .. index, text = "to " .. to, onPress = { action.pushView { route = { url = "/screen/" .. to } } } })
    end
    app.network:stub("GET /screen/" .. position - 1, { body = ui.container(screen) })
  end
  local seen = {}
  local function visit(number)
    seen[number] = true
    for index, to in ipairs(links[number + 1]) do
      if not seen[to] then
        app:find("to" .. index):press()
        visit(to)
        app:back()
      end
    end
  end
  app:open("/screen/0")
  visit(0)
end)
"""
FORTY = [(0, to) for to in range(1, 9)] + [((to - 9) // 4 + 1, to) for to in range(9, 40)]
FORTY += [(20, 0), (30, 3), (12, 13), (13, 14), (39, 1), (25, 30), (9, 33)]
CROSSING = [(0, 1), (1, 2), (0, 3), (3, 4), (2, 5), (0, 6), (2, 7), (3, 8), (3, 9), (3, 10), (3, 11), (0, 12), (12, 1), (12, 6), (12, 3), (4, 4)]


def graph(reports, links):
    """The report of a graph of screens."""
    tos = [[to for start, to in links if start == number] for number in range(max(map(max, links)) + 1)]
    text = ", ".join(f"{{ {', '.join(map(str, each))} }}" for each in tos)
    folder = reports.folder(suite=GRAPH.replace("LINKS", f"{{ {text} }}"))
    Run(folder, ["--coverage", "--reporter", "html=report.html", "suite.lua"], 0)
    return folder / "report.html"


CUT_OFF = """(() => {
  const { width, height } = document.querySelector('.map svg').viewBox.baseVal;
  return [...document.querySelectorAll('.map .stroke')].filter((each) => {
    const box = each.getBBox();
    return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
  }).length;
})()"""


@pytest.mark.parametrize("links", [FORTY, CROSSING], ids=["forty", "crossing"])
def test_a_map_takes_no_more_room_than_it_needs(reports, viewer, links):
    page = viewer().show(graph(reports, links), "#page=map")
    assert page.evaluate(CUT_OFF) == 0, "a line is cut off"
    columns = {}
    for rect in page.locator(".map .screen rect").all():
        columns[rect.get_attribute("x")] = columns.get(rect.get_attribute("x"), 0) + 1
    # Each screen of a column takes 66, and there are edges above and below.
    assert page.evaluate("document.querySelector('.map svg').viewBox.baseVal.height") < max(columns.values()) * 66 * 1.1 + 130


def test_names_can_be_read_on_a_phone(reports, viewer):
    page = viewer(viewport={"width": 360, "height": 700}).show(graph(reports, FORTY), "#page=map")
    start, box = page.locator(".map .screen", has_text="/screen/0").locator("rect").bounding_box(), page.locator(".map").bounding_box()
    assert start["width"] >= 190
    assert box["y"] <= start["y"] <= box["y"] + box["height"] and start["x"] >= 0, "where most tests begin is in sight"
    page.get_by_role("button", name="Fit the width").click()
    assert page.locator(".map .screen rect").first.bounding_box()["width"] < 120
