"""Two connections to a socket at once: each is answered in its own session.

usage: connections.py SOCKET
"""

import json
import socket
import sys


def main(path: str) -> None:
    clients = []
    for _ in range(2):
        client = socket.socket(socket.AF_UNIX)
        client.settimeout(30)
        client.connect(path)
        clients.append(client)
    for place, client in zip(["Lisbon", "Tokyo"], clients):
        for method, params in [("sun.times", {"place": place}), ("server.status", {})]:
            call = {"jsonrpc": "2.0", "id": method, "method": method, "params": params}
            client.sendall(json.dumps(call).encode() + b"\n")
        client.shutdown(socket.SHUT_WR)
    for place, client in zip(["Lisbon", "Tokyo"], clients):
        answers = {}
        for line in client.makefile("rb"):
            answer = json.loads(line)
            answers[answer["id"]] = answer["result"]
        assert place in json.dumps(answers["sun.times"]), answers
        assert answers["server.status"]["methods"] == {"sun.times": 1, "server.status": 1}, answers


if __name__ == "__main__":
    main(sys.argv[1])
