"""MET Norway's locationforecast 2.0: a recorded answer, moved by whole days to the clock; and the
warnings of metalerts 2.0, recorded, moved by whole hours.

An hour a row for two days or so, then six hours a row to the ninth; the last row has nothing ahead of
it. Who does not say who they are, or asks for places to the millimeter, is refused.
"""

import calendar
import email.utils
import functools
import json
import pathlib
import time

import clock
from exchange import Response

HOUR, DAY = 3600, 86400
GENERIC = ("curl", "libcurl", "python", "java", "okhttp", "dalvik", "mozilla", "wget")
# London in July, every member that the service has (its origin is in NOTICE).
RECORDING = (pathlib.Path(__file__).parents[2] / "Fixtures/payloads/met-norway"
             / "locationforecast_complete_london.json")


def forecast(request):
    agent = request.headers.get("user-agent", "")
    if "/" not in agent or agent.lower().startswith(GENERIC):
        return refusal(403, "Identify yourself in the User-Agent")
    try:
        texts = [request.query[name] for name in ("lat", "lon")]
        latitude, longitude = (float(text) for text in texts)
    except (KeyError, ValueError):
        return refusal(400, "Missing or invalid coordinates")
    if any(len(text.partition(".")[2]) > 4 for text in texts):
        return refusal(403, "At most four decimals")
    if not -90 <= latitude <= 90:
        return refusal(422, "Outside of the area")
    model = clock.now() // HOUR * HOUR
    headers = {
        "Expires": date(clock.now() + 1800), "Last-Modified": date(model), "Vary": "Accept",
        "Content-Type": "application/json",
    }
    if request.headers.get("if-modified-since") == headers["Last-Modified"]:
        return Response(304, headers)
    altitude = int(request.query.get("altitude", 12))
    recorded = recording()
    return Response.json({
        "type": "Feature",
        "geometry": {"type": "Point", "coordinates": [longitude, latitude, altitude]},
        "properties": {
            "meta": {**recorded["meta"], "updated_at": stamp(model)},
            "timeseries": moved(recorded["timeseries"], model),
        },
    }, headers=headers)


# When the warnings were recorded; those of the sea around Svalbard were in force.
WARNED = calendar.timegm((2026, 3, 7, 5, 17, 1))


def warnings(request):
    if set(request.query) - {"lang", "lat", "lon"}:
        return refusal(400, "Unknown parameter")
    distance = (clock.now() - WARNED) // HOUR * HOUR
    recorded = warnings_recorded()
    return Response.json({
        **recorded,
        "features": [{
            **feature,
            "when": {"interval": [
                stamp(calendar.timegm(time.strptime(text[:19], "%Y-%m-%dT%H:%M:%S")) + distance)
                for text in feature["when"]["interval"]]},
        } for feature in recorded["features"]],
    })


@functools.cache
def warnings_recorded():
    return json.loads((RECORDING.parent / "linecast_metalerts.json").read_text())


@functools.cache
def recording():
    return json.loads(RECORDING.read_text())["properties"]


def moved(rows, hour):
    """The rows from an hour on: by whole days, so that light and six-hour steps stay where they
    are."""
    times = [calendar.timegm(time.strptime(row["time"], "%Y-%m-%dT%H:%M:%SZ")) for row in rows]
    distance = (hour - times[0]) // DAY * DAY
    return [{**row, "time": stamp(at + distance)}
            for row, at in zip(rows, times) if at + distance >= hour]


def refusal(status, reason):
    return Response(status, {"Content-Type": "text/html"}, f"<html>{reason}</html>")


def date(seconds):
    return email.utils.formatdate(seconds, usegmt=True)


def stamp(seconds):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


ROUTES = {
    "/weatherapi/metalerts/2.0/current.json": warnings,
    "/weatherapi/locationforecast/2.0/complete": forecast}
