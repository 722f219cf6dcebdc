"""Open-Meteo: forecast, nowcast, air quality and archive, shaped as its documentation says.

Values are made up, but always the same for the same place, variable and time.
"""

import calendar
import datetime
import math
import time
import zoneinfo

import clock
from exchange import Response

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

# Middle and swing of a variable; the first prefix that fits.
RANGES = [
    ("temperature_2m_max", 22, 4), ("temperature_2m_min", 12, 4), ("temperature", 17, 6),
    ("dew_point", 9, 3), ("relative_humidity", 60, 25),
    ("precipitation_probability", 30, 30), ("precipitation_hours", 3, 3),
    ("precipitation", 0.6, 0.6), ("rain", 0.5, 0.5), ("showers", 0.1, 0.1), ("snow", 0, 0),
    ("pressure_msl", 1015, 10), ("surface_pressure", 1005, 10), ("cloud_cover_low", 25, 25),
    ("cloud_cover_mid", 30, 30), ("cloud_cover_high", 45, 40), ("cloud_cover", 50, 45),
    ("visibility", 24000, 9000), ("wind_speed", 14, 9), ("wind_gusts", 26, 14),
    ("wind_direction", 180, 170), ("uv_index", 3, 3), ("aerosol_optical_depth", 0.18, 0.12),
    ("dust", 4, 4), ("pm10", 18, 10), ("pm2_5", 9, 6), ("carbon_monoxide", 180, 60),
    ("nitrogen_dioxide", 14, 9), ("sulphur_dioxide", 3, 2), ("ozone", 70, 30), ("ammonia", 2, 1),
    ("european_aqi", 35, 20), ("alder_pollen", None, 0),
    ("birch_pollen", None, 0), ("olive_pollen", None, 0), ("ragweed_pollen", None, 0),
    ("grass_pollen", 8, 8), ("mugwort_pollen", 1, 1), ("sunshine_duration", 1800, 1800),
    ("daylight_duration", 45000, 900), ("shortwave_radiation", 300, 300), ("cape", 200, 200),
    ("freezing_level_height", 2800, 400), ("is_day", 0, 0), ("weather_code", 0, 0),
    ("lightning", 0, 0), ("et0", 3, 2), ("boundary_layer_height", 700, 400), ("wet_bulb", 12, 4),
]

CODES = [0, 1, 2, 3, 61, 80, 2, 1]

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
        except (KeyError, ValueError) as error:
            return Refusal(f"A parameter is missing or is no value: {error}").response

    return route


def value(name, unix_seconds, latitude):
    """A day's wave, and a slow one of five days, around the middle of the variable."""
    name, _, lead = name.partition("_previous_day")
    if lead:
        return previous(name, unix_seconds, latitude, int(lead))
    hour = unix_seconds / 3600
    if name.startswith("weather_code"):
        return CODES[int(hour / 3 + abs(latitude)) % len(CODES)]
    if name == "is_day":
        light = polar(unix_seconds, latitude)
        return light if light is not None else 1 if 6 <= hour % 24 < 19 else 0
    for prefix, middle, swing in RANGES:
        if name.startswith(prefix):
            if middle is None:
                return None
            day = math.sin((hour - 9) / 24 * 2 * math.pi + len(name))
            slow = math.sin(hour / 120 * 2 * math.pi + latitude)
            return round(middle + swing * (0.6 * day + 0.4 * slow), 2)
    raise Refusal(
        f"Cannot initialize WeatherVariable from invalid String value {name} for key hourly"
    )


def previous(name, unix_seconds, latitude, lead):
    """What a run so many days before said: the farther, the more wrong. From the sixth day on the
    fifth is repeated, and the 20th of a month was not kept."""
    if time.gmtime(unix_seconds).tm_mday == 20:
        return None
    lead = min(lead, 5)
    known = value(name, unix_seconds, latitude)
    if known is None:
        return None
    moved = known + 0.25 * lead * math.sin(unix_seconds / 7000 + lead)
    return round(moved if name.startswith(("temperature", "dew")) else max(moved, 0), 2)


def polar(unix_seconds, latitude):
    """1 where the sun does not set that day, 0 where it does not rise, else None."""
    day = unix_seconds / 86400 % 365.2425
    declination = math.radians(23.44) * math.sin((day - 80) / 365.2425 * 2 * math.pi)
    height = math.tan(math.radians(latitude)) * math.tan(declination)
    return None if abs(height) < 1 else 1 if height > 0 else 0


def quarter(name, unix_seconds, latitude, is_native):
    """A native model has showers of its own; elsewhere an hour's sum is shared out evenly."""
    if not name.startswith(("precipitation", "rain", "showers", "snowfall")):
        return value(name, unix_seconds, latitude)
    if is_native:
        return 0.65 if unix_seconds // 900 % 9 in (2, 3, 4) else 0.0
    return round(value(name, math.ceil(unix_seconds / 3600) * 3600, latitude) / 4, 2)


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
    if wanted["current"]:
        now = int(clock.now() // 900) * 900
        result["current_units"] = {**units(wanted["current"]), "interval": "seconds"}
        result["current"] = {"time": stamp(now), "interval": 900}
        result["current"].update((n, value(n, now, latitude)) for n in wanted["current"])
    is_native = any(abs(north - latitude) < 0.5 and abs(east - longitude) < 0.5
                    for north, east in QUARTER_HOURS)
    readers = {
        "minutely_15": lambda name, t, north: quarter(name, t, north, is_native),
        "hourly": archived if earliest else value,
    }
    for key, step in (("minutely_15", 900), ("hourly", 3600)):
        if wanted[key]:
            times = times_of(query, key, step, days)
            result[key + "_units"] = units(wanted[key])
            result[key] = block(wanted[key], times, latitude, stamp, readers[key])
    if wanted["daily"]:
        result["daily_units"] = units(wanted["daily"])
        result["daily"] = block(
            wanted["daily"], days, latitude, stamp, archived if earliest else value)
        if query.get("timeformat") != "unixtime":
            result["daily"]["time"] = [stamp(day, "%Y-%m-%d") for day in days]
    if query.get("timeformat") == "unixtime":
        for key in [key for key in result if key.endswith("_units")]:
            result[key]["time"] = "unixtime"
    return result


def archived(name, unix_seconds, latitude):
    known = not name.startswith(NOT_IN_ARCHIVE)
    return value(name, unix_seconds, latitude) if known else None


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
