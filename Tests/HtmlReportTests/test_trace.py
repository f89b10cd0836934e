"""The trace of a test, walked as a person does."""


def place(page):
    return page.locator(".place").inner_text()


def test_walks_through_the_steps_with_keys(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added")
    calls = [text.split(" shop.lua")[0] for text in page.locator(".steps button").all_inner_texts()]
    assert calls[0] == "app:open" and len(calls) == 5
    assert place(page) == "step 5 of 5"
    for number in (4, 3, 2, 1):
        page.keyboard.press("ArrowLeft")
        assert place(page) == f"step {number} of 5"
    page.keyboard.press("ArrowLeft")
    assert place(page) == "step 1 of 5"
    assert page.locator(".viewport").inner_text().startswith("In the cart: 0")
    page.keyboard.press("ArrowRight")
    assert page.locator(".viewport").inner_text().startswith("In the cart: 1")
    assert "step=1" in page.url


def test_the_slider_scrubs(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added")
    slider = page.get_by_label("Step", exact=True)
    slider.fill("1")
    assert place(page) == "step 2 of 5"
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert place(page) == "step 3 of 5"
    assert page.evaluate("document.activeElement.type") == "range"


def test_a_step_tells_all_that_it_did(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added", step=1)
    assert 'app:find("add"):press()' in page.locator(".trace pre.source .at").inner_text()
    assert page.locator(".device .touched").inner_text() == "Add"
    assert page.locator("ul.tree .changed").all_inner_texts()[0].startswith('● text "count" In the cart: 1')
    facts = page.locator(".facts").inner_text()
    assert "Contexts that changed" in facts and "setContext" in facts and "add.onPress" in facts
    assert page.locator(".stack").all_inner_texts() == ["/home"]


def test_a_component_is_explained(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added", step=1)
    page.locator(".device .w.text").click()
    text = page.locator("pre.explain").inner_text()
    assert "@{cart.count}" in text and "written by setContext of add.onPress" in text and "shop.lua:" in text
    assert page.locator("ul.tree [aria-pressed=true]").inner_text().startswith('● text "count"')
    page.locator(".steps button").nth(0).click()
    page.locator(".device .w.text").click()
    assert "as declared" in page.locator("pre.explain").inner_text()
    page.locator(".device .w.button").first.click()
    assert "as the screen has it" in page.locator(".facts").inner_text()


def test_requests_and_stacks(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop", "--trace", "on"))
    page = tab.test("orders", step=2)
    assert "POST /order" in page.locator(".facts").inner_text()
    page.locator("summary", has_text="body").click()
    assert '"n": 1' in page.locator("details[open] pre").inner_text()
    assert page.locator(".card").all_inner_texts() == ["/home", "/cart"]
    page = tab.test("shows a sheet", step=1)
    assert page.locator(".stack").count() == 2


def test_only_failed_tests_keep_a_trace_unless_asked(reports, viewer):
    page = viewer().show(reports.of("shop"))
    page.locator("ul.tests a", has_text="orders").click()
    assert "There is no trace" in page.locator("main").inner_text()
    page = viewer().show(reports.of("shop", "--trace", "off"))
    page.locator("ul.tests a", has_text="counts").click()
    assert "There is no trace" in page.locator("main").inner_text()


def test_the_map_leads_to_tests(reports, viewer):
    page = viewer().show(reports.of("shop", "--coverage"), "#page=map")
    names = page.locator(".map .name").all_text_contents()
    assert set(names) == {"/home", "/cart", "/sheet", "/never"}
    labels = " ".join(page.locator(".map text").all_text_contents())
    assert "pushView ×1" in labels and "pushStack ×1" in labels and "back ×1" in labels and "pushView never" in labels
    assert page.locator(".map a.never .name").all_text_contents() == ["/never"]
    page.locator(".map a.screen", has_text="/cart").click()
    assert page.locator("ul.tests a").all_inner_texts() == ["shop.lua: The shop #shop orders"]
    page.get_by_text("Back to the map").click()
    page.locator(".map a.way").first.focus()
    page.keyboard.press("Enter")
    assert page.locator("ul.tests a").count() == 1
