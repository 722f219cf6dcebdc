"""The panel's page in Chromium, in a window that behaves as VS Code's. SCREENSHOTS=folder keeps it.

Such a window swallows clicks on links, has no `prompt`, `confirm` and `alert`, does not know where it
is, allows nothing but the page's own content security policy, and brings its theme's colors.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import time

from playwright.sync_api import expect, sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
CHROMIUM = shutil.which("chromium")
#: Only against hanging for ever.
GUARD_SECONDS = 120
BACKGROUND = "rgb(253, 246, 227)"
WINDOW = """
window.acquireVsCodeApi = () => ({ postMessage: (message) => postToHost(message) });
for (const name of ["prompt", "confirm", "alert"]) {
  window[name] = () => console.error(`${name}() does nothing in a panel`);
}
Object.defineProperty(Navigator.prototype, "geolocation", { get: () => undefined });
addEventListener("click", (event) => event.target.closest("a[href]") && event.preventDefault(), true);
addEventListener("hashchange", () => console.error("the address is the editor's"));
addEventListener("DOMContentLoaded", () => {
  const theme = {
    "editor-background": "#fdf6e3", "editorWidget-background": "#eee8d5", "foreground": "#3b4a50",
    "descriptionForeground": "#4b5a60", "button-background": "#5f5a1e",
    "button-foreground": "#ffffff", "textLink-foreground": "#005f87", "focusBorder": "#005f87",
    "errorForeground": "#a1260d",
  };
  for (const [name, value] of Object.entries(theme)) {
    document.documentElement.style.setProperty(`--vscode-${name}`, value);
  }
  document.body.className = "vscode-light";
});
"""


class Panel:
    """The page, and the extension behind it."""

    def __init__(self, page: object, host: subprocess.Popen) -> None:
        self.page, self.host = page, host
        self.heard: list[str] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        self.heard.extend(iter(self.host.stdout.readline, ""))

    def post(self, message: object) -> None:
        """Passes what the page says on to the extension."""
        self.host.stdin.write(json.dumps(message) + "\n")
        self.host.stdin.flush()

    def until(self, what: str, locator: object) -> None:
        """Passes what the extension says on to the page, until this is to be seen."""
        end = time.monotonic() + GUARD_SECONDS
        while not (locator.count() and locator.first.is_visible()):
            if time.monotonic() > end:
                raise AssertionError(f"no {what}: {self.page.inner_text('body')[-900:]}")
            while self.heard:
                said = json.loads(self.heard.pop(0))
                self.page.evaluate("(data) => window.postMessage(data, '*')", said)
            self.page.wait_for_timeout(20)


def use(panel: Panel) -> None:
    """What a person does in the panel."""
    page = panel.page
    panel.until("place", page.locator("#place-name", has_text="Lisbon"))
    panel.until("score", page.locator(".score", has_text=re.compile(r"\d of 100")))
    if folder := os.environ.get("SCREENSHOTS"):
        page.wait_for_timeout(500)
        page.screenshot(path=pathlib.Path(folder) / "panel.png")
    expect(page.locator("body")).to_have_css("background-color", BACKGROUND)
    expect(page.locator("#here")).to_be_hidden()
    shown = {"Weather": ".now .huge", "Map": ".map", "Future": ".then .huge", "Places": ".places",
             "My alerts": "#alert-kind", "Sunset": ".score"}
    for name, selector in shown.items():
        page.locator(".tabs").get_by_role("button", name=name).click()
        panel.until(name, page.locator(selector))
        expect(page.locator(".tabs [aria-current=page]")).to_contain_text(name)
    page.locator(".tabs").get_by_role("button", name="Places").click()
    page.get_by_role("button", name="Keep this place").click()
    rename = page.get_by_role("button", name="Rename Lisbon")
    panel.until("kept place", page.locator(".places strong", has_text="Lisbon"))
    if not rename.is_visible():
        page.get_by_label("More about Lisbon").click()
    rename.click()
    page.get_by_label("Name of this place").fill("Home")
    page.keyboard.press("Enter")
    panel.until("new name", page.locator(".places strong", has_text="Home"))


def main() -> int:
    node = [sys.argv[1], "--no-warnings", "--import", "./test/register.js", "test/panel_host.js"]
    host = subprocess.Popen(
        node, cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert host.stdin and host.stdout
    origin = json.loads(host.stdout.readline())["origin"]
    problems: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 480, "height": 900})
        page.set_default_timeout(GUARD_SECONDS * 1000)
        page.on("console", lambda said: said.type == "error" and problems.append(said.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        panel = Panel(page, host)
        page.expose_function("postToHost", panel.post)
        page.add_init_script(WINDOW)
        page.goto(origin)
        try:
            use(panel)
        except AssertionError as problem:
            problems.append(str(problem))
        browser.close()
    host.stdin.close()
    host.wait(timeout=GUARD_SECONDS)
    for problem in problems:
        print(f"not ok the panel in Chromium: {problem}")
    if not problems:
        print("ok the panel in Chromium")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
