"""Hostile texts, results that are not ours, and the limits of a report."""

import json
import re

from conftest import Run

EVIL = "</script><img src=x onerror=alert(1)><script>alert(2)</script><!--{{script}}"


def test_hostile_texts_are_inert(reports, viewer):
    tab = viewer()
    page = tab.show(reports.of("hostile", status=1))
    assert EVIL in page.locator("ul.tests").inner_text()
    page = tab.test("shows ")
    for index in range(page.locator(".steps button").count()):
        tab.step(index)
        assert EVIL in page.locator(".device").inner_text()
        for name in ("Step", "Contexts", "Network", "Actions", "Log", "Tree"):
            facts = tab.tab(name)
            for summary in facts.locator("summary").all():
                summary.click()
        for item in page.locator("ul.tree button").all():
            item.click()
    for fragment in ("#page=map", "#screen=" + "%3Cimg%3E", "#way=x", "#test=nothing", "#status=constructor", "#test=0&step=x&pick=$.zzz"):
        page = tab.show(reports.of("hostile"), fragment)
    assert page.locator("img, iframe, object").count() == 0
    assert page.locator("script:not([type])").count() == 1


def test_a_hostile_file_name_is_inert(reports, viewer):
    folder = reports.folder()
    name = "<img src=x onerror=alert(1)>&#x27;.lua"
    (folder / name).write_text('it("fails #a<b>", function() assert.equal("<i>", "</pre><b>") end)')
    Run(folder, ["--reporter", "html=report.html", name], 1)
    tab = viewer()
    page = tab.show(folder / "report.html")
    assert name in page.locator("h3.file").inner_text()
    assert page.get_by_label("Every file").locator("option").all_inner_texts()[1] == name
    tab.follow(page.locator("ul.tests h4 a"))
    assert name in page.locator("main").inner_text()
    assert page.locator("main img, main i").count() == 0


def test_a_forged_trace_is_inert(reports, viewer):
    """Results come from elsewhere: a trace may hold anything that JSON can."""
    folder = reports.folder(suite='it("forged", function() beagle.launch({}):open(beagle.ui.container {}) end)')
    Run(folder, ["--trace", "on", "--reporter", "json=r.json", "suite.lua"], 0)
    results = json.loads((folder / "r.json").read_text())
    trace = results["tests"][0]["attempts"][0]["trace"]
    trace["nodes"][0] = [{"_beagleComponent_": EVIL, "id": "__proto__", "style": {"flex": EVIL, "size": {"width": EVIL}}}, "children", [0, 7]]
    trace["steps"][0].update({
        "call": EVIL, "file": EVIL, "hook": EVIL, "kind": EVIL, "screen": EVIL, "error": EVIL, "touched": EVIL, "stacks": [[EVIL]],
        "dialog": {"title": EVIL, "message": EVIL, "ok_label": EVIL}, "external_urls": ["javascript:alert(1)"],
        "logs": [{"level": EVIL, "category": EVIL, "message": EVIL}]})
    (folder / "r.json").write_text(json.dumps(results))
    Run(folder, ["show", "r.json"], 0)
    tab = viewer()
    tab.show(folder / "beagle-report.html")
    page = tab.test("forged")
    for name in ("Step", "Tree", "Contexts", "Log"):
        tab.tab(name)
        assert page.locator("img, iframe, object, a[href^=javascript]").count() == 0
    assert EVIL in page.locator(".device").inner_text()


LARGE = """
for number = 0, 79 do
  it("test " .. number, function()
    local app = beagle.launch {}
    app:open(beagle.ui.container { beagle.ui.text { text = number .. string.rep("x", 1000000) } })
    assert(number ~= 0)
  end)
end
"""


def test_too_large_traces_are_dropped_and_said(reports, viewer):
    folder = reports.folder(suite=LARGE)
    Run(folder, ["--trace", "on", "--reporter", "html=report.html", "suite.lua"], 1)
    assert (folder / "report.html").stat().st_size <= 60_000_000
    tab = viewer()
    page = tab.show(folder / "report.html")
    note = page.locator(".totals .note").inner_text()
    assert re.fullmatch(r"\d+ traces of successful tests, the oldest, were left out to keep the report small\.", note)
    dropped = int(note.split()[0])
    tab.show(folder / "report.html", "#test=suite.lua: test 0")
    assert page.locator(".steps button").count() == 2
    tab.show(folder / "report.html", f"#test=suite.lua: test {dropped + 1}")
    assert page.locator(".steps button").count() == 1
    tab.show(folder / "report.html", f"#test=suite.lua: test {dropped}")
    assert "It may have been left out" in page.locator("main").inner_text()


def test_the_policy_lets_nothing_in(reports, viewer):
    text = reports.of("shop").read_text()
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text).group(1)
    assert policy.startswith("default-src 'none'") and "unsafe" not in policy
    assert not re.search(r"(src|href)=\"?https?:", text)
    page = viewer().show(reports.of("shop"))
    assert page.evaluate("(() => { try { return eval('1') } catch { return 'refused' } })()") in ("refused", 1)


def test_bad_results_get_one_message(reports):
    folder = reports.folder(suite='it("a", function() end)')
    Run(folder, ["--reporter", "json=good.json", "suite.lua"], 0)
    good = (folder / "good.json").read_text()
    bad = {
        "other.json": good.replace('"version":1', '"version":7', 1), "torn.json": good[: len(good) // 2],
        "foreign.json": json.dumps({"a": 1}), "text.json": "hello",
    }
    for name, text in bad.items():
        (folder / name).write_text(text)
        result = Run(folder, ["show", name], 2).result
        lines = [line for line in result.stderr.splitlines() if name in line]
        assert len(lines) == 1, result.stderr
    result = Run(folder, ["show", "good.json", "--against", "torn.json"], 2).result
    assert len(result.stderr.splitlines()) == 1 and "torn.json" in result.stderr


def test_nothing_is_written_where_it_cannot_be_whole(reports):
    folder = reports.folder(suite='it("a", function() end)')
    (folder / "taken").mkdir()
    assert Run(folder, ["--reporter", "html=taken", "suite.lua"]).result.returncode == 2
    Run(folder, ["--reporter", "html", "suite.lua"], 0)
    assert (folder / "beagle-report.html").exists()
    assert not [path for path in folder.iterdir() if path.name.endswith(".partial")]
