"""The upstream's idea of now: the machine's, until a test sets it with `POST /-/clock`, for all
rooms or for one."""

import threading
import time

#: By room; that of None is everybody's.
_frozen = {}
_current = threading.local()


def set_now(unix_seconds, room=None):
    """None goes back to the machine's."""
    if unix_seconds is None:
        _frozen.pop(room, None)
    else:
        _frozen[room] = unix_seconds


def reset():
    _frozen.clear()


def enter(room):
    """What this thread asks for next is about the room."""
    _current.room = room


def frozen():
    """Where the clock of this thread's room stands; None while it runs."""
    return _frozen.get(getattr(_current, "room", None), _frozen.get(None))


def now():
    stands = frozen()
    return time.time() if stands is None else stands
