"""Open-Meteo: forecast, nowcast, air quality and archive, shaped as its documentation says."""

import calendar
import datetime
import time
import zoneinfo

import clock
from exchange import Response
from open_meteo_values import UnknownVariable, of_day, polar, quarter, value

UNITS = {
    "temperature": "°C", "dew": "°C", "wind_speed": "km/h", "wind_gusts": "km/h",
    "wind_direction": "°", "precipitation_probability": "%", "precipitation": "mm", "rain": "mm",
    "showers": "mm", "snowfall": "cm",
    **dict.fromkeys(
        ["pm", "carbon", "nitrogen", "sulphur", "ozone", "ammonia", "dust"], "μg/m³"),
    "european_aqi": "EAQI", "alder": "grains/m³", "birch": "grains/m³",
    "grass": "grains/m³", "mugwort": "grains/m³", "olive": "grains/m³", "ragweed": "grains/m³",
    "pressure": "hPa", "visibility": "m", "cloud": "%", "relative": "%", "weather_code": "wmo code",
}

# Cities for which the service has quarter hours; elsewhere it shares hours out.
QUARTER_HOURS = [(52.5, 13.4), (48.9, 2.4), (40.7, -74.0)]
# What a reanalysis does not know.
NOT_IN_ARCHIVE = ("precipitation_probability", "visibility", "uv_index")
ARCHIVE_START = "1940-01-01"
FORECAST_PAST_DAYS = 93

# Time zones of the coordinates that tests ask `auto` for.
ZONES = [(38.7, -9.1, "Europe/Lisbon"), (52.5, 13.4, "Europe/Berlin"), (35.7, 139.7, "Asia/Tokyo")]


class Refusal(Exception):
    def __init__(self, reason, status=400):
        self.response = Response.json({"error": True, "reason": reason}, status)


def answering(function):
    def route(request):
        try:
            return function(request.query)
        except Refusal as refusal:
            return refusal.response
        except UnknownVariable as error:
            return Refusal("Cannot initialize WeatherVariable from invalid String value "
                           f"{error.args[0]} for key hourly").response
        except (KeyError, ValueError) as error:
            return Refusal(f"A parameter is missing or is no value: {error}").response

    return route


def sun(name, midnight, latitude):
    """Local times as Unix seconds: a polar day lasts from midnight to midnight, and in the polar
    night the sun rises and sets at the same midnight."""
    light = polar(midnight + 43200, latitude)
    if light is None:
        return midnight + (6.5 if name == "sunrise" else 18.75) * 3600
    return midnight + 86400 if light and name == "sunset" else midnight


def block(names, times, latitude, stamp, reader=value):
    result = {"time": [stamp(t) for t in times]}
    for name in names:
        if name in ("sunrise", "sunset"):
            result[name] = [stamp(sun(name, t, latitude)) for t in times]
        elif name == "daylight_duration":
            result[name] = [
                45000.0 if polar(t + 43200, latitude) is None
                else 86400.0 * polar(t + 43200, latitude) for t in times]
        else:
            result[name] = [reader(name, t, latitude) for t in times]
    return result


def units(names):
    found = {"time": "iso8601"}
    for name in names:
        found[name] = next((unit for key, unit in UNITS.items() if name.startswith(key)), "")
    return found


def zone_of(query, latitude, longitude):
    """The zone's name, and its offset now: one stands for the whole answer."""
    name = query.get("timezone", "GMT")
    if name == "auto":
        near = [zone for north, east, zone in ZONES
                if abs(north - latitude) < 3 and abs(east - longitude) < 3]
        name = near[0] if near else "GMT"
    try:
        zone = zoneinfo.ZoneInfo("Etc/GMT" if name == "GMT" else name)
    except (KeyError, ValueError, OSError) as error:
        raise Refusal("Invalid timezone") from error
    moment = datetime.datetime.fromtimestamp(clock.now(), zone)
    return name, int(moment.utcoffset().total_seconds())


def stamps(query, offset):
    """Writes a time as the query wants it."""
    unix = query.get("timeformat") == "unixtime"

    def stamp(t, form="%Y-%m-%dT%H:%M"):
        return int(t) if unix else time.strftime(form, time.gmtime(t + offset))

    return stamp


def day_range(query, earliest, latest):
    """From `start_date` to `end_date` as days of Unix seconds, both included."""
    try:
        first, last = (midnight(query[key]) for key in ("start_date", "end_date"))
    except (KeyError, ValueError) as error:
        raise Refusal("Both 'start_date' and 'end_date' must be set in the url") from error
    for name, day in (("start_date", first), ("end_date", last)):
        if not midnight(earliest) <= day <= midnight(latest):
            raise Refusal(
                f"Parameter '{name}' is out of allowed range from {earliest} to {latest}")
    if last < first:
        raise Refusal("End-date must be larger or equals than start-date")
    return range(first, last + 1, 86400)


def midnight(text):
    return calendar.timegm(time.strptime(text, "%Y-%m-%d"))


def written(unix_seconds):
    return time.strftime("%Y-%m-%d", time.gmtime(unix_seconds))


def days_of(query, offset, longest, default, earliest=None):
    """Local midnights as Unix seconds."""
    today = int((clock.now() + offset) // 86400) * 86400
    if "start_date" in query:
        for name in ("forecast_days", "past_days"):
            if name in query:
                raise Refusal(
                    f"Parameter '{name}' is mutually exclusive with 'start_date' and 'end_date'")
        first = earliest or written(today - FORECAST_PAST_DAYS * 86400)
        return [day - offset for day in day_range(query, first, written(today + longest * 86400))]
    count = int(query.get("forecast_days", default))
    if not 0 <= count <= longest:
        raise Refusal(f"Forecast days is invalid. Allowed range 0 to {longest}. Given {count}.")
    past = int(query.get("past_days", 0))
    return [today + day * 86400 - offset for day in range(-past, count)]


def times_of(query, key, step, days):
    """Those of the days, or so many from the current step on."""
    suffix = "hours" if key == "hourly" else key
    if f"forecast_{suffix}" not in query:
        return [day + t for day in days for t in range(0, 86400, step)]
    current = int(clock.now() // step) * step
    past, coming = (int(query.get(f"{name}_{suffix}", 0)) for name in ("past", "forecast"))
    return [current + index * step for index in range(-past, coming)]


def one(query, latitude, longitude, longest, default, earliest=None):
    if not -90 <= latitude <= 90:
        raise Refusal(f"Latitude must be in range of -90 to 90°. Given: {latitude}.")
    if not -180 <= longitude <= 180:
        raise Refusal(f"Longitude must be in range of -180 to 180°. Given: {longitude}.")
    name, offset = zone_of(query, latitude, longitude)
    stamp = stamps(query, offset)
    days = days_of(query, offset, longest, default, earliest)
    result = {
        "latitude": round(latitude * 8) / 8, "longitude": round(longitude * 8) / 8,
        "generationtime_ms": 0.5, "utc_offset_seconds": offset, "timezone": name,
        "timezone_abbreviation": name, "elevation": 45.0,
    }
    wanted = {key: [n for n in query.get(key, "").split(",") if n]
              for key in ("current", "minutely_15", "hourly", "daily")}
    is_native = any(abs(north - latitude) < 0.5 and abs(east - longitude) < 0.5
                    for north, east in QUARTER_HOURS)
    if wanted["current"]:
        now = int(clock.now() // 900) * 900
        result["current_units"] = {**units(wanted["current"]), "interval": "seconds"}
        result["current"] = {"time": stamp(now), "interval": 900}
        result["current"].update(
            (n, quarter(n, now, latitude, is_native)) for n in wanted["current"])
    readers = {
        "minutely_15": lambda name, t, north: quarter(name, t, north, is_native),
        "hourly": archived(value) if earliest else value,
    }
    for key, step in (("minutely_15", 900), ("hourly", 3600)):
        if wanted[key]:
            times = times_of(query, key, step, days)
            result[key + "_units"] = units(wanted[key])
            result[key] = block(wanted[key], times, latitude, stamp, readers[key])
    if wanted["daily"]:
        result["daily_units"] = units(wanted["daily"])
        result["daily"] = block(
            wanted["daily"], days, latitude, stamp, archived(of_day) if earliest else of_day)
        if query.get("timeformat") != "unixtime":
            result["daily"]["time"] = [stamp(day, "%Y-%m-%d") for day in days]
    if query.get("timeformat") == "unixtime":
        for key in [key for key in result if key.endswith("_units")]:
            result[key]["time"] = "unixtime"
    return result


def archived(reader):
    return lambda name, t, north: None if name.startswith(NOT_IN_ARCHIVE) else reader(name, t, north)


def series(longest, default, earliest=None):
    def answer(query):
        try:
            points = list(zip(
                [float(v) for v in query["latitude"].split(",")],
                [float(v) for v in query["longitude"].split(",")], strict=True))
        except (KeyError, ValueError) as error:
            raise Refusal("Parameter 'latitude' and 'longitude' must have the same number "
                          "of elements") from error
        found = [one(query, latitude, longitude, longest, default, earliest)
                 for latitude, longitude in points]
        for index, item in enumerate(found[1:], 1):
            item["location_id"] = index
        return Response.json(found[0] if len(found) == 1 else found)

    return answering(answer)


ROUTES = {
    "/v1/forecast": series(16, 7),
    "/v1/air-quality": series(7, 5),
    "/v1/archive": series(1, 1, ARCHIVE_START),
}
