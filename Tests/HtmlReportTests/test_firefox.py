"""The same report in Debian's Firefox, driven by its own protocol: opened from a file, filtered and walked through."""

import random
import socket

import pytest
from conftest import PATIENCE, Run
from marionette_driver import By, Wait
from marionette_driver.keys import Keys
from marionette_driver.marionette import Marionette


class Firefox:
    """A window that shows reports and tells what the browser complained about."""

    def __init__(self, driver):
        self.driver = driver

    def show(self, report, fragment=""):
        with self.driver.using_context("chrome"):
            self.driver.execute_script("Services.console.reset()")
        self.driver.navigate("about:blank")
        self.driver.navigate(report.as_uri() + fragment)
        self.wait()

    def follow(self, link):
        """Goes where a link leads."""
        before = self.driver.execute_script("return location.hash")
        link.click()
        self.wait(other_than=before)

    def wait(self, other_than=None):
        """Until the page that the address names is shown, once the address is another."""
        def is_shown(driver):
            now, shown = driver.execute_script("return [location.hash, document.documentElement.dataset.shown]")
            return now == shown and now != other_than

        Wait(self.driver, timeout=PATIENCE).until(is_shown)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return [each.text for each in self.all(selector)]

    def press(self, *keys):
        self.one("body").send_keys(*keys)

    def complaints(self):
        """Errors and warnings of pages from files, broken rules of the content security policy among them."""
        with self.driver.using_context("chrome"):
            lines = self.driver.execute_script(
                "return Services.console.getMessageArray().filter((each) => each instanceof Ci.nsIScriptError)"
                ".map((each) => `${each.sourceName} ${each.errorMessage}`)")
        return [line for line in lines if "file:" in line or "Content-Security-Policy" in line]


def free_port():
    """A port that nobody uses, and below those that the system gives to whoever asks for any."""
    while True:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as candidate:
            try:
                candidate.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


@pytest.fixture(scope="module")
def driver(tmp_path_factory):
    driver = Marionette(
        host="127.0.0.1", port=free_port(), bin="/usr/bin/firefox-esr", headless=True, startup_timeout=PATIENCE,
        socket_timeout=PATIENCE, gecko_log=str(tmp_path_factory.mktemp("firefox") / "log"))
    driver.start_session()
    driver.set_window_rect(width=1400, height=900)
    yield driver
    driver.cleanup()


@pytest.fixture
def firefox(driver):
    firefox = Firefox(driver)
    yield firefox
    assert firefox.complaints() == []


def test_opens_and_filters(reports, firefox):
    firefox.show(reports.of("shop"))
    assert "1 failed" in firefox.one(".totals").text
    assert "counts what is added" in firefox.texts("ul.tests h4 a")[0]
    assert len(firefox.all("ul.tests > li")) == 5
    firefox.one("input[type=search]").send_keys("sheet")
    assert firefox.texts("ul.tests h4 a") == ["The shop #shop shows a sheet"]
    assert firefox.driver.get_url().endswith("#q=sheet")
    firefox.show(reports.of("shop"), "#status=skipped")
    assert [title.endswith("pays") for title in firefox.texts("ul.tests h4 a")] == [True]


def test_walks_through_a_trace(reports, firefox):
    firefox.show(reports.of("shop"))
    firefox.follow(firefox.one("ul.tests h4 a"))
    assert firefox.texts(".place") == ["step 6 of 6"]
    for number in (5, 4, 3, 2, 1):
        firefox.press(Keys.ARROW_LEFT)
        assert firefox.texts(".place") == [f"step {number} of 6"]
    assert firefox.one(".viewport").text.startswith("In the cart: 0")
    firefox.press(Keys.ARROW_RIGHT)
    assert firefox.one(".viewport").text.startswith("In the cart: 1")
    assert firefox.texts(".device .touched") == ["Add"]
    firefox.one(".device .w.text").click()
    assert "@{cart.count}" in firefox.one("pre.explain").text


@pytest.mark.parametrize("name", ["wrap", "absolute", "percent", "grow", "shrink", "edges", "aspect ratio"])
def test_lays_out_as_chromium_does(reports, firefox, name):
    from test_wireframe import BOXES, ROOT

    firefox.show(reports.of("layout", "--trace", "on"), f"#test=layout.lua: {name}")
    root = firefox.one(f'[data-path="{ROOT}"]').rect
    for index, expected in enumerate(BOXES[name]):
        box = firefox.one(f'[data-path="{ROOT}.children[{index}]"]').rect
        found = (box["x"] - root["x"], box["y"] - root["y"], box["width"], box["height"])
        assert found == pytest.approx(expected, abs=0.6), index


def test_draws_the_map_and_hostile_texts(reports, firefox):
    firefox.show(reports.of("shop", "--coverage"), "#page=map")
    assert set(firefox.texts(".map .name")) == {"/home", "/cart", "/sheet", "/never"}
    firefox.show(reports.of("hostile"))
    firefox.follow(firefox.one("ul.tests h4 a"))
    assert "</script><img src=x" in firefox.one(".device").text
    assert not firefox.all("img, iframe, object")


def test_going_back_leads_to_where_one_was(reports, firefox):
    folder = reports.folder(suite='for number = 1, 150 do it("test " .. number, function() end) end')
    Run(folder, ["--reporter", "html=report.html", "suite.lua"], 0)
    firefox.show(folder / "report.html")
    link = next(each for each in firefox.all("ul.tests h4 a") if each.text == "test 140")
    firefox.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", [link])
    top = firefox.driver.execute_script("return scrollY")
    assert top > 1000
    firefox.follow(link)
    assert firefox.driver.execute_script("return scrollY") == 0
    address = firefox.driver.execute_script("return location.hash")
    firefox.driver.go_back()
    firefox.wait(other_than=address)
    assert firefox.driver.execute_script("return scrollY") == top
    assert firefox.driver.execute_script("return document.activeElement.textContent") == "test 140"
