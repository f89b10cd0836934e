"""The trace of a test, walked as a person does."""


def place(page):
    return page.locator(".place").inner_text()


def calls(page):
    """The call of each step, as the list shows it."""
    return page.locator(".steps .call").all_text_contents()


def touched(page, side):
    return page.locator(f".side-{side} .device .touched").all_inner_texts()


def test_walks_through_the_steps_with_keys(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added")
    assert calls(page)[0] == 'app:open "/home"' and len(calls(page)) == 6
    assert place(page) == "step 6 of 6"
    for number in (5, 4, 3, 2, 1):
        page.keyboard.press("ArrowLeft")
        assert place(page) == f"step {number} of 6"
    page.keyboard.press("ArrowLeft")
    assert place(page) == "step 1 of 6"
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
    assert place(page) == "step 2 of 6"
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert place(page) == "step 3 of 6"
    assert page.evaluate("document.activeElement.type") == "range"


def test_a_step_tells_all_that_it_did(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added", step=1)
    assert 'app:find("add"):press()' in page.locator(".facts pre.source .at").inner_text()
    facts = page.locator(".facts").inner_text()
    assert "Contexts that changed" in facts and "setContext" in facts and "add.onPress" in facts
    assert page.get_by_role("region", name="Components that changed").locator("li").first.inner_text().startswith('● text "count" In the cart: 1')
    assert page.locator(".facts .was").first.inner_text() == "text: In the cart: 0 → In the cart: 1"
    assert page.locator(".stack").all_inner_texts() == ["/home"]
    assert page.locator(".facts .choices button").all_inner_texts() == ["Step", "Tree", "Contexts 1", "Network", "Actions 1", "Log"]
    assert tab.tab("Tree").locator("ul.tree .changed").all_inner_texts()[0].startswith('● text "count" In the cart: 1')
    assert '"count": 1' in tab.tab("Contexts").inner_text()
    assert "beagle:setContext" in tab.tab("Actions").inner_text() or "setContext" in tab.tab("Actions").inner_text()
    assert "Nothing in this step." in tab.tab("Network").inner_text()


def test_marks_where_the_test_failed(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added")
    assert page.locator(".steps button.failure").count() == 1
    assert calls(page)[5].startswith("failed: assert.same(")
    assert page.locator(".steps [aria-current=step]").inner_text() == page.locator(".steps button.failure").inner_text()
    assert "The test failed here" in page.locator(".facts").inner_text()
    assert "assert.same(" in page.locator(".facts pre.source .at").inner_text()
    verdict = page.locator(".verdict")
    verdict.locator("summary").first.click()
    assert verdict.locator("pre.message .minus").is_visible()


def test_outlines_what_was_touched_before_and_after(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("touches")
    tab.view("Both")
    expected = {
        "press button \"add\"": (["Add"], ["Add"]),
        "type \"Ines\" into textInput \"name\"": ([""], ["Ines"]),
        "press navigationBarItem \"Help\"": (["Help"], ["Help"]),
        "dialog:ok": (["Fine"], []),
        "press button \"open\"": (["Cart"], []),
        "press button \"close\"": (["Close"], []),
        "app:back": (["‹ Back"], []),
        "error_view:cancel": (["Cancel"], []),
    }
    seen = calls(page)
    for call, (before, after) in expected.items():
        tab.step(seen.index(call))
        assert [text.strip() for text in touched(page, "before")] == before, call
        assert [text.strip() for text in touched(page, "after")] == after, call
    tab.step(seen.index("app:back"))
    assert page.locator(".side-before figcaption").inner_text() == "before /cart"
    assert page.locator(".side-after figcaption").inner_text() == "after /home"
    tab.view("Before")
    assert page.locator(".side-after").count() == 0 and "view=before" in page.url
    tab.view("After")
    assert page.locator(".side-before").count() == 0
    tab.step(0)
    tab.view("Before")
    assert "The app did not run before." in page.locator(".screens").inner_text()


def test_items_of_the_navigation_bar_have_names(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("touches", step=0)
    page.locator(".device .bar .item").click()
    assert "navigationBarItem “Help”" in page.locator(".facts").inner_text()
    assert page.locator(".device .picked").inner_text() == "Help"


def test_picks_on_the_screen_before(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("touches", step=1)
    tab.view("Both")
    page.locator(".side-before .device .w.text").click()
    assert "In the cart: 0" in page.locator(".facts .panel").first.inner_text()
    assert "before the step" in page.locator(".facts").inner_text()
    page.locator(".side-after .device .w.text").click()
    assert "In the cart: 1" in page.locator(".facts .panel").first.inner_text()


def test_refused_calls_are_steps(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("refusals", step=1)
    refused = page.locator(".steps .refused .call").all_text_contents()
    assert refused == [
        'refused: press button "off"', "refused: app:back", "refused: app:advance", 'refused: app:open "/circle"', 'failed: press button "off"']
    assert "The call was refused" in page.locator(".facts").inner_text()
    assert "it is disabled" in page.locator(".facts pre.message").inner_text()
    assert touched(page, "after") == ["Off"]
    page.locator(".steps .refused").nth(3).click()
    assert "go round in a circle" in page.locator(".facts pre.message").inner_text()


def test_a_step_of_thousands_of_screens_can_be_read(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("refusals", step=6)
    assert page.locator(".card").count() == 30
    assert " screens below" in page.locator(".stack").inner_text()
    facts = tab.tab("Network")
    requests = facts.locator("section", has_text="Requests").first
    assert requests.locator("tbody tr").count() == 200
    requests.get_by_role("button", name="more of").click()
    assert requests.locator("tbody tr").count() == 400


def test_hooks_are_in_the_trace(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("hooks second")
    assert page.locator(".steps .hook").all_inner_texts() == ["setup", "before_each", "the test", "after_each", "teardown"]
    assert "the app as it was found" in calls(page)
    page = tab.test("blocked")
    assert page.locator(".steps .hook").all_inner_texts() == ["setup"]
    assert page.locator(".steps button.failure").count() == 1


def test_an_unanswered_request_marks_its_step(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("a request without a stub")
    assert place(page) == "step 2 of 3"
    assert page.locator(".facts pre.message").inner_text().startswith("no stub answers GET /nowhere")


def test_a_component_is_explained(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added", step=1)
    page.locator(".device .w.text").click()
    text = page.locator("pre.explain").inner_text()
    assert "@{cart.count}" in text and "written by setContext of add.onPress" in text and "shop.lua:" in text
    assert page.locator("ul.tree [aria-pressed=true]").inner_text().startswith('● text "count"')
    tab.step(0)
    page.locator(".device .w.text").click()
    assert "as declared" in page.locator("pre.explain").inner_text()
    page.locator(".device .w.button").first.click()
    assert "as the screen has it" in page.locator(".facts").inner_text()
    tab.step(2)
    page.locator(".device .w.input").click()
    assert "as a person left it: type" in page.locator("pre.explain").inner_text()


def test_requests_and_stacks(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop", "--trace", "on"))
    page = tab.test("orders", step=2)
    facts = tab.tab("Network")
    assert "POST /order" in facts.inner_text()
    facts.locator("summary", has_text="body").click()
    assert '"n": 1' in facts.locator("details[open] pre").inner_text()
    tab.tab("Step")
    assert page.locator(".card").all_inner_texts() == ["/home", "/cart"]
    page = tab.test("shows a sheet", step=1)
    assert page.locator(".stack").count() == 2


def test_only_failed_tests_keep_a_trace_unless_asked(reports, viewer):
    tab = viewer()
    for options, name in [((), "orders"), (("--trace", "off"), "counts")]:
        page = tab.show(reports.of("shop", *options))
        tab.follow(page.locator("ul.tests a", has_text=name))
        assert "There is no trace" in page.locator("main").inner_text()


def test_home_and_end_lead_to_the_first_and_the_last_step(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added")
    page.keyboard.press("Home")
    assert place(page) == "step 1 of 6"
    page.keyboard.press("End")
    assert place(page) == "step 6 of 6"


def test_a_performed_step_says_what_it_performed(reports, viewer):
    tab = viewer()
    tab.show(reports.of("steps", "--trace", "on"))
    page = tab.test("a request without a stub")
    assert page.locator(".steps .line").nth(1).inner_text().endswith(" · sendRequest · 1 request")


def test_a_device_is_in_the_address(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added")
    page.get_by_label("Device").focus()
    page.get_by_label("Device").select_option("tablet")
    assert page.evaluate("document.activeElement.localName") == "select"
    page = tab.show(reports.of("shop"), page.url[page.url.index("#"):])
    assert page.locator(".device").bounding_box()["width"] == 768


def test_the_window_is_named_after_what_it_shows(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("shop"))
    assert page.title() == "1 failed, 3 passed · beagle-test"
    tab.test("counts what is added")
    assert page.title() == "failed: The shop #shop counts what is added #smoke · 1 failed, 3 passed · beagle-test"
    tab.move(page.go_back)
    assert page.title() == "1 failed, 3 passed · beagle-test"


def test_steps_and_screen_stay_while_the_facts_are_read(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added", step=0)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    for part in (".steps", ".device"):
        assert page.locator(part).bounding_box()["y"] > 0, part
