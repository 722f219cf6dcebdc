"""MET Norway's locationforecast 2.0, shaped as its documentation and recorded answers say.

An hour a row for two and a half days, then six hours a row to the ninth; the last row has nothing
ahead of it. Who does not say who they are, or asks for places to the millimeter, is refused.
"""

import email.utils
import math
import time

import clock
from exchange import Response

HOUR = 3600
HOURLY, LAST = 60 * HOUR, 9 * 24 * HOUR
GENERIC = ("curl", "libcurl", "python", "java", "okhttp", "dalvik", "mozilla", "wget")
UNITS = {
    "air_pressure_at_sea_level": "hPa", "air_temperature": "celsius",
    "air_temperature_max": "celsius", "air_temperature_min": "celsius",
    "cloud_area_fraction": "%", "cloud_area_fraction_high": "%", "cloud_area_fraction_low": "%",
    "cloud_area_fraction_medium": "%", "dew_point_temperature": "celsius",
    "fog_area_fraction": "%", "precipitation_amount": "mm", "relative_humidity": "%",
    "ultraviolet_index_clear_sky": "1", "wind_from_direction": "degrees", "wind_speed": "m/s",
}
SYMBOLS = ["clearsky", "fair", "partlycloudy", "cloudy"]


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
    is_complete = request.path.endswith("complete")
    steps = times()
    series = [row(at, gap, latitude, is_complete, at == steps[-1][0]) for at, gap in steps]
    return Response.json({
        "type": "Feature",
        "geometry": {"type": "Point", "coordinates": [longitude, latitude, altitude]},
        "properties": {"meta": {"updated_at": stamp(model), "units": UNITS}, "timeseries": series},
    }, headers=headers)


def refusal(status, reason):
    return Response(status, {"Content-Type": "text/html"}, f"<html>{reason}</html>")


def date(seconds):
    return email.utils.formatdate(seconds, usegmt=True)


def stamp(seconds):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def times():
    """Each row and how many hours it stands for; rows of six hours begin at 0, 6, 12, 18 UTC."""
    first = int(clock.now() // HOUR) * HOUR
    change = -(-(first + HOURLY) // (6 * HOUR)) * 6 * HOUR
    return [(at, 1) for at in range(first, change, HOUR)] + [
        (at, 6) for at in range(change, first + LAST, 6 * HOUR)]


def wave(name, seconds, latitude, middle, swing):
    hour = seconds / HOUR
    day = math.sin((hour - 9) / 24 * 2 * math.pi + len(name))
    slow = math.sin(hour / 120 * 2 * math.pi + latitude)
    return round(middle + swing * (0.6 * day + 0.4 * slow), 1)


def share(name, seconds, latitude):
    return min(100.0, max(0.0, wave(name, seconds, latitude, 45, 60)))


def rain(seconds, latitude):
    return max(0.0, wave("precipitation", seconds, latitude, -0.1, 0.9))


def temperature(seconds, latitude):
    return wave("air_temperature", seconds, latitude, 14, 7)


def row(at, gap, latitude, is_complete, is_last):
    details = {
        "air_pressure_at_sea_level": wave("pressure", at, latitude, 1015, 9),
        "air_temperature": temperature(at, latitude),
        "cloud_area_fraction": share("cloud", at, latitude),
        "relative_humidity": wave("humidity", at, latitude, 62, 25),
        "wind_from_direction": wave("direction", at, latitude, 180, 170),
        "wind_speed": max(0.0, wave("wind", at, latitude, 4, 3)),
    }
    if is_complete:
        details.update({
            "cloud_area_fraction_high": share("cloud_high", at, latitude),
            "cloud_area_fraction_low": share("cloud_low", at, latitude),
            "cloud_area_fraction_medium": share("cloud_medium", at, latitude),
            "dew_point_temperature": wave("dew_point", at, latitude, 8, 4),
        })
    if is_complete and gap == 1:
        # The later rows have no fog and no UV index.
        details["fog_area_fraction"] = 0.0
        details["ultraviolet_index_clear_sky"] = max(0.0, wave("uv", at, latitude, 2, 4))
    data = {"instant": {"details": details}}
    if is_last:
        return {"time": stamp(at), "data": data}
    data["next_12_hours"] = {"summary": {"symbol_code": symbol(at, latitude)}}
    if gap == 1:
        data["next_1_hours"] = ahead(at, 1, latitude)
    data["next_6_hours"] = ahead(at, 6, latitude)
    within = [temperature(at + hour * HOUR, latitude) for hour in range(7)]
    data["next_6_hours"]["details"].update(
        {"air_temperature_max": max(within), "air_temperature_min": min(within)})
    return {"time": stamp(at), "data": data}


def ahead(at, hours, latitude):
    amount = sum(rain(at + hour * HOUR, latitude) for hour in range(hours))
    return {
        "summary": {"symbol_code": symbol(at, latitude)},
        "details": {"precipitation_amount": round(amount, 1)},
    }


def symbol(at, latitude):
    """Cloudy and rain have no time of day, the others do."""
    if rain(at, latitude) > 0:
        return "heavyrain" if rain(at, latitude) > 0.5 else "lightrain"
    base = SYMBOLS[min(3, int(share("cloud", at, latitude) / 25.1))]
    if base == "cloudy":
        return base
    return base + ("_day" if 6 <= at / HOUR % 24 < 18 else "_night")


ROUTES = {"/weatherapi/locationforecast/2.0/": forecast}
