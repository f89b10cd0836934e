"""One cache for many machines: copies of a suite in different folders write and read it at once, whatever is in it."""

import json
import pathlib
import random
import shutil
import subprocess

import pytest

TESTS = 24


@pytest.fixture
def suite_copies(program, tmp_path):
    """Six copies of a suite, as on six machines, and a way to run them at once with one cache."""
    first = tmp_path / "machine0"
    (first / "screens").mkdir(parents=True)
    for number in range(8):
        (first / "screens" / f"{number}.json").write_text(
            json.dumps({"_beagleComponent_": "beagle:text", "id": "said", "text": str(number)}))
        tests = "\n".join(
            f'it("test {test}", function() assert.equal("{number}", beagle.file("screens/{number}.json").text) end)'
            for test in range(TESTS // 8))
        (first / f"flow{number}.lua").write_text(tests)
    machines = [first]
    for number in range(1, 6):
        machines.append(tmp_path / f"machine{number}")
        shutil.copytree(first, machines[-1])

    def run(*chosen):
        """What each of these machines counts, all running at once: passed, failed, cached."""
        command = [program, "--quiet", "--jobs", "2", "--cache", "../cache", "--reporter", "json=results.json", "."]
        started = [
            subprocess.Popen(command, cwd=machine, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for machine in chosen]
        counts = []
        for process, machine in zip(started, chosen):
            assert process.communicate()[1] == b""
            summary = json.loads((machine / "results.json").read_text())["summary"]
            counts.append((summary["passed"], summary["failed"], summary["cached"]))
        return counts

    run.machines, run.cache = machines, tmp_path / "cache"
    return run


def entries(cache):
    return sorted(path for path in cache.rglob("*") if path.is_file())


def test_machines_write_at_once_and_read_each_other(suite_copies):
    machines = suite_copies.machines
    for passed, failed, cached in suite_copies(*machines):
        assert failed == 0 and passed + cached == TESTS
    assert all(path.suffix == ".json" for path in entries(suite_copies.cache))
    assert len(entries(suite_copies.cache)) == 8
    assert suite_copies(*machines) == [(0, 0, TESTS)] * 6


def test_a_machine_with_another_screen_runs_what_depends_on_it(suite_copies):
    first, second = suite_copies.machines[:2]
    suite_copies(first)
    screen = second / "screens" / "3.json"
    screen.write_text(screen.read_text().replace('"3"', '"other"'))
    assert suite_copies(first, second) == [(0, 0, TESTS), (0, 3, TESTS - 3)]
    assert suite_copies(first, second) == [(0, 0, TESTS), (0, 3, TESTS - 3)]


@pytest.mark.parametrize("seed", range(6))
def test_damage_costs_time_and_nothing_else(suite_copies, seed):
    generator = random.Random(seed)
    first, second = suite_copies.machines[:2]
    suite_copies(first)
    for path in entries(suite_copies.cache):
        damage(path, generator)
    for passed, failed, cached in suite_copies(first, second):
        assert failed == 0 and passed + cached == TESTS
    assert suite_copies(first, second) == [(0, 0, TESTS)] * 2


def damage(path: pathlib.Path, generator):
    content = bytearray(path.read_bytes())
    kind = generator.choice(["flip", "cut", "empty", "grow", "other", "gone"])
    if kind == "flip":
        content[generator.randrange(len(content))] ^= 1 << generator.randrange(8)
    elif kind == "cut":
        del content[generator.randrange(len(content)):]
    elif kind == "empty":
        content.clear()
    elif kind == "grow":
        content += b" "
    elif kind == "other":
        content = bytearray(b'{"tests":[]}')
    path.unlink()
    if kind != "gone":
        path.write_bytes(content)
