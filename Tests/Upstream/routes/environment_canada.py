"""Environment Canada's weather-alerts: recorded features, moved by whole hours to the clock.

A freezing rain warning in six zones at Lake Ontario, and a statement; the collection answers with
those whose polygon meets the box.
"""

import calendar
import functools
import json
import pathlib
import time

import clock
from exchange import Response

HOUR = 3600
# Its origin is in NOTICE.
RECORDING = (pathlib.Path(__file__).parents[2] / "Fixtures/payloads/environment-canada"
             / "linecast_alerts_2026-03.json")
# When it was recorded; the warnings were in force.
RECORDED = calendar.timegm((2026, 3, 6, 2, 3, 41))
FORMAT = "%Y-%m-%dT%H:%M:%S"


def items(request):
    try:
        west, south, east, north = (float(edge) for edge in request.query["bbox"].split(","))
        limit = int(request.query.get("limit", 10))
    except (KeyError, ValueError):
        return Response.json({"code": "InvalidParameterValue"}, 400)
    met = [feature for feature in recording()["features"]
           if meets(feature, west, south, east, north)]
    distance = (clock.now() - RECORDED) // HOUR * HOUR
    return Response.json({
        "type": "FeatureCollection",
        "features": [moved(feature, distance) for feature in met[:limit]],
        "numberMatched": len(met), "numberReturned": len(met[:limit]),
    })


@functools.cache
def recording():
    return json.loads(RECORDING.read_text())


def meets(feature, west, south, east, north):
    """By the box of the polygon: more than the service answers with, which tests the reader."""
    points = feature["geometry"]["coordinates"][0]
    longitudes, latitudes = zip(*points)
    return (min(longitudes) <= east and max(longitudes) >= west
            and min(latitudes) <= north and max(latitudes) >= south)


def moved(feature, distance):
    return {**feature, "properties": {
        name: shifted(value, distance) if name.endswith("_datetime") else value
        for name, value in feature["properties"].items()}}


def shifted(text, distance):
    at = calendar.timegm(time.strptime(text[:19], FORMAT)) + distance
    return time.strftime(FORMAT, time.gmtime(at)) + text[19:]


ROUTES = {"/collections/weather-alerts/items": items}
