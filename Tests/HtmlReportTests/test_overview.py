"""The list of tests: what it shows first, and the filters that a link keeps."""

from conftest import Run


def titles(page):
    return page.locator("ul.tests h4 a").all_inner_texts()


def compared(reports, before, after):
    """The report of a suite of which `before` was run earlier and `after` now; both have failures."""
    folder = reports.folder(suite=before)
    Run(folder, ["--reporter", "json=old.json", "suite.lua"], 1)
    (folder / "suite.lua").write_text(after)
    Run(folder, ["--reporter", "json=new.json", "suite.lua"], 1)
    Run(folder, ["show", "new.json", "--against", "old.json"], 1)
    return folder / "beagle-report.html"


def test_failures_come_first_with_difference_and_source(reports, viewer):
    page = viewer().show(reports.of("shop", status=1))
    first = page.locator("ul.tests > li").first
    assert "counts what is added" in first.inner_text()
    assert first.locator("pre.message .minus").inner_text().strip() == "- 2"
    assert first.locator("pre.message .plus").inner_text().strip() == "+ 1"
    assert "assert.same(" in first.locator("pre.source .at").inner_text()
    assert "1 failed" in page.locator(".totals").inner_text()


def test_filters_stand_in_the_address(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("shop"))
    assert len(titles(page)) == 5
    page.get_by_label("Every outcome").select_option("skipped")
    assert [title.endswith("pays") for title in titles(page)] == [True]
    assert page.url.endswith("#status=skipped")
    page = tab.show(reports.of("shop"), "#status=passed&q=ORDERS")
    assert titles(page) == ["The shop #shop orders"]
    assert page.get_by_label("Search tests").input_value() == "ORDERS"
    page = tab.show(reports.of("shop"), "#tag=smoke")
    assert len(titles(page)) == 1
    page.get_by_label("Search tests").fill("nothing like it")
    assert "No test matches." in page.locator("main").inner_text()


def test_typing_keeps_the_focus(reports, viewer):
    page = viewer().show(reports.of("shop"))
    page.get_by_label("Search tests").press_sequentially("sheet")
    assert titles(page) == ["The shop #shop shows a sheet"]
    assert page.evaluate("document.activeElement.type") == "search"


def test_a_link_leads_to_one_test(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("shop"))
    tab.follow(page.locator("ul.tests h4 a").first)
    link = page.url
    page = tab.show(reports.of("shop"), "#" + link.split("#")[1])
    assert "counts what is added" in page.locator("h2").inner_text()


def test_totals_lead_to_their_tests_and_back(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("shop"))
    tab.follow(page.locator(".tile.skipped"))
    assert [title.endswith("pays") for title in titles(page)] == [True]
    assert page.get_by_label("Every outcome").input_value() == "skipped"
    tab.follow(page.locator("ul.tests h4 a"))
    tab.move(page.go_back)
    assert [title.endswith("pays") for title in titles(page)] == [True]
    tab.follow(page.locator(".tile.skipped"))
    assert len(titles(page)) == 5


def test_tests_of_one_name_have_links_of_their_own(reports, viewer):
    folder = reports.folder(suite='it("same", function() error("first") end) it("same", function() error("second") end)')
    Run(folder, ["--reporter", "html=report.html", "suite.lua"], 1)
    tab = viewer()
    page = tab.show(folder / "report.html")
    links = [link.get_attribute("href") for link in page.locator("ul.tests h4 a").all()]
    for link, word in zip(links, ("first", "second")):
        page = tab.show(folder / "report.html", link)
        assert word in page.locator("main").inner_text()


def test_lines_of_modules_are_shown(reports, viewer):
    folder = reports.folder(_help='return function()\n  error("in the module")\nend', suite='it("fails", function() require("_help")() end)')
    Run(folder, ["--reporter", "html=report.html", "suite.lua"], 1)
    page = viewer().show(folder / "report.html")
    assert 'error("in the module")' in page.locator("pre.source .at").inner_text()
    assert page.locator(".where p code").inner_text() == "_help.lua:2"


def test_platforms_stand_side_by_side(reports, viewer):
    page = viewer().show(reports.of("platforms", "--platform", "ios,android,web"))
    assert page.locator("ul.tests > li").count() == 1
    sides = page.locator(".side").all_inner_texts()
    assert [side.split()[0] for side in sides] == ["ios", "android", "web"]
    assert ["failed" in side for side in sides] == [False, True, False]


def test_tells_what_changed_since(reports, viewer):
    before = 'it("a", function() end) it("b", function() assert.equal(1, 2) end) it("gone", function() end)'
    after = 'it("a", function() assert.equal(1, 2) end) it("b", function() end) it("c", function() end)'
    page = viewer().show(compared(reports, before, after))
    text = page.locator(".totals").inner_text()
    assert "1 newly failing, 1 repaired, 1 new, 1 gone" in text
    assert page.locator("ul.tests .tag").all_inner_texts() == ["was passed", "was failed", "new"]


def test_shards_make_one_report(reports, viewer):
    folder = reports.folder(a='it("one", function() end)', b='it("two", function() end)')
    for shard in ("1", "2"):
        Run(folder, ["--shard", f"{shard}/2", "--reporter", f"json={shard}.json", "a.lua", "b.lua"], 0)
    Run(folder, ["merge", "2.json", "1.json", "--reporter", "html=all.html"], 0)
    assert titles(viewer().show(folder / "all.html")) == ["one", "two"]


def test_going_back_leads_to_where_one_was(reports, viewer):
    folder = reports.folder(suite='for number = 1, 300 do it("test " .. number, function() end) end')
    Run(folder, ["--reporter", "html=report.html", "suite.lua"], 0)
    tab = viewer()
    page = tab.show(folder / "report.html")
    page.get_by_role("button", name="Show 100 more").click()
    link = page.get_by_role("link", name="test 280", exact=True)
    link.scroll_into_view_if_needed()
    top = page.evaluate("scrollY")
    assert top > 1000
    tab.follow(link)
    assert page.evaluate("scrollY") == 0 and page.evaluate("document.activeElement.localName") == "h2"
    tab.move(page.go_back)
    assert page.evaluate("scrollY") == top
    assert page.evaluate("document.activeElement.textContent") == "test 280"
    tab.move(page.go_forward)
    assert page.locator("h2").inner_text().endswith("test 280") and page.evaluate("scrollY") == 0
    tab.follow(page.get_by_role("link", name="Tests", exact=True))
    assert page.evaluate("scrollY") == 0
    page.evaluate("scrollTo(0, 900)")
    page.reload()
    tab.wait()
    assert page.evaluate("scrollY") == 900


def test_what_changed_leads_to_its_tests(reports, viewer):
    before = 'it("a", function() end) it("b", function() assert.equal(1, 2) end) it("same", function() end)'
    after = 'it("a", function() assert.equal(1, 2) end) it("b", function() end) it("c", function() end) it("same", function() end)'
    report = compared(reports, before, after)
    tab = viewer()
    for link, expected in [("1 newly failing", ["a"]), ("1 repaired", ["b"]), ("1 new", ["c"])]:
        page = tab.show(report)
        tab.follow(page.get_by_role("link", name=link, exact=True))
        assert titles(page) == expected
    page.get_by_label("Changed or not").select_option("changed in any way")
    assert titles(page) == ["a", "b", "c"]
