"""The commands of each pipeline, run as its engine would: shards, what happens when one is lost, and the report."""

import re

import pytest
from ruamel.yaml import YAML

SHARDS = range(1, 5)
AGENT = """#!/bin/sh
# Stands for Buildkite's agent: artifacts are there already, and an annotation is kept.
[ "$1" = artifact ] || { echo "$@" > style; cat > annotation; }
"""


def load(suite, path):
    return YAML(typ="safe").load((suite.folder / path).read_text())


def github(suite):
    suite.init("--github")
    jobs = load(suite, ".github/workflows/beagle-test.yml")["jobs"]
    assert jobs["scenarios"]["strategy"]["matrix"]["shard"] == list(SHARDS)
    run = next(step["run"] for step in jobs["scenarios"]["steps"] if "run" in step)
    shards = [(run.replace("${{ matrix.shard }}", str(shard)), {}) for shard in SHARDS]
    report = next(step["run"] for step in jobs["report"]["steps"] if "run" in step)
    return shards, report


def gitlab(suite):
    suite.init("--gitlab")
    pipeline = load(suite, ".gitlab-ci.yml")
    count = pipeline["scenarios"]["parallel"]
    run = "\n".join(pipeline["scenarios"]["script"])
    shards = [(run, {"CI_NODE_INDEX": str(shard), "CI_NODE_TOTAL": str(count)}) for shard in range(1, count + 1)]
    return shards, "\n".join(pipeline["report"]["script"])


def buildkite(suite):
    suite.init("--buildkite")
    agent = suite.folder / "bin" / "buildkite-agent"
    agent.write_text(AGENT)
    agent.chmod(0o755)
    first, last = load(suite, ".buildkite/pipeline.yml")["steps"]
    count = first["parallelism"]
    run = first["command"].replace("$$", "$")
    shards = [
        (run, {"BUILDKITE_PARALLEL_JOB": str(shard), "BUILDKITE_PARALLEL_JOB_COUNT": str(count)})
        for shard in range(count)]
    return shards, "\n".join(last["commands"]).replace("$$", "$")


def jenkins(suite):
    suite.init("--jenkins")
    commands = re.findall(r"sh '(.*)'", (suite.folder / "Jenkinsfile").read_text())
    return [(commands[0], {"SHARD": str(shard)}) for shard in SHARDS], commands[1]


PIPELINES = [github, gitlab, buildkite, jenkins]


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_shards_come_together(suite, pipeline):
    shards, report = pipeline(suite)
    statuses = [suite.run(command, **variables)[0] for command, variables in shards]
    # In Jenkins the merge alone tells of failed tests.
    assert sorted(statuses) == ([0, 0, 0, 0] if pipeline is jenkins else [0, 0, 0, 1])
    status, output = suite.run(report)
    assert status == (0 if pipeline is jenkins else 1)
    assert 'tests="7" failures="1"' in suite.report()
    assert "scenarios/wrong.lua:2: expected 1, got 2" in output


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_a_lost_shard_is_named(suite, pipeline):
    shards, report = pipeline(suite)
    for command, variables in shards[:1] + shards[2:]:
        suite.run(command, **variables)
    status, output = suite.run(report)
    assert "beagle-test: shard 2/4 is missing" in output
    assert status == (1 if pipeline is jenkins else 2)


def test_annotations_say_how_it_went(suite):
    shards, report = buildkite(suite)
    for command, variables in shards:
        suite.run(command, **variables)
    suite.run(report)
    assert (suite.folder / "style").read_text() == "annotate --style error\n"
    assert "6 passed, 1 failed, 0 skipped" in (suite.folder / "annotation").read_text()


def test_github_annotates_the_line(suite):
    shards, _ = github(suite)
    outputs = [suite.run(command, **variables)[1] for command, variables in shards]
    assert any("::error file=scenarios/wrong.lua,line=2" in output for output in outputs)
