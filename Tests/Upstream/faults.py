"""The faults, each `(exchange, request, response, arguments)`; `response` is the healthy answer."""

import gzip
import json
import zlib

from exchange import Response

HEALTHY = Response.json({"ok": True})


def slow_first_byte(exchange, request, response, arguments):
    """ms: nothing is sent for so long, then the healthy answer."""
    exchange.pause(int(arguments.get("ms", 60000)) / 1000)
    exchange.send(response)


def slow_body(exchange, request, response, arguments):
    """ms: between one byte of the body and the next."""
    exchange.status = response.status
    exchange.write(response.head())
    for byte in response.body:
        exchange.write(bytes([byte]))
        exchange.pause(int(arguments.get("ms", 1000)) / 1000)


def cut(exchange, request, response, arguments):
    """after: bytes of the body that are sent before the connection closes."""
    exchange.status = response.status
    exchange.write(response.head() + response.body[: int(arguments.get("after", 4))])
    exchange.close()


def cut_head(exchange, request, response, arguments):
    exchange.write(response.head()[:20])
    exchange.close()


def close(exchange, request, response, arguments):
    exchange.close()


def reset(exchange, request, response, arguments):
    exchange.reset()


def wrong_length(exchange, request, response, arguments):
    """by: added to the true Content-Length; the connection then closes."""
    length = len(response.body) + int(arguments.get("by", 10))
    exchange.status = 200
    head = f"HTTP/1.1 200 X\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    exchange.write(head.encode() + response.body)
    exchange.close()


def status(exchange, request, response, arguments):
    """code, body, type, header-NAME."""
    headers = {
        name[len("header-") :]: value
        for name, value in arguments.items()
        if name.startswith("header-")
    }
    headers.setdefault("Content-Type", arguments.get("type", "application/json"))
    body = arguments.get("body", "")
    exchange.send(Response(int(arguments.get("code", 500)), headers, body))


def validators(exchange, request, response, arguments):
    """Sends an ETag and a Last-Modified; answers 304 when either comes back."""
    tag, date = '"v1"', "Tue, 15 Nov 1994 12:45:26 GMT"
    headers = {"ETag": tag, "Last-Modified": date, "Cache-Control": "max-age=600"}
    sent = request.headers
    if sent.get("if-none-match") == tag or sent.get("if-modified-since") == date:
        exchange.send(Response(304, headers))
    else:
        exchange.send(Response(200, {**headers, **response.headers}, response.body))


def html(exchange, request, response, arguments):
    exchange.send(Response(200, {"Content-Type": "text/html"}, "<html><body>Hello</body></html>"))


def empty(exchange, request, response, arguments):
    exchange.send(Response(200, {"Content-Type": "application/json"}, b""))


def garbage(exchange, request, response, arguments):
    """Not HTTP at all."""
    exchange.write(b"\x00\x01\x02 this is not HTTP\r\n\r\n")
    exchange.close()


def long_header(exchange, request, response, arguments):
    """bytes: of headers, in lines of 8 KiB."""
    exchange.write(b"HTTP/1.1 200 X\r\n")
    for index in range(int(arguments.get("bytes", 1 << 20)) // 8192):
        exchange.write(b"X-%d: " % index + b"a" * 8180 + b"\r\n")
    exchange.write(b"Content-Length: 0\r\n\r\n")


def large(exchange, request, response, arguments):
    """bytes: of body, chunked unless `length` is given, so its size is not known before."""
    total = int(arguments.get("bytes", 1 << 31))
    exchange.status = 200
    block = b"x" * 65536
    if "length" in arguments:
        exchange.write(b"HTTP/1.1 200 X\r\nContent-Length: %d\r\n\r\n" % total)
        while total > 0:
            exchange.write(block[:total])
            total -= len(block)
        return
    exchange.write(b"HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n")
    while total > 0:
        part = block[:total]
        exchange.write(b"%x\r\n" % len(part) + part + b"\r\n")
        total -= len(part)
    exchange.write(b"0\r\n\r\n")


def gzip_bomb(exchange, request, response, arguments):
    """bytes: after decoding, made of zeros (about a thousandth of it on the wire)."""
    total = int(arguments.get("bytes", 1 << 30))
    exchange.status = 200
    exchange.write(
        b"HTTP/1.1 200 X\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    block = bytes(1 << 20)
    while total > 0:
        part = packer.compress(block[:total])
        total -= len(block)
        if part:
            exchange.write(b"%x\r\n" % len(part) + part + b"\r\n")
    part = packer.flush()
    exchange.write(b"%x\r\n" % len(part) + part + b"\r\n0\r\n\r\n")


def compressed(exchange, request, response, arguments):
    """The healthy answer, gzipped."""
    headers = {**response.headers, "Content-Encoding": "gzip"}
    exchange.send(Response(response.status, headers, gzip.compress(response.body)))


def bad_gzip(exchange, request, response, arguments):
    exchange.send(Response(200, {"Content-Encoding": "gzip"}, b"this is not gzip"))


def redirect(exchange, request, response, arguments):
    """to, code, left: redirects to itself so many times before `to`, or before the answer."""
    code = int(arguments.get("code", 302))
    left = int(arguments.get("left", 0))
    if left > 0:
        target = f"/fault/redirect?code={code}&left={left - 1}"
    elif "to" in arguments:
        target = arguments["to"]
    else:
        exchange.send(response)
        return
    exchange.send(Response(code, {"Location": target}, b""))


def redirect_loop(exchange, request, response, arguments):
    exchange.send(Response(302, {"Location": request.path}, b""))


def redirect_without_location(exchange, request, response, arguments):
    exchange.send(Response(302, {}, b""))


# Faults that change the healthy body.


def truncate(exchange, request, response, arguments):
    """A whole HTTP message whose JSON stops in the middle."""
    response.body = response.body[: len(response.body) // 2]
    exchange.send(response)


def broken_tail(exchange, request, response, arguments):
    response.body = response.body[:-1] + b",\xff\xfe"
    exchange.send(response)


def nulls(exchange, request, response, arguments):
    """Every number becomes null."""
    response.body = json.dumps(replace_numbers(json.loads(response.body), None)).encode()
    exchange.send(response)


def wrong_types(exchange, request, response, arguments):
    """Every number becomes a string."""
    response.body = json.dumps(replace_numbers(json.loads(response.body), "12")).encode()
    exchange.send(response)


def edit(exchange, request, response, arguments):
    """set, to, remove: JSON Pointers with a space between them, `*` is every element or member;
    those of `set` become `to`, a JSON text (null when absent). What is not there stays away."""
    root = json.loads(response.body)
    value = json.loads(arguments.get("to", "null"))
    for pointer in arguments.get("set", "").split():
        root = edited(root, steps(pointer), lambda holder, key: holder.__setitem__(key, value))
    for pointer in arguments.get("remove", "").split():
        root = edited(root, steps(pointer), lambda holder, key: holder.pop(key))
    response.body = json.dumps(root).encode()
    exchange.send(response)


def steps(pointer):
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]


def edited(root, path, change):
    """RFC 6901; keys from the end, so that removing one element does not move the next."""
    box = [root]
    found = [(box, 0)]
    for step in path:
        found = [
            (holder[key], inner) for holder, key in found for inner in keys(holder[key], step)
        ]
    for holder, key in reversed(found):
        change(holder, key)
    return box[0] if box else None


def keys(holder, step):
    if isinstance(holder, dict):
        return list(holder) if step == "*" else [step] if step in holder else []
    if isinstance(holder, list):
        if step == "*":
            return list(range(len(holder)))
        return [int(step)] if step.isdigit() and int(step) < len(holder) else []
    return []


def replace_numbers(value, replacement):
    if isinstance(value, dict):
        return {key: replace_numbers(item, replacement) for key, item in value.items()}
    if isinstance(value, list):
        return [replace_numbers(item, replacement) for item in value]
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return replacement
    return value


def echo(exchange, request, response, arguments):
    """What was asked, as JSON: to see which headers and query arrived."""
    seen = {"path": request.path, "query": request.query, "headers": request.headers}
    exchange.send(Response.json(seen))


def ok(exchange, request, response, arguments):
    exchange.send(response)


NAMES = {
    name.replace("_", "-"): function
    for name, function in list(globals().items())
    if callable(function) and getattr(function, "__code__", None)
    and function.__code__.co_varnames[:4] == ("exchange", "request", "response", "arguments")
}


def run(name, arguments, exchange, request, response):
    name = name.split("/")[0]
    if name not in NAMES:
        exchange.send(Response.json({"error": f"no fault {name}", "known": sorted(NAMES)}, 404))
        return
    healthy = response or Response(200, HEALTHY.headers, arguments.get("healthy", HEALTHY.body))
    NAMES[name](exchange, request, healthy, arguments)
