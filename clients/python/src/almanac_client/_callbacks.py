"""How the functions of a user are called: apart from everything else, and their faults reported."""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
import queue
import threading
from collections.abc import Awaitable, Callable
from typing import Any

log = logging.getLogger("almanac_client")

#: Has a function called with arguments: `loop.call_soon`, `GLib.idle_add` and the like.
Caller = Callable[..., object]


def apart(call: Caller, handler: Callable[..., object], *args: Any) -> None:
    """Has `call` call the handler; what goes wrong is logged, and hurts nobody else."""
    try:
        call(_guarded, handler, *args)
    except Exception:
        log.exception("%r cannot be called", handler)


def _guarded(handler: Callable[..., object], *args: Any) -> None:
    try:
        handler(*args)
    except Exception:
        log.exception("a handler failed: %r", handler)


class CallbackThread:
    """Calls functions one after the other, so that they may wait for answers of the client."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[tuple[Any, ...] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(
            target=self._run, name="almanac-client-callbacks", daemon=True
        )

    def call(self, function: Callable[..., object], *args: Any) -> None:
        """Calls the function after those before it. Only the loop's thread calls this."""
        if self._thread.ident is None:
            self._thread.start()
        self._waiting.put((function, *args))

    def end(self) -> None:
        """The thread ends after what it has been given."""
        self._waiting.put(None)

    def _run(self) -> None:
        while work := self._waiting.get():
            function, *args = work
            function(*args)


def on_a_thread(function: Callable[..., Any], *args: Any) -> Awaitable[Any]:
    """The function's result; it has a thread of its own, because it may take its time."""
    future: concurrent.futures.Future[Any] = concurrent.futures.Future()

    def run() -> None:
        try:
            future.set_result(function(*args))
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, name="almanac-client-handler", daemon=True).start()
    return asyncio.wrap_future(future)
