"""Checks messages against the spec: results, errors and notifications of a server, requests."""

from __future__ import annotations

import functools
import json
import pathlib
import re
from typing import Any

from .matching import REST, TIME
from .values import Number, dump

WORK_DONE = {"$ref": "#/components/schemas/WorkDoneProgress"}
FORMATS = {"date": re.compile(r"\d{4}-\d\d-\d\d"), "date-time": TIME}
BUNDLE = pathlib.Path(__file__).resolve().parents[2] / "openrpc.json"


@functools.cache
def bundle() -> dict[str, Any]:
    """The bundled OpenRPC document."""
    document: dict[str, Any] = json.loads(BUNDLE.read_text(encoding="utf-8"))
    return document


class SpecifiedMessages:
    """Remembers what was asked, to know what an answer has to look like."""

    def __init__(self) -> None:
        document = bundle()
        self._schemas = document["components"]["schemas"]
        self._methods = {method["name"]: method for method in document["methods"]}
        self._server_methods = {method["name"]: method for method in document["x-serverMethods"]}
        self._errors = {
            (error["code"], error["kind"], error.get("reason")): error["message"]
            for error in document["x-errors"]
        }
        self._asked: dict[str, str] = {}
        #: What `$/progress` under a token has to look like.
        self._progress: dict[str, list[dict[str, Any]]] = {}
        #: The method that a subscription calls, by its id.
        self._subscribed: dict[str, str] = {}

    def sent(self, message: Any) -> None:
        """A message of the client, as it was understood."""
        for request in message if isinstance(message, list) else [message]:
            if isinstance(request, dict) and "id" in request and "method" in request:
                self._asked[dump(request["id"])] = str(request["method"])
                self._remember_tokens(request)

    def _remember_tokens(self, request: dict[str, Any]) -> None:
        params = request.get("params")
        if not isinstance(params, dict):
            return
        method = self._methods.get(str(request["method"]), {})
        kinds = {"workDoneToken": WORK_DONE, "partialResultToken": method.get("x-partial")}
        for name, schema in kinds.items():
            if name in params and schema:
                self._progress.setdefault(dump(params[name]), []).append(schema)

    def request_fault(self, request: dict[str, Any]) -> str | None:
        """What is wrong with the params of a request of the client, and of one inside it."""
        method = self._methods.get(request.get("method", ""))
        if method is None:
            return None
        # Null for an optional member means that it is absent.
        given = (request.get("params") or {}).items()
        params = {name: value for name, value in given if value is not None}
        return self._params_fault(params, method) or self._owned_fault(params, method)

    def _owned_fault(self, params: dict[str, Any], method: dict[str, Any]) -> str | None:
        """What is wrong with the params of another method in these (`x-paramsOf`)."""
        schemas = {param["name"]: param["schema"] for param in method["params"]}
        for name, schema in schemas.items():
            tag = schema.get("x-paramsOf")
            if tag is None:
                continue
            value, inner = params.get(tag), params.get(name, {})
            if "x-methods" in schemas[tag]:
                return self.request_fault({"method": value, "params": inner})
            for other in self._methods.values():
                if value in other.get("x-chart", []):
                    return self.request_fault({"method": other["name"], "params": inner})
            for own in self._schemas.values():
                if value in own.get("x-chart", []):
                    return self._value_fault(inner, own, f"/{name}")
        return None

    def fault(self, message: Any) -> str | None:
        """What is wrong with a message of the server; None when it is as specified."""
        for part in message if isinstance(message, list) else [message]:
            if found := self._fault(part):
                return found
        return None

    def _fault(self, message: dict[str, Any]) -> str | None:
        if "method" in message:
            return self._call_fault(message)
        method = self._methods.get(self._asked.get(dump(message.get("id")), ""))
        if "error" in message:
            return self._error_fault(message["error"]) or _param_fault(message["error"], method)
        if method is None or "result" not in method:
            return None
        found = self._value_fault(message["result"], method["result"]["schema"], "")
        if found is None and method["name"] == "subscription.create":
            self._subscribed[message["result"]["id"]] = message["result"]["method"]
        return found and f"result of {method['name']}{found}"

    def _call_fault(self, message: dict[str, Any]) -> str | None:
        method = self._server_methods.get(message["method"])
        if method is None:
            return f"{message['method']} is not a message of the server"
        found = self._params_fault(message.get("params", {}), method)
        if inner := found is None and self._inner_message_fault(message):
            return f"params of {method['name']}{inner}"
        return found

    def _params_fault(self, params: Any, method: dict[str, Any]) -> str | None:
        properties = {param["name"]: param["schema"] for param in method["params"]}
        required = [param["name"] for param in method["params"] if param.get("required")]
        schema = {"type": "object", "properties": properties, "required": required}
        found = self._value_fault(params, schema, "")
        return found and f"params of {method['name']}{found}"

    def _inner_message_fault(self, message: dict[str, Any]) -> str | None:
        """What the schema of the message leaves open, since it depends on what was asked."""
        params = message.get("params", {})
        if message["method"] == "$/progress":
            schemas = self._progress.get(dump(params["token"]), [])
            if not schemas:
                return f"/token: no request gave {dump(params['token'])}"
            return self._value_fault(params["value"], {"oneOf": schemas}, "/value")
        if message["method"] == "subscription/event" and "result" in params:
            return self._event_fault(params["result"], self._subscribed.get(params["id"]))
        return None

    def _event_fault(self, result: Any, name: str | None) -> str | None:
        if name is None:
            return "/id: no subscription has it"
        return self._value_fault(result, self._methods[name]["result"]["schema"], "/result")

    def _error_fault(self, error: dict[str, Any]) -> str | None:
        data = error.get("data", {})
        if found := self._value_fault(data, {"$ref": "#/components/schemas/ErrorData"}, ""):
            return f"error.data{found}"
        key = (int(float(dump(error["code"]))), data["kind"], data.get("reason"))
        message = self._errors.get(key)
        if message is None:
            return f"error {key} is not in errors.json"
        if message != error["message"] and data.get("reason") != "other":
            return f"error {key} says {error['message']!r}, not {message!r}"
        return None

    def _value_fault(self, value: Any, schema: dict[str, Any], path: str) -> str | None:
        if reference := schema.get("$ref"):
            return self._value_fault(value, self._schemas[reference.rsplit("/", 1)[1]], path)
        if branches := schema.get("oneOf"):
            tag = schema.get("discriminator", {}).get("propertyName")
            if tag and isinstance(value, dict):
                named = [b for b in branches if self._constant(b, tag) == value.get(tag)]
                branches = named or branches
            faults = [self._value_fault(value, branch, path) for branch in branches]
            # The branch that got furthest into the value says most about what is wrong.
            return None if None in faults else max(faults, key=_depth)
        if "const" in schema:
            return None if value == schema["const"] else f"{path}: {dump(value)} is not allowed"
        if "enum" in schema:
            return None if value in schema["enum"] else f"{path}: {dump(value)} is not allowed"
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        if types and not any(_fits(value, name) for name in types):
            return f"{path}: {dump(value)[:80]} is not {' or '.join(types)}"
        return _bounds_fault(value, schema, path) or self._inner_fault(value, schema, path)

    def _inner_fault(self, value: Any, schema: dict[str, Any], path: str) -> str | None:
        if isinstance(value, list) and "items" in schema:
            items = schema["items"]
            faults = (self._value_fault(v, items, f"{path}/{i}") for i, v in enumerate(value))
            return next(filter(None, faults), None)
        if isinstance(value, dict) and "properties" in schema:
            for name in schema.get("required", []):
                if name not in value:
                    return f"{path}/{name}: missing"
            for name, member in value.items():
                if name not in schema["properties"]:
                    return f"{path}/{name}: not in the spec"
                of_member = schema["properties"][name]
                inside = f"{path}/{name}"
                if found := self._value_fault(member, of_member, inside) or self._other_fault(
                    value, of_member, member, inside
                ):
                    return found
            return self._warned_fault(value, path)
        return None

    def _warned_fault(self, result: dict[str, Any], path: str) -> str | None:
        """A warning is about members that the result has."""
        for i, warning in enumerate(result.get("warnings") or []):
            for pointer in warning.get("paths", []):
                if not _has(result, pointer.split("/")[1:]):
                    return f"{path}/warnings/{i}/paths: {pointer} is not there"
        return None

    def _constant(self, branch: dict[str, Any], tag: str) -> Any:
        """What the tag of a union always is in a branch."""
        return self._schemas[branch["$ref"].rsplit("/", 1)[1]]["properties"][tag]["const"]

    def _other_fault(
        self, value: dict[str, Any], schema: dict[str, Any], member: Any, path: str
    ) -> str | None:
        """What is wrong with the params or the result of the method that is named beside them."""
        if tag := schema.get("x-paramsOf"):
            found = self.request_fault({"method": value.get(tag), "params": member})
            return found and f"{path}: {found}"
        if tag := schema.get("x-resultOf"):
            method = self._methods.get(value.get(tag))
            return method and self._value_fault(member, method["result"]["schema"], path)
        return None


def _has(value: Any, tokens: list[str]) -> bool:
    for token in tokens:
        if isinstance(value, list) and token.isdecimal() and int(token) < len(value):
            value = value[int(token)]
        elif isinstance(value, dict) and token in value:
            value = value[token]
        else:
            return False
    return True


def _depth(fault: str | None) -> int:
    return str(fault).partition(": ")[0].count("/")


def _param_fault(error: dict[str, Any], method: dict[str, Any] | None) -> str | None:
    """An error is about a param of its method, by the name that the caller gave it."""
    data = error.get("data", {})
    name = data.get("path", "").split("/")[1:2]
    if method is None or not name or data["kind"] == "unknownParam":
        return None
    known = [param["name"] for param in method["params"]]
    return None if name[0] in known else f"error.data/path: {method['name']} has no {name[0]}"


class SpecifiedPatterns(SpecifiedMessages):
    """The same for messages as transcripts write them: a placeholder fits, `$...` is what is left out."""

    def _event_fault(self, result: Any, name: str | None) -> str | None:
        return name and super()._event_fault(result, name)  # an id may be a placeholder

    def _value_fault(self, value: Any, schema: dict[str, Any], path: str) -> str | None:
        if isinstance(value, str) and value.startswith("$"):
            return None
        return super()._value_fault(value, schema, path)

    def _inner_fault(self, value: Any, schema: dict[str, Any], path: str) -> str | None:
        if isinstance(value, dict) and REST in value:
            value = {name: member for name, member in value.items() if name != REST}
            schema = {name: part for name, part in schema.items() if name != "required"}
        elif isinstance(value, list):
            value = [element for element in value if element != REST]
        return super()._inner_fault(value, schema, path)

    def _warned_fault(self, result: dict[str, Any], path: str) -> str | None:
        return None  # it may be about what is left out


def _fits(value: Any, name: str) -> bool:
    match name:
        case "null":
            return value is None
        case "boolean":
            return isinstance(value, bool)
        case "string":
            return isinstance(value, str)
        case "number":
            return isinstance(value, Number)
        case "integer":
            return isinstance(value, Number) and value.is_integer()
        case "array":
            return isinstance(value, list)
        case _:
            return isinstance(value, dict)


def _bounds_fault(value: Any, schema: dict[str, Any], path: str) -> str | None:
    if isinstance(value, Number):
        size, low, high = float(dump(value)), "minimum", "maximum"
    elif isinstance(value, str):
        form = schema.get("format")
        if form and not FORMATS[form].fullmatch(value):
            return f"{path}: {dump(value)[:80]} is no {form}"
        size, low, high = len(value.encode()), "minLength", "maxLength"
    elif isinstance(value, list):
        size, low, high = len(value), "minItems", "maxItems"
    else:
        return None
    if not schema.get(low, size) <= size <= schema.get(high, size):
        return f"{path}: {dump(value)[:80]} is beyond {low} or {high}"
    return None
