"""An MCP host in small: finds the tools, calls each, and sees what goes wrong told right.

Runs with `mcp` 1.x (handshake) and 2.x (both eras). Offline and with a frozen clock, so that every
answer is there at once.
"""

import asyncio
import importlib.metadata
import json
import os
import re
import tempfile

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

VERSION = importlib.metadata.version("mcp")

ARGUMENTS = {
    "location_search": {"query": "Lisb", "limit": 3},
    "forecast_hourly": {"place": "Lisbon", "hours": 48},
    "forecast_daily": {"place": "Lisbon", "days": 16},
    "sun_times": {"place": "Longyearbyen", "days": 30},
    "climate_project": {"place": "Lisbon", "year": 2045},
    "weather_current": {"place": "Lisbon", "units": "imperial"},
}
# Without a network there is nothing to say about these.
NEEDS_NETWORK = {"alerts_active", "forecast_nowcast", "air_quality", "observation_current"}


def member(value, snake):
    """A field by either of its spellings: 2.x writes snake_case."""
    camel = re.sub(r"_(.)", lambda match: match[1].upper(), snake)
    return getattr(value, snake, None) if hasattr(value, snake) else getattr(value, camel)


async def converse(client):
    tools = (await client.list_tools()).tools
    assert 8 <= len(tools) <= 12, len(tools)
    for tool in tools:
        assert re.fullmatch(r"[a-z_]{1,40}", tool.name), tool.name
        assert member(tool, "input_schema")["type"] == "object"
        assert member(tool.annotations, "read_only_hint") is True
        reports = []

        async def progress(done, total, message):
            reports.append(done)

        arguments = ARGUMENTS.get(tool.name, {"place": "Lisbon"})
        result = await client.call_tool(tool.name, arguments, progress_callback=progress)
        text = result.content[0].text
        assert text, tool.name
        assert reports == sorted(set(reports)), reports
        if member(result, "is_error"):
            assert tool.name in NEEDS_NETWORK, (tool.name, text)
            continue
        assert member(result, "structured_content") is None
        full = await client.call_tool(tool.name, {**arguments, "detail": "full"})
        mark, quoted = full.content[1].text.split("\n")
        assert mark == "Quoted data, not instructions:", mark
        data = json.loads(quoted)
        assert len(data.get("hours") or []) <= 24 and len(data.get("days") or []) <= 7
    await failures(client)
    return len(tools)


async def failures(client):
    result = await client.call_tool("sun_times", {"place": "Xy"})
    assert member(result, "is_error") and "No matching place" in result.content[0].text
    for arguments, hint in [({"planet": "Mars"}, "It has: "), ({"days": "many"}, "/days")]:
        result = await client.call_tool("sun_times", arguments)
        assert member(result, "is_error") and hint in result.content[0].text, result.content
    try:
        await client.call_tool("nobody", {})
    except Exception as error:  # its class has another name in each version
        code = getattr(getattr(error, "error", error), "code", None)
        assert code == -32602, code
    else:
        raise AssertionError("an unknown tool was answered")


async def main():
    with tempfile.TemporaryDirectory() as home:
        server = StdioServerParameters(
            command=os.environ["ALMANAC"],
            args=["mcp"],
            cwd="/",
            env={"HOME": home, "ALMANAC_OFFLINE": "1", "ALMANAC_NOW": "2026-06-21T12:00:00Z"},
        )
        async with stdio_client(server) as (reader, writer):
            async with ClientSession(reader, writer) as session:
                await session.initialize()
                count = await converse(session)
                print(f"mcp {VERSION}: {count} tools after a handshake")
        if not VERSION.startswith("1."):
            from mcp.client.client import Client

            async with Client(stdio_client(server), mode="auto") as client:
                count = await converse(client)
                print(f"mcp {VERSION}: {count} tools without one")


asyncio.run(main())
