"""Tries the report page in a headless Chromium; see scripts/test-report. With a folder as argument, keeps pictures of the
page there."""
import json
import pathlib
import subprocess
import sys
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

NAVSHOT = pathlib.Path(".build/debug/navshot").resolve()
MATRIX = {
    "devices": ["iphone-se", "iphone-se-landscape"],
    "states": ["navigation-ready", "active-guidance"],
    "directions": ["ltr", "rtl"],
    "scale": 0.5,
}


def without_text(png):
    """A PNG file without its text chunks."""
    kept, position = png[:8], 8
    while position < len(png):
        end = position + 12 + int.from_bytes(png[position : position + 4], "big")
        if png[position + 4 : position + 8] != b"tEXt":
            kept += png[position:end]
        position = end
    return kept


def make_report(folder):
    """Records a suite, changes its goldens, and verifies it: three kinds of verdicts and one case that passes."""
    golden = folder / "golden" / "sample"
    golden.mkdir(parents=True)
    (golden / "matrix.json").write_text(json.dumps(MATRIX))
    subprocess.run([NAVSHOT, "record", golden, "--mode", "all"], check=True, stdout=subprocess.DEVNULL)
    for path in golden.glob("iphone-se/*.layout.json"):
        layout = json.loads(path.read_text())
        for view in layout["views"]:
            if view["name"] == "viewport":
                view["frame"]["y"] -= 4
                view["frame"]["height"] += 4
        path.write_text(json.dumps(layout))
        # Without the name of its layout, the picture belongs to any.
        picture = path.with_name(path.name.replace(".layout.json", ".png"))
        picture.write_bytes(without_text(picture.read_bytes()))
    phone = golden / "iphone-se"
    # Another picture of the same size, so that there is a difference to see.
    (phone / "active-guidance.png").write_bytes((phone / "active-guidance.rtl.png").read_bytes())
    (golden / "iphone-se-landscape" / "navigation-ready.png").unlink()
    (golden / "iphone-se-landscape" / "navigation-ready.rtl.png").write_bytes(b"no picture")
    run = subprocess.run([NAVSHOT, "verify", golden, "--out", folder / "out"], stdout=subprocess.DEVNULL)
    assert run.returncode == 1, run.returncode
    return folder / "out" / "index.html"


class Page:
    def __init__(self, address, pictures, dark):
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1440,900"]:
            options.add_argument(argument)
        if dark:
            options.add_argument("--blink-settings=preferredColorScheme=0")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = Service("/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        self.pictures = pictures
        self.name = "dark" if dark else "light"
        self.driver.get(address)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def shown(self, selector):
        return [element for element in self.all(selector) if element.is_displayed()]

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def value(self, script):
        return self.driver.execute_script("return " + script)

    def keep(self, name):
        if self.pictures:
            time.sleep(0.3)
            self.driver.save_screenshot(str(self.pictures / f"{self.name}-{name}.png"))

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


def check_list(page):
    assert "6 of 8 pictures differ" in page.one("h1").text, page.one("h1").text
    causes = [element.text for element in page.all(".group h3")]
    assert any(text.startswith("viewport ") for text in causes), causes
    assert len(page.all(".row")) == 8
    page.keep("list")

    search = page.one("#search")
    search.send_keys("landscape rtl")
    assert len(page.all(".row")) == 2
    search.send_keys(Keys.CONTROL, "a")
    search.send_keys("iphone-se/*guidance*")
    assert len(page.all(".row")) == 2, len(page.all(".row"))
    search.send_keys(Keys.CONTROL, "a")
    search.send_keys(Keys.DELETE)
    assert len(page.all(".row")) == 8

    page.one("[data-verdict=layout]").click()
    assert {row.find_element(By.CSS_SELECTOR, ".tag").text for row in page.all(".row")} == {"layout"}
    page.one("[data-verdict=layout]").click()
    Select(page.one("#filter-device")).select_by_value("iphone-se-landscape")
    assert len(page.all(".row")) == 4
    Select(page.one("#filter-device")).select_by_value("")
    assert len(page.all(".row")) == 8


def check_case(page):
    # Rows far down get their size only when they come near, so a click by coordinates could miss.
    page.value("document.querySelector('[data-id=\\'sample/iphone-se/active-guidance\\']').click()")
    assert page.value("location.hash") == "#case/sample/iphone-se/active-guidance", page.value("location.hash")
    assert len(page.shown("#canvas .sheet")) == 3
    assert all(page.value("[...document.querySelectorAll('#canvas img')].map((image) => image.naturalWidth > 0)"))
    assert "viewport" in page.one("#frames").text
    assert page.one("#side .command code").text.startswith("navshot approve ")
    page.keep("side")

    page.press("2")
    assert page.one("#mode-slider").get_attribute("aria-pressed") == "true"
    clip = "document.querySelector('#canvas img + img').style.clipPath"
    middle = page.value(clip)
    handle, sheet = page.one(".handle"), page.one("#canvas .sheet")
    quarter = -sheet.size["width"] // 4
    ActionChains(page.driver).drag_and_drop_by_offset(handle, quarter, 0).perform()
    moved = float(page.value("document.getElementById('split').value"))
    assert page.value(clip) != middle and 20 < moved < 30, (page.value(clip), moved)
    page.one("#split").send_keys(Keys.END)
    assert page.value(clip) == "inset(0px 0px 0px 100%)", page.value(clip)
    page.one("#split").send_keys(Keys.HOME)
    page.keep("slider")

    page.one("#mode-onion").click()
    page.one("#split").send_keys(Keys.HOME)
    assert page.value("document.querySelector('#canvas img + img').style.opacity") == "0"
    page.press("4")
    before = page.one("#blend-caption").text
    page.press(Keys.SPACE)
    assert page.one("#blend-caption").text != before
    page.press("5")
    assert page.value("[...document.querySelectorAll('#canvas img')].map((image) => image.dataset.kind)") == ["difference"]
    page.keep("difference")

    width = page.one("#canvas .sheet").size["width"]
    page.press("+")
    assert page.one("#canvas .sheet").size["width"] > width
    page.press("0")
    assert abs(page.one("#canvas .sheet").size["width"] - width) <= 1
    page.press("1")
    ActionChains(page.driver).move_to_element(page.one("#frames tbody tr")).perform()
    assert len(page.all("#canvas .frame")) > 0
    page.keep("frames")

    hashes = set()
    for _ in range(6):
        hashes.add(page.value("location.hash"))
        page.press("j")
    assert len(hashes) == 6, hashes
    page.press("k")
    page.press("?")
    assert page.one("#keys").is_displayed()
    page.press(Keys.ESCAPE)
    page.press(Keys.ESCAPE)
    assert page.one("#list").is_displayed() and not page.one("#viewer").is_displayed()


def check_link(page, address):
    page.driver.get("about:blank")
    page.driver.get(address + "#case/sample/iphone-se-landscape/navigation-ready")
    assert page.one("#viewer").is_displayed()
    assert "does not exist" in page.one("#side").text
    assert not page.one("#mode-slider").is_enabled()
    page.keep("missing")


def main():
    pictures = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        address = make_report(pathlib.Path(folder)).as_uri()
        for dark in [False, True]:
            page = Page(address, pictures, dark)
            try:
                check_list(page)
                check_case(page)
                check_link(page, address)
                assert page.errors() == [], page.errors()
            finally:
                page.driver.quit()
    print("test-report: the report page works")


main()
