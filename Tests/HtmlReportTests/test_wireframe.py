"""What the wireframe draws and where."""

import pytest

ROOT = "$.child"
# Test, then for each child of the root: x, y, width, height, from the corner of the root; None where nothing is drawn.
BOXES = {
    "row": [(0, 0, 40, 30), (40, 0, 50, 20)],
    "column": [(0, 0, 40, 30), (5, 40, 50, 20)],
    "row reverse": [(240, 0, 60, 40), (200, 0, 40, 20)],
    "column reverse": [(0, 160, 60, 40), (0, 140, 40, 20)],
    "stretch": [(0, 0, 300, 30), (150, 30, 0, 20)],
    "wrap": [(0, 0, 200, 30), (0, 30, 200, 20)],
    "no wrap": [(0, 0, 100, 30), (100, 0, 100, 20), (200, 0, 100, 10)],
    "wrap reverse": [(0, 170, 200, 30), (0, 150, 200, 20)],
    "align content": [(0, 150, 200, 30), (0, 180, 200, 20)],
    "absolute": [(0, 0, 40, 30), (240, 160, 50, 20), (100, 20, 180, 160)],
    "relative": [(15, 5, 40, 30), (0, 30, 50, 20)],
    "percent": [(0, 0, 150, 50), (30, 50, 30, 20)],
    "auto": [(0, 0, 300, 30), (250, 30, 50, 20)],
    "grow": [(0, 0, 60, 30), (60, 0, 200, 30), (260, 0, 40, 30)],
    "shrink": [(0, 0, 100, 30), (100, 0, 100, 30), (200, 0, 100, 30)],
    "basis": [(0, 0, 100, 10), (100, 0, 140, 10), (240, 0, 60, 10)],
    "justify": [(0, 80, 60, 40), (260, 90, 40, 20)],
    "space around": [(240, 25, 60, 40), (260, 115, 40, 60)],
    "space evenly": [(0, 50, 60, 40), (0, 140, 40, 10)],
    "edges": [(37, 15, 60, 40)],
    "aspect ratio": [(0, 0, 80, 40), (0, 40, 90, 30)],
    "limits": [(0, 0, 90, 10), (90, 0, 60, 30)],
    "nothing": [(0, 0, 40, 30), None, (0, 30, 10, 10)],
    "widgets": [(0, 0, 20, 10), (0, 10, 300, 12), (0, 22, 30, 8), (0, 30, 100, 20)],
}


@pytest.mark.parametrize("name", BOXES)
def test_boxes(reports, viewer, name):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on", status=0))
    page = tab.test(name, exact=True)
    root = page.locator(f'[data-path="{ROOT}"]').bounding_box()
    for index, expected in enumerate(BOXES[name]):
        drawn = page.locator(f'[data-path="{ROOT}.children[{index}]"]')
        if expected is None:
            assert drawn.count() == 0
            continue
        box = drawn.bounding_box()
        found = (box["x"] - root["x"], box["y"] - root["y"], box["width"], box["height"])
        assert found == pytest.approx(expected, abs=0.6), index


def look(page):
    return page.locator(f'[data-path="{ROOT}"]').evaluate(
        "e => { const s = getComputedStyle(e), b = getComputedStyle(e, '::after');"
        " return [s.backgroundColor, s.borderTopLeftRadius, s.borderBottomRightRadius, b.borderTopWidth, b.borderTopColor] }")


def test_looks(reports, viewer):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on"))
    page = tab.test("looks", exact=True)
    assert look(page) == ["rgb(0, 255, 0)", "8px", "2px", "4px", "rgb(255, 0, 0)"]
    box = page.locator(f'[data-path="{ROOT}.children[0]"]').bounding_box()
    root = page.locator(f'[data-path="{ROOT}"]').bounding_box()
    assert (box["x"], box["y"]) == (root["x"], root["y"]), "a border takes no room"


def test_what_is_no_colour_colours_nothing(reports, viewer):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on"))
    page = tab.test("wild looks")
    assert look(page) == ["rgba(0, 0, 0, 0)", "0px", "0px", "2px", "rgb(0, 0, 0)"]


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


def test_inputs(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on"))
    page = tab.test("inputs")
    inputs = page.locator(".device .w.input")
    assert [text.strip() for text in inputs.all_inner_texts()] == ["typed", "Type here", "Wrong!", "", "off", "fixed", "•••"]
    assert ["focused" in each.get_attribute("class") for each in inputs.all()] == [False, True] + [False] * 5
    assert ["disabled" in each.get_attribute("class") for each in inputs.all()] == [False] * 4 + [True, True, False]
    assert page.locator(".w .wrong").inner_text() == "Wrong!"
    page.keyboard.press("ArrowLeft")
    assert page.locator(".w.input.focused").count() == 0


def test_lists_scroll_their_way(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on"))
    page = tab.test("lists")
    # Below the list, the step's end: the corner of each cell from that of the first.
    cell = lambda number: page.get_by_text(f"cell {number}", exact=True).locator("..").bounding_box()
    corners = {number: (cell(number)["x"], cell(number)["y"]) for number in range(1, 9)}
    assert [corners[n][0] - corners[1][0] for n in (1, 2, 3)] == [0, 150, 300] and len({corners[n][1] for n in (1, 2, 3)}) == 1
    assert [corners[n][1] - corners[4][1] for n in (4, 5)] == [0, 40] and corners[4][0] == corners[5][0]
    assert corners[6][0] == corners[7][0] < corners[8][0] and corners[6][1] == corners[8][1] < corners[7][1]
    across = page.locator('.device [data-path="$.child.children[0]"]')
    assert across.evaluate("e => e.scrollWidth > e.clientWidth && getComputedStyle(e).overflowX") == "auto"
    left, right = (page.get_by_text(text, exact=True).bounding_box() for text in ("left", "right"))
    assert left["y"] == right["y"] and left["x"] < right["x"]


def test_lazy_parts(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on"))
    page = tab.test("lazy", step=0)
    assert page.locator(".device .viewport").inner_text() == "waiting"
    assert page.locator("[data-lazy=loading]").evaluate("e => getComputedStyle(e, '::before').content").startswith('"lazy: ')
    tab.step(1)
    assert page.locator(".device .viewport").inner_text() == "loaded part" and page.locator("[data-lazy]").count() == 0


@pytest.mark.parametrize("platform, scrolls", [("ios", True), ("android", False), ("web", False)])
def test_nothing_hidden_is_drawn(reports, viewer, platform, scrolls):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on", "--platform", platform))
    page = tab.test("visible", step=0)
    seen = page.locator(".device .w.text").all_inner_texts()
    first = ["still there", "without a size", "third page"] + (["in a scroll view"] if scrolls else [])
    assert seen == first
    tab.step(1)
    assert page.locator(".device .w.text").all_inner_texts() == ["hidden by an expression"] + first


def test_images_and_pages_of_the_web_are_boxes(reports, viewer):
    tab = viewer()
    tab.show(reports.of("widgets", "--trace", "on"))
    page = tab.test("widgets")
    assert page.locator(".w.box").all_inner_texts() == ["▣ logo", "https://web.test/page (loaded)"]
    assert page.locator(".w.unknown").evaluate("e => getComputedStyle(e).borderTopColor") == "rgb(179, 38, 30)"


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


@pytest.mark.parametrize("platform, cut", [("ios", True), ("android", True), ("web", False)])
def test_corners_cut_off_what_is_outside_of_them(reports, viewer, platform, cut):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on", "--platform", platform))
    page = tab.test("corners", exact=True)
    # Whether what hangs out of each of the three boxes is there, just below the box; the third has no corners.
    hangs = []
    for index in (0, 1, 2):
        box = page.locator(f'[data-path="{ROOT}.children[{index}]"]')
        inside = box.locator(".w").first.evaluate("e => e.dataset.path")
        hangs.append(box.evaluate(
            "(e, path) => { const r = e.getBoundingClientRect();"
            " return document.elementsFromPoint(r.x + 5, r.bottom + 2).some((each) => each.dataset.path === path) }", inside))
    assert hangs == [not cut, not cut, True]


def test_an_outline_brings_nothing_above_what_covers_it(reports, viewer):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on"))
    page = tab.test("covered", exact=True)
    box = page.locator(".device .touched").bounding_box()
    on_top = page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.path", [box["x"] + 20, box["y"] + 20])
    assert on_top == f"{ROOT}.children[1]"


def test_images_show_how_they_fill_their_boxes(reports, viewer):
    tab = viewer()
    tab.show(reports.of("layout", "--trace", "on"))
    page = tab.test("image modes", exact=True)
    # The place of each picture in its box: x, y, width, height; a square stands for a picture of unknown size.
    expected = [(0, 0, 200, 80), (60, 0, 80, 80), (0, -60, 200, 200), (68, 8, 64, 64), (60, 0, 80, 80), (-22, -27, 64, 64), (-10, 0, 60, 60)]
    for index, wanted in enumerate(expected):
        box = page.locator(f'[data-path="{ROOT}.children[{index}]"]')
        outer, inner = box.bounding_box(), box.locator(".picture").bounding_box()
        found = (inner["x"] - outer["x"], inner["y"] - outer["y"], inner["width"], inner["height"])
        assert found == pytest.approx(wanted, abs=0.6), index
    assert page.locator(".w.image .mode").all_inner_texts() == ["FIT_XY", "FIT_CENTER", "CENTER_CROP", "CENTER", "CENTER", "CENTER_CROP"]
    # Nothing of an image lies outside of its box, however long its name.
    small = page.locator(f'[data-path="{ROOT}.children[5]"]')
    assert small.evaluate("e => getComputedStyle(e).overflow") == "clip" and small.bounding_box()["height"] == 10
    assert small.get_attribute("title") == "/pictures/a-kettle-with-a-name-that-is-long.png, CENTER"
