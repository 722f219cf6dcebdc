"""The page in Chromium, before a stand-in that can be offline, slow or empty on demand."""

from __future__ import annotations

import gzip
import json
import os
import pathlib
import re
import time
from collections.abc import Callable, Iterable
from typing import Any

import pytest
import told
from answers import SPEC
from conftest import ASKED, GUARD_SECONDS, RunningBridge, settle, watch_calls
from test_bridge import call

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is missing")
expect = sync_api.expect
expect.set_options(timeout=GUARD_SECONDS * 1000)

BridgeFor = Callable[..., RunningBridge]
OpenPage = Callable[..., Any]
#: As it is read aloud.
SCORE = "Score {} of 100"
VIEWS = ["sunset", "weather", "map", "future", "places", "alerts"]


def go(page: Any, view: str) -> None:
    page.locator(f".tabs [data-view='{view}']").click()


def tool(page: Any, place: str, name: str) -> Any:
    """A button of the menu of a place."""
    if not page.get_by_role("button", name=name).count():
        page.get_by_label(f"More about {place}").click()
    return page.get_by_role("button", name=name)


def end_of_day(page: Any, name: str) -> Any:
    """The switch between sunset and sunrise."""
    group = page.get_by_role("group", name="Morning or evening")
    return group.get_by_role("button", name=name, exact=True)


def locate(page: Any) -> None:
    """Asks for the device's location, in the menu."""
    page.locator(".menu summary").click()
    page.get_by_role("button", name="Use my location").click()


def choose_theme(page: Any, theme: str) -> None:
    page.locator(".menu summary").click()
    page.locator("#theme").select_option(theme)
    page.keyboard.press("Escape")


def shoot(page: Any, name: str) -> None:
    """Keeps a picture when SCREENSHOTS names a folder."""
    if folder := os.environ.get("SCREENSHOTS"):
        settle(page)
        page.screenshot(path=str(pathlib.Path(folder) / f"{name}.png"))


def test_home(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    expect(page.locator(".score")).to_have_text(SCORE.format("64"))
    expect(page.locator(".rating")).to_have_text("Colorful")
    expect(page.locator(".hero .note")).to_have_text([
        "3 in 5 for color.",
        re.compile("^Better than 90% of evenings here at this time of year."),
        "If the clouds come as forecast: 76.",
    ])
    expect(page.locator(".sky .tile")).to_have_count(4)
    expect(page.locator(".bars button")).to_have_count(10)
    assert "token" not in page.url
    page.locator(".bars button").nth(1).click()
    expect(page.locator(".score")).to_have_text(SCORE.format("88"))
    page.locator(".bars button").nth(8).click()
    expect(page.locator(".score")).to_have_count(0)
    expect(page.locator(".rating")).to_have_text("No cloud data")
    page.get_by_role("button", name="How this score is made up").click()
    expect(page.get_by_role("dialog").locator("meter")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_screen_reader_is_told_of_changes(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    page = open_page(bridge_for())
    spoken = page.locator("#spoken[role=status][aria-live=polite]")
    expect(spoken).to_have_text(re.compile(r"^Lisbon\s+Rain from 14:00"))
    page.evaluate(
        """() => {
          globalThis.told = 0;
          new MutationObserver(() => { globalThis.told += 1; })
            .observe(document.getElementById("spoken"), { childList: true });
        }"""
    )
    page.get_by_role("button", name="Refresh").click()
    expect(page.locator("#toasts")).to_contain_text("Up to date.")
    settle(page)
    assert page.evaluate("told") == 0, "the same words are no news"
    page.keyboard.press("/")
    page.keyboard.type("Zü")
    settle(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(spoken).to_have_text(re.compile(r"^Zürich\s+Rain from 14:00"))


def test_vibrancy_follows_the_score(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    settle(page)
    vibrancy = "document.querySelector('.painted').style.getPropertyValue('--vibrancy')"
    found = []
    for index in (3, 0, 5):
        page.locator(".bars button").nth(index).click()
        found.append(float(page.evaluate(vibrancy)))
    assert found == sorted(found) and found[0] < found[2]


def test_sunrise(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    end_of_day(page, "Sunrise").click()
    expect(page.locator(".sky h2")).to_have_text("Sunrise")
    expect(page.locator(".countdown")).to_be_hidden()
    end_of_day(page, "Sunset").click()
    expect(page.locator(".countdown")).to_have_text("Sunset in 1 h 35 min")


def test_after_dark_the_card_is_tomorrows(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for("late"))
    expect(page.locator(".score")).to_have_text(SCORE.format("88"))
    expect(page.locator(".when")).to_have_text("Tomorrow")
    expect(page.locator(".bars [aria-pressed=true]")).to_have_attribute(
        "aria-label", re.compile("^Tomorrow: 88")
    )
    page.locator(".bars button").first.click()
    expect(page.locator(".when")).to_have_text("Today, over")
    end_of_day(page, "Sunrise").click()
    expect(page.locator(".when")).to_have_text("Tomorrow")
    expect(page.locator(".sky h2")).to_have_text("Sunrise")
    expect(page).to_have_title(re.compile("^⚠ Sunrise · Lisbon"))
    end_of_day(page, "Sunset").click()
    expect(page.locator(".sky h2")).to_have_text("Sunset")
    expect(page).to_have_title(re.compile("^⚠ Sunset · Lisbon"))


#: Tables of words in the page, by the enum of the protocol that they speak for.
WORDS = [
    ("providers.js", "PROVIDERS", "SourceProvider"),
    ("views/future.js", "SCENARIOS", "Scenario"),
]


@pytest.mark.parametrize(("module", "table", "schema"), WORDS)
def test_every_value_has_its_words(
    bridge_for: BridgeFor, open_page: OpenPage, module: str, table: str, schema: str
) -> None:
    page = open_page(bridge_for())
    words = page.evaluate(f"import('/js/{module}').then((module) => module.{table})")
    values = set(SPEC["components"]["schemas"][schema]["enum"])
    assert set(words) == values - {"climatology"}, "which is in the program and cannot fail"


def test_weather(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "weather")
    now = page.locator(".now")
    now.locator(".huge").wait_for()
    for name in ("feels like", "Wind", "Humidity", "Pressure", "↑ 6:11 AM", "↓ 9:04 PM"):
        expect(now).to_contain_text(name)
    expect(page.locator(".hours li")).to_have_count(24)
    expect(page.locator(".days li")).to_have_count(10)
    settle(page)
    page.locator(".hours button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Dew point")
    page.keyboard.press("Escape")
    page.locator(".days button").first.click()
    page.get_by_role("dialog").get_by_text("Day length").wait_for()
    page.keyboard.press("Escape")
    page.locator(".warnings button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Drink water.")


def test_units_and_appearance_are_kept(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    page.locator(".menu summary").click()
    page.locator("#units").select_option("imperial")
    page.locator("#theme").select_option("dark")
    page.keyboard.press("Escape")
    expect(page.locator("#units")).to_be_hidden()
    page.reload()
    go(page, "weather")
    page.locator(".now .huge", has_text="°F").wait_for()
    expect(page.locator("body")).to_have_css("background-color", "rgb(17, 21, 31)")


def test_search_with_the_keyboard(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    page.locator(".score").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("Zü")
    option = page.get_by_role("listbox").get_by_role("option")
    expect(option).to_contain_text("19:30")
    # Until then the answer to "Z" may be what is shown.
    settle(page)
    page.keyboard.press("ArrowDown")
    expect(option).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.locator("#place-name", has_text="Zürich, Switzerland").wait_for()
    page.reload()
    page.locator("#place-name", has_text="Zürich, Switzerland").wait_for()


def test_search_without_a_match(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    page.locator("#place").click()
    page.keyboard.type("Qqq")
    page.get_by_text("0 places found.").wait_for()


def test_projection_moves_with_the_slider(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "future")
    then = page.locator(".then .huge")
    then.wait_for()
    settle(page)
    slider = page.locator("#year")
    before = then.inner_text()
    slider.fill("2100")
    expect(then).not_to_have_text(before)
    settle(page)
    asked = len(ASKED[page])
    without = then.inner_text()
    page.locator("#interventions").check()
    expect(then).not_to_have_text(without)
    settle(page)
    # The days of a year and the way there assume the interventions too; the rest is known.
    assert set(ASKED[page][asked:]) <= {"climate.extremes", "chart.render"}
    way = page.locator(".chart img")
    expect(way).to_have_attribute("alt", "Days like this, ssp245, 2100, with measures")


def test_every_scenario_has_its_own_numbers(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """Only some scenarios know measures, and no number outlives its scenario."""
    page = open_page(bridge_for())
    go(page, "future")
    then, toggle = page.locator(".then .huge"), page.locator("#interventions")
    then.wait_for()
    seen = {}
    for world in ("ssp585", "ssp370", "ssp119", "ssp245", "ssp126"):
        page.locator("#scenario").select_option(world)
        settle(page)
        expect(page.locator(".projection .error")).to_have_count(0)
        without = then.inner_text()
        seen[world] = without
        if world in ("ssp245", "ssp370"):
            toggle.check()
            expect(then).not_to_have_text(without)
            assert then.inner_text() not in seen.values()
            toggle.uncheck()
            expect(then).to_have_text(without)
        else:
            expect(toggle).to_be_disabled()
            expect(page.get_by_text("No measures are known on top of it.")).to_be_visible()
    assert len(set(seen.values())) == 5


def test_an_error_goes_with_its_scenario(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    bridge = bridge_for()
    page = open_page(bridge)
    go(page, "future")
    page.locator(".then .huge").wait_for()
    settle(page)
    call(bridge, "standIn.mode", mode="failing")
    page.locator("#scenario").select_option("ssp585")
    page.locator(".projection .error").wait_for()
    expect(page.locator(".then")).to_have_count(0)
    call(bridge, "standIn.mode", mode="plain")
    page.locator(".projection").get_by_role("button", name="Try again").click()
    page.locator(".then .huge").wait_for()
    expect(page.locator(".projection .error")).to_have_count(0)


def test_map(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "map")
    page.locator(".map-grid img[src^='data:image/png']").nth(3).wait_for()
    expect(page.get_by_role("group", name="Layer").get_by_role("button")).to_have_text(["Radar"])
    expect(page.locator(".lacking")).to_have_text(
        "Precipitation, Temperature, Wind, Clouds, Pressure: "
        "OpenWeather needs an API key."
    )
    time = page.locator(".frames output")
    before = time.inner_text()
    page.get_by_role("button", name="Play").click()
    expect(time).not_to_have_text(before)
    page.get_by_role("button", name="Pause").click()
    settle(page)
    pin = page.locator(".pin.here")
    left = pin.bounding_box()["x"]
    page.locator(".map").focus()
    page.keyboard.press("ArrowRight")
    settle(page)
    assert pin.bounding_box()["x"] < left
    area = page.locator(".map")
    zoom = int(area.get_attribute("data-zoom"))
    area.dblclick(position={"x": 100, "y": 150})
    expect(area).to_have_attribute("data-zoom", str(zoom + 1))
    pinch = [("down", 1, 100), ("down", 2, 300), ("move", 2, 190), ("up", 1, 100), ("up", 2, 190)]
    for kind, pointer, x in pinch:
        touch = {"pointerId": pointer, "clientX": x, "clientY": 300, "bubbles": True}
        area.dispatch_event(f"pointer{kind}", touch)
    expect(area).to_have_attribute("data-zoom", str(zoom))


#: The fewest pictures that were in the map's view in any frame of the screen, and the times shown.
WATCH_PICTURES = """globalThis.fewest = Infinity; globalThis.times = new Set(); (function look() {
  const seen = [...document.querySelectorAll(".map-grid img")].filter((image) =>
    image.complete && image.naturalWidth > 0 && getComputedStyle(image).visibility === "visible");
  fewest = Math.min(fewest, seen.length);
  times.add(document.querySelector(".frames output").textContent);
  requestAnimationFrame(look);
})()"""


def test_radar_plays_without_blank_frames(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for("slow tiles"))
    go(page, "map")
    page.locator(".map-grid img[src^='data:image/png']").nth(3).wait_for()
    settle(page)
    page.evaluate(WATCH_PICTURES)
    page.get_by_role("button", name="Play").click()
    while page.evaluate("times.size") < 5:
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Pause").click()
    page.locator(".map").focus()
    for key in ("ArrowRight", "+", "ArrowDown", "-"):
        page.keyboard.press(key)
        settle(page)
    assert page.evaluate("fewest") >= 4
    assert page.locator(".map-sheets > *").count() == 1


def test_favorites(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "places")
    page.locator(".places .pill").nth(3).wait_for()
    wait_for_names(page, ["Here", "Zürich", "Tokyo", "New York"])
    tool(page, "Tokyo", "Move Tokyo up").press("Enter")
    wait_for_names(page, ["Here", "Tokyo", "Zürich", "New York"])
    tool(page, "Tokyo", "Move Tokyo down").press("Enter")
    wait_for_names(page, ["Here", "Zürich", "Tokyo", "New York"])
    tool(page, "Zürich", "Rename Zürich").click()
    page.get_by_label("Name of this place").fill("Work")
    page.keyboard.press("Enter")
    wait_for_names(page, ["Here", "Work", "Tokyo", "New York"])
    tool(page, "Work", "Remove Work").click()
    wait_for_names(page, ["Here", "Tokyo", "New York"])
    page.get_by_role("button", name="Keep this place").click()
    wait_for_names(page, ["Here", "Tokyo", "New York", "Lisbon"])
    page.get_by_role("button", name=re.compile("^Tokyo")).click()
    page.locator("#place-name", has_text="Tokyo").wait_for()


def test_favorites_say_what_is_no_current_value(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    bridge = bridge_for()
    page = open_page(bridge)
    expect(page.locator(".score")).not_to_contain_text("≈")
    go(page, "places")
    row = page.locator(".places li").nth(1)
    page.locator(".places .pill").nth(3).wait_for()
    expect(row).not_to_contain_text(re.compile("≈|old|estimate|change"))
    for mode, weather, notes, told in [
        ("half", "21.4 °C", "3 h old", "may change"),
        ("offline", "≈21.4 °C", "what is usual here, not a forecast", "An estimate from the climate"),
    ]:
        call(bridge, "standIn.mode", mode=mode)
        page.reload()
        page.locator(".places .pill").nth(3).wait_for()
        expect(row.locator(".note").nth(1)).to_have_text(notes)
        expect(row.locator(".place-weather")).to_have_text(re.compile(f" {weather}$"))
        expect(row.locator(".pill")).to_have_text(re.compile("^Score ≈88\\b"))
        go(page, "sunset")
        expect(page.locator(".score")).to_have_text(SCORE.format("≈64"))
        expect(page.locator(".bar-score").first).to_have_text("≈64")
        expect(page.locator(".sky")).to_contain_text(told)
        go(page, "places")


def test_dragging_and_swiping(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for(), has_touch=True)
    go(page, "places")
    rows = page.locator(".places li")
    page.locator(".places .pill").nth(3).wait_for()
    settle(page)
    rows.nth(3).drag_to(rows.nth(1))
    wait_for_names(page, ["Here", "New York", "Zürich", "Tokyo"])
    settle(page)
    swipe = [("down", 300), ("move", 220), ("move", 150), ("up", 150)]
    for kind, x in ((f"pointer{name}", x) for name, x in swipe):
        rows.nth(1).dispatch_event(kind, {"pointerType": "touch", "clientX": x, "bubbles": True})
    wait_for_names(page, ["Here", "Zürich", "Tokyo"])


def wait_for_names(page: Any, names: list[str]) -> None:
    expect(page.locator(".places strong")).to_have_text(names)


def test_own_alerts(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    page.locator(".score").wait_for()
    go(page, "alerts")
    page.get_by_text("Nothing is watched yet.").wait_for()
    page.locator("#alert-kind").select_option("warm")
    page.locator("#alert-value").fill("28")
    page.get_by_role("button", name="Watch").click()
    row = page.locator("section[aria-label='My alerts'] li")
    expect(row).to_contain_text("Temperature at least 28 °C")
    expect(row).to_contain_text("Lisbon · watched · Severe warning")
    expect(page.locator(".toast")).to_have_text(re.compile("^Lisbon: .*22.3 °C, Drizzle"))
    page.get_by_role("button", name="Watch").click()
    page.get_by_text("is watched already.").wait_for()
    expect(row).to_have_count(1)
    page.reload()
    expect(row).to_contain_text("Temperature at least 28")
    expect(row).to_contain_text("· watched")
    settle(page)
    page.get_by_role("button", name="Delete: Temperature at least 28").click()
    page.get_by_text("Nothing is watched yet.").wait_for()


def test_every_kind_of_alert_is_told_in_words(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    page = open_page(bridge_for())
    page.locator(".score").wait_for()
    go(page, "alerts")
    words = {
        "sunset": "9:04 PM: 62 of 100",
        "cold": "1:00 PM: 22.3 °C",
        "wind": "Wind 21.9 km/h",
        "rain": "Precipitation now",
        "warning": "Lisbon: Severe warning Heat warning",
    }
    for kind, text in words.items():
        page.locator("#alert-kind").select_option(kind)
        page.get_by_role("button", name="Watch").click()
        page.locator(".toast", has_text=re.compile(text)).wait_for()


def test_tabs_do_not_watch_the_same_twice(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    bridge = bridge_for()
    page = open_page(bridge, may_fail=REFUSED)
    page.locator(".score").wait_for()
    go(page, "alerts")
    page.locator("#alert-kind").select_option("warm")
    page.get_by_role("button", name="Watch").click()
    page.locator(".toast").wait_for()
    tabs = [page, *(page.context.new_page() for _ in range(2))]
    for other in tabs[1:]:
        watch_calls(other)
        other.goto(page.url)
        other.locator("section[aria-label='My alerts'] li", has_text="· watched").wait_for()
    bridge.stop()
    page.locator("#banner", has_text="not running").wait_for()
    for tab in tabs:
        ASKED[tab].clear()
    again = bridge_for(port=bridge.port)
    for tab in tabs:
        tab.locator("#banner").wait_for(state="hidden")
    settle(page)
    page.locator("section[aria-label='My alerts'] li", has_text="· watched").wait_for()
    # Whichever watches now: when it is closed, another one takes over; after the last, nobody.
    while tabs:
        wait_until(lambda: len(subscriptions(again)) == 1, tabs)
        # The server may have heard of it before the test does.
        wait_until(lambda: any(map(asks_to_watch, tabs)), tabs)
        makers = [tab for tab in tabs if asks_to_watch(tab)]
        assert len(makers) == 1
        ended = subscriptions(again)
        tabs.remove(makers[0])
        makers[0].close()
        wait_until(lambda: subscriptions(again) not in (ended, [] if tabs else None), tabs)


def asks_to_watch(tab: Any) -> bool:
    return "subscription.create" in ASKED[tab]


def subscriptions(bridge: RunningBridge) -> list[Any]:
    found: list[Any] = call(bridge, "subscription.list")[0]["result"]["subscriptions"]
    return found


def wait_until(holds: Callable[[], bool], tabs: list[Any]) -> None:
    """Lets the tabs go on meanwhile."""
    end = time.monotonic() + GUARD_SECONDS
    while not holds():
        assert time.monotonic() < end
        for tab in tabs:
            tab.wait_for_timeout(20)


def test_warnings_by_severity_with_their_dates(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "weather")
    warnings = page.locator(".warnings button")
    expect(warnings).to_have_count(5)
    colors = [
        warnings.nth(index).evaluate("element => getComputedStyle(element).borderLeftColor")
        for index in range(5)
    ]
    assert len(set(colors)) == 5
    expect(warnings.nth(0)).to_contain_text("Sun, Jun 21 3:00 PM to Mon, Jun 22 9:00 AM · IPMA")


@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_units_and_clock_are_the_servers(
    bridge_for: BridgeFor, open_page: OpenPage, locale: str
) -> None:
    """Whatever the browser speaks: the page is in English, and so is all that it shows."""
    page = open_page(bridge_for("american"), locale=locale)
    expect(page.locator(".times")).to_contain_text("9:04 PM")
    page.locator(".bars button").nth(2).click()
    expect(page.locator(".when")).to_have_text("Tuesday")
    go(page, "weather")
    page.locator(".now .huge", has_text="°F").wait_for()


def test_a_polar_day_in_words(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for("polar"))
    expect(page.locator(".rating")).to_have_text("Midnight sun")
    expect(page.locator(".score")).to_have_count(0)
    expect(page.locator(".times")).to_have_count(0)
    go(page, "weather")
    expect(page.locator(".now .facts")).to_contain_text("↑ 6:11 AM")
    expect(page.locator(".arc")).to_have_count(0)


def test_how_far_the_clouds_are_known(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    page.get_by_role("button", name="How this score is made up").click()
    expect(page.get_by_role("dialog")).to_contain_text("looked up as far as the light comes from")
    expect(page.get_by_role("dialog")).not_to_contain_text("sampled")


def test_scores_are_read_aloud(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """By what a screen reader gets: names on elements without a role are not among it."""
    page = open_page(bridge_for())
    page.locator(".score").wait_for()
    settle(page)
    assert "Score 64 of 100" in page.locator(".hero").aria_snapshot()
    go(page, "places")
    page.locator(".places .pill").nth(3).wait_for()
    page.get_by_role("button", name=re.compile("Zürich.*Severe warning.*Score 88")).wait_for()


def test_the_skip_link_stays_in_its_view(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "weather")
    page.locator(".now .huge").wait_for()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    expect(page.locator(".now .huge")).to_be_visible()


def test_keeping_a_place_says_so(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "places")
    page.locator(".places .pill").nth(3).wait_for()
    page.get_by_role("button", name="Keep this place").click()
    page.locator(".toast", has_text="Lisbon is kept.").wait_for()
    page.get_by_role("button", name="Keep this place").click()
    page.locator(".toast", has_text="Lisbon was kept already.").wait_for()


#: What moved without a person's doing, as the Layout Instability API counts it.
WATCH_SHIFTS = """globalThis.shifts = []; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push([entry.value,
    entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(" ")]);
}).observe({ type: "layout-shift", buffered: true })"""


@pytest.mark.parametrize("mode", ["plain", "slow"])
@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("view", ["sunset", "weather"])
def test_nothing_jumps_while_it_loads(
    bridge_for: BridgeFor, open_page: OpenPage, view: str, width: int, mode: str
) -> None:
    bridge = bridge_for(mode)
    page = open_page(bridge, viewport={"width": width, "height": 800})
    page.evaluate(f"localStorage.setItem('almanac.welcomed', 'true'); location.hash = '{view}'")
    page.add_init_script(WATCH_SHIFTS)
    page.reload()
    page.locator(".days, .score").first.wait_for(state="attached")
    if mode == "slow":
        page.wait_for_timeout(300)
        call(bridge, "standIn.release")
    settle(page)
    shifts = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < 0.02, shifts


def test_first_visit(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for(), welcomed=False)
    page.get_by_role("button", name="Tell me more").click()
    expect(page.get_by_role("dialog")).to_contain_text("What it cannot know")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Got it").click()
    page.reload()
    page.locator(".score").wait_for()
    settle(page)
    assert page.locator(".welcome").count() == 0


def test_parts_stream_in_over_what_was_known(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    bridge = bridge_for("slow")
    page = open_page(bridge)
    go(page, "weather")
    daily = page.locator("section[aria-label='10 days']")
    page.locator("section[aria-label='10 days'][aria-busy=true] .days").wait_for()
    expect(daily).to_contain_text("As of 11:30 AM")
    call(bridge, "standIn.release")
    page.locator("section[aria-label='10 days'][data-state=success]").wait_for()
    expect(daily).to_contain_text("As of 1:00 PM")


def test_seven_tabs_and_a_slow_upstream(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """Browsers open six connections to a host: no tab may keep one for itself, or one a call."""
    bridge = bridge_for("slow")
    first = open_page(bridge)
    tabs = [first, *(first.context.new_page() for _ in range(6))]
    for tab in tabs[1:]:
        tab.goto(first.url)
    for tab in tabs:
        tab.locator("section[aria-busy=true]").first.wait_for(state="attached")
    for tab in reversed(tabs):
        go(tab, "places")
        tab.locator(".places .pill").nth(3).wait_for()
    call(bridge, "standIn.release")
    for tab in tabs:
        go(tab, "weather")
        tab.locator("section[aria-label='Now'][data-state=success]").wait_for()


def test_a_page_left_open_stays_fresh(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """What expired is asked for again; the examples hold for 5 or 10 minutes."""
    page = open_page(bridge_for(), fast_clock=True)
    go(page, "weather")
    hours = page.locator("section[aria-label='24 hours']")
    hours.locator("li").first.wait_for()
    settle(page)
    asked = ASKED[page].count("weather.overview")
    expect(hours.locator(".note").first).to_have_text("As of 1:00 PM")
    page.clock.fast_forward("03:00")
    settle(page)
    assert ASKED[page].count("weather.overview") == asked
    page.clock.fast_forward("07:05")
    expect(hours.locator(".note").first).to_have_text("As of 1:00 PM")
    settle(page)
    assert asked < ASKED[page].count("weather.overview") <= asked + 2


def test_an_outage_says_what_it_is_and_ends_by_itself(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    bridge = bridge_for()
    page = open_page(bridge)
    page.locator(".score").wait_for()
    call(bridge, "standIn.mode", mode="broken")
    page.get_by_role("button", name="Refresh").click()
    page.get_by_text("Nothing newer is available.").wait_for()
    banner = page.locator("#banner")
    expect(banner).to_contain_text("Open-Meteo answered with an error. (HTTP 503)")
    expect(banner).not_to_contain_text("Offline")
    call(bridge, "standIn.mode", mode="plain")
    began = time.monotonic()
    banner.wait_for(state="hidden")
    expect(page.locator(".sky .note").first).not_to_contain_text("estimate")
    print(f"live again after {time.monotonic() - began:.1f} s")
    page.get_by_role("button", name="Refresh").click()
    page.get_by_text("Up to date.").wait_for()


def test_another_tab_moves_here(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(
        bridge_for(),
        geolocation={"latitude": 47.37, "longitude": 8.54},
        permissions=["geolocation"],
    )
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("#place-name", has_text="Lisbon").wait_for()
    locate(page)
    other.locator("#place-name", has_text="Here").wait_for()


REFUSED = "ERR_CONNECTION|WebSocket connection|403"


def test_a_bridge_that_restarts(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """Open tabs and bookmarks come back by themselves: the port and the key stay."""
    bridge = bridge_for()
    page = open_page(bridge, may_fail=REFUSED)
    page.locator(".score").wait_for()
    bridge.stop()
    page.locator("#banner", has_text="The bridge is not running").wait_for()
    expect(page.locator(".score")).to_have_text(SCORE.format("64"))
    asked = len(ASKED[page])
    again = bridge_for(port=bridge.port)
    page.locator("#banner").wait_for(state="hidden")
    go(page, "weather")
    page.locator("section[aria-label='Now'][data-state=success]").wait_for()
    settle(page)
    assert "weather.overview" in ASKED[page][asked:]
    assert again.url != bridge.url, "what is printed counts for one start"
    bookmark = page.context.new_page()
    bookmark.goto(f"http://127.0.0.1:{bridge.port}/")
    bookmark.locator(".score", has_text="64").wait_for()


def test_a_browser_that_the_bridge_forgot(
    bridge_for: BridgeFor, open_page: OpenPage, tmp_path: pathlib.Path
) -> None:
    bridge = bridge_for()
    page = open_page(bridge, may_fail=REFUSED)
    page.locator(".score").wait_for()
    bridge.stop()
    (tmp_path / "almanac-web" / "key").unlink()
    again = bridge_for(port=bridge.port)
    page.locator("#banner", has_text="Open the address that it printed").wait_for()
    # As a person does, in another tab; the first one is let in again with it.
    page.context.new_page().goto(again.url)
    page.locator("#banner").wait_for(state="hidden")
    page.locator("section[data-state=success]").first.wait_for()


def test_offline(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for("offline"))
    page.locator("#banner", has_text="Offline").wait_for()
    expect(page.locator(".sky")).to_contain_text("An estimate from the climate of this place")
    go(page, "weather")
    air = page.locator("section[aria-label='Air']")
    expect(air).to_contain_text("The network is switched off.")
    air.get_by_role("button", name="Try again").click()
    air.locator(".error").wait_for()


def test_location_is_told(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(
        bridge_for(),
        geolocation={"latitude": 47.37, "longitude": 8.54},
        permissions=["geolocation"],
    )
    page.locator(".score").wait_for()
    locate(page)
    page.locator("#place-name", has_text="Here").wait_for()


def test_location_is_denied(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for(), permissions=[])
    page.locator(".score").wait_for()
    locate(page)
    trouble = page.locator(".location-error")
    trouble.get_by_text("Location permission is needed.").wait_for()
    hint = "Grant location permission, or search for a place."
    expect(trouble).to_contain_text(hint)
    trouble.get_by_role("button", name="Search for a place").click()
    page.get_by_role("combobox", name="Place").wait_for()


def test_nothing_kept(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for("empty"))
    go(page, "places")
    page.get_by_text("No place is kept yet.").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_view_is_accessible(
    bridge_for: BridgeFor, open_page: OpenPage, theme: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is missing")
    page = open_page(bridge_for(), bypass_csp=True)
    page.locator(".score").wait_for()
    choose_theme(page, theme)
    for view in VIEWS:
        go(page, view)
        settle(page)
        results = axe.Axe().run(page)
        assert results.violations_count == 0, f"{view}: {results.generate_report()}"


@pytest.mark.parametrize("width", [320, 375])
def test_phone_width(bridge_for: BridgeFor, open_page: OpenPage, width: int) -> None:
    page = open_page(bridge_for(), viewport={"width": width, "height": 720}, is_mobile=True)
    page.locator(".score").wait_for()
    for view in VIEWS:
        go(page, view)
        settle(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{view} is {wide} wide"


def test_the_keyboard_reaches_everything(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    page.locator(".score").wait_for()
    settle(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    reached = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.textContent.trim()"))
    for name in ("Sunrise", "How this score is made up"):
        assert name in reached
    assert any("Places" in text for text in reached)


#: What a text's white is read against: the color of the sky at its lower edge, and how large it is.
CONTRASTS = """() => {
  const linear = (byte) => ((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)(byte / 255);
  const style = getComputedStyle(document.documentElement);
  const colors = [0, 1, 2, 3].map((index) =>
    style.getPropertyValue(`--sky-${index}`).match(/[0-9.]+/g).slice(0, 3).map(Number));
  const stops = [0, 0.34, 0.78, 1];
  const at = (share) => {
    const next = Math.max(1, stops.findIndex((stop) => stop >= share));
    const part = (share - stops[next - 1]) / (stops[next] - stops[next - 1]);
    return colors[next].map((to, index) =>
      colors[next - 1][index] + (to - colors[next - 1][index]) * part);
  };
  return [...document.querySelectorAll(".hero > :not(.countdown)")].map((element) => {
    const share = Math.min(1, element.getBoundingClientRect().bottom / innerHeight);
    const [red, green, blue] = at(share).map(linear);
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const large = parseFloat(getComputedStyle(element).fontSize) >= 24;
    return [element.className, 1.05 / (luminance + 0.05), large ? 3 : 4.5];
  });
}"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_sky_is_dark_enough_for_its_text(
    bridge_for: BridgeFor, open_page: OpenPage, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = open_page(bridge_for(), viewport=viewport)
    page.locator(".score").wait_for()
    for index in range(10):
        page.locator(".bars button").nth(index).click()
        page.evaluate("scrollTo(0, 0)")
        settle(page)
        for name, contrast, least in page.evaluate(CONTRASTS):
            assert contrast >= least, f"{name} of day {index}: {contrast:.2f}"


def test_light_and_dark_and_the_sky_follow_the_sun(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    skies = {}
    for mode, theme in [("plain", "light"), ("late", "dark")]:
        page = open_page(bridge_for(mode), color_scheme="light" if theme == "dark" else "dark")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        go(page, "weather")
        settle(page)
        horizon = "getComputedStyle(document.documentElement).getPropertyValue('--sky-3')"
        skies[mode] = page.evaluate(horizon)
        go(page, "sunset")
        settle(page)
        assert page.evaluate(horizon) != skies[mode], "the evening's own sky"
    assert skies["plain"] != skies["late"]


def test_how_long_until_the_sunset_and_which_is_the_best(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    page = open_page(bridge_for())
    expect(page.locator(".countdown")).to_have_text("Sunset in 1 h 35 min")
    for name, value in {"Blue hour": "9:24 PM–9:36 PM", "Where": "west-northwest, 301°"}.items():
        told = page.locator(".times div", has_text=name).locator("dd [aria-hidden]")
        expect(told).to_have_text(value)
    expect(page.locator(".best-line")).to_contain_text("Best of these days")
    best = page.locator(".bars .best button")
    expect(best).to_have_attribute("aria-label", "Friday: 93, the best")


def test_the_views_are_at_the_thumb_or_at_the_side(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    bridge = bridge_for()
    phone = open_page(bridge, viewport={"width": 390, "height": 844})
    phone.locator(".score").wait_for()
    bar = phone.locator(".tabs").bounding_box()
    assert bar["width"] == 390 and bar["y"] + bar["height"] == 844
    wide = open_page(bridge, viewport={"width": 1920, "height": 1080})
    wide.locator(".score").wait_for()
    side = wide.locator(".tabs").bounding_box()
    assert side["x"] == 0 and side["height"] == 1080 and side["width"] < 240
    hero, facts = wide.locator(".hero").bounding_box(), wide.locator(".glass").bounding_box()
    assert hero["x"] + hero["width"] <= facts["x"], "side by side"
    go(wide, "weather")
    settle(wide)
    cards = [wide.locator(f".columns .{name}").bounding_box() for name in ("now", "hourly", "daily")]
    lefts = [card["x"] for card in cards]
    assert lefts == sorted(set(lefts)), "three columns"


def test_the_future_and_the_way_there(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "future")
    expect(page.locator(".plain")).to_have_text("Today in 2045, middle emissions")
    expect(page.get_by_text("A climate like that of Tétouan")).to_be_visible()
    page.locator(".levers summary").click()
    expect(page.locator(".levers li", has_text="Methane −45% by 2030")).to_be_visible()
    expect(page.locator("#scenario option:checked")).to_have_text("Today's policies (SSP2-4.5)")
    way = page.locator(".chart img")
    expect(way).to_have_attribute("alt", "Days like this, ssp245, 2045, without measures")
    page.locator("#year").fill("2100")
    expect(way).to_have_attribute("alt", "Days like this, ssp245, 2100, without measures")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


def test_a_warning_marks_its_place_and_the_title(
    bridge_for: BridgeFor, open_page: OpenPage
) -> None:
    """Of the place itself: what is in force somewhere in the country marks nothing."""
    page = open_page(bridge_for())
    go(page, "places")
    badges = page.locator(".place-card .badge")
    expect(badges).to_have_count(1)
    expect(badges).to_have_text("Severe warning")
    expect(badges).to_have_attribute("data-severity", "severe")
    assert page.locator(".place-card").nth(1).locator(".badge").count() == 1
    expect(page).to_have_title("⚠ Places · Lisbon · Almanac")
    page = open_page(bridge_for("elsewhere"))
    badges = page.locator(".place-card .badge")
    go(page, "weather")
    expect(page.locator(".warnings button")).to_have_count(5)
    settle(page)
    expect(page).to_have_title("Weather · Lisbon · Almanac")
    go(page, "places")
    page.locator(".places .pill").nth(3).wait_for()
    expect(badges).to_have_count(0)


def test_a_place_is_a_card_with_its_evening(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "places")
    card = page.locator(".place-card").nth(1)
    expect(card).to_contain_text("Colorful")
    assert card.evaluate("card => card.style.getPropertyValue('--horizon')") == "#f4b860"
    more = page.get_by_label("More about Zürich")
    more.click()
    page.get_by_role("button", name="Rename Zürich").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Rename Zürich")).to_have_count(0)
    assert more.evaluate("element => element === document.activeElement")


def test_forced_colors(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """Without the page's own colors it is to be seen which view and which evening are chosen."""
    page = open_page(bridge_for(), forced_colors="active")
    page.locator(".score").wait_for()
    expect(page.locator("#sky")).to_be_hidden()
    for chosen in (".tabs [aria-current]", ".bars [aria-pressed=true]"):
        expect(page.locator(chosen)).to_have_css("outline-style", "solid")
    expect(page.locator(".score")).to_be_visible()


STATIC = pathlib.Path(__file__).resolve().parent.parent / "static"


def test_it_can_be_installed(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (src) => {
              const image = Object.assign(new Image(), { src });
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            "/" + icon["src"],
        )
        assert icon["sizes"] in ("any", size)


def test_it_is_small() -> None:
    """All that the page loads, compressed: what a phone has to fetch at its first visit.

    Of the languages it is one.
    """

    def size(paths: Iterable[pathlib.Path]) -> list[int]:
        return [len(gzip.compress(path.read_bytes())) for path in paths]

    words = STATIC / "js" / "words"
    files = [path for path in STATIC.rglob("*") if path.is_file() and path.parent != words]
    assert sum(size(files)) + max(size(words.iterdir())) <= 90_000


#: What stands in the page as it is delivered: symbols of units, and what is read without scripts.
DELIVERED = {
    "Almanac", "°C, Bft", "°C, km/h", "°C, m/s", "°C, mph", "°F, mph", "This page needs JavaScript.",
}
STRING = r'"(?:[^"\\]|\\.)*"'
BODY = (STATIC / "index.html").read_text(encoding="utf-8").partition("<body>")[2]
SOURCES = [
    path.read_text(encoding="utf-8")
    for path in (STATIC / "js").rglob("*.js")
    if path.parent.name != "words"
]


def test_every_row_of_the_tables_is_used_and_every_use_has_its_row() -> None:
    used = set(re.findall(r'data-(?:words|label)="(\w+)"', BODY)) | {"listSeparator"}
    for source in SOURCES:
        used |= {json.loads(row) for row in re.findall(rf"\bt\(\s*({STRING})", source)}
        for pair in re.findall(rf"\bt\(\w+ \? ({STRING}) : ({STRING})", source):
            used |= set(map(json.loads, pair))
    path = STATIC.parents[2] / "protocol-spec" / "words" / "en.json"
    assert used == set(json.loads(path.read_text(encoding="utf-8"))["shell"])


#: What would format a number or a time, or name a unit: the server's blocks have them.
BY_HAND = re.compile(
    r"\bIntl\.(?!Locale\b)|\btoLocale\w+|\btoFixed\b|\bto(?:Date|Time|UTC|ISO)String\b|"
    # A key of a table is looked up, not shown.
    r"[\"'`}](?:\u202f| )?(?:°[CF]?|%(?!`)|km/h|m/s|mph|hPa|km|mi|mm|min|h)[\"'`](?!: )"
)
#: The lines of the map's grid, and colors and lengths of drawings.
DRAWN = re.compile(r"(?m)^.*(?:\$\{Math\.abs\(l(?:at|ong)itude\)\}°|\"--[a-z]+\": `).*$")


def test_nothing_is_formatted_by_hand() -> None:
    for line in ("`${value} °C`", "value.toFixed(1)", "new Intl.NumberFormat()", 'number(x, "km")'):
        assert BY_HAND.search(line), line
    for source in SOURCES:
        found = BY_HAND.search(DRAWN.sub("", source))
        assert not found, source[max(0, found.start() - 60):found.end()] if found else ""


def test_no_word_is_written_by_hand() -> None:
    texts = {text.strip() for text in re.findall(r">([^<>]+)<", BODY)}
    assert {text for text in texts if re.search("[A-Za-z]", text)} <= DELIVERED
    assert "aria-label" not in BODY
    sentences = [
        text
        for source in SOURCES
        for text in re.findall(STRING, source)
        if re.match(r'"[A-Z][^/]* [a-z]', text)
    ]
    assert sentences == []


#: The texts of a page, with their labels, that are ours in English and said otherwise in German.
ENGLISH = """async () => {
  const { WORDS: english } = await import("/js/words/en.js");
  const { WORDS: german } = await import("/js/words/de.js");
  const own = Object.keys(english).filter((row) => german[row] !== english[row]);
  const ours = new Set(own.map((row) => english[row]));
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) found.push(nodes.currentNode.data.trim());
  for (const element of document.querySelectorAll("[aria-label]")) {
    found.push(element.getAttribute("aria-label"));
  }
  return found.filter((text) => ours.has(text) && text.length > 1);
}"""


def test_the_language_is_the_servers(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """The browser speaks English, the server German: the page does as the server, in every view."""
    page = open_page(bridge_for("german"))
    # What the stand-in tells: of the server's own words, the built server is asked.
    in_english = set(re.findall(r'"text": "([^"]*)"', told.PATH.read_text(encoding="utf-8")))
    in_english |= {"Today", "Tomorrow"}
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".tabs [data-view=weather]")).to_contain_text("Wetter")
    page.locator(".score").wait_for()
    for view in VIEWS:
        go(page, view)
        settle(page)
        assert set(page.evaluate(ENGLISH)) - in_english == set(), view
    assert ASKED[page].count("config.get") == 2, "the page is loaded anew once"
    page.reload()
    page.locator("main .view").first.wait_for(state="attached")
    settle(page)
    assert ASKED[page].count("config.get") == 3, "and then it knows"


def test_from_right_to_left(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """Lists of time run from right to left, the map does not, and nothing sticks out."""
    page = open_page(bridge_for("arabic"))
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    page.locator(".score").wait_for()
    for view in VIEWS:
        go(page, view)
        settle(page)
        width = "document.documentElement.scrollWidth <= innerWidth"
        assert page.evaluate(width), view

    def left(locator: Any) -> float:
        return float(locator.bounding_box()["x"])

    go(page, "weather")
    hours = page.locator(".hours button")
    assert left(hours.nth(0)) > left(hours.nth(1))
    go(page, "map")
    assert page.locator(".map").evaluate("map => getComputedStyle(map).direction") == "ltr"


def test_no_language_sticks_out(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """A language without blanks breaks its lines too."""
    page = open_page(bridge_for("japanese"))
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.set_viewport_size({"width": 360, "height": 780})
    for view in VIEWS:
        go(page, view)
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), view


def test_hot_and_cold_days_now_and_then(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    go(page, "future")
    rows = page.locator(".counts tbody tr")
    expect(rows.first).to_have_text(re.compile(r"^above 25 °C.*131 \(83…170\)139 \(108…175\)$"))
    expect(page.locator(".counts thead th")).to_have_text(["2026", "2045"])
    expect(page.get_by_text("Frost days")).to_have_count(0)
    page.locator("#year").fill("2100")
    expect(page.locator(".counts thead th").nth(1)).to_have_text("2100")


def test_whether_it_is_better_nearby(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    page = open_page(bridge_for())
    page.get_by_role("button", name="Is it better nearby?").click()
    best = page.locator(".around .nearby li")
    expect(best).to_have_count(3)
    expect(best.first).to_have_text("38.73 81")
    page.locator(".bars button").nth(3).click()
    page.get_by_role("button", name="Is it better nearby?").click()
    expect(best.first).to_have_text(re.compile(" 12$"))


#: What reaches out of the window at the side, or lies over another control.
MISPLACED = """() => {
  const found = [];
  for (const element of document.querySelectorAll("main *, header *, nav *")) {
    const { left, right, width } = element.getBoundingClientRect();
    const scrolled = element.closest(
      ".hours-scroll, .bars, .alerts, .map, .hidden, dialog, details:not([open]) > :not(summary)",
    );
    if (width > 1 && !scrolled && (left < -1 || right > innerWidth + 1)) found.push(element.className);
  }
  return found;
}"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_right_to_left(
    bridge_for: BridgeFor, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """Nothing is laid out for one direction only, and names of places keep their own."""
    page = open_page(bridge_for(), viewport={"width": size[0], "height": size[1]})
    page.locator(".score").wait_for()
    page.evaluate("document.documentElement.dir = 'rtl'")
    for view in VIEWS:
        go(page, view)
        settle(page)
        assert page.evaluate(MISPLACED) == [], view
    if size[0] > 1000:
        bar = page.locator(".tabs").bounding_box()
        assert bar["x"] + bar["width"] == size[0], "the views are at the side where reading begins"
    go(page, "places")
    names = page.locator(".places strong, #place-name")
    assert set(names.evaluate_all("all => all.map(({ dir }) => dir)")) == {"auto"}


def test_at_twice_the_size(bridge_for: BridgeFor, open_page: OpenPage) -> None:
    """A window of 1280 by 800 at 200 %, as a browser lays it out."""
    page = open_page(bridge_for(), viewport={"width": 640, "height": 400}, device_scale_factor=2)
    page.locator(".score").wait_for()
    for view in VIEWS:
        go(page, view)
        settle(page)
        assert page.evaluate(MISPLACED) == [], view
    bars = [page.locator(bar).bounding_box()["height"] for bar in (".bar", ".tabs")]
    assert sum(bars) < 400 / 2, "half of the window is left to read in"
