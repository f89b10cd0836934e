"""What happens around a run: signals, crashes of workers, full disks, pipes that close, folders that vanish."""

import json
import os
import random
import shutil
import signal
import subprocess
import time
import xml.etree.ElementTree as ET

import pytest
from conftest import PATIENCE, SHOWS_THAT_IT_RUNS, WAITS_FOR_GO, program

REPORTS = {"junit": "r.xml", "json": "r.json", "html": "r.html", "tap": "r.tap"}
ENDLESS = (
    f"it('never ends', function() {SHOWS_THAT_IT_RUNS} while true do pcall(function() while true do end end) end end)")


def many(suite, count=200, first=""):
    for number in range(count):
        suite.write(
            f"many/f{number:03}.lua",
            f"it('works', function() {first} for i = 1, 5e5 do end print(('x'):rep(200)) end)")


def reporters():
    return [word for kind, file in REPORTS.items() for word in ("--reporter", f"{kind}={file}")]


def whole(folder):
    """Which reports are there; each is whole."""
    there = {kind for kind, file in REPORTS.items() if (folder / file).exists()}
    if "junit" in there:
        ET.parse(folder / "r.xml")
    if "json" in there:
        json.loads((folder / "r.json").read_text())
    if "html" in there:
        assert (folder / "r.html").read_text().rstrip().endswith("</html>")
    if "tap" in there:
        lines = (folder / "r.tap").read_text().splitlines()
        count = sum(line.startswith(("ok", "not ok")) for line in lines)
        assert lines[-1] in (f"1..{count}", "Bail out! interrupted")
    return there


def children(process):
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True)
    return [int(word) for word in listed.stdout.split()]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_one_signal_ends_tests_and_writes_whole_reports(suite, jobs, number):
    many(suite)
    suite.write("a.lua", "it('ends', function() print('ended') end)\n" + ENDLESS)
    process = suite.start("--jobs", jobs, "--timeout", "600", "--verbose", *reporters(), "a.lua", "many")
    suite.runs("a")
    process.send_signal(number)
    output, diagnostics = process.communicate(timeout=PATIENCE)
    assert (process.returncode, diagnostics) == (130, "")
    assert "interrupted" in output and "1 failed" in output
    assert whole(suite.folder) == set(REPORTS)
    assert json.loads((suite.folder / "r.json").read_text())["summary"]["interrupted"] is True


def test_a_run_killed_at_any_moment_leaves_no_torn_report(suite):
    many(suite, 60)
    moments = random.Random(1)
    old = {file: f"the old {kind}" for kind, file in REPORTS.items()}
    for number in [signal.SIGKILL] * 15 + [signal.SIGINT] * 5:
        for file, text in old.items():
            suite.write(file, text)
        process = suite.start("--jobs", "2", "--quiet", *reporters(), "many", start_new_session=True)
        time.sleep(moments.uniform(0, 0.5))
        os.kill(process.pid, number)
        process.communicate(timeout=PATIENCE)
        assert children(process) == []
        for file, text in old.items():
            if (suite.folder / file).read_text() == text:
                (suite.folder / file).unlink()
        whole(suite.folder)
        for file in REPORTS.values():
            (suite.folder / file).unlink(missing_ok=True)


@pytest.mark.parametrize("number, said", [
    (signal.SIGKILL, "the worker process was killed: SIGKILL"), (signal.SIGSEGV, "SIGSEGV (segmentation fault)"),
    (signal.SIGTERM, "SIGTERM (terminated)"), (signal.SIGSTOP, "its worker was killed (SIGKILL)"),
])
def test_a_worker_that_dies_fails_the_test_it_ran(suite, number, said):
    for name in ("a", "b"):
        suite.write(f"{name}.lua", "it('goes before', function() end)\n" + ENDLESS + "\nit('goes on', function() end)")
    process = suite.start("--jobs", "2", "--timeout", "10", ".")
    suite.runs("a")
    suite.runs("b")
    os.kill(children(process)[0], number)
    output, diagnostics = process.communicate(timeout=PATIENCE)
    assert (process.returncode, diagnostics) == (1, "")
    assert said in output and "stopped: it ran longer than 10 s (--timeout)" in output
    assert output.endswith("4 passed, 2 failed, 0 skipped\n")


@pytest.mark.parametrize("kind", ["pretty", "dot", "tap", "junit", "json", "github"])
def test_a_pipe_that_closes(suite, kind):
    many(suite)
    suite.write("many/f100.lua", f"it('waits', function() {WAITS_FOR_GO} end)")
    process = suite.start("--timeout", "600", "--reporter", kind, "many")
    if kind not in ("junit", "github"):
        # The others write while tests run.
        process.stdout.read(1)
    process.stdout.close()
    suite.write("go", "")
    assert process.stderr.read() == "beagle-test: cannot write the results: standard output: broken pipe\n"
    assert process.wait(PATIENCE) == 2


def test_a_folder_that_vanishes(suite):
    many(suite, first=WAITS_FOR_GO)
    suite.write("a.lua", f"it('runs', function() {SHOWS_THAT_IT_RUNS} {WAITS_FOR_GO} end)")
    process = suite.start(
        "--jobs", "2", "--timeout", "600", "--quiet", "--reporter", "junit=r.xml", "a.lua", "many")
    suite.runs("a")
    shutil.rmtree(suite.folder / "many")
    suite.write("go", "")
    output, diagnostics = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    # One of them may have been read before.
    assert len(diagnostics.splitlines()) >= 199
    assert all(line.endswith(".lua: cannot be read: no such file or directory") for line in diagnostics.splitlines())
    assert whole(suite.folder) == {"junit"}


def test_a_full_disk_keeps_the_old_report(suite):
    """The limit on a file's size stands for the disk: what does not fit is not there by half."""
    many(suite, 40)
    for kind, file in REPORTS.items():
        suite.write(file, "old")
        result = subprocess.run(
            ["sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh", program(), "--quiet", "--reporter",
             f"{kind}={file}", "many"], cwd=suite.folder, capture_output=True, text=True)
        assert result.returncode == 2
        assert result.stderr == f"beagle-test: cannot write the report: {file}: file too large\n"
        assert (suite.folder / file).read_text() == "old"
        assert sorted(path.name for path in suite.folder.iterdir() if not path.name.startswith(".beagle")) == sorted(
            {"many", *list(REPORTS.values())[:list(REPORTS).index(kind) + 1]})
