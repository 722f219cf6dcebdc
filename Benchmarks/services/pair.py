#!/usr/bin/env python3
"""Calls of real servers over the pipe, one build beside another: pair.py PROGRAM[,UPSTREAM]...

METHOD is called, weather.current if it is not set. A local upstream answers: that of this tree, or
another, for a build that asks for other things. Medians in milliseconds, the builds by turns in each
round:
cold   the first call of a new server with an empty cache: one fetch
file   the first call of a new server whose cache file has the answer
memory a further call of the same server
eight  from the start of eight servers on one empty cache to the last of their answers, and how
       often the provider was asked for its forecast
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

ROUNDS = int(os.environ.get("ROUNDS", "20"))
UPSTREAM = os.path.join(os.path.dirname(__file__), "../../Tests/Upstream/upstream.py")
CALL = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": os.environ.get("METHOD", "weather.current"),
    "params": {"place": {"latitude": 38.72, "longitude": -9.14}, "deadlineMs": 20000},
}


class Server:
    def __init__(self, program, folder):
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": folder,
            "ALMANAC_CONFIG": os.path.join(folder, "config.json"),
            "ALMANAC_DATA_DIR": os.path.join(folder, "data"),
            "ALMANAC_CACHE_DIR": os.path.join(folder, "cache"),
        }
        self.process = subprocess.Popen(
            [program, "serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
        )

    def send(self):
        self.process.stdin.write(json.dumps(CALL).encode() + b"\n")
        self.process.stdin.flush()

    def receive(self):
        while True:
            answer = json.loads(self.process.stdout.readline())
            if answer.get("id") == 1:
                if "result" not in answer:
                    sys.exit(f"pair: {answer}")
                return answer["result"]

    def call(self):
        start = time.perf_counter()
        self.send()
        result = self.receive()
        return (time.perf_counter() - start) * 1000, result

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def expect(result, *wanted):
    if result["source"]["kind"] not in wanted:
        sys.exit(f"pair: {result['source']}, not {' or '.join(wanted)}: {json.dumps(result.get('warnings'))}")


def new_folder(base):
    folder = tempfile.mkdtemp()
    with open(os.path.join(folder, "config.json"), "w") as file:
        # A build that knows one of them alone warns of the other.
        names = ["openMeteo", "aviationWeather"]
        json.dump({"providers": {name: {"baseURL": base} for name in names}}, file)
    return folder


def one_round(program, base, asked):
    figures = {}
    folder = new_folder(base)
    server = Server(program, folder)
    figures["cold"], result = server.call()
    expect(result, "live")
    figures["memory"] = statistics.median(server.call()[0] for _ in range(50))
    server.end()
    server = Server(program, folder)
    figures["file"], result = server.call()
    expect(result, "cache")
    server.end()
    shutil.rmtree(folder)

    folder = new_folder(base)
    before = asked()
    start = time.perf_counter()
    servers = [Server(program, folder) for _ in range(8)]
    for server in servers:
        server.send()
    for server in servers:
        expect(server.receive(), "live", "cache")
    figures["eight"] = (time.perf_counter() - start) * 1000
    figures["asked"] = asked() - before
    for server in servers:
        server.end()
    shutil.rmtree(folder)
    return figures


class Upstream:
    def __init__(self, script):
        self.process = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.base = f"http://127.0.0.1:{json.loads(self.process.stdout.readline())['http']}"

    def asked(self):
        with urllib.request.urlopen(f"{self.base}/-/log") as log:
            return sum(entry["path"] == "/v1/forecast" for entry in json.load(log))

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def main():
    builds = [(words.split(",") + [UPSTREAM])[:2] for words in sys.argv[1:]]
    upstreams = [Upstream(script) for _, script in builds]
    rounds = [[] for _ in builds]
    for _ in range(ROUNDS):
        for (program, _), upstream, rows in zip(builds, upstreams, rounds):
            rows.append(one_round(program, upstream.base, upstream.asked))
    names = ["cold", "file", "memory", "eight", "asked"]
    print("program," + ",".join(names))
    for (program, _), rows in zip(builds, rounds):
        medians = [statistics.median(row[name] for row in rows) for name in names]
        print(f"{program}," + ",".join(f"{value:.3g}" for value in medians))
    for upstream in upstreams:
        upstream.end()


if __name__ == "__main__":
    main()
