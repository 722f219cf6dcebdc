"""The upstream's idea of now: the machine's, until a test sets it with `POST /-/clock`."""

import time

_frozen = None


def set_now(unix_seconds):
    """None goes back to the machine's."""
    global _frozen
    _frozen = unix_seconds


def now():
    return time.time() if _frozen is None else _frozen


def is_frozen():
    return _frozen is not None
