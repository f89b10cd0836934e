"""`--watch` on a terminal: what a change runs again, the keys, and the end."""

import re
import shutil

import pytest
from conftest import program

WAITING = r"watching for changes; a: all, f: failed, q: quit\r\n"
SCREEN = '{"_beagleComponent_": "beagle:text", "text": "%s"}'
OPENS = """
local app = beagle.launch { base_url = "https://shop.test" }
app.network:stub("GET /", { json = "screens/home.json" })
app:open("/")
assert.visible(app, { text = "%s" })
"""


@pytest.fixture
def watch(suite, terminal):
    suite.write("screens/home.json", SCREEN % "Home")
    suite.write("flows/_shared.lua", "return { answer = 42 }")
    suite.write("flows/a_screen.lua", OPENS % "Home")
    suite.write("flows/b_helper.lua", "assert.equal(42, require('_shared').answer)")
    suite.write("flows/c_snapshot.lua", "it('keeps', function() assert.snapshot({ 1 }, 'kept') end)")
    suite.write("flows/d_alone.lua", "it('stands', function() end)\nit('stands too', function() end)")
    shell = terminal(program(), "--watch", "--jobs", "2", "flows", folder=suite.folder)
    shell.expect(WAITING)
    return shell


def expect_run(shell, condition):
    """Waits for a run of which this holds: several changes may be heard of together or one by one."""
    while not condition(shell.expect(WAITING)):
        pass


def files(text):
    """The files that a run tells of, in order."""
    return [name for name in re.findall(r"[✓✗]\x1b\[0m \x1b\[1m(\S+)\x1b\[0m \x1b\[2m\(", text)]


def test_a_change_runs_what_depends_on_it(suite, watch):
    suite.write("screens/home.json", SCREEN % "Else")
    text = watch.expect(WAITING)
    assert files(text) == ["flows/a_screen.lua"] and "1 failed" in text
    suite.write("flows/_shared.lua", "return { answer = 43 }")
    text = watch.expect(WAITING)
    assert files(text) == ["flows/b_helper.lua"] and "1 failed" in text
    suite.write("flows/__snapshots__/c_snapshot/kept.json", "[\n  2\n]\n")
    text = watch.expect(WAITING)
    assert files(text) == ["flows/c_snapshot.lua"] and "1 failed" in text
    suite.write("flows/d_alone.lua", "it('stands', function() end)")
    assert files(watch.expect(WAITING)) == ["flows/d_alone.lua"]
    # What failed comes first; what it was for is put right.
    suite.write("screens/home.json", SCREEN % "Home")
    text = watch.expect(WAITING)
    assert files(text) == ["flows/a_screen.lua"] and "1 passed" in text
    watch.send("a")
    assert files(watch.expect(WAITING)) == [
        "flows/b_helper.lua", "flows/c_snapshot.lua", "flows/a_screen.lua", "flows/d_alone.lua"]
    watch.send("q")
    assert watch.finish() == 1


def test_keys_and_new_files(suite, watch):
    suite.write("flows/d_alone.lua", "it('stands', function() end)\nit('falls', function() error('no') end)")
    assert files(watch.expect(WAITING)) == ["flows/d_alone.lua"]
    watch.send("f")
    text = watch.expect(WAITING)
    assert files(text) == ["flows/d_alone.lua"] and "0 passed, 1 failed" in text
    watch.send("xf")
    assert files(watch.expect(WAITING)) == ["flows/d_alone.lua"]
    # A folder comes with its file: one that is made first may be heard of alone.
    suite.write("more/e_new.lua", "it('is new', function() end)")
    (suite.folder / "more").rename(suite.folder / "flows/more")
    assert "flows/more/e_new.lua" in files(watch.expect(WAITING))
    suite.write("flows/more/e_new.lua", "it('is newer', function() end)")
    assert files(watch.expect(WAITING)) == ["flows/more/e_new.lua"]
    shutil.rmtree(suite.folder / "flows/more")
    suite.write("flows/d_alone.lua", "it('stands', function() end)")
    expect_run(watch, lambda text: files(text) == ["flows/d_alone.lua"] and "1 passed, 0 failed" in text)
    watch.send("f")
    expect_run(watch, lambda text: "no test failed when it ran last" in text)
    watch.send("a")
    expect_run(watch, lambda text: len(files(text)) == 4)
    watch.send("q")
    assert watch.finish() == 0


def test_a_screen_that_comes_into_being(suite, watch):
    (suite.folder / "screens/home.json").rename(suite.folder / "kept")
    assert "1 failed" in watch.expect(WAITING)
    (suite.folder / "kept").rename(suite.folder / "screens/home.json")
    text = watch.expect(WAITING)
    assert files(text) == ["flows/a_screen.lua"] and "1 passed" in text


def test_the_interrupt_key_ends_it(watch):
    watch.send("\x03")
    assert watch.finish() == 130
