"""The panel's page in Chromium, under its own content security policy. SCREENSHOTS=folder keeps it."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import time

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
CHROMIUM = shutil.which("chromium")
#: Only against hanging for ever.
GUARD_SECONDS = 120


def main() -> int:
    node = [sys.argv[1], "--no-warnings", "--import", "./test/register.js", "test/panel_host.js"]
    host = subprocess.Popen(
        node, cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert host.stdin and host.stdout
    origin = json.loads(host.stdout.readline())["origin"]
    heard: list[str] = []
    threading.Thread(target=lambda: heard.extend(iter(host.stdout.readline, "")), daemon=True).start()
    problems: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 480, "height": 900})
        page.set_default_timeout(GUARD_SECONDS * 1000)
        page.on("console", lambda said: said.type == "error" and problems.append(said.text))
        page.on("pageerror", lambda error: problems.append(str(error)))

        def post(message: object) -> None:
            host.stdin.write(json.dumps(message) + "\n")
            host.stdin.flush()

        page.expose_function("postToHost", post)
        page.add_init_script(
            "window.acquireVsCodeApi = () => ({ postMessage: (message) => postToHost(message) })"
        )
        page.goto(origin)
        place = page.locator("#place-name", has_text="Lisbon")
        score = page.locator(".score", has_text=re.compile(r"\d of 100"))
        end = time.monotonic() + GUARD_SECONDS
        while not (is_shown := place.count() and score.count()) and time.monotonic() < end:
            while heard:
                page.evaluate("(data) => window.postMessage(data, '*')", json.loads(heard.pop(0)))
            page.wait_for_timeout(50)
        shown = page.inner_text("#place-name") + page.inner_text("#main")
        if folder := os.environ.get("SCREENSHOTS"):
            page.screenshot(path=pathlib.Path(folder) / "panel.png")
        browser.close()
    host.stdin.close()
    host.wait(timeout=GUARD_SECONDS)
    if not is_shown:
        problems.append(f"no place or no score on the page: {shown[:200]}")
    for problem in problems:
        print(f"not ok the panel in Chromium: {problem}")
    if not problems:
        print("ok the panel in Chromium")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
