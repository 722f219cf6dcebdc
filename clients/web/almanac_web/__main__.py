"""Starts the bridge and says where the page is."""

from __future__ import annotations

import argparse
import asyncio
import signal
import webbrowser

from websockets.asyncio.server import Server

from .bridge import Bridge
from .key import key_path, stored_key

#: Always the same one where it is free, so that bookmarks and open tabs find the next bridge.
USUAL_PORT = 8726


async def main() -> None:
    parser = argparse.ArgumentParser(prog="almanac-web", description=__doc__)
    parser.add_argument("--port", type=int, help=f"else {USUAL_PORT}, or any free one")
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    parser.add_argument("--server", nargs=argparse.REMAINDER, help="its command; last option")
    options = parser.parse_args()

    # Before the address is out: whoever reads it may end the bridge at once.
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    bridge = Bridge(options.server)
    server, url = await listen(bridge, options.port)
    print(url, flush=True)
    if options.open:
        webbrowser.open(url)
    await stopped.wait()
    server.close()
    await server.wait_closed()
    await bridge.close()


async def listen(bridge: Bridge, port: int | None) -> tuple[Server, str]:
    """On the port that was asked for, else on the usual one or any that is free."""
    key = stored_key(key_path())
    if port is not None:
        return await bridge.start(port, key)
    try:
        return await bridge.start(USUAL_PORT, key)
    except OSError:
        return await bridge.start(0, key)


asyncio.run(main())
