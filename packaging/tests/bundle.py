"""Runs a bundle the way a host does: command, arguments and environment of its manifest, with the
defaults of what the user may configure, then one call of a tool.

usage: bundle.py FOLDER VERSION
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path


def main(folder: Path, version: str) -> None:
    manifest = json.loads((folder / "manifest.json").read_text())
    assert manifest["version"] == version
    assert (folder / manifest["server"]["entry_point"]).is_file()
    config = manifest["server"]["mcp_config"]
    values = {"__dirname": str(folder)}
    for name, setting in manifest["user_config"].items():
        values[f"user_config.{name}"] = str(setting["default"])

    def filled(text: str) -> str:
        return re.sub(r"\$\{([^}]*)\}", lambda match: values[match[1]], text)

    def ask(place: str) -> list[dict]:
        values["user_config.place"] = place
        environment = {name: filled(value) for name, value in config["env"].items()}
        call = {"name": "location_current", "arguments": {}}
        messages = [
            ("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                            "clientInfo": {"name": "test", "version": "1"}}, 1),
            ("notifications/initialized", {}, None),
            ("tools/list", {}, 2),
            ("tools/call", {**call, "name": "sun_times"}, 3),
            ("resources/read", {"uri": "ui://almanac/evening"}, 4),
            ("prompts/list", {}, 5),
        ]
        lines = "".join(
            json.dumps({"jsonrpc": "2.0", "method": method, "params": params,
                        **({} if id is None else {"id": id})}) + "\n"
            for method, params, id in messages
        )
        done = subprocess.run(
            [filled(config["command"]), *map(filled, config["args"])],
            input=lines, capture_output=True, text=True, timeout=60, check=True,
            env={**os.environ, "TZ": "Asia/Tokyo", **environment},
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        return sorted((each for each in answers if "id" in each), key=lambda each: each["id"])

    # Nothing configured: the environment has empty texts, and the time zone decides.
    hello, tools, sun, page, prompts = ask("")
    assert hello["result"]["serverInfo"]["version"] == version, hello
    assert len(tools["result"]["tools"]) > 5, tools
    assert page["result"]["contents"][0]["text"].startswith("<!doctype html>"), page
    assert manifest["prompts_generated"] and prompts["result"]["prompts"], prompts
    assert "Tokyo" in json.dumps(sun["result"]), sun
    assert "Lisbon" in json.dumps(ask("Lisbon")[2]["result"])
    # What is secret is shown to nobody and has a variable that the program reads.
    secrets = [name for name, setting in manifest["user_config"].items() if setting.get("sensitive")]
    assert secrets == ["openweathermap_key"], secrets
    values["user_config.openweathermap_key"] = "0123456789abcdef0123456789abcdef"
    environment = {name: filled(value) for name, value in config["env"].items()}
    said = subprocess.run(
        [filled(config["command"]), "config", "get", "--json"],
        capture_output=True, text=True, timeout=60, env={**os.environ, **environment},
    ).stdout
    assert '"secret"' in said and '"environment"' in said and "0123456789" not in said, said


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
