"""When to start a server again that ended by itself. No clock and no process in here."""

from __future__ import annotations

import dataclasses
from collections import deque


@dataclasses.dataclass(frozen=True)
class RestartPolicy:
    """Waits 1, 2, 4, 8 seconds; gives up after five ends within a minute."""

    first_delay_seconds: float = 1.0
    longest_delay_seconds: float = 8.0
    most_ends: int = 5
    window_seconds: float = 60.0


class RestartState:
    """Counts the ends of a server and says what follows from the latest."""

    def __init__(self, policy: RestartPolicy) -> None:
        self._policy = policy
        self._ends: deque[float] = deque()

    def ended(self, now_seconds: float) -> float | None:
        """Seconds to wait before the next start, or None when it is not worth another."""
        policy = self._policy
        while self._ends and now_seconds - self._ends[0] > policy.window_seconds:
            self._ends.popleft()
        self._ends.append(now_seconds)
        if len(self._ends) >= policy.most_ends:
            return None
        delay = policy.first_delay_seconds * 2.0 ** (len(self._ends) - 1)
        return min(delay, policy.longest_delay_seconds)
