"""The scenarios of MCP's conformance suite that fit a product, written anew from the specification.

The suite itself is an npm package and tests a server by its URL; here the bridge gives it one. These
checks have the names of the suite's, so that both read the same file of expected failures: a check
that is listed there must fail, and every other one must pass.
"""

from __future__ import annotations

import http.client
import json
import pathlib
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from bridge import VERSION, Bridge  # noqa: E402
from stdio import Message, Server  # noqa: E402

REVISION = "2026-07-28"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
META = {VERSION: REVISION, CAPABILITIES: {}}
Check = tuple[str, bool]
scenarios: dict[str, Callable[[Any], Iterator[Check]]] = {}


def scenario(function: Callable[[Any], Iterator[Check]]) -> None:
    scenarios[function.__name__.replace("_", "-")] = function


class Client:
    def __init__(self, port: int) -> None:
        self.port = port

    def post(
        self, method: str, params: Message | None = None, meta: Any = META, **headers: str
    ) -> tuple[int, Message]:
        """The status and the answer; headers are written with underscores."""
        params = {**(params or {}), **({"_meta": meta} if meta is not None else {})}
        message = {"jsonrpc": "2.0", "id": 41, "method": method, "params": params}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("POST", "/mcp", json.dumps(message), {"Mcp-Method": method, **named})
        response = connection.getresponse()
        body = response.read()
        connection.close()
        answer: Message = json.loads(body) if body else {}
        assert not answer or answer["id"] == 41, answer
        return response.status, answer

    def result(self, method: str, params: Message | None = None) -> Message:
        return dict(self.post(method, params)[1].get("result", {}))

    def error(self, method: str, params: Message | None = None) -> Message:
        return dict(self.post(method, params)[1].get("error", {}))


@scenario
def server_stateless(client: Client) -> Iterator[Check]:
    for slug, meta in [
        ("missing-meta", None),
        ("missing-protocol-version", {CAPABILITIES: {}}),
        ("missing-client-capabilities", {VERSION: REVISION}),
    ]:
        status, answer = client.post("server/discover", meta=meta)
        code = answer.get("error", {}).get("code")
        yield f"sep-2575-request-meta-invalid-{slug}", code == -32602 and status == 400
    status, answer = client.post("server/discover")
    found = answer.get("result", {})
    yield "sep-2575-request-meta-client-info-optional", status == 200
    yield "sep-2575-server-implements-discover", REVISION in found.get("supportedVersions", [])
    named = found.get("_meta", {}).get("io.modelcontextprotocol/serverInfo", {})
    yield "sep-2575-server-identifies-in-result-meta", bool(named.get("version"))
    capabilities = found.get("capabilities", {})
    yield "sep-2575-server-declares-prompts-in-discover", "prompts" in capabilities
    yield "sep-2575-discover-capabilities-match-handlers", all(
        isinstance(client.result(f"{name}/list").get(name), list) for name in capabilities
    )
    status, answer = client.post("server/discover", meta={**META, VERSION: "v999.0.0"})
    data = answer.get("error", {}).get("data", {})
    yield "sep-2575-server-unsupported-version-error", data.get("requested") == "v999.0.0" and set(
        data["supported"]
    ) <= set(found["supportedVersions"])
    yield "sep-2575-http-server-unsupported-version-400", status == 400
    for method in [
        "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe",
    ]:
        status, answer = client.post(method)
        slug = method.lower().replace("/", "-")
        missing = (status, answer.get("error", {}).get("code")) == (404, -32601)
        yield f"sep-2575-http-server-method-not-found-404-{slug}", missing
    status, answer = client.post("unknown/method")
    missing = (status, answer.get("error", {}).get("code")) == (404, -32601)
    yield "sep-2575-http-server-method-not-found-404", missing
    status, answer = client.post("server/discover", MCP_Protocol_Version="2025-11-25")
    code = answer.get("error", {}).get("code")
    yield "sep-2575-http-server-header-mismatch-400", (status, code) == (400, -32020)
    refused = client.error("tools/call", {"name": "test_missing_capability"})
    yield "sep-2575-server-rejects-undeclared-capability", refused.get("code") == -32021
    yield "sep-2575-missing-capability-http-400", refused.get("code") == -32021
    for slug, tool in [
        ("http-server-no-independent-requests-on-stream", "test_streaming_elicitation"),
        ("server-no-log-without-loglevel", "test_logging_tool"),
    ]:
        yield f"sep-2575-{slug}", bool(client.result("tools/call", {"name": tool}))


@scenario
def tools_list(client: Client) -> Iterator[Check]:
    tools = client.result("tools/list")["tools"]
    yield "tools-list", bool(tools) and all(
        tool["description"] and tool["inputSchema"]["type"] == "object" for tool in tools
    )
    names = [tool["name"] for tool in tools]
    yield "tools-name-format", len(set(names)) == len(names) and all(
        re.fullmatch(r"[A-Za-z0-9_./-]{1,64}", name) for name in names
    )


@scenario
def resources_list(client: Client) -> Iterator[Check]:
    resources = client.result("resources/list")["resources"]
    yield "resources-list", bool(resources) and all(
        item["uri"] and item["name"] for item in resources
    )


@scenario
def prompts_list(client: Client) -> Iterator[Check]:
    prompts = client.result("prompts/list")["prompts"]
    yield "prompts-list", bool(prompts) and all(
        item["name"] and item["description"] for item in prompts
    )


@scenario
def sep_2164_resource_not_found(client: Client) -> Iterator[Check]:
    uri = "test://nonexistent-resource-for-conformance-testing"
    error = client.error("resources/read", {"uri": uri})
    yield "sep-2164-no-empty-contents", bool(error)
    yield "sep-2164-error-code", error.get("code") == -32602
    yield "sep-2164-data-uri", error.get("data", {}).get("uri") == uri


@scenario
def caching(client: Client) -> Iterator[Check]:
    uri = client.result("resources/list")["resources"][0]["uri"]
    for method, params in [
        ("tools/list", {}), ("prompts/list", {}), ("resources/list", {}),
        ("resources/templates/list", {}), ("resources/read", {"uri": uri}),
    ]:
        result = client.result(method, params)
        valid = type(result.get("ttlMs")) is int and result["ttlMs"] >= 0
        slug = method.replace("/", "-")
        yield f"sep-2549-{slug}-caching-hints", valid and result.get("cacheScope") in (
            "public", "private",
        )


@scenario
def dns_rebinding_protection(client: Client) -> Iterator[Check]:
    status, _ = client.post("server/discover", Host="evil.example.com")
    yield "localhost-host-rebinding-rejected", status == 403
    status, _ = client.post("server/discover", Origin="http://evil.example.com")
    yield "localhost-origin-rebinding-rejected", status == 403
    status, _ = client.post("server/discover", Origin="http://localhost:1")
    yield "localhost-host-valid-accepted", status == 200


def expected_failures() -> list[str]:
    lines = (HERE / "expected-failures.yml").read_text().splitlines()
    return [line.strip()[2:] for line in lines if line.strip().startswith("- ")]


def main() -> int:
    expected = expected_failures()
    covered = {name.split(":")[0] for name in expected} | set(scenarios)
    assert len(expected) == len(set(expected)) and len(covered) == 37, len(covered)
    passed, wrong = 0, []
    with tempfile.TemporaryDirectory() as home:
        program = Server(home)
        bridge = Bridge(program)
        serving = threading.Thread(target=bridge.serve_forever)
        serving.start()
        try:
            client = Client(bridge.server_address[1])
            for name, checks in scenarios.items():
                for check, holds in checks(client):
                    passed += holds
                    if holds == (f"{name}:{check}" in expected):
                        wrong.append(f"{name}:{check} {'passes' if holds else 'fails'}")
        finally:
            bridge.shutdown()
            serving.join()
            bridge.server_close()
            program.close()
    known = len(expected)
    print(f"mcp conformance: {len(scenarios)} of 37 scenarios, {passed} checks, {known} known failures")
    for line in wrong:
        print(f"not as expected: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
