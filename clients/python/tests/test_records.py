"""Results as values with attributes, and as tables."""

from __future__ import annotations

import copy
import json
import pickle
from datetime import datetime
from typing import Any

import pytest
from conftest import REPOSITORY

from almanac_client import Event, record, to_dataframe
from almanac_client.protocol import SubscriptionEventParams

SPEC = json.loads((REPOSITORY / "protocol-spec/openrpc.json").read_text(encoding="utf-8"))


def example(method: str) -> Any:
    """The result of the method's first example."""
    entry = next(entry for entry in SPEC["methods"] if entry["name"] == method)
    return copy.deepcopy(entry["examples"][0]["result"]["value"])


def test_a_record_has_attributes_and_a_readable_repr() -> None:
    shown = example("weather.current") | {"temperature": 21.4, "feelsLike": 21}
    weather = record(shown)
    assert (weather.temperature, weather.feels_like) == (21.4, 21)
    assert weather.wind.speed == shown["wind"]["speed"]
    assert isinstance(weather.time, datetime)
    assert "temperature=21.4, feels_like=21, " in repr(weather)
    assert f"attribution=<{len(shown['attribution'])} rows>" in repr(weather)
    assert "feels_like" in dir(weather)
    with pytest.raises(AttributeError, match="there is no tempereature; there is time, temp"):
        _ = weather.tempereature
    with pytest.raises(AttributeError, match="cannot be changed"):
        weather.temperature = 30


def test_records_are_values() -> None:
    one, same = record(example("weather.current")), record(example("weather.current"))
    warmer = record({**example("weather.current"), "temperature": 30})
    assert one == same and hash(one) == hash(same)
    assert one != warmer
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one


def test_every_member_can_be_written() -> None:
    rain = record({"from": 1, "class": {"is": 2}})
    assert (rain.from_, rain.class_.is_) == (1, 2)


@pytest.mark.parametrize("method", [entry["name"] for entry in SPEC["methods"]])
def test_every_example_is_a_record(method: str) -> None:
    entry = next(entry for entry in SPEC["methods"] if entry["name"] == method)
    for shown in entry.get("examples", []):
        value = (shown.get("result") or {}).get("value")
        if isinstance(value, dict):
            assert len(list(record(value))) == len(value)


def test_a_table_of_hours() -> None:
    pytest.importorskip("pandas", reason="pandas is missing")
    table = to_dataframe(example("forecast.hourly"))
    assert table.index.name == "time"
    assert str(table.index[0]) == "2026-06-21 19:00:00+01:00"
    assert {"temperature", "wind.speed", "cloudCover.high"} <= set(table.columns)
    days = to_dataframe(example("sunset.score"), "days")
    assert days.index.name == "date" and days["score"].iloc[0] > 0
    with pytest.raises(ValueError, match="hourz is no list of this result; there is hours"):
        to_dataframe(example("forecast.hourly"), "hourz")
    with pytest.raises(ValueError, match="rows has to be one of attribution"):
        to_dataframe(example("weather.current"))


def test_an_event_has_the_members_of_the_protocol() -> None:
    assert set(Event.__annotations__) == set(SubscriptionEventParams.__annotations__)
