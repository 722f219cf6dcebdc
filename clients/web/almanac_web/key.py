"""The key in the cookie of a browser that was let in once; it outlives a restart of the bridge."""

from __future__ import annotations

import os
import pathlib
import secrets
import stat


def key_path() -> pathlib.Path:
    """Where it is kept; whoever deletes it signs every browser out."""
    state = os.environ.get("XDG_STATE_HOME") or pathlib.Path.home() / ".local" / "state"
    return pathlib.Path(state) / "almanac-web" / "key"


def stored_key(path: pathlib.Path) -> str:
    """The key in this file, made when there is none that only its owner can read.

    A folder that cannot be written costs the restart, not the start: the key is then for this run.
    """
    try:
        if (key := _read(path)) is not None:
            return key
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32))
        fresh.replace(path)
        # Two bridges that start at once: the later one's key counts for both from the next start.
        return _read(path) or secrets.token_urlsafe(32)
    except OSError:
        return secrets.token_urlsafe(32)


def _read(path: pathlib.Path) -> str | None:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
    except FileNotFoundError:
        return None
    with os.fdopen(descriptor, encoding="ascii", errors="replace") as file:
        status = os.fstat(file.fileno())
        private = status.st_uid == os.getuid() and not stat.S_IMODE(status.st_mode) & 0o077
        key = file.read(100).strip()
    return key if private and len(key) >= 32 and key.isascii() else None
