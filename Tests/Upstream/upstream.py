"""The local upstream: see README.md."""

import copy
import importlib
import json
import os
import pathlib
import pkgutil
import re
import socket
import ssl
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import clock  # noqa: E402
import faults  # noqa: E402
import routes  # noqa: E402
from exchange import Exchange, Gone, Request, Response  # noqa: E402


class Book:
    """The log and the scripts, shared by all connections."""

    def __init__(self):
        self.changed = threading.Condition()
        self.entries = []
        self.scripts = []

    def open(self, request):
        with self.changed:
            entry = {
                "id": len(self.entries),
                "method": request.method,
                "path": request.path,
                "query": request.query_text,
                "headers": request.headers,
                "state": "open",
                "status": None,
            }
            self.entries.append(entry)
            self.changed.notify_all()
        return entry

    def close(self, entry, state, status):
        with self.changed:
            entry["state"] = state
            entry["status"] = status
            self.changed.notify_all()

    def matching(self, state, prefix):
        return [
            entry
            for entry in self.entries
            if entry["path"].startswith(prefix) and (not state or entry["state"] == state)
        ]

    def wait(self, state, prefix, count, seconds):
        with self.changed:
            reached = self.changed.wait_for(
                lambda: len(self.matching(state, prefix)) >= count, seconds
            )
            return reached, [dict(entry) for entry in self.matching(state, prefix)]

    def script(self, rule):
        with self.changed:
            self.scripts.append(rule)

    def take_script(self, path):
        with self.changed:
            for rule in self.scripts:
                if path.startswith(rule["match"]) and rule.get("times", 1) > 0:
                    if "times" in rule:
                        rule["times"] -= 1
                    return rule
        return None

    def reset(self):
        with self.changed:
            self.entries.clear()
            self.scripts.clear()


BOOK = Book()


def load_routes():
    table = {}
    for module in pkgutil.iter_modules(routes.__path__):
        table.update(importlib.import_module("routes." + module.name).ROUTES)
    return table


ROUTES = load_routes()

ROOM = re.compile("/~[^/]*")
CONTROL = re.compile("(/~[^/]*)?/-/")

# What a route depends on, to its answer: computing one takes longer than everything else here.
ANSWERS = {}
MOST_ANSWERS = 1000


def control(request):
    """The upstream's own methods, below `/-/`."""
    room = ROOM.match(request.path)
    if room and request.path[room.end() :] == "/-/clock":
        clock.set_now(json.loads(request.body)["now"], room.group())
        return Response.json({})
    if request.path == "/-/log":
        return Response.json(BOOK.wait("", request.query.get("match", ""), 0, 0)[1])
    if request.path == "/-/wait":
        reached, entries = BOOK.wait(
            request.query.get("state", ""),
            request.query.get("match", ""),
            int(request.query.get("count", 1)),
            int(request.query.get("ms", 5000)) / 1000,
        )
        return Response.json(entries, status=200 if reached else 504)
    if request.path == "/-/script":
        BOOK.script(json.loads(request.body))
        return Response.json({})
    if request.path == "/-/clock":
        clock.set_now(json.loads(request.body)["now"])
        return Response.json({})
    if request.path == "/-/reset":
        BOOK.reset()
        clock.reset()
        return Response.json({})
    return Response.json({"error": "no such control"}, status=404)


def route(request):
    """The answer of a provider route, whatever the room; the longest prefix wins."""
    request = copy.copy(request)
    room = ROOM.match(request.path)
    clock.enter(room and room.group())
    request.path = request.path[room.end() :] if room else request.path
    if clock.frozen() is None:
        return computed(request)
    headers = [request.headers.get(name) for name in ("user-agent", "if-modified-since")]
    key = (request.path, request.query_text, clock.now(), *headers)
    if key not in ANSWERS:
        if len(ANSWERS) >= MOST_ANSWERS:
            ANSWERS.clear()
        ANSWERS[key] = computed(request)
    known = ANSWERS[key]
    return Response(known.status, known.headers, known.body)


def computed(request):
    prefixes = [prefix for prefix in ROUTES if request.path.startswith(prefix)]
    if not prefixes:
        return Response.json({"error": True, "reason": "no such route"}, status=404)
    return ROUTES[max(prefixes, key=len)](request)


def answer(exchange, request):
    if request.path.startswith("/fault/"):
        faults.run(request.path[len("/fault/") :], request.query, exchange, request, None)
        return
    rule = BOOK.take_script(request.path)
    response = route(request)
    if rule:
        given = rule.get("arguments", {})
        arguments = {
            key: value if isinstance(value, str) else json.dumps(value)
            for key, value in given.items()
        }
        faults.run(rule["fault"], arguments, exchange, request, response)
    else:
        exchange.send(response)


def serve_connection(connection):
    exchange = Exchange(connection)
    try:
        while exchange.is_open:
            request = exchange.receive()
            if request is None:
                return
            if CONTROL.match(request.path):
                exchange.send(control(request))
                continue
            entry = BOOK.open(request)
            state = "gone"
            try:
                answer(exchange, request)
                state = "done"
            except Gone:
                return
            finally:
                BOOK.close(entry, state, exchange.status)
    except (OSError, ssl.SSLError):
        pass
    finally:
        exchange.close()


def listen():
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    return listener, listener.getsockname()[1]


def accept_forever(listener, tls):
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=start, args=(connection, tls), daemon=True).start()


def start(connection, tls):
    try:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            connection = tls.wrap_socket(connection, server_side=True)
    except (OSError, ssl.SSLError):
        connection.close()
        return
    serve_connection(connection)


def main():
    folder = pathlib.Path(__file__).parent
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
    http, http_port = listen()
    https, https_port = listen()
    for listener, context in ((http, None), (https, tls)):
        threading.Thread(target=accept_forever, args=(listener, context), daemon=True).start()
    print(json.dumps({"http": http_port, "https": https_port}), flush=True)
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()
