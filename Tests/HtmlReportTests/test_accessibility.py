"""Findings of axe-core on every page, in both colour schemes and at the smallest and the largest width."""

import pytest
from axe_playwright_python.sync_playwright import Axe

PAGES = [("shop", "", None), ("shop", "#page=map", None), ("shop", "#screen=%2Fhome", None), ("shop", "", "counts"), ("platforms", "", None),
         ("widgets", "", "widgets"), ("widgets", "", "overlays"), ("widgets", "", "colours"), ("hostile", "", "shows"), ("steps", "", "refusals"), ("steps", "", "hooks second"),
         ("failures", "", None), ("failures", "", "says what is not there"), ("scrolling", "", "what changed"), ("layout", "", "image modes")]


@pytest.mark.parametrize("scheme, width", [("light", 360), ("light", 1400), ("dark", 1400), ("dark", 2560)])
def test_axe_finds_nothing(reports, viewer, scheme, width):
    tab = viewer(color_scheme=scheme, viewport={"width": width, "height": 900})
    for name, fragment, test in PAGES:
        options = ["--platform", "ios,android"] if name == "platforms" else ["--trace", "on", "--coverage"]
        page = tab.show(reports.of(name, *options), fragment)
        if test:
            page = tab.test(test)
        check(page, (name, fragment, test))
        if test:
            tab.view("Both")
            for part in ("Tree", "Contexts", "Network", "Actions", "Log"):
                facts = tab.tab(part)
                if part == "Tree":
                    facts.locator("ul.tree button").last.click()
                check(page, (name, fragment, test, part))


def check(page, what):
    result = Axe().run(page)
    assert result.violations_count == 0, (what, result.generate_report())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), what


def test_keyboard_reaches_a_step(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("shop"))
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('h4') !== null"):
            break
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    page.wait_for_selector(".trace")
    page.keyboard.press("ArrowLeft")
    assert page.locator(".place").inner_text() == "step 5 of 6"


def test_prints(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("shop"))
    page.emulate_media(media="print")
    assert not page.locator(".filters").is_visible()
    assert not page.locator("button.copy").first.is_visible()
    assert page.locator("ul.tests").first.is_visible()
