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
UNWANTED = {"CI", "NO_COLOR", "TEST_TOTAL_SHARDS", "XML_OUTPUT_FILE", "BEAGLE_TEST"}


def program():
    named = os.environ.get("BEAGLE_TEST")
    if named:
        return str(pathlib.Path(named).resolve())
    built = [ROOT / ".build" / kind / "beagle-test" for kind in ("release", "debug")]
    return str(max((path for path in built if path.exists()), key=lambda path: path.stat().st_mtime))


def environment(**more):
    kept = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    folder = str(pathlib.Path(program()).parent)
    return {**kept, "PATH": folder + os.pathsep + kept["PATH"], "TERM": "xterm", "LC_ALL": "C.UTF-8", **more}


class Suite:
    """A folder of scenarios."""

    def __init__(self, folder):
        self.folder = folder

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def run(self, *arguments, status=0, **more):
        """Runs the program to its end; gives what it wrote to standard output and standard error."""
        result = subprocess.run(
            [program(), *arguments], cwd=self.folder, capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=environment(), timeout=120, **more)
        assert result.returncode == status, result.stdout + result.stderr
        return result

    def start(self, *arguments, **more):
        return subprocess.Popen(
            [program(), *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            stdin=subprocess.DEVNULL, env=environment(), **more)


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, arguments, folder, columns=80, **more):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(arguments[0], arguments, environment(**more))
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
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
        end = time.monotonic() + 60
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
        end = time.monotonic() + 60
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
    return Suite(tmp_path)


@pytest.fixture
def terminal():
    opened = []

    def start(*arguments, folder, **more):
        opened.append(Terminal(list(arguments), folder, **more))
        return opened[-1]

    yield start
    for each in opened:
        each.close()
