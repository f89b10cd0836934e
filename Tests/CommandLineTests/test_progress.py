"""What a terminal shows while tests run, and what a pipe gets."""

import re

from conftest import WAITS_FOR_GO, program

COLOURS = r"\x1b\[[0-9;]*m"


def busy(suite):
    for name in ("a", "b", "c", "d"):
        suite.write(f"{name}.lua", f"it('is busy {name}', function() {WAITS_FOR_GO} end)\nit('is done', function() end)")


def test_the_line_is_written_over_and_never_erased_first(suite, terminal):
    busy(suite)
    shell = terminal(program(), "--jobs", "2", "--timeout", "600", ".", folder=suite.folder, columns=100)
    shell.expect(r"a\.lua: is busy a \| b\.lua: is busy b")
    for _ in range(6):
        shell.expect("0/4 files")
    suite.write("go", "")
    assert shell.finish() == 0
    text = re.sub(COLOURS, "", shell.written)
    assert set(re.findall(r"\x1b\[?[^A-Za-z]*[A-Za-z]", text)) == {"\x1b[K"}
    drawn = re.findall(r"\r([^\r\n\x1b]+)\x1b\[K", text)
    assert all(re.match(r"\d/4 files  \d tests  [\d.]+ (ms|s|min)", line) and len(line) < 100 for line in drawn)
    assert any(re.search(r"[a-d]\.lua: is busy [a-d] \| [a-d]\.lua: is busy [a-d]", line) for line in drawn)
    # Several while the same tests run, each with more time gone.
    assert len(drawn) > 6
    # Where it is taken away, something is written above it, and it comes back at once, but at the end.
    taken = text.split("\r\x1b[K")
    assert all(part.startswith(("✓ ", "\r\n")) for part in taken[1:])
    assert all(re.match(r"(✓ [^\r]*\r\n)+\r\d/4 files", part) for part in taken[1:-1])
    assert taken[-1].endswith("\r\n8 passed, 0 failed, 0 skipped\r\n")


def test_hostile_names_stay_in_the_line(suite, terminal):
    suite.write("a.lua", f"it('x\\27[2J\\n\\r\\b\\7{'wide 漢字 ' * 20}', function() {WAITS_FOR_GO} end)")
    suite.write("b.lua", "it('is done', function() end)")
    shell = terminal(program(), "--jobs", "2", "--timeout", "600", ".", folder=suite.folder, columns=50)
    shell.expect("…")
    suite.write("go", "")
    assert shell.finish() == 0
    assert set(re.findall(r"\x1b\[?[^A-Za-z]*[A-Za-z]", re.sub(COLOURS, "", shell.written))) == {"\x1b[K"}
    assert "\a" not in shell.written and "\b" not in shell.written


def test_pipes_get_plain_text(suite):
    busy(suite)
    suite.write("go", "")
    result = suite.run("--jobs", "2", ".")
    assert result.stderr == ""
    assert "\x1b" not in result.stdout and "\r" not in result.stdout
    assert result.stdout.count("\n") == 6


def test_no_line_where_it_is_not_wanted(suite, terminal):
    busy(suite)
    suite.write("go", "")
    quiet = terminal(program(), "--quiet", ".", folder=suite.folder)
    assert quiet.finish() == 0
    assert re.sub(COLOURS, "", quiet.written) == "8 passed, 0 failed, 0 skipped\r\n"
    plain = terminal(program(), "--color", "never", ".", folder=suite.folder)
    assert plain.finish() == 0
    assert re.search(COLOURS, plain.written) is None
