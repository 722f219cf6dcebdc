"""The page in Chromium, before the built server: offline, and online with the local providers."""

from __future__ import annotations

import json
import os
import pathlib
import re
import time
from collections.abc import Callable
from typing import Any

import told
from conftest import RunningBridge, settle, with_keys, world_of
from test_bridge import call
from test_page import expect, go, shoot, tool

OpenPage = Callable[..., Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1920, "height": 1080}}
LAPTOP = {"viewport": {"width": 1280, "height": 860}}
#: Name, view, appearance, and the page's size.
PICTURES = [
    ("home", "sunset", "sun", LAPTOP),
    ("weather", "weather", "sun", WIDE),
    ("projection", "future", "dark", LAPTOP),
    ("map", "map", "sun", LAPTOP),
    ("places", "places", "sun", LAPTOP),
    ("phone", "sunset", "sun", PHONE),
]


def test_pictures(online_bridge: RunningBridge, open_page: OpenPage) -> None:
    first = open_page(online_bridge)
    for query in ("Zurich", "Tokyo", "Reykjavik"):
        go(first, "sunset")
        first.locator(".score").wait_for()
        first.locator("#place").click()
        first.keyboard.type(query)
        settle(first)
        first.get_by_role("listbox").get_by_role("option").first.click()
        first.locator("#place-name", has_text=query[:1]).wait_for()
        go(first, "places")
        first.get_by_role("button", name="Keep this place").click()
        settle(first)
    for name, view, theme, options in PICTURES:
        page = open_page(online_bridge, **options)
        page.locator(".score").wait_for()
        if theme != "sun":
            page.locator(".menu summary").click()
            page.locator("#theme").select_option(theme)
            page.keyboard.press("Escape")
        go(page, view)
        settle(page)
        shoot(page, name)
        page.context.close()


# Not a test but a way to take them.
test_pictures.__test__ = "SCREENSHOTS" in os.environ  # type: ignore[attr-defined]


KEEP_TOASTS = """() => new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const { textContent } of addedNodes) {
    const kept = document.createElement("p");
    Object.assign(kept, { className: "kept", textContent, hidden: true });
    document.body.append(kept);
  }
}).observe(document.getElementById("toasts"), { childList: true })"""


def test_the_built_server_offline(offline_bridge: RunningBridge, open_page: OpenPage) -> None:
    page = open_page(offline_bridge)
    page.locator(".score").wait_for()
    page.locator("#banner", has_text="Offline").wait_for()
    # Each notice of an answer has its place, once.
    notice = "What is usual here, not a forecast (the network is switched off)."
    for view in ("sunset", "weather"):
        go(page, view)
        told = page.locator(".view:not([hidden]) .told li", has_text=notice)
        expect(told).to_have_count(1)
    expect(page.locator(".days li")).to_have_count(10)
    go(page, "future")
    page.locator(".then .huge").wait_for()
    expect(page.locator(".chart img")).to_have_attribute("alt", re.compile("2045.*SSP2-4.5"))
    for world in ("ssp119", "ssp126", "ssp370", "ssp585"):
        page.locator("#scenario").select_option(world)
        settle(page)
        page.locator(".then .huge").wait_for()


#: When a part first stood in the page, in milliseconds since its navigation began.
PAINTED = """selector => new Promise((done) => {
  const look = () =>
    document.querySelector(selector) ? done(performance.now()) : setTimeout(look, 5);
  look();
})"""


def test_a_slow_upstream_and_an_empty_cache(
    online_bridge: RunningBridge, upstream: Any, open_page: OpenPage
) -> None:
    """What the server can compute or knows of the climate paints before any provider answers."""
    slow = {"match": "/", "fault": "slow-first-byte", "arguments": {"ms": 4000}}
    upstream.script(json.dumps(slow))
    call(online_bridge, "sunset.about")  # so that the start of the server is not measured
    page = open_page(online_bridge)
    milliseconds = page.evaluate(PAINTED, ".sky[aria-busy=true] .score")
    print(f"painted after {milliseconds:.0f} ms")
    expect(page.locator(".sky")).to_contain_text("An estimate from the climate of this place")
    expect(page.locator(".times")).to_contain_text("9:04")
    go(page, "weather")
    now = page.locator("section[aria-label='Now'][aria-busy=true]")
    expect(now).to_contain_text("An estimate from the climate of this place")
    expect(now).to_contain_text("6:1")
    expect(page.locator("#banner")).to_be_hidden()
    page.locator("section[aria-label='Now'][data-state=success]").wait_for()
    expect(page.locator("section[aria-label='Now']")).not_to_contain_text("estimate")


def test_a_provider_out_of_service(
    online_bridge: RunningBridge, upstream: Any, open_page: OpenPage
) -> None:
    upstream.script(json.dumps({"match": "/", "fault": "status", "arguments": {"code": 503}}))
    page = open_page(online_bridge)
    page.locator("#banner", has_text="(HTTP 503)").wait_for()
    expect(page.locator("#banner")).not_to_contain_text("Offline")


def test_the_built_server_online(online_bridge: RunningBridge, open_page: OpenPage) -> None:
    page = open_page(online_bridge)
    page.locator(".score").wait_for()
    for view in ("sunset", "map", "future", "places", "alerts"):
        go(page, view)
        expect(page.locator("#in-force")).to_contain_text("Severe warning")
        expect(page.locator("#in-force")).to_contain_text("Heat warning")
        expect(page.locator("#in-force")).to_have_attribute("data-severity", "severe")
    page.locator("#in-force button").click()
    expect(page.locator("#in-force")).to_be_hidden()
    expect(page.locator(".warnings")).to_contain_text("Severe warning")
    for name in ("Now", "Rain soon", "24 hours", "10 days", "Air", "Warnings"):
        page.locator(f"section[aria-label='{name}'][data-state=success]").wait_for()
    expect(page.locator("#banner")).to_be_hidden()
    page.locator("#place").click()
    page.keyboard.type("Zurich")
    # Until then the answer to fewer letters may be what is shown.
    settle(page)
    page.get_by_role("listbox").get_by_role("option").first.click()
    page.locator("#place-name", has_text="Zürich").wait_for()
    go(page, "places")
    page.get_by_role("button", name="Keep this place").click()
    tool(page, "Zürich", "Remove Zürich").click()
    page.get_by_text("No place is kept yet.").wait_for()
    go(page, "alerts")
    page.locator("#alert-kind").select_option("warm")
    page.locator("#alert-value").fill("-50")
    # A toast goes by itself: what came is kept.
    page.evaluate(KEEP_TOASTS)
    page.get_by_role("button", name="Watch").click()
    kept = page.locator("p.kept", has_text=re.compile(r"^Zürich: .*°C, "))
    expect(kept).not_to_have_count(0)
    go(page, "map")
    page.locator(".map-grid img[src^='data:image']").nth(3).wait_for()


#: Every text of the page with a word in it, also those that are only heard.
TEXTS = r"""() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data.trim());
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  return texts.filter((text) => /\p{L}{3}/u.test(text));
}"""
#: The same in English and in German: names, units, and words that both languages have.
SAME_IN_BOTH = re.compile(
    r"Almanac|Lisbon|RainViewer|(?i:MeteoAlarm)|IPMA|Open-?(Meteo|Weather)|NOAA|CAMS|WMO|IPCC|°|km/h|min$"
    r"|^(Wind|Region|Radar|Heat warning|Mediterranean|Aerosol.*|This page needs JavaScript\.)$"
)


def test_no_view_mixes_languages(
    server: list[str], tmp_path: pathlib.Path, upstream: Any, open_page: OpenPage
) -> None:
    """A text that is the same in English and in German is a name, or has been forgotten."""
    texts: dict[str, set[str]] = {}
    for language in ("en", "de"):
        home = tmp_path / language
        home.mkdir()
        config = json.loads(with_keys(upstream.configuration(None)))
        (home / "config.json").write_text(json.dumps({**config, "locale": language}))
        world = {**world_of(home), "ALMANAC_CONFIG": str(home / "config.json")}
        bridge = RunningBridge(server, world, home)
        page = open_page(bridge, **WIDE)
        page.locator(".score").wait_for()
        texts[language] = set()
        for view in ("sunset", "weather", "map", "future", "places", "alerts"):
            page.locator(f".tabs [data-view={view}]").click()
            settle(page)
            for world_name in ("ssp119", "ssp585") if view == "future" else ():
                page.locator("#scenario").select_option(world_name)
                settle(page)
                texts[language] |= set(page.evaluate(TEXTS))
            texts[language] |= set(page.evaluate(TEXTS))
        page.close()
        bridge.stop()
    assert len(texts["de"]) > 150
    both = texts["en"] & texts["de"]
    assert [text for text in sorted(both) if not SAME_IN_BOTH.search(text)] == []


class Person:
    """Does things and counts them: clicks, taps, keys and what is typed in one go."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.steps = 0
        self.began = time.monotonic()

    def click(self, element: Any) -> None:
        element.click()
        self.steps += 1

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.steps += 1

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.steps += 1

    def done(self, task: str, steps: int) -> None:
        """So many steps are in the README."""
        print(f"{task}: {self.steps} steps, {time.monotonic() - self.began:.1f} s")
        assert self.steps == steps, task

    def find(self, place: str) -> None:
        self.click(self.page.locator("#place"))
        self.type(place)
        settle(self.page)
        self.press("Enter")
        self.page.locator("#place-name", has_text=place).wait_for()


def test_five_tasks_of_a_new_user(online_bridge: RunningBridge, open_page: OpenPage) -> None:
    """Each from a page that is open at another place, on a phone; the last by keyboard alone."""
    page = open_page(online_bridge, **PHONE)
    page.locator(".score").wait_for()

    person = Person(page)
    expect(page.locator(".rating")).not_to_have_text("–")
    expect(page.locator(".countdown")).to_be_visible()
    person.done("is tonight worth a photo", 0)

    person = Person(page)
    person.click(page.locator(".tabs [data-view=weather]"))
    expect(page.locator("section[aria-label='Rain soon'] p").first).not_to_be_empty()
    person.done("rain on the way home", 1)

    person = Person(page)
    person.find("Toulouse")
    person.click(page.locator(".tabs [data-view=future]"))
    page.locator("#year").fill("2060")
    person.steps += 1  # a drag
    expect(page.locator(".plain")).to_contain_text("Today in 2060")
    expect(page.get_by_text("A climate like that of")).to_be_visible()
    expect(page.locator(".counts thead th").nth(1)).to_have_text("2060")
    person.done("my town in 2060", 5)

    person = Person(page)
    person.find("Reykjav")
    person.click(page.locator(".tabs [data-view=places]"))
    person.click(page.get_by_role("button", name="Keep this place"))
    page.locator(".place-title strong", has_text="Reykjav").wait_for()
    person.click(page.locator(".tabs [data-view=alerts]"))
    person.click(page.get_by_role("button", name="Watch"))
    page.get_by_text(re.compile("Reykjav.* · watched")).wait_for()
    person.done("add a place and an alert", 7)


#: What a screen reader says of the two views that people read, in this order.
READ = [r'button "Sunset" \[pressed\]', "heading \"Sunset\"", "Score .* of 100", "Sunset in",
        "Golden hour", "Blue hour", "list \"What the score depends on\"", "Best of these days",
        "list \"The days to come\"", "How this score is made up", "Is it better nearby"]
READ_WEATHER = ["Warnings", "heading \"Now\"", "feels like", "6:11", "Wind", "Humidity",
                "heading \"Rain soon\"", "heading \"24 hours\"", "list \"The hours\"",
                "heading \"10 days\"", "heading \"Air\""]


def test_reading_it_all_by_keyboard(online_bridge: RunningBridge, open_page: OpenPage) -> None:
    page = open_page(online_bridge, viewport={"width": 1280, "height": 860})
    page.locator(".score").wait_for()
    settle(page)
    person = Person(page)
    for view, words in [("sunset", READ), ("weather", READ_WEATHER)]:
        while page.evaluate("document.activeElement.dataset.view") != view:
            person.press("Shift+Tab" if view == "sunset" else "Tab")
        person.press("Enter")
        settle(page)
        said = page.locator("main").aria_snapshot()
        at = 0
        for word in words:
            found = re.search(word, said[at:])
            assert found, f"{view}: {word} is not said after {said[max(0, at - 200):at]}"
            at += found.start()
    print(f"read by keyboard: {person.steps} keys, {time.monotonic() - person.began:.1f} s")
    assert person.steps < 20


#: What the stand-in tells: of each method that the page draws, with what it is asked.
TOLD: dict[str, dict[str, Any]] = {
    "alerts.active": {}, "weather.current": {}, "forecast.hourly": {"hours": 24},
    "forecast.daily": {"days": 10}, "air.quality": {}, "sunset.score": {"days": 10},
    "forecast.nowcast": {}, "sun.times": {"date": "2026-06-21"},
    "climate.project": {"year": 2045, "scenario": "ssp245", "interventions": True},
    "climate.extremes": {"year": 2045, "scenario": "ssp245"},
    "sunset.best": {"places": ["Lisbon"], "days": 1}, "sun.phase": {},
    "favorites.list": {"include": ["localTime", "sunset", "current", "warning"]},
    "location.search": {"query": "Lisbon", "limit": 1}, "weather.summary": {},
}


#: Of a text, what the stand-in tells.
KEPT = ("headline", "title", "asOf", "blocks")


def shape(blocks: list[Any]) -> list[Any]:
    """What the page goes by: the kinds, and the ids of facts and columns."""
    return [
        (
            block["kind"],
            [fact.get("id") for fact in block.get("facts", [])],
            [column["id"] for column in block.get("columns", [])],
            len(block.get("rows", [])),
        )
        for block in blocks
    ]


def test_the_stand_in_tells_what_the_server_tells(online_bridge: RunningBridge) -> None:
    """RECORD=1 writes blocks.json anew."""
    said = {}
    for method, params in TOLD.items():
        answer = call(online_bridge, method, **params, locale="en", text={"style": "blocks"})
        text = answer[-1]["result"]["text"]
        said[method] = {name: text[name] for name in KEPT if name in text}
    if "RECORD" in os.environ:
        lines = [f"  {json.dumps(method)}: {json.dumps(text, ensure_ascii=False)}"
                 for method, text in said.items()]
        told.PATH.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    recorded = json.loads(told.PATH.read_text(encoding="utf-8"))
    assert {method: shape(text["blocks"]) for method, text in recorded.items()} == {
        method: shape(text["blocks"]) for method, text in said.items()
    }
