"""Failures: what they share, how much of them is shown, copying, and the ways between them."""

import json

from conftest import Run


def titles(page):
    return page.locator("ul.tests h4 a").all_inner_texts()


def test_what_several_failed_of_leads_to_them(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("failures", status=1))
    assert page.locator(".causes li").all_inner_texts() == ['2 × expected "open", got "shut"']
    tab.follow(page.locator(".causes a"))
    assert titles(page) == ["one of two", "two of two"]
    assert page.locator(".found").inner_text() == "2 of 6 tests"
    page.get_by_role("button", name="Clear").click()
    assert page.locator(".found").inner_text() == "6 tests"
    assert page.evaluate("document.activeElement.type") == "search"
    assert page.get_by_role("button", name="Clear").count() == 0


def test_failures_are_searched(reports, viewer):
    page = viewer().show(reports.of("failures"))
    page.get_by_label("Search tests").fill("goodbye")
    assert titles(page) == ["with an app says what is not there"]
    page.get_by_label("Search tests").fill("the values differ: price expected 12, got 13")
    assert titles(page) == ["differs in one place"]


def test_a_fold_says_what_differs(reports, viewer):
    tab = viewer()
    tab.show(reports.of("shop"))
    page = tab.test("counts what is added")
    assert page.locator(".verdict summary b").inner_text() == "the values differ: count expected 2, got 1"


def test_a_long_message_is_folded(reports, viewer):
    page = viewer().show(reports.of("failures"), "#q=many places")
    lines = page.locator("pre.message > span")
    assert lines.count() == 16
    more = page.get_by_role("button", name="more lines")
    more.click()
    assert lines.count() > 40 and more.count() == 0
    assert page.evaluate("document.activeElement.className") == "message"


def test_platforms_that_fail_alike_stand_together(reports, viewer):
    page = viewer().show(reports.of("failures", "--platform", "ios,android"), "#q=one of two")
    assert page.locator(".side").count() == 1 and page.locator("pre.message").count() == 1
    heads = page.locator(".side .heads p").all_inner_texts()
    assert [head.split()[0] for head in heads] == ["ios", "android"] and all("failed" in head for head in heads)
    assert page.locator(".side .heads a").count() == 2


def test_copies(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("failures"), "#q=one of two")
    field = page.get_by_label("Search tests")

    def copied(button):
        button.click()
        button.get_by_text("Copied", exact=True).wait_for()
        field.fill("")
        field.focus()
        page.keyboard.press("Control+V")
        return field.input_value()

    assert copied(page.get_by_role("button", name="Copy failures.lua:2")) == "failures.lua:2"
    # A page from plain http has no clipboard.
    field.fill("one of two")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    assert copied(page.get_by_role("button", name="Copy failures.lua:2")) == "failures.lua:2"


def copies(page, name):
    """What a button of a page without a field copies."""
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { document.documentElement.dataset.copied = text } } })")
    page.get_by_role("button", name=name).click()
    return page.evaluate("document.documentElement.dataset.copied")


def test_tells_how_to_run_it_again(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("failures", "--trace", "on", "--seed", "7", "--platform", "android"), "#test=failures.lua: it's fine")
    assert copies(page, "Copy the command") == "beagle-test failures.lua:26 --platform android --seed 7"
    folder = reports.folder(**{"it's here": 'it("runs", function() end)'})
    Run(folder, ["--reporter", "html=report.html", "it's here.lua"], 0)
    page = tab.show(folder / "report.html", "#test=0")
    assert copies(page, "Copy the command") == "beagle-test 'it'\\''s here.lua:1'"


def test_a_failure_can_be_pasted(reports, viewer):
    page = viewer().show(reports.of("failures"), "#test=failures.lua: differs in one place")
    text = copies(page, "Copy the failure as text")
    assert text.startswith("failures.lua: differs in one place\n\nfailures.lua:") and "- 12" in text and "+ 13" in text


def test_walks_from_failure_to_failure(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("failures"), "#test=failures.lua: one of two&view=before&step=0")
    ways = page.get_by_role("navigation", name="Failures")
    assert ways.inner_text().startswith("failure 1 of 5") and ways.get_by_role("link").count() == 1
    for name in ("two of two", "differs in many places", "differs in one place", "with an app says what is not there"):
        tab.follow(ways.get_by_role("link", name="Next failure"))
        assert page.locator("h2").inner_text().endswith(name)
        assert page.evaluate("document.activeElement.localName") == "h2"
    assert "view=before" in page.url and "step" not in page.url
    assert page.locator(".side-before").count() == 1
    assert page.title().startswith("failed: with an app says what is not there · ")
    tab.follow(ways.get_by_role("link", name="Previous failure"))
    assert page.locator("h2").inner_text().endswith("differs in one place")
    page = tab.show(reports.of("failures"), "#test=failures.lua: it's fine")
    assert page.get_by_role("navigation", name="Failures").count() == 0


FLAKY = """
it("is flaky", function()
  local app = beagle.launch {}
  app:open(beagle.ui.container { beagle.ui.text { text = "Hello" } })
  assert.equal("second", beagle.env.RUN or "first")
end)
"""


def results(path, outcome, *attempts):
    """Makes stored results of one test tell of these attempts."""
    data = json.loads(path.read_text())
    test = data["tests"][0]
    made = {"failed": test["attempts"][0], "passed": {"status": "passed", "duration": 0.001}}
    test["attempts"] = [{**made[status], **more} for status, more in attempts]
    test["outcome"] = outcome
    if outcome == "passed":
        test["flaky"] = "failed once, then passed"
        data["summary"].update(passed=1, failed=0, flaky=1)
    path.write_text(json.dumps(data))


def test_attempts_are_told(reports, viewer):
    folder = reports.folder(suite=FLAKY)
    Run(folder, ["--reporter", "json=results.json", "suite.lua"], 1)
    original = (folder / "results.json").read_text()
    results(folder / "results.json", "passed", ("failed", {}), ("passed", {}))
    Run(folder, ["show", "results.json", "--reporter", "html=flaky.html"])
    tab = viewer()
    page = tab.show(folder / "flaky.html")
    assert page.locator("p.flaky").inner_text() == 'failed once, then passed: expected "second", got "first"'
    page = tab.test("is flaky")
    assert page.locator(".steps button.failure").count() == 1
    text = page.get_by_role("region", name="Other attempts").inner_text()
    assert "attempt 1" in text and "The steps below are those of an attempt that failed." in text
    (folder / "results.json").write_text(original)
    results(folder / "results.json", "failed", ("failed", {}), ("failed", {}), ("failed", {"failures": [{"message": "otherwise"}]}))
    Run(folder, ["show", "results.json", "--reporter", "html=failed.html"])
    tab.show(folder / "failed.html")
    page = tab.test("is flaky")
    attempts = page.get_by_role("region", name="Other attempts")
    assert "attempt 2" in attempts.inner_text() and "in the same way" in attempts.inner_text()
    assert attempts.locator("pre.message").all_inner_texts() == ["otherwise"]


def test_a_narrow_window_shows_the_failure_first(reports, viewer):
    tab = viewer(viewport={"width": 360, "height": 800})
    tab.show(reports.of("failures"))
    page = tab.test("says what is not there")
    assert page.locator(".verdict pre.message").is_visible()
    assert page.locator(".verdict").bounding_box()["y"] < page.locator(".device").bounding_box()["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
