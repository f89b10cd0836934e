"""Where a wireframe is scrolled to, and what a step changed in it."""


def is_seen(page, locator):
    """Whether it lies inside of every part around it that scrolls, up to the device."""
    return locator.evaluate("""e => {
      const inner = e.getBoundingClientRect();
      for (let box = e.parentElement; box && box.closest('.device'); box = box.parentElement) {
        if (!box.matches('.scroll, .viewport, .device')) continue;
        const outer = box.getBoundingClientRect();
        if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) return false;
      }
      return true;
    }""")


def text(page, words):
    return page.locator(".device").get_by_text(words, exact=True)


def test_a_list_leaves_room_for_what_is_below_it(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on", status=0))
    page = tab.test("a list between others", step=0)
    assert [is_seen(page, text(page, words)) for words in ("above", "row 1", "row 60", "below")] == [True, True, False, True]


def test_a_list_is_where_the_scenario_scrolled_it(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on"))
    page = tab.test("a list between others", step=1)
    seen = lambda: [is_seen(page, text(page, words)) for words in ("row 1", "row 30", "row 60")]
    assert seen() == [False, False, True]
    tab.step(2)
    assert seen() == [False, True, False]
    tab.step(3)
    assert seen() == [False, True, False]
    tab.view("Before")
    assert seen() == [False, True, False]
    tab.step(0)
    tab.view("After")
    assert seen() == [True, False, False]


def test_a_list_that_does_not_scroll_scrolls_its_parent(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on"))
    page = tab.test("a list that scrolls with its parent", step=0)
    assert page.locator(".device .scroll").count() == 1
    seen = lambda: [is_seen(page, text(page, words)) for words in ("above", "row 60", "below")]
    assert seen() == [True, False, False]
    tab.step(1)
    assert seen() == [False, True, True]


def test_what_was_touched_or_picked_is_in_sight(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on"))
    page = tab.test("what is pressed", step=1)
    assert is_seen(page, page.locator(".device .touched")) and page.locator(".device .touched").inner_text() == "Button 55"
    top = page.evaluate("scrollY")
    tab.step(2)
    assert is_seen(page, page.locator(".device .touched")) and page.locator(".device .touched").inner_text() == "Button 3"
    facts = tab.tab("Tree")
    facts.get_by_role("button", name='button "b58"').dispatch_event("click")
    assert page.locator(".device .picked").inner_text() == "Button 58" and is_seen(page, page.locator(".device .picked"))
    assert page.evaluate("scrollY") == top


def test_what_a_step_changed_is_outlined(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on"))
    page = tab.test("what changed", step=1)
    tab.view("Both")
    marked = lambda side, kind: page.locator(f".side-{side} .device .{kind}:not(.scroll)").all_inner_texts()
    assert marked("after", "changed") == ["note: one"] and marked("before", "changed") == ["note: none"]
    assert marked("before", "gone") == ["line pot"] and marked("after", "new") == []
    assert page.locator(".side-before .legend").inner_text().split("\n") == ["touched", "changed", "gone after it"]
    tab.step(2)
    assert marked("after", "new") == ["added"] and page.locator(".side-after .device .touched").inner_text() == "More"
    tab.step(0)
    assert page.locator(".device .changed, .device .new, .device .gone, .legend li").count() == 0


def test_contexts_tell_what_changed_place_by_place(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on"))
    page = tab.test("what changed", step=1)
    panel = page.get_by_role("region", name="Contexts that changed")
    assert panel.locator("li").all_inner_texts() == ['cart["a b"]: 1 → 2', 'cart.lines[1]: "pot" → nothing', 'cart.note: "none" → "one"']
    tab.step(0)
    assert panel.locator("li").all_inner_texts() == ['cart: nothing → {"a b":1,"lines":["tea","pot"],"note":"none"}']


def test_a_deep_tree_can_be_read(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on"))
    page = tab.test("a deep tree")
    page.locator(".device").get_by_text("in the deep").click()
    line = page.locator("ul.tree [aria-pressed=true]")
    assert line.inner_text() == 'text "deepest" in the deep'
    assert line.bounding_box()["height"] < 48
    box = page.locator(".tree-box").bounding_box()
    assert box["y"] <= line.bounding_box()["y"] <= box["y"] + box["height"]


def test_a_tree_of_thousands_of_lines_finds_what_is_picked(reports, viewer):
    tab = viewer()
    tab.show(reports.of("scrolling", "--trace", "on"))
    page = tab.test("a long tree")
    assert tab.tab("Tree").locator("ul.tree li").count() == 5004
    page.locator(".device").get_by_text("Text 40 1", exact=True).click()
    page.locator(".device").get_by_text("Text 4000 1", exact=True).dispatch_event("click")
    line, box = page.locator("ul.tree [aria-pressed=true]").bounding_box(), page.locator(".tree-box").bounding_box()
    assert box["y"] <= line["y"] and line["y"] + line["height"] <= box["y"] + box["height"]
    assert is_seen(page, page.locator(".device .picked"))
