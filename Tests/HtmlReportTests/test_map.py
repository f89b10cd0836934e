"""The map of the flows: what it draws, where, and where it leads."""

import json

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
