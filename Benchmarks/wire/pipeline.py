"""What an answer costs cold, from memory, from SQLite, and beside other processes.

    python3 Benchmarks/wire/pipeline.py BINARY [BINARY...]

Every binary is measured in turn, ROUNDS times (3); medians are printed. `weather.current` is asked
of Tests/Upstream on the loopback:

- cold: a place that is not stored, one call at a time;
- memory: the same place again and again; sqlite: places that an earlier process stored;
- eight: eight processes ask for the same 40 places at once, with one empty cache;
- locked: a stored place, while another process holds the write lock of the cache for a second and
  a cold call waits for it.
"""

import collections, json, os, select, sqlite3, statistics, subprocess, sys, tempfile, time, urllib.request

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
PLACES = [f"{40 + index * 0.2:.2f},{-5 + index * 0.3:.2f}" for index in range(40)]
PROVIDERS = ["openMeteo", "openWeatherMap", "metNorway", "nws", "meteoAlarm", "brightSky", "aviationWeather", "rainViewer", "libreWXR"]


class Server:
    def __init__(self, binary, folder):
        environment = dict(
            os.environ, ALMANAC_DATA_DIR=folder, ALMANAC_CACHE_DIR=folder,
            ALMANAC_CONFIG=os.path.join(folder, "config.json"))
        environment.pop("ALMANAC_NOW", None)
        self.process = subprocess.Popen(
            [binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment)
        self.pending = b""
        self.count = 0

    def send(self, place):
        self.count += 1
        call = {"jsonrpc": "2.0", "id": self.count, "method": "weather.current",
                "params": {"place": place, "fallback": "none"}}
        self.process.stdin.write(json.dumps(call).encode() + b"\n")

    def read(self):
        while b"\n" not in self.pending:
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            assert piece, "the server ended"
            self.pending += piece
        line, self.pending = self.pending.split(b"\n", 1)
        answer = json.loads(line)
        assert "result" in answer, answer
        return answer

    def ask(self, place):
        start = time.perf_counter()
        self.send(place)
        self.read()
        return (time.perf_counter() - start) * 1e3

    def processor_ms(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1e3 / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def upstream():
    process = subprocess.Popen(
        [sys.executable, os.path.join(ROOT, "Tests", "Upstream", "upstream.py")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    return process, f"http://127.0.0.1:{json.loads(process.stdout.readline())['http']}"


def folder_for(base):
    folder = tempfile.mkdtemp(prefix="almanac-pipeline-")
    with open(os.path.join(folder, "config.json"), "w") as file:
        json.dump({"providers": {name: {"baseURL": base} for name in PROVIDERS}}, file)
    return folder


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def alone(binary, base):
    folder = folder_for(base)
    server = Server(binary, folder)
    server.ask("Lisbon")
    before = server.processor_ms()
    cold = [server.ask(place) for place in PLACES]
    cold_processor = (server.processor_ms() - before) / len(PLACES)
    before = server.processor_ms()
    memory = [server.ask(PLACES[-1]) for _ in range(2_000)]
    memory_processor = (server.processor_ms() - before) / len(memory)
    server.end()
    reader = Server(binary, folder)
    reader.ask("Lisbon")
    stored = [reader.ask(place) for place in PLACES]
    reader.end()
    return {"cold ms p50": percentile(cold, 0.5), "cold CPU ms": cold_processor,
            "memory us p50": percentile(memory, 0.5) * 1e3, "memory CPU us": memory_processor * 1e3,
            "sqlite ms p50": percentile(stored, 0.5)}


def eight(binary, base, count_requests):
    folder = folder_for(base)
    servers = [Server(binary, folder) for _ in range(8)]
    before = count_requests()
    start = time.perf_counter()
    waits, asked, sent = [], [0] * 8, [0.0] * 8
    left = {server.process.stdout.fileno(): index for index, server in enumerate(servers)}
    for index, server in enumerate(servers):
        sent[index] = time.perf_counter()
        server.send(PLACES[0])
    while left:
        for descriptor in select.select(list(left), [], [])[0]:
            index = left[descriptor]
            servers[index].read()
            waits.append((time.perf_counter() - sent[index]) * 1e3)
            asked[index] += 1
            if asked[index] == len(PLACES):
                del left[descriptor]
                continue
            sent[index] = time.perf_counter()
            servers[index].send(PLACES[asked[index]])
    total = time.perf_counter() - start
    processor = sum(server.processor_ms() for server in servers)
    for server in servers:
        server.end()
    return {"eight: all s": total, "eight: ms p50": percentile(waits, 0.5),
            "eight: ms p99": percentile(waits, 0.99), "eight: CPU ms": processor,
            "eight: requests": count_requests() - before}


def locked(binary, base):
    folder = folder_for(base)
    server = Server(binary, folder)
    for place in PLACES[:20]:
        server.ask(place)
    server.end()
    server = Server(binary, folder)
    server.ask(PLACES[0])
    lock = sqlite3.connect(os.path.join(folder, "cache.db"), isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    start = time.perf_counter()
    server.send(PLACES[30])
    time.sleep(0.05)
    waits = []
    for place in PLACES[1:20]:
        began = time.perf_counter()
        server.send(place)
        while server.read()["id"] != server.count:
            pass
        waits.append((time.perf_counter() - began) * 1e3)
        if time.perf_counter() - start > 1:
            break
    lock.execute("ROLLBACK")
    lock.close()
    server.process.kill()
    server.process.wait()
    return {"locked: ms worst": max(waits), "locked: ms p50": percentile(waits, 0.5)}


def main():
    process, base = upstream()

    def count_requests():
        with urllib.request.urlopen(base + "/-/log") as answer:
            return len(json.load(answer))

    found = {binary: collections.defaultdict(list) for binary in sys.argv[1:]}
    for _ in range(int(os.environ.get("ROUNDS", "3"))):
        for binary in sys.argv[1:]:
            parts = [alone(binary, base), eight(binary, base, count_requests), locked(binary, base)]
            for part in parts:
                for name, value in part.items():
                    found[binary][name].append(value)
    names = list(found[sys.argv[1]])
    for name in names:
        print(name, *(f"{statistics.median(found[binary][name]):.3g}" for binary in sys.argv[1:]), sep=" | ")
    process.stdin.close()
    process.wait()


main()
