"""The page of sunset_score in Chromium, before a host in small: a sandboxed frame with the default
policy of MCP Apps, and the built server behind it."""

from __future__ import annotations

import json
import pathlib
import re
import shutil
import sys
from collections.abc import Iterator
from typing import Any

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from stdio import GUARD_SECONDS, Message, Server, server_with_providers  # noqa: E402

URI = "ui://almanac/evening"
POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'none'; frame-src 'none'; "
    "object-src 'none'"
)
#: The host: passes calls on, keeps what the page says, and answers `ui/initialize`.
HOST = """
window.heard = [];
window.frame = document.createElement("iframe");
frame.setAttribute("sandbox", "allow-scripts");
frame.style.width = "640px";
window.tell = (message) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...message }, "*");
window.notify = (method, params) => tell({ method, params });
addEventListener("message", async ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  heard.push(data);
  if (data.method === "ui/initialize") {
    tell({ id: data.id, result: {
      protocolVersion: "2026-01-26", hostInfo: { name: "test", version: "1" },
      hostCapabilities: window.capabilities, hostContext: { theme: "dark", locale: "en-US" },
    } });
  } else if (data.method === "tools/call") {
    tell({ id: data.id, ...(await window.callTool(data.params)) });
  } else if (data.method === "ui/notifications/size-changed") {
    frame.style.height = `${data.params.height}px`;
  }
});
"""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_with_providers() as program:
        yield program


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    assert path, "chromium is missing"
    with sync_playwright() as running:
        # Root, as in containers, has no user namespace to build the sandbox from.
        chromium = running.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Host:
    """One conversation that shows the page."""

    def __init__(self, browser: Any, server: Server, capabilities: Message) -> None:
        self.server = server
        self.calls: list[Message] = []
        self.faults: list[str] = []
        self.requests: list[str] = []
        self.page = browser.new_page()
        self.page.set_default_timeout(GUARD_SECONDS * 1000)
        self.page.on("console", lambda said: said.type == "error" and self.faults.append(said.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.expose_function("callTool", self.call)
        self.page.evaluate(HOST)
        self.page.evaluate("(given) => { window.capabilities = given; }", capabilities)
        content = server.request("resources/read", {"uri": URI})["contents"][0]
        assert content["mimeType"] == "text/html;profile=mcp-app"
        meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        html = content["text"].replace("<head>", f"<head>{meta}", 1)
        self.page.evaluate("(html) => { frame.srcdoc = html; document.body.append(frame); }", html)
        self.page.wait_for_function(
            "() => heard.some(({ method }) => method === 'ui/notifications/initialized')"
        )
        self.view = self.page.frame_locator("iframe")

    def call(self, params: Message) -> Message:
        self.calls.append(params)
        answer = self.server.forward(
            {"jsonrpc": "2.0", "id": 0, "method": "tools/call", "params": params}
        )
        return {name: answer[name] for name in ("result", "error") if name in answer}

    def show(self, **arguments: Any) -> Message:
        """Calls the tool as a model would, and gives the page its input and result."""
        result = self.server.request("tools/call", {"name": "sunset_score", "arguments": arguments})
        self.page.evaluate("(given) => notify('ui/notifications/tool-input', given)",
                           {"arguments": arguments})
        self.page.evaluate("(given) => notify('ui/notifications/tool-result', given)", result)
        return result

    def close(self) -> None:
        self.page.close()
        assert not self.faults, self.faults
        assert not [url for url in self.requests if not url.startswith("about:")], self.requests


@pytest.fixture
def host(browser: Any, server: Server) -> Iterator[Host]:
    running = Host(browser, server, {"serverTools": {}})
    yield running
    running.close()


def test_the_tool_names_the_page(server: Server) -> None:
    tools = {tool["name"]: tool for tool in server.request("tools/list")["tools"]}
    assert tools["sunset_score"]["_meta"]["ui"]["resourceUri"] == URI
    listed = [resource["uri"] for resource in server.request("resources/list")["resources"]]
    assert URI in listed


def test_it_shows_the_result(host: Host) -> None:
    days = host.show(place="Lisbon", days=5)["_meta"]["almanac/result"]["days"]
    score = host.view.locator(".score")
    score.wait_for()
    assert host.view.locator(".tile").count() == 4
    assert str(round(days[0]["score"])) in score.inner_text()
    assert host.view.locator("#place").inner_text().startswith("Lisbon")
    assert "Open-Meteo" in host.view.locator("#credit").inner_text()
    assert host.view.locator(".bars li").count() == 5
    assert host.view.locator("html").get_attribute("data-theme") == "dark"


def test_it_is_as_high_as_what_it_shows(host: Host) -> None:
    host.show(place="Lisbon", days=5)
    host.view.locator(".score").wait_for()
    host.page.wait_for_function(
        "() => heard.some(({ method, params }) => method === 'ui/notifications/size-changed'"
        " && params.height > 300)"
    )
    assert host.view.locator("html").evaluate("(root) => root.scrollWidth <= root.clientWidth")


def test_a_day_is_looked_at_and_the_morning_asked_for(host: Host) -> None:
    host.show(place="Lisbon", days=5)
    host.view.locator(".bars button").nth(1).click()
    assert host.view.locator(".when").inner_text() == "Tomorrow"
    assert re.search(r"\d:\d\d PM–", host.view.locator(".times").inner_text())
    assert not host.calls, "all that it shows was in the result"
    host.view.get_by_role("button", name="Sunrise").click()
    host.view.locator(".times", has_text=re.compile(r"\d:\d\d AM–")).wait_for()
    asked = [call["arguments"] for call in host.calls if call["name"] == "sunset_score"]
    assert asked[0]["event"] == "sunrise" and asked[0]["days"] == 5
    assert asked[0]["place"].startswith("38.7")
    host.view.get_by_role("button", name="How this score is made up").click()
    assert host.view.locator("dialog").is_visible()


def test_a_result_for_the_morning_opens_it(host: Host) -> None:
    host.show(place="Lisbon", days=2, event="sunrise")
    host.view.locator(".times", has_text=re.compile(r"\d:\d\d AM–")).wait_for()
    pressed = host.view.get_by_role("button", name="Sunrise").get_attribute("aria-pressed")
    assert pressed == "true"


def test_a_failure_is_said_and_can_be_tried_again(host: Host) -> None:
    host.show(place="No Such Place At All")
    alert = host.view.get_by_role("alert")
    alert.wait_for()
    assert "No matching place" in alert.inner_text()
    host.view.get_by_role("button", name="Try again").click()
    host.page.wait_for_function("() => heard.some(({ method }) => method === 'tools/call')")


def test_without_calls_it_shows_what_it_was_given(browser: Any, server: Server) -> None:
    host = Host(browser, server, {})
    host.show(place="Lisbon", days=3)
    host.view.locator(".score").wait_for()
    assert not host.view.get_by_role("button", name="Sunrise").is_visible()
    assert not host.calls
    host.page.evaluate("() => tell({ id: 9, method: 'ping' })")
    host.page.evaluate("() => tell({ id: 10, method: 'ui/no-such' })")
    host.page.wait_for_function("() => heard.some(({ id, error }) => id === 10 && error)")
    assert host.page.evaluate("() => heard.some(({ id, result }) => id === 9 && result)")
    host.close()


def test_what_others_wrote_is_text(host: Host) -> None:
    result = host.server.request(
        "tools/call", {"name": "sunset_score", "arguments": {"place": "Lisbon", "days": 1}}
    )
    written = "<img src=x onerror=alert(1)>"
    result["_meta"]["almanac/result"]["place"]["displayName"] = written
    host.page.evaluate("(given) => notify('ui/notifications/tool-result', given)", result)
    host.view.locator(".score").wait_for()
    assert host.view.locator("#place").inner_text() == written
    assert host.view.locator("img").count() == 0


def test_only_the_host_is_heard(host: Host) -> None:
    """A message from another window, here the page's own, changes nothing."""
    host.show(place="Lisbon", days=2)
    host.view.locator(".score").wait_for()
    before = host.view.locator("#place").inner_text()
    message = {"jsonrpc": "2.0", "method": "ui/notifications/host-context-changed",
               "params": {"theme": "light"}}
    host.view.locator("html").evaluate(
        f"async () => {{ postMessage({json.dumps(message)}, '*');"
        " await new Promise((done) => setTimeout(done)); }"
    )
    assert host.view.locator("html").get_attribute("data-theme") == "dark"
    assert host.view.locator("#place").inner_text() == before
