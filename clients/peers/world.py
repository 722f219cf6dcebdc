"""A world for one peer: the local upstream, an empty home, a fixed moment.

    world.py run COMMAND…     runs it there and ends with its exit code
    world.py ask PATH [JSON]  inside: asks the upstream (GET, or POST with a body), prints the answer
"""

import datetime
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

NOW = datetime.datetime(2026, 6, 21, 12, tzinfo=datetime.timezone.utc)
UPSTREAM = pathlib.Path(__file__).resolve().parents[2] / "Tests/Upstream/upstream.py"


def ask(path, body=None):
    """The upstream's answer as a value; an HTTP error raises."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(os.environ["PEER_UPSTREAM"] + path, data, timeout=180) as answer:
        return json.load(answer)


def run(command):
    with tempfile.TemporaryDirectory() as home, subprocess.Popen(
        [sys.executable, str(UPSTREAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as upstream:
        base = f"http://127.0.0.1:{json.loads(upstream.stdout.readline())['http']}"
        config = pathlib.Path(home) / "config.json"
        config.write_text(json.dumps({"providers": {"openMeteo": {"baseURL": base}}}))
        os.environ |= {
            "PEER_UPSTREAM": base,
            "HOME": home,
            "XDG_CACHE_HOME": home + "/cache",
            "XDG_DATA_HOME": home + "/data",
            "XDG_STATE_HOME": home + "/state",
            "ALMANAC_CONFIG": str(config),
            "ALMANAC_DATA_DIR": home + "/almanac-data",
            "ALMANAC_CACHE_DIR": home + "/almanac-cache",
            "ALMANAC_LOCATION": "38.72,-9.14",
            "ALMANAC_NOW": NOW.strftime("%Y-%m-%dT%H:%M:%SZ"),
        }
        os.environ.pop("ALMANAC_OFFLINE", None)
        ask("/-/clock", {"now": NOW.timestamp()})
        code = subprocess.run(command).returncode
        # The upstream ends with its input.
        upstream.stdin.close()
    return code


if __name__ == "__main__":
    if sys.argv[1] == "run":
        sys.exit(run(sys.argv[2:]))
    print(json.dumps(ask(sys.argv[2], *map(json.loads, sys.argv[3:]))))
