"""What a change affects, by what real scenarios read: helpers, screens, snapshots, and files that were not there."""

import subprocess

import pytest

FILES = {
    "_shop.lua": """
        return function(path)
          local app = beagle.launch { base_url = "https://shop.test" }
          app.network:stub("GET /" .. path, { json = "screens/" .. path .. ".json" })
          return app:open("/" .. path)
        end
    """,
    "home.lua": 'it("opens", function() assert.visible(require "_shop" "home", "title") end)',
    "cart.lua": 'it("opens", function() assert.snapshot(require "_shop" "cart", "cart") end)',
    "plain.lua": 'it("counts", function() assert.equal(2, 1 + 1) end)',
    "screens/home.json": '{ "_beagleComponent_": "beagle:text", "id": "title", "text": "Home" }',
    "screens/cart.json": '{ "_beagleComponent_": "beagle:text", "id": "title", "text": "Cart" }',
}
ALL = {"home", "cart", "plain"}


@pytest.fixture
def shop(program, tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)

    def run(*arguments):
        result = subprocess.run(
            [program, *arguments], cwd=tmp_path, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"})
        assert result.returncode == 0, result.stdout + result.stderr
        return result

    def listed(*arguments):
        lines = run("--list", *arguments).stdout.splitlines()
        return {line.split(".lua")[0] for line in lines}

    run(".")
    run.folder, run.listed = tmp_path, listed
    return run


@pytest.mark.parametrize(
    "changed, affected",
    [
        (["screens/home.json"], {"home"}),
        (["screens/cart.json"], {"cart"}),
        (["_shop.lua"], {"home", "cart"}),
        (["__snapshots__/cart/cart.json"], {"cart"}),
        (["plain.lua"], {"plain"}),
        (["plain.lua", "screens/home.json"], {"plain", "home"}),
        (["elsewhere.json"], set()),
        (["screens/_shop.lua"], set()),
    ])
def test_a_change_affects_what_read_it(shop, changed, affected):
    assert shop.listed("--changed", *changed, "--", ".") == affected


def test_git_tells_what_changed(shop):
    git = ["git", "-c", "user.name=n", "-c", "user.email=e"]
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "first"]):
        subprocess.run([*git, *command], cwd=shop.folder, check=True)
    assert shop.listed("--since", "HEAD", ".") == set()
    screen = shop.folder / "screens" / "home.json"
    screen.write_text(screen.read_text().replace("Home", "Start"))
    assert shop.listed("--since", "HEAD", ".") == {"home"}
    (shop.folder / "new.lua").write_text("assert.equal(1, 1)")
    assert shop.listed("--since", "HEAD", ".") == {"home", "new"}


GIT = ["git", "-c", "user.name=n", "-c", "user.email=e", "-c", "protocol.file.allow=always"]


def commit(folder, *commands):
    for command in (*commands, ["add", "-A"], ["commit", "-q", "-m", "some"]):
        subprocess.run([*GIT, *command], cwd=folder, check=True, capture_output=True)


def changed_since(program, suite, change):
    """What a change affects that the record knows already, so that git alone tells of it."""
    change()
    subprocess.run([program, "."], cwd=suite, check=True, capture_output=True)
    listing = [program, "--list", "--since", "HEAD", "."]
    return subprocess.run(listing, cwd=suite, check=True, capture_output=True, text=True).stdout


def test_git_may_be_configured_to_tell_relative_paths(program, tmp_path):
    suite = tmp_path / "suite"
    suite.mkdir()
    (suite / "a.lua").write_text('it("reads", function() beagle.file("x.json") end)')
    (suite / "x.json").write_text("1")
    commit(tmp_path, ["init", "-q"], ["config", "diff.relative", "true"])
    assert changed_since(program, suite, lambda: (suite / "x.json").write_text("2")) == "a.lua: reads\n"


def test_a_changed_submodule_affects_who_reads_what_is_in_it(program, tmp_path):
    screens, suite = tmp_path / "screens", tmp_path / "suite"
    for folder in (screens, suite):
        folder.mkdir()
    (screens / "x.json").write_text("1")
    commit(screens, ["init", "-q"])
    (suite / "a.lua").write_text('it("reads", function() beagle.file("screens/x.json") end)')
    (suite / "b.lua").write_text('it("does not", function() end)')
    commit(suite, ["init", "-q"], ["submodule", "-q", "add", str(screens), "screens"])
    change = lambda: (suite / "screens" / "x.json").write_text("2")
    assert changed_since(program, suite, change) == "a.lua: reads\n"


def test_without_a_record_all_run_and_it_is_said(shop):
    (shop.folder / ".beagle-test" / "last-run.jsonl").unlink()
    result = shop("--list", "--changed", "screens/home.json", "--", ".")
    assert "no record of an earlier run in .beagle-test; running all" in result.stderr
    assert shop.listed("--changed", "screens/home.json", "--", ".") == ALL


def test_a_helper_that_comes_into_being_nearer_affects_who_would_read_it(program, tmp_path):
    (tmp_path / "flows").mkdir()
    (tmp_path / "_name.lua").write_text('return "far"')
    (tmp_path / "flows" / "a.lua").write_text('it("reads", function() assert.is_string(require "_name") end)')
    (tmp_path / "flows" / "b.lua").write_text('it("does not", function() end)')
    subprocess.run([program, "."], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "flows" / "_name.lua").write_text('return "near"')
    listing = [program, "--list", "--changed", "flows/_name.lua", "--", "."]
    listed = subprocess.run(listing, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert listed == "flows/a.lua: reads\n"
