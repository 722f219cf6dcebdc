"""The project's local weather provider, for transcripts that need one."""

from __future__ import annotations

import atexit
import datetime
import functools
import http
import json
import pathlib
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = ROOT / "Tests" / "Upstream" / "upstream.py"
SCHEMA = json.loads((ROOT / "protocol-spec" / "configuration.schema.json").read_text("utf-8"))
PROVIDERS = SCHEMA["properties"]["providers"]["properties"]["order"]["items"]["enum"]


class Upstream:
    """One for all transcripts of a run; it ends with this process, for its stdin closes then."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-B", str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        ports = json.loads(self._process.stdout.readline())
        self.url = f"http://127.0.0.1:{ports['http']}"
        #: With a certificate that nobody trusts.
        self.secure_url = f"https://localhost:{ports['https']}"
        atexit.register(self._process.kill)

    def reset(self, clock: str | None) -> None:
        """Forgets scripts; goes by the frozen clock of the transcript."""
        self._post("reset", None)
        if clock:
            now = datetime.datetime.fromisoformat(clock.replace("Z", "+00:00"))
            self._post("clock", {"now": now.timestamp()})

    def script(self, rule: str) -> None:
        """The next requests suffer a fault: see Tests/Upstream/README.md."""
        self._post("script", json.loads(rule))

    def sees(self, wanted: str, seconds: float) -> bool:
        """Waits until the log holds so many entries: `{"match", "state", "count"}`."""
        query = urllib.parse.urlencode({**json.loads(wanted), "ms": int(seconds * 1000)})
        try:
            urllib.request.urlopen(f"{self.url}/-/wait?{query}", timeout=seconds + 60).close()
        except urllib.error.HTTPError as error:
            if error.code != http.HTTPStatus.GATEWAY_TIMEOUT:
                raise
            return False
        return True

    def configuration(self, given: str | None) -> str:
        """The given configuration with the addresses in place of `$upstream` and `$upstreamTLS`,
        else one that sends every provider here."""
        if given is not None:
            return given.replace("$upstreamTLS", self.secure_url).replace("$upstream", self.url)
        return json.dumps({"providers": {name: {"baseURL": self.url} for name in PROVIDERS}})

    def _post(self, name: str, body: object) -> None:
        data = json.dumps(body).encode()
        urllib.request.urlopen(f"{self.url}/-/{name}", data, timeout=60).close()


@functools.cache
def upstream() -> Upstream | None:
    """The running upstream; None where the project's tests are not beside this folder."""
    return Upstream() if PROGRAM.exists() else None
