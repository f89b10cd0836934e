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
        page.locator(".steps button").nth(index).click()
        assert EVIL in page.locator(".device").inner_text()
        for item in page.locator("ul.tree button").all():
            item.click()
    for summary in page.locator("summary").all():
        summary.click()
    for fragment in ("#page=map", "#screen=" + "%3Cimg%3E", "#way=x", "#test=nothing", "#status=constructor", "#test=0&step=x&pick=$.zzz"):
        page = tab.show(reports.of("hostile"), fragment)
    assert page.locator("img, iframe, object").count() == 0
    assert page.locator("script:not([type])").count() == 1


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
