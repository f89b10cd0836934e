"""Runs the program as people do: from shells, on terminals, with signals, on full disks.

`BEAGLE_TEST` names the program; without it the newest build of this repository is used.
"""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

import pytest

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
UNWANTED = re.compile("CI|NO_COLOR|XML_OUTPUT_FILE|BEAGLE_TEST|(TEST|TESTBRIDGE|GIT)_.*")
# Seconds after which nothing more is waited for: longer than anything takes, on however busy a machine.
PATIENCE = 600
# What a test does to wait for a file that this side writes, and to show this side that it runs.
WAITS_FOR_GO = "while not pcall(beagle.text, 'go') do end"
SHOWS_THAT_IT_RUNS = "assert.snapshot({ 1 }, 'runs')"


def program():
    named = os.environ.get("BEAGLE_TEST")
    if named:
        return str(pathlib.Path(named).resolve())
    built = [ROOT / ".build" / kind / "beagle-test" for kind in ("release", "debug")]
    return str(max((path for path in built if path.exists()), key=lambda path: path.stat().st_mtime))


def environment(**more):
    kept = {key: value for key, value in os.environ.items() if not UNWANTED.fullmatch(key)}
    folder = str(pathlib.Path(program()).parent)
    return {**kept, "PATH": folder + os.pathsep + kept["PATH"], "TERM": "xterm", "LC_ALL": "C.UTF-8", **more}


class Suite:
    """A folder of scenarios."""

    def __init__(self, folder):
        self.folder = folder
        self.started = []

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def run(self, *arguments, status=0, **more):
        """Runs the program to its end; gives what it wrote to standard output and standard error."""
        result = subprocess.run(
            [program(), *arguments], cwd=self.folder, capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=environment(), timeout=PATIENCE, **more)
        assert result.returncode == status, result.stdout + result.stderr
        return result

    def runs(self, name):
        """Waits until a test in the scenario `name` shows that it runs."""
        wait_for((self.folder / "__snapshots__" / name / "runs.json").exists)

    def start(self, *arguments, **more):
        self.started.append(subprocess.Popen(
            [program(), *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            stdin=subprocess.DEVNULL, env=environment(), **more))
        return self.started[-1]

    def close(self):
        for process in self.started:
            process.kill()
            process.wait()


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, arguments, folder, columns=80, **more):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            os.chdir(folder)
            os.execvpe(arguments[0], arguments, environment(**more))
        self.written = ""
        self.seen = 0

    def read(self, seconds):
        ready, _, _ = select.select([self.descriptor], [], [], seconds)
        if not ready:
            return True
        try:
            chunk = os.read(self.descriptor, 1 << 16)
        except OSError:
            return False
        self.written += chunk.decode(errors="replace")
        return bool(chunk)

    def expect(self, pattern):
        """Waits for `pattern` in what comes after the last one found; gives all that came up to it."""
        end = time.monotonic() + PATIENCE
        while True:
            found = re.search(pattern, self.written[self.seen:])
            if found:
                text = self.written[self.seen:self.seen + found.end()]
                self.seen += found.end()
                return text
            left = end - time.monotonic()
            assert left > 0 and self.read(left), f"no {pattern!r} in {self.written[self.seen:]!r}"

    def send(self, text):
        os.write(self.descriptor, text.encode())

    def finish(self):
        """Waits for the end; gives the exit status."""
        end = time.monotonic() + PATIENCE
        while self.read(1):
            assert time.monotonic() < end, f"it goes on: {self.written[-500:]!r}"
        _, status = os.waitpid(self.process, 0)
        self.process = None
        return os.waitstatus_to_exitcode(status)

    def close(self):
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.descriptor)


@pytest.fixture
def suite(tmp_path):
    suite = Suite(tmp_path)
    yield suite
    suite.close()


@pytest.fixture
def terminal():
    opened = []

    def start(*arguments, folder, **more):
        opened.append(Terminal(list(arguments), folder, **more))
        return opened[-1]

    yield start
    for each in opened:
        each.close()
