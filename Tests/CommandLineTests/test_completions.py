"""Completions in the shells that they are for, and the manual page in the programs that show it."""

import os
import re
import subprocess

import pytest
from conftest import environment, program

# What is typed before the tab key, and what stands there after it.
TYPED = [
    ("beagle-test --pla", "beagle-test --platform"),
    ("beagle-test run --shuf", "beagle-test run --shuffle"),
    ("beagle-test comp", "beagle-test completions"),
    ("beagle-test completions fi", "beagle-test completions fish"),
    ("beagle-test merge --reporter ju", "beagle-test merge --reporter junit"),
    ("beagle-test --color ne", "beagle-test --color never"),
    ("beagle-test lint scree", "beagle-test lint screens/"),
    ("beagle-test first", "beagle-test first_scenario.lua"),
    ("beagle-test --cache scree", "beagle-test --cache screens/"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shells")
    (folder / "first_scenario.lua").write_text("")
    (folder / "screens").mkdir()
    for kind in ("bash", "zsh", "fish", "man"):
        text = subprocess.run([program(), "completions", kind], capture_output=True, check=True).stdout
        (folder / {"zsh": "_beagle-test", "man": "beagle-test.1"}.get(kind, f"beagle-test.{kind}")).write_bytes(text)
    hidden = folder / "hidden"
    hidden.mkdir()
    for name in ("_beagle-test", "beagle-test.bash", "beagle-test.fish", "beagle-test.1"):
        (folder / name).rename(hidden / name)
    return folder


def completed_line(shell, text):
    """The line that a shell shows after the tab key; a mark typed after it tells that it is through."""
    shell.send(text + "\t#mark")
    shown = re.sub(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>])|\x07", "", shell.expect("#mark"))
    line = []
    place = 0
    for character in shown.rsplit("\n", 1)[-1]:
        if character in "\b\r":
            place = place - 1 if character == "\b" else 0
        else:
            line[place:place + 1] = [character]
            place += 1
    return "".join(line).removesuffix("#mark")


@pytest.mark.parametrize("text, completed", TYPED)
def test_bash(folder, terminal, text, completed):
    shell = terminal("bash", "--norc", "--noprofile", "-i", folder=folder, PS1="ready> ")
    shell.expect("ready> ")
    shell.send("shopt -s no_empty_cmd_completion; bind 'set enable-bracketed-paste off'; stty -echoctl;"
               " source hidden/beagle-test.bash; echo set\\ up\n")
    shell.expect("set up\r")
    shell.expect("ready> ")
    assert completed_line(shell, text).rstrip() == completed


@pytest.mark.parametrize("text, completed", TYPED)
def test_zsh(folder, terminal, text, completed):
    shell = terminal("zsh", "-f", "-i", folder=folder, columns=200, PS1="ready> ")
    shell.expect("ready> ")
    shell.send("unsetopt zle_bracketed_paste; fpath=($PWD/hidden $fpath); autoload -U compinit; compinit -u -D;"
               " bindkey -e; setopt interactivecomments; print set\\ up\n")
    shell.expect("set up\r")
    shell.expect("ready> ")
    # zsh goes on to the value of an option that takes one.
    assert completed_line(shell, text).rstrip().removesuffix("=") == completed


@pytest.mark.parametrize("text, completed", TYPED)
def test_fish(folder, text, completed):
    home = folder / "home"
    result = subprocess.run(
        ["fish", "--no-config", "-c", "source hidden/beagle-test.fish; complete -C $argv[1]", "--", text], cwd=folder,
        capture_output=True, text=True, env=environment(HOME=str(home)), check=True)
    words = [line.split("\t")[0] for line in result.stdout.splitlines()]
    assert completed.split(" ")[-1] in words, result.stdout + result.stderr


def test_the_manual_page_is_clean(folder):
    page = folder / "hidden/beagle-test.1"
    lint = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], capture_output=True, text=True)
    assert (lint.returncode, lint.stdout + lint.stderr) == (0, "")
    shown = subprocess.run(
        ["man", "--warnings", "-l", page], capture_output=True, text=True,
        env=environment(MANWIDTH="80", MANROFFOPT="-ww", MAN_KEEP_FORMATTING="", PAGER="cat"))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "--platform" in shown.stdout and os.path.basename(page).split(".")[0] in shown.stdout
