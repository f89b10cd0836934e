"""Makes reports with the program and opens them in Debian's chromium.

`BEAGLE_TEST` names the program; without it the newest build of this repository is used.
"""

import os
import pathlib
import subprocess
import time

import pytest
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
# Seconds after which nothing more is waited for: longer than anything takes, on however busy a machine.
PATIENCE = 600


def program():
    named = os.environ.get("BEAGLE_TEST")
    if named:
        return named
    built = [ROOT / ".build" / kind / "beagle-test" for kind in ("release", "debug")]
    return str(max((path for path in built if path.exists()), key=lambda path: path.stat().st_mtime))


class Run:
    """One run of the program and the report that it wrote."""

    def __init__(self, folder, arguments, status=None):
        self.folder = folder
        environment = {key: value for key, value in os.environ.items() if key != "CI"}
        self.result = subprocess.run(
            [program(), *arguments], cwd=folder, capture_output=True, text=True, env=environment, timeout=PATIENCE)
        if status is not None:
            assert self.result.returncode == status, self.result.stdout + self.result.stderr


class Reports:
    """Runs scenarios in folders of their own."""

    def __init__(self, factory):
        self.factory = factory
        self.known = {}

    def folder(self, **files):
        folder = self.factory.mktemp("run")
        for name, text in files.items():
            (folder / f"{name}.lua").write_text(text)
        return folder

    def of(self, name, *options, status=None):
        """The report of a scenario of this folder, made once for each set of options."""
        key = (name, options)
        if key not in self.known:
            text = (HERE / "scenarios" / f"{name}.lua").read_text()
            folder = self.folder(**{name: text})
            Run(folder, ["--reporter", "html=report.html", *options, f"{name}.lua"], status)
            self.known[key] = folder / "report.html"
        return self.known[key]


@pytest.fixture(scope="session")
def reports(tmp_path_factory):
    return Reports(tmp_path_factory)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"], timeout=PATIENCE * 1000)
        yield browser
        browser.close()


class Viewer:
    """A tab that shows a report and notes whatever a report must never do."""

    def __init__(self, browser, **options):
        self.page = browser.new_page(**{"viewport": {"width": 1400, "height": 900}, **options})
        self.page.set_default_timeout(PATIENCE * 1000)
        self.faults = []
        self.page.on("console", lambda line: self.faults.append(line.text) if line.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.faults.append("a dialog opened"), dialog.dismiss()))
        self.page.on("request", self.note)
        self.opened = None

    def note(self, request):
        if request.url.split("#")[0] != self.opened:
            self.faults.append(f"request to {request.url[:200]}")

    def show(self, report, fragment=""):
        self.opened = report.as_uri()
        self.page.goto("about:blank")
        self.page.goto(self.opened + fragment)
        self.page.wait_for_selector("html[data-ready]", state="attached")
        return self.page

    def test(self, name, step=None, exact=False):
        """Opens a test by its name or a part of it, at a step counted from 0."""
        self.page.evaluate("location.hash = ''")
        self.wait()
        self.follow(self.page.get_by_role("link", name=name, exact=exact).first)
        self.page.wait_for_selector(".trace")
        if step is not None:
            self.step(step)
        return self.page

    def follow(self, link):
        """Goes where a link leads."""
        self.move(link.click)

    def move(self, action):
        """Does what leads to another page, and waits until that is shown."""
        before = self.page.evaluate("location.hash")
        action()
        self.wait(other_than=before)

    def wait(self, other_than=None):
        """Until the page that the address names is shown, once the address is another."""
        # The report's policy forbids what Playwright would wait with.
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            now, shown = self.page.evaluate("[location.hash, document.documentElement.dataset.shown]")
            if now == shown and now != other_than:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.page.url} is not shown")

    def step(self, number):
        """Goes to a step, counted from 0."""
        self.page.locator(".steps button").nth(number).click()

    def tab(self, name):
        """Opens a page of what there is about the step; its name may be followed by a number."""
        self.page.get_by_role("group", name="About the step").get_by_role("button", name=name).click()
        return self.page.locator(".facts")

    def view(self, name):
        """Shows the screen before the step, after it, or both."""
        self.page.get_by_role("group", name="Which screen").get_by_role("button", name=name).click()


@pytest.fixture
def viewer(browser):
    viewers = []

    def make(**options):
        viewers.append(Viewer(browser, **options))
        return viewers[-1]

    yield make
    for each in viewers:
        each.page.close()
        assert each.faults == []
