"""Makes the pictures of the README from a run of this repository's shop, in which one expectation is made wrong.

Run it with the Python environment of these tests, with `pngquant` installed; `BEAGLE_TEST` names the program.
"""

import pathlib
import shutil
import subprocess
import tempfile

from conftest import ROOT, program
from playwright.sync_api import sync_playwright

RIGHT = 'text = "Coupon: OAK-2: 10 % off"'
WRONG = 'text = "OAK-2: 10 % off"'
TEST = "scenarios/shop_coupon.lua: A coupon is asked for in capitals, and its label is shown"
# Name, fragment, width, height, colour scheme.
PICTURES = [
    ("overview", "", 1360, 820, "light"),
    ("trace", f"#test={TEST}&step=2", 1760, 1000, "light"),
    ("trace-dark", f"#test={TEST}&step=2&pick=$.child.children[2].children[0]", 1480, 960, "dark"),
    ("map", "#page=map", 1360, 900, "light"),
]


def report(folder):
    shutil.copytree(ROOT / "scenarios", folder / "scenarios")
    suite = folder / "scenarios" / "shop_coupon.lua"
    text = suite.read_text()
    assert text.count(RIGHT) == 1, "the scenario is another now"
    suite.write_text(text.replace(RIGHT, WRONG))
    files = sorted(str(path.relative_to(folder)) for path in (folder / "scenarios").glob("shop_*.lua"))
    arguments = ["--trace", "on", "--coverage=coverage.json", "--jobs", "1", "--reporter", "html=report.html", *files]
    result = subprocess.run([program(), *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert result.returncode == 1, result.stdout + result.stderr
    return folder / "report.html"


def main():
    target = ROOT / ".docs"
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        page_of = report(pathlib.Path(name))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for picture, fragment, width, height, scheme in PICTURES:
            page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
            page.goto(page_of.as_uri() + fragment)
            page.wait_for_selector("html[data-ready]", state="attached")
            file = target / f"report-{picture}.png"
            page.screenshot(path=file)
            subprocess.run(["pngquant", "--force", "--strip", "--skip-if-larger", "--output", file, "64", file], check=False)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
