"""pygls's JSON-RPC client drives the built server through a whole session."""

import asyncio
import importlib.metadata
import os
import re

from pygls.client import JsonRPCClient
from pygls.exceptions import JsonRpcException
from world import ask

LISBON = {"latitude": 38.72, "longitude": -9.14, "timeZone": "Europe/Lisbon"}


class Peer(JsonRPCClient):
    """Keeps what the server says of itself, and what pygls finds wrong with it."""

    def __init__(self):
        super().__init__()
        self.heard = []
        self.news = asyncio.Event()
        self.faults = []
        self.code = None
        for name in ("$/progress", "subscription/event", "favorites/didChange"):
            self.feature(name)(lambda params, name=name: self.hear(name, params))

        @self.feature("location/request")
        def locate(params):
            self.hear("location/request", params)
            return {"latitude": 47.37, "longitude": 8.54}

    def hear(self, name, params):
        self.heard.append((name, params))
        self.news.set()

    async def hears(self, *names):
        while not all(self.said(name) for name in names):
            self.news.clear()
            await self.news.wait()

    def report_server_error(self, error, source):
        self.faults.append(error)

    async def server_exit(self, server):
        self.code = server.returncode

    def request(self, method, params=None, id=None):
        return self.protocol.send_request_async(method, params, msg_id=id)

    async def refusal(self, method, params):
        try:
            await self.request(method, params)
        except JsonRpcException as error:
            return error
        raise AssertionError(f"{method} {params} was answered")

    def said(self, name):
        return [params for heard, params in self.heard if heard == name]


async def opening(peer):
    """`initialize`, and the notification that follows it."""
    answer = await peer.request(
        "initialize",
        {
            "processId": os.getpid(),
            "rootUri": None,
            "clientInfo": {"name": "pygls"},
            "capabilities": {"progress": True, "location": True, "notifications": True},
        },
    )
    assert answer.serverInfo.name == "almanac", answer
    assert answer.protocolVersion == "1.0", answer
    assert "weather.current" in answer.capabilities.methods
    peer.protocol.notify("initialized", {})


async def calls(peer):
    """Computed on the spot, and fetched from the upstream with progress."""
    projection = await peer.request(
        "climate.project",
        {"temperature": 21.5, "condition": "Light rain", "model": "weather2045"},
    )
    assert projection.projected.temperature == 23.5, projection
    assert projection.projected.condition.text == "Heavy Rain", projection
    weather = await peer.request(
        "weather.current", {"place": LISBON, "workDoneToken": "pygls-1"}
    )
    assert (weather.source.kind, weather.source.provider) == ("live", "openMeteo"), weather
    assert weather.place.timeZone == "Europe/Lisbon", weather
    assert len(ask("/-/log?match=/v1/forecast")) == 1
    # All of them came before the answer.
    kinds = [params.value.kind for params in peer.said("$/progress")]
    assert kinds[0] == "begin" and kinds[-1] == "end" and kinds.count("end") == 1, kinds
    assert {params.token for params in peer.said("$/progress")} == {"pygls-1"}


async def errors(peer):
    error = await peer.refusal("sun.position", {"place": {"latitude": 91, "longitude": 0}})
    assert error.code == -32602, error.code
    assert error.data["kind"] == "outOfRange", error.data
    assert error.data["path"] == "/place/latitude", error.data
    assert error.data["range"] == {"minimum": -90, "maximum": 90}, error.data
    error = await peer.refusal("sun.positon", {})
    assert error.code == -32601 and "sun.position" in error.data["didYouMean"], error.data


async def cancellation(peer):
    """The request is answered, and the upstream sees its connection go."""
    ask("/-/script", {"match": "/v1/forecast", "fault": "slow-first-byte", "times": 1})
    place = {"latitude": 60.17, "longitude": 24.94}
    request = peer.request("weather.current", {"place": place, "deadlineMs": 120000}, "slow")
    await asyncio.to_thread(ask, "/-/wait?state=open&match=/v1/forecast&ms=120000")
    peer.protocol.notify("$/cancelRequest", {"id": "slow"})
    try:
        await request
    except JsonRpcException as error:
        assert error.code == -32800, error
        assert error.data["kind"] == "requestCancelled", error.data
    else:
        raise AssertionError("a cancelled request was answered with a result")
    await asyncio.to_thread(ask, "/-/wait?state=gone&match=/v1/forecast&ms=120000")
    # Late and unknown ids are ignored: the next answer is that of the next question.
    for id in ("slow", "never"):
        peer.protocol.notify("$/cancelRequest", {"id": id})
    moon = await peer.request("moon.phase", {})
    assert 0 <= moon.illumination <= 1, moon


async def notifications(peer):
    """From the server: the first event, a change of the favorites, a question."""
    await peer.request("subscription.create", {"method": "sun.phase", "params": {"place": LISBON}})
    added = await peer.request("favorites.add", {"place": LISBON, "name": "Home"})
    located = await peer.request("location.refresh", {})
    assert (located.origin, located.authorization) == ("client", "authorized"), located
    await peer.hears("subscription/event", "favorites/didChange")
    event = peer.said("subscription/event")[0]
    assert (event.sequence, event.reason, event.result.phase) == (0, "initial", "day"), event
    assert peer.said("favorites/didChange")[0].revision == added.revision
    assert len(peer.said("location/request")) == 1


async def ending(peer):
    assert await peer.request("shutdown") is None
    error = await peer.refusal("moon.phase", {})
    assert (error.code, error.data["kind"]) == (-32600, "shuttingDown"), error
    peer.protocol.notify("exit")
    await peer.stop()
    assert peer.code == 0, peer.code
    assert peer.faults == [], peer.faults


async def session():
    peer = Peer()
    await peer.start_io(os.environ["ALMANAC"], "serve")
    for step in (opening, calls, errors, cancellation, notifications, ending):
        await step(peer)
        print("ok", step.__name__)


version = importlib.metadata.version("pygls")
assert re.match(r"[2-9]\.", version), f"pygls {version} is too old"
asyncio.run(asyncio.wait_for(session(), 600))
print(f"pygls {version}: a whole session")
