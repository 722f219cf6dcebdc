"""Starts the bridge and says where the page is."""

from __future__ import annotations

import argparse
import asyncio
import signal
import webbrowser

from .bridge import Bridge


async def main() -> None:
    parser = argparse.ArgumentParser(prog="almanac-web", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="else any free one")
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    parser.add_argument("--server", nargs=argparse.REMAINDER, help="its command; last option")
    options = parser.parse_args()

    # Before the address is out: whoever reads it may end the bridge at once.
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    bridge = Bridge(options.server)
    server, url = await bridge.start(options.port)
    print(url, flush=True)
    if options.open:
        webbrowser.open(url)
    await stopped.wait()
    server.close()
    await server.wait_closed()
    await bridge.close()


asyncio.run(main())
