"""One forecast in every language, as the page and as a terminal show it: pictures for the docs.

Not a test but a way to take them: SCREENSHOTS names the folder. They want fonts for every script
(Debian: fonts-noto-core, fonts-noto-cjk, fonts-dejavu-core).
"""

from __future__ import annotations

import html
import json
import os
import pathlib
import re
import subprocess
import unicodedata
from collections.abc import Callable
from typing import Any

from conftest import STATIC_WORDS, RunningBridge, settle, with_keys, world_of
from test_page import go

LANGUAGES = sorted(path.stem for path in STATIC_WORDS.iterdir())
COLUMNS = 4
PHONE = {"viewport": {"width": 390, "height": 760}, "device_scale_factor": 0.9}
STYLE = """
  body { display: grid; grid-template-columns: repeat(%d, max-content); gap: 12px; margin: 12px;
    background: #333; }
  figure { margin: 0; } figcaption { color: #fff; font: 15px sans-serif; padding: 2px 0 4px; }
  img { display: block; width: 300px; }
  pre { margin: 0; padding: 10px 14px; width: 76ch; height: 18.5em; overflow: hidden;
    background: #101418; color: #e6e6e6; font: 12px "DejaVu Sans Mono", "Noto Sans CJK JP"; }
  pre[lang=zh-Hans] { font-family: "DejaVu Sans Mono", "Noto Sans CJK SC"; }
  pre div { height: 1.3em; line-height: 1.3em; }
  pre b { display: inline-block; width: 2ch; font-weight: normal; text-align: center; }
"""


def test_language_pictures(
    server: list[str],
    tmp_path: pathlib.Path,
    upstream: Any,
    open_page: Callable[..., Any],
    browser: Any,
) -> None:
    folder = pathlib.Path(os.environ["SCREENSHOTS"])
    pages, terminals = [], []
    for language in LANGUAGES:
        home = tmp_path / language
        home.mkdir()
        config = json.loads(with_keys(upstream.configuration(None)))
        (home / "config.json").write_text(
            json.dumps({**config, "locale": language, "timeFormat": "24h"})
        )
        world = {**world_of(home), "ALMANAC_CONFIG": str(home / "config.json")}
        bridge = RunningBridge(server, world, home)
        page = open_page(bridge, **PHONE)
        page.locator(".score").wait_for()
        go(page, "weather")
        settle(page)
        page.screenshot(path=home / "page.png")
        page.context.close()
        bridge.stop()
        pages.append(figure(language, f'<img src="{(home / "page.png").as_uri()}">'))
        said = subprocess.run(
            [server[0], "week", "--color", "never"],
            env={**os.environ, **world, "COLUMNS": "72"},
            capture_output=True,
            check=True,
            encoding="utf-8",
        ).stdout
        lines = "".join(f"<div>{cells(line)}</div>" for line in said.splitlines())
        terminals.append(figure(language, f'<pre lang="{language}">{lines}</pre>'))
    keep(browser, tmp_path, folder / "languages-page.jpg", pages, COLUMNS)
    keep(browser, tmp_path, folder / "languages-terminal.jpg", terminals, COLUMNS // 2)


# Not a test but a way to take them.
test_language_pictures.__test__ = "SCREENSHOTS" in os.environ  # type: ignore[attr-defined]


def cells(line: str) -> str:
    """As a terminal shows it: a wide character has two columns, and so has lam with alef."""

    def cell(character: str) -> str:
        is_wide = unicodedata.east_asian_width(character) in "WF"
        return f"<b>{character}</b>" if is_wide else html.escape(character)

    parts = [part + " " * len(re.findall("ل[اأإآ]", part)) for part in line.split("\u2069")]
    return "".join(map(cell, "\u2069".join(parts)))


def figure(language: str, content: str) -> str:
    return f"<figure><figcaption>{language}</figcaption>{content}</figure>"


def keep(
    browser: Any, home: pathlib.Path, path: pathlib.Path, figures: list[str], columns: int
) -> None:
    """All in one picture. A line of a terminal is a paragraph from left to right (UAX #9, HL1)."""
    document = home / f"{path.stem}.html"
    document.write_text(
        f"<!doctype html><meta charset=utf-8><style>{STYLE % columns}</style>{''.join(figures)}",
        encoding="utf-8",
    )
    page = browser.new_page(viewport={"width": 100, "height": 100})
    page.goto(document.as_uri())
    size = page.evaluate("[document.body.scrollWidth + 24, document.body.scrollHeight + 24]")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.screenshot(path=path, type="jpeg", quality=70, full_page=True)
    page.close()
