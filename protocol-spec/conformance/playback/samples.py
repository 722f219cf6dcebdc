"""Asks a server what the spec forbids: one wrong param at a time, made from the schemas."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

from .examples import WORLD
from .framing import Framing
from .process import ServerProcess, WireFault
from .specified import bundle
from .transcript import Transcript
from .values import dump

Wrong = tuple[Any, str, str]


def play_samples(command: list[str]) -> list[tuple[str, str | None]]:
    """Name and fault of each wrong request; all go over one connection."""
    transcript = Transcript(pathlib.Path("samples"), headers={"needs": WORLD})
    server = ServerProcess(command, transcript, Framing.LINES)
    try:
        return [
            (f"{method}{kind_path} {json.dumps(value)[:40]}", _fault(server, number, method, sent))
            for number, (method, value, kind_path, sent) in enumerate(_requests(), 1)
        ]
    finally:
        server.destroy()


def _requests() -> Iterator[tuple[str, Any, str, tuple[dict[str, Any], str, str]]]:
    for method in bundle()["methods"]:
        if "result" not in method or method.get("x-lifecycle"):
            continue
        good = _good(method)
        for value, kind, path in _wrong_params(method):
            name, rest = path[1:].split("/", 1) if "/" in path[1:] else (path[1:], "")
            params = {**good, name: _nested(value, rest)}
            yield method["name"], value, path, (params, kind, path)
        for param in method["params"]:
            if param.get("required"):
                params = {key: value for key, value in good.items() if key != param["name"]}
                path = "/" + param["name"]
                yield method["name"], None, path, (params, "missingParam", path)
        for wrapped, prefix, inner in _inner_calls(method):
            for value, kind, path in _wrong_params(inner):
                name, rest = path[1:].split("/", 1) if "/" in path[1:] else (path[1:], "")
                params = wrapped({**_good(inner), name: _nested(value, rest)})
                path = prefix + path
                yield method["name"], value, path, (params, kind, path)


def _good(method: dict[str, Any]) -> dict[str, Any]:
    examples = method.get("examples", [{"params": []}])
    return {param["name"]: param["value"] for param in examples[0]["params"]}


def _inner_calls(
    method: dict[str, Any],
) -> Iterator[tuple[Callable[[Any], dict[str, Any]], str, dict[str, Any]]]:
    """Every other method whose params can stand in those of this one, and where (`x-paramsOf`)."""
    for param in method["params"]:
        name, schema = param["name"], param["schema"]
        if schema.get("items", {}).get("$ref", "").endswith("/MethodCall"):
            call = bundle()["components"]["schemas"]["MethodCall"]["properties"]["method"]
            for other in _methods(call["enum"]):
                yield (
                    lambda params, other=other, name=name: {
                        name: [{"method": other["name"], "params": params}]
                    },
                    f"/{name}/0/params",
                    other,
                )
        elif tag := schema.get("x-paramsOf"):
            for value, other in _owners(tag, method):
                yield (
                    lambda params, value=value, tag=tag, name=name: {tag: value, name: params},
                    f"/{name}",
                    other,
                )


def _owners(tag: str, method: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every value of the param `tag` with the method whose params go with it."""
    of_tag = next(param["schema"] for param in method["params"] if param["name"] == tag)
    if "x-methods" in of_tag:
        yield from ((other["name"], other) for other in _methods(of_tag["enum"]))
        return
    for other in bundle()["methods"]:
        yield from ((kind, other) for kind in other.get("x-chart", []))
    for schema in bundle()["components"]["schemas"].values():
        for kind in schema.get("x-chart", []):
            members = [{"name": n, "schema": s} for n, s in schema["properties"].items()]
            yield kind, {"params": members}


def _methods(names: list[str]) -> list[dict[str, Any]]:
    return [method for method in bundle()["methods"] if method["name"] in names]


def _nested(value: Any, path: str) -> Any:
    for token in reversed(path.split("/") if path else []):
        value = [value] if token == "0" else {token: value}
    return value


def _wrong_params(method: dict[str, Any]) -> Iterator[Wrong]:
    yield 1, "unknownParam", "/bogus"
    for param in method["params"]:
        path = "/" + param["name"]
        for value, kind, inner in _wrong(param["schema"]):
            yield value, kind, path + inner


def _wrong(schema: dict[str, Any]) -> Iterator[Wrong]:
    if reference := schema.get("$ref"):
        schema = bundle()["components"]["schemas"][reference.rsplit("/", 1)[1]]
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if "oneOf" in schema or not kinds:
        return
    if kinds[0] != "boolean":
        yield True, "invalidParams", ""
    if "enum" in schema:
        yield "nobody", "notAllowed", ""
        return
    if kinds[0] in ("integer", "number"):
        yield "1", "invalidParams", ""
        if kinds[0] == "integer":
            yield schema.get("minimum", 0) + 0.5, "invalidParams", ""
        if "maximum" in schema:
            yield schema["maximum"] + 1, "outOfRange", ""
        if "minimum" in schema:
            yield schema["minimum"] - 1, "outOfRange", ""
    elif kinds[0] == "string":
        yield 1, "invalidParams", ""
        if "format" in schema:
            yield "yesterday", "invalidParams", ""
        elif "maxLength" in schema:
            yield "x" * (schema["maxLength"] + 1), "outOfRange", ""
    elif kinds[0] == "boolean":
        yield 1, "invalidParams", ""
    elif kinds[0] == "array":
        if "maxItems" in schema:
            yield [0] * (schema["maxItems"] + 1), "outOfRange", ""
        for value, kind, inner in _wrong(schema["items"]):
            yield value, kind, "/0" + inner
    elif "properties" in schema:
        # The first required member that is missing would come first.
        if not schema.get("required"):
            for name, member in schema["properties"].items():
                for value, kind, inner in _wrong(member):
                    yield value, kind, f"/{name}{inner}"


def _fault(
    server: ServerProcess, number: int, method: str, sent: tuple[dict[str, Any], str, str]
) -> str | None:
    params, kind, path = sent
    request = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    server.send(json.dumps(request, ensure_ascii=False).encode())
    while True:
        answer = server.next_message()
        if answer is None:
            raise WireFault("the server ended")
        if answer.get("id") == number:
            break
    data = answer.get("error", {}).get("data", {})
    if answer.get("error", {}).get("code") == -32602 and data.get("kind") == kind:
        return None if data.get("path") == path else f"path {data.get('path')}, not {path}"
    return f"expected {kind} at {path}, got {dump(answer)[:200]}"
