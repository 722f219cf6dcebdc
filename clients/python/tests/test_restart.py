"""The restart policy, without a process and without waiting."""

import pytest

from almanac_client._restart import RestartPolicy, RestartState


@pytest.mark.parametrize(
    ("ends", "delays"),
    [
        ([0, 1, 3, 7, 15], [1, 2, 4, 8, None]),
        ([0, 100, 200], [1, 1, 1]),
        ([0, 10, 20, 30, 75], [1, 2, 4, 8, 4]),
        ([0, 0, 0, 0, 0], [1, 2, 4, 8, None]),
    ],
)
def test_delays(ends: list[float], delays: list[float | None]) -> None:
    state = RestartState(RestartPolicy())
    assert [state.ended(at) for at in ends] == delays


def test_delays_have_a_longest() -> None:
    state = RestartState(RestartPolicy(most_ends=10, longest_delay_seconds=3))
    assert [state.ended(0) for _ in range(4)] == [1, 2, 3, 3]
