"""Generated suites: the same on every machine, as large and as skewed as asked for, and sound on all platforms."""

import json
import subprocess

import pytest


def generate(benchmarks, folder, *options):
    return subprocess.run([benchmarks, "generate", *options, "--into", folder], capture_output=True, text=True)


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def flows_of(files):
    return sorted(
        (text.count(b"\n  it(") for path, text in files.items() if path.startswith("flows/")), reverse=True)


def test_a_seed_gives_the_same_files(benchmarks, tmp_path):
    options = ["--flows", "300", "--files", "60", "--skew", "zipf"]
    for name, seed in [("one", "5"), ("same", "5"), ("other", "6")]:
        assert generate(benchmarks, tmp_path / name, *options, "--seed", seed).returncode == 0
    assert contents(tmp_path / "one") == contents(tmp_path / "same")
    assert contents(tmp_path / "one") != contents(tmp_path / "other")


@pytest.mark.parametrize(
    "options, expected",
    [
        (["--flows", "10", "--files", "4"], [3, 3, 2, 2]),
        (["--flows", "30"], [10, 10, 10]),
        (["--flows", "28", "--files", "4", "--skew", "zipf"], [13, 7, 5, 3]),
        (["--flows", "4", "--files", "4", "--skew", "zipf"], [1, 1, 1, 1]),
    ])
def test_flows_are_spread_as_asked(benchmarks, tmp_path, options, expected):
    assert generate(benchmarks, tmp_path, *options).returncode == 0
    assert flows_of(contents(tmp_path)) == expected


def test_all_pass_on_every_platform(program, benchmarks, tmp_path):
    generate(benchmarks, tmp_path, "--flows", "250", "--skew", "zipf")
    run = [program, "--quiet", "--platform", "ios,android,web", "--reporter", "json=results.json", "."]
    assert subprocess.run(run, cwd=tmp_path, capture_output=True).returncode == 0
    tests = json.loads((tmp_path / "results.json").read_text())["tests"]
    assert len(tests) == 750
    assert {test["outcome"] for test in tests} == {"passed"}


@pytest.mark.parametrize(
    "options, message",
    [
        ([], "--flows and --into are needed"),
        (["--flows", "x"], "--flows takes a whole number above 0, not x"),
        (["--flows", "3", "--files", "4"], "4 files are too many for 3 flows"),
        (["--flows", "3", "--skew", "some"], "--skew is even or zipf, not some"),
        (["--wide", "3"], "unknown argument --wide"),
    ])
def test_wrong_options_are_told(benchmarks, tmp_path, options, message):
    result = generate(benchmarks, tmp_path / "none", *options)
    assert result.returncode == 2
    assert message in result.stderr
    assert not (tmp_path / "none").exists()
