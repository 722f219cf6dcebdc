"""A burst of calls with short deadlines at once: how long after its deadline each is answered.

    python3 Benchmarks/wire/burst.py .build/release/almanac [count]

Prints the delay behind the deadline (a deadline of 0 counts as the 1,000 ms that such a call gets)
as p50, p99 and the worst, in milliseconds, and how the calls ended. The contract promises 50 ms to
a call, but not to a burst of thousands.
"""

import collections, json, os, subprocess, sys, tempfile, threading, time

binary, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3000
folder = tempfile.mkdtemp()
environment = dict(os.environ, ALMANAC_OFFLINE="1", ALMANAC_DATA_DIR=folder, ALMANAC_CACHE_DIR=folder)
server = subprocess.Popen([binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
deadlines = [(number * 37) % 501 for number in range(count)]
cities = ["Lisbon", "Oslo", "Tokyo", "Lima", "Nairobi", "Sydney", "Quito"]
calls = [
    json.dumps({"jsonrpc": "2.0", "id": number, "method": "forecast.daily",
                "params": {"place": cities[number % 7], "deadlineMs": deadline}})
    for number, deadline in enumerate(deadlines)
]
sent = time.monotonic()


def send():
    server.stdin.write(("\n".join(calls) + "\n").encode())
    server.stdin.flush()


threading.Thread(target=send).start()
late, ends, waits = [], collections.Counter(), []
for _ in range(count):
    answer = json.loads(server.stdout.readline())
    passed = (time.monotonic() - sent) * 1000
    late.append(passed - (deadlines[answer["id"]] or 1000))
    waits.append(passed)
    ends[answer.get("error", {}).get("code", "result")] += 1
server.stdin.close()
server.wait()
late.sort()
waits.sort()
print(f"late p50 {late[count // 2]:.0f} p99 {late[count * 99 // 100]:.0f} worst {late[-1]:.0f} ms;"
      f" answered p50 {waits[count // 2]:.0f} ms; {dict(ends)}")
