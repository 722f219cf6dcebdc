"""Many users of one machine: starts COUNT servers that share one store, lets each ask for the weather
of one of five places from a local provider, and says what they took together.

    python3 Benchmarks/clients/many.py .build/release/almanac [COUNT]
"""

import collections
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

UPSTREAM = Path(__file__).resolve().parents[2] / "Tests/Upstream/upstream.py"
PLACES = ["Lisbon", "Tokyo", "Denver", "Nairobi", "Auckland"]


def memory(pid: int) -> dict[str, int]:
    """Kilobytes. PSS counts a shared page once among the processes that share it."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return {name: int(kb) for name, kb in re.findall(r"^(\w+):\s+(\d+) kB", text, re.M)}


def main(program: str, count: int) -> None:
    upstream = subprocess.Popen(
        [sys.executable, str(UPSTREAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert upstream.stdout and upstream.stdin
    address = f"http://127.0.0.1:{json.loads(upstream.stdout.readline())['http']}"
    with tempfile.TemporaryDirectory() as home:
        configuration = Path(home, "config.json")
        configuration.write_text(json.dumps({"providers": {"openMeteo": {"baseURL": address}}}))
        environment = {**os.environ, "HOME": home, "ALMANAC_CONFIG": str(configuration)}
        for name in [name for name in environment if name.startswith("XDG_")]:
            del environment[name]
        started = time.monotonic()
        servers = [
            subprocess.Popen(
                [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
            )
            for _ in range(count)
        ]

        def ask(round: str) -> None:
            start = time.monotonic()
            for index, server in enumerate(servers):
                params = {"place": PLACES[index % len(PLACES)]}
                call = {"jsonrpc": "2.0", "id": 1, "method": "weather.current", "params": params}
                assert server.stdin
                server.stdin.write(json.dumps(call).encode() + b"\n")
                server.stdin.flush()
            kinds: collections.Counter[str] = collections.Counter()
            for server in servers:
                assert server.stdout
                answer = json.loads(server.stdout.readline())
                kinds[answer.get("result", {}).get("source", {}).get("kind", "error")] += 1
            log = json.load(urllib.request.urlopen(f"{address}/-/log"))
            calls = [entry for entry in log if not entry["path"].startswith("/-/")]
            print(
                f"{round}: {time.monotonic() - start:.2f} s, answers {dict(kinds)}, "
                f"upstream calls so far {len(calls)}"
            )

        ask("all at once")
        ask("once more")
        totals: collections.Counter[str] = collections.Counter()
        for server in servers:
            totals.update(memory(server.pid))
        print(
            f"{count} servers: PSS {totals['Pss'] / 1024:.0f} MB together, "
            f"{totals['Pss'] / count:.0f} kB each; RSS {totals['Rss'] / count:.0f} kB each; "
            f"{time.monotonic() - started:.1f} s since the first start"
        )
        for server in servers:
            assert server.stdin
            server.stdin.close()
        for server in servers:
            server.wait(10)
    upstream.stdin.close()
    upstream.wait(10)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 100)
