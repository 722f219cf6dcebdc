"""The page in Chromium, before the built server: offline, and online with the local providers."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any

from conftest import RunningBridge, settle
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
    go(page, "weather")
    expect(page.locator(".days li")).to_have_count(10)
    go(page, "future")
    page.locator(".then .huge").wait_for()
    expect(page.locator(".chart svg .curve")).to_have_count(2)
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
    expect(page.locator(".sky")).to_contain_text("estimate from climate records")
    expect(page.locator(".times")).to_contain_text("9:04")
    go(page, "weather")
    now = page.locator("section[aria-label='Now'][aria-busy=true]")
    expect(now).to_contain_text("estimate from climate records")
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
    go(page, "weather")
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
    kept = page.locator("p.kept", has_text=re.compile(r"^Zürich, at \d.*°C$"))
    expect(kept).not_to_have_count(0)
    go(page, "map")
    page.locator(".map-grid img[src^='data:image']").nth(3).wait_for()
