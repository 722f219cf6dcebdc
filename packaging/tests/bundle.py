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
    hello, tools, sun = ask("")
    assert hello["result"]["serverInfo"]["version"] == version, hello
    assert len(tools["result"]["tools"]) > 5, tools
    assert "Tokyo" in json.dumps(sun["result"]), sun
    assert "Lisbon" in json.dumps(ask("Lisbon")[2]["result"])


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
