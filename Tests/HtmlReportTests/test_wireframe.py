"""What the wireframe draws and where."""

import pytest

ROOT = "$.child"
# Test, then for each child of the root: x, y, width, height, from the corner of the root.
BOXES = {
    "row": [(0, 0, 40, 30), (40, 0, 50, 20)],
    "column": [(0, 0, 40, 30), (5, 40, 50, 20)],
    "wrap": [(0, 0, 200, 30), (0, 30, 200, 20)],
    "absolute": [(0, 0, 40, 30), (240, 160, 50, 20)],
    "percent": [(0, 0, 150, 50), (30, 50, 30, 20)],
    "grow": [(0, 0, 60, 30), (60, 0, 200, 30), (260, 0, 40, 30)],
    "justify": [(0, 30, 60, 40), (260, 40, 40, 20)],
    "padding": [(30, 10, 60, 40)],
    "reverse": [(240, 0, 60, 40), (200, 0, 40, 20)],
    "basis": [(0, 0, 100, 10), (100, 0, 200, 10)],
}


@pytest.mark.parametrize("name", BOXES)
def test_boxes(reports, viewer, name):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on", status=0))
    page = tab.test(name)
    root = page.locator(f'[data-path="{ROOT}"]').bounding_box()
    for index, expected in enumerate(BOXES[name]):
        box = page.locator(f'[data-path="{ROOT}.children[{index}]"]').bounding_box()
        found = (box["x"] - root["x"], box["y"] - root["y"], box["width"], box["height"])
        assert found == pytest.approx(expected, abs=0.6), index


def test_looks(reports, viewer):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on"))
    page = tab.test("padding")
    look = page.locator(f'[data-path="{ROOT}"]').evaluate(
        "e => [getComputedStyle(e).backgroundColor, getComputedStyle(e).borderTopLeftRadius,"
        " getComputedStyle(e, '::after').borderTopWidth, getComputedStyle(e, '::after').borderTopColor]")
    assert look == ["rgb(0, 255, 0)", "8px", "4px", "rgb(255, 0, 0)"]


def test_every_component(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on", status=0))
    page = tab.test("widgets")
    screen = page.locator(".device")
    text = screen.inner_text()
    for shown in [
        "All", "Share", "▣ bell", "Right", "Off", "typed", "Type here", "Wrong!", "•••", "▣ logo", "One", "Two", "page one",
        "row x", "row y", "cell 3", "scrolled", "in a form", "https://web.test/page", "touch me", "↻ refreshing", "pulled",
        "placeholder", "custom:rating", "in a custom one", "Unknown component of type: acme:unknown", "styleless",
    ]:
        assert shown in text, shown
    for hidden in ["page zero", "not shown", "hidden text", "dropped", "‹"]:
        assert hidden not in text, hidden
    assert screen.locator(".w.text").first.evaluate("e => [getComputedStyle(e).textAlign, getComputedStyle(e).color]") == ["right", "rgb(0, 0, 170)"]
    assert screen.locator(".tab.on").inner_text() == "Two"
    assert screen.locator(".dot").count() == 3
    assert screen.locator(".dot.on").evaluate("e => [...e.parentNode.children].indexOf(e)") == 1
    assert screen.locator(".w.button.disabled").inner_text() == "Off"
    cells = [screen.get_by_text(f"cell {number}").bounding_box() for number in (1, 2, 3)]
    assert cells[0]["y"] == cells[1]["y"] < cells[2]["y"] and cells[0]["x"] == cells[2]["x"] < cells[1]["x"]


def test_everything_that_is_visible_is_drawn(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on"))
    page = tab.test("widgets")
    for element in page.locator(".device .w.text").all():
        box = element.bounding_box()
        assert box and box["width"] > 0 and box["height"] > 0, element.inner_text()


def test_focus(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on"))
    page = tab.test("focus")
    assert page.locator(".w.input.focused").get_attribute("data-path") == "$.child.children[1]"


def test_what_lies_over_the_screen(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on"))
    page = tab.test("overlays")
    steps = page.locator(".steps button")
    seen = []
    for index in range(steps.count()):
        steps.nth(index).click()
        over = page.locator(".device .over")
        seen.append(over.first.inner_text().split("\n") if over.count() else [])
    flat = [[part for part in each if part.strip()] for each in seen]
    assert flat[1] == ["T", "M", "Fine"]
    assert flat[2] == []
    assert flat[3] == ["Sure?", "No", "Yes"]
    assert flat[5] == ["Loading …"]
    assert flat[6] == []
    assert flat[8] == ["Error", "no line", "Retry", "Cancel"]


def test_device_sizes(reports, viewer):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on"))
    page = tab.test("row")
    for name in page.get_by_label("Device").locator("option").all_inner_texts():
        page.get_by_label("Device").select_option(name)
        width, height = [int(part) for part in name.split(" ×")[0].split()[-1:] + name.split("× ")[1:]]
        box = page.locator(".device").bounding_box()
        assert (box["width"], box["height"]) == (width, height)
