"""The script for GNU parallel, on this machine alone: words of the command line arrive as they were given."""

import os
import subprocess


def run_parallel(suite, *arguments):
    (suite.folder / "hosts").write_text("2/:\n")
    environment = {**os.environ, "PATH": f"{suite.folder / 'bin'}:{os.environ['PATH']}"}
    return subprocess.run(
        ["./run-parallel.sh", "hosts", *arguments], cwd=suite.folder, env=environment, capture_output=True, text=True)


def test_shards_come_together(suite):
    suite.init("--parallel")
    result = run_parallel(suite, "3", "scenarios")
    assert result.returncode == 1, result.stderr
    assert "6 passed, 1 failed, 0 skipped" in result.stdout
    assert 'tests="7" failures="1"' in suite.report()


def test_words_keep_their_order_and_their_characters(suite):
    suite.init("--parallel")
    folder = suite.folder / "it's $HOME's; a \"suite\""
    folder.mkdir()
    for name in ("one", "two"):
        (folder / f"{name} way.lua").write_text("assert.equal('a b', beagle.env.WORD)\n")
    words = ["--filter", "way", "--seed", "7", "--env", "WORD=a b", "--timeout", "600", "--exclude-tag", "slow"]
    result = run_parallel(suite, "2", *words, folder.name)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "2 passed, 0 failed, 0 skipped" in result.stdout


def test_without_words_it_says_how_it_is_called(suite):
    suite.init("--parallel")
    result = run_parallel(suite, "2")
    assert result.returncode == 2
    assert result.stderr == "usage: ./run-parallel.sh HOSTS SHARDS [OPTION...] PATH...\n"
