"""Checks what `beagle-test init` writes for engines, with the schemas, parsers and shells that read such files.

`BEAGLE_TEST` and `BENCHMARKS` name the programs; without them the newest builds of this repository are used.
"""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent


def built(name, variable):
    named = os.environ.get(variable)
    if named:
        return pathlib.Path(named).resolve()
    paths = [ROOT / ".build" / kind / name for kind in ("release", "debug")]
    return max((path for path in paths if path.exists()), key=lambda path: path.stat().st_mtime)


@pytest.fixture(scope="session")
def program():
    return built("beagle-test", "BEAGLE_TEST")


@pytest.fixture(scope="session")
def benchmarks():
    return built("benchmarks", "BENCHMARKS")


@pytest.fixture
def suite(program, tmp_path):
    """A folder of seven tests, one of which fails, and a way to write files for engines into it."""
    return Suite(program, tmp_path)


class Suite:
    """A folder in which engines' files are written and their commands run."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        (folder / "bin").mkdir()
        (folder / "bin" / "beagle-test").symlink_to(program)
        (folder / "scenarios").mkdir()
        for number in range(6):
            (folder / "scenarios" / f"right{number}.lua").write_text("assert.equal(1, 1)\n")
        (folder / "scenarios" / "wrong.lua").write_text("\nassert.equal(1, 2)\n")

    def init(self, *engines):
        subprocess.run([self.program, "init", *engines, self.folder], check=True, capture_output=True)

    def run(self, command, shell="bash", **variables):
        """The status and the output of a command of a pipeline."""
        environment = {**os.environ, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}", "CI": "true", **variables}
        result = subprocess.run(
            [shell, "-e", "-c", command], cwd=self.folder, env=environment, capture_output=True, text=True, timeout=600)
        return result.returncode, result.stdout + result.stderr

    def report(self):
        return (self.folder / "report.xml").read_text()
