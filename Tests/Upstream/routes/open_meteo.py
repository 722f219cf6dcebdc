"""Open-Meteo: forecast, air quality, archive, climate, geocoding, shaped as its documentation says.

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
    "temperature": "°C", "apparent": "°C", "dew": "°C", "wind_speed": "km/h", "wind_gusts": "km/h",
    "wind_direction": "°", "precipitation": "mm", "rain": "mm", "showers": "mm", "snowfall": "cm",
    **dict.fromkeys(
        ["pm", "carbon", "nitrogen", "sulphur", "ozone", "ammonia", "dust"], "μg/m³"),
    "european_aqi": "EAQI", "us_aqi": "USAQI", "alder": "grains/m³", "birch": "grains/m³",
    "grass": "grains/m³", "mugwort": "grains/m³", "olive": "grains/m³", "ragweed": "grains/m³",
    "pressure": "hPa", "visibility": "m", "cloud": "%", "relative": "%", "weather_code": "wmo code",
}

# Middle and swing of a variable; the first prefix that fits.
RANGES = [
    ("temperature_2m_max", 22, 4), ("temperature_2m_min", 12, 4), ("temperature", 17, 6),
    ("apparent", 16, 7), ("dew_point", 9, 3), ("relative_humidity", 60, 25),
    ("precipitation_probability", 30, 30), ("precipitation_hours", 3, 3),
    ("precipitation", 0.6, 0.6), ("rain", 0.5, 0.5), ("showers", 0.1, 0.1), ("snow", 0, 0),
    ("pressure_msl", 1015, 10), ("surface_pressure", 1005, 10), ("cloud_cover_low", 25, 25),
    ("cloud_cover_mid", 30, 30), ("cloud_cover_high", 45, 40), ("cloud_cover", 50, 45),
    ("visibility", 24000, 9000), ("wind_speed", 14, 9), ("wind_gusts", 26, 14),
    ("wind_direction", 180, 170), ("uv_index", 3, 3), ("aerosol_optical_depth", 0.18, 0.12),
    ("dust", 4, 4), ("pm10", 18, 10), ("pm2_5", 9, 6), ("carbon_monoxide", 180, 60),
    ("nitrogen_dioxide", 14, 9), ("sulphur_dioxide", 3, 2), ("ozone", 70, 30), ("ammonia", 2, 1),
    ("european_aqi", 35, 20), ("us_aqi", 45, 25), ("alder_pollen", None, 0),
    ("birch_pollen", None, 0), ("olive_pollen", None, 0), ("ragweed_pollen", None, 0),
    ("grass_pollen", 8, 8), ("mugwort_pollen", 1, 1), ("sunshine_duration", 1800, 1800),
    ("daylight_duration", 45000, 900), ("shortwave_radiation", 300, 300), ("cape", 200, 200),
    ("freezing_level_height", 2800, 400), ("is_day", 0, 0), ("weather_code", 0, 0),
    ("lightning", 0, 0), ("et0", 3, 2), ("boundary_layer_height", 700, 400), ("wet_bulb", 12, 4),
]

CODES = [0, 1, 2, 3, 61, 80, 2, 1]

PLACES = [
    {
        "id": 2267057, "name": "Lisbon", "latitude": 38.71667, "longitude": -9.13333,
        "elevation": 45.0, "feature_code": "PPLC", "country_code": "PT", "country": "Portugal",
        "admin1": "Lisbon", "timezone": "Europe/Lisbon", "population": 517802,
    },
    {
        "id": 2950159, "name": "Berlin", "latitude": 52.52437, "longitude": 13.41053,
        "elevation": 74.0, "feature_code": "PPLC", "country_code": "DE", "country": "Germany",
        "admin1": "State of Berlin", "timezone": "Europe/Berlin", "population": 3426354,
    },
    {
        "id": 1850147, "name": "Tokyo", "latitude": 35.6895, "longitude": 139.69171,
        "elevation": 44.0, "feature_code": "PPLC", "country_code": "JP", "country": "Japan",
        "admin1": "Tokyo", "timezone": "Asia/Tokyo", "population": 9733276,
    },
]


class Refusal(Exception):
    def __init__(self, reason, status=400):
        self.response = Response.json({"error": True, "reason": reason}, status)


def answering(function):
    def route(request):
        try:
            return function(request.query)
        except Refusal as refusal:
            return refusal.response

    return route


def value(name, unix_seconds, latitude):
    """A day's wave, and a slow one of five days, around the middle of the variable."""
    hour = unix_seconds / 3600
    if name.startswith("weather_code"):
        return CODES[int(hour / 3 + abs(latitude)) % len(CODES)]
    if name == "is_day":
        return 1 if 6 <= hour % 24 < 19 else 0
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


def block(names, times, latitude, stamp):
    result = {"time": [stamp(t) for t in times]}
    for name in names:
        if name in ("sunrise", "sunset"):
            result[name] = [stamp(t + (6.5 if name == "sunrise" else 18.75) * 3600) for t in times]
        else:
            result[name] = [value(name, t, latitude) for t in times]
    return result


def units(names):
    found = {"time": "iso8601"}
    for name in names:
        found[name] = next((unit for key, unit in UNITS.items() if name.startswith(key)), "")
    return found


def zone_of(query, latitude, longitude):
    name = query.get("timezone", "GMT")
    if name == "auto":
        near = [p for p in PLACES if abs(p["latitude"] - latitude) < 3
                and abs(p["longitude"] - longitude) < 3]
        name = near[0]["timezone"] if near else "GMT"
    try:
        return name, zoneinfo.ZoneInfo("Etc/GMT" if name == "GMT" else name)
    except (KeyError, ValueError, OSError) as error:
        raise Refusal("Invalid timezone") from error


def days_of(query, offset, longest, default):
    """Local midnights as Unix seconds."""
    if "start_date" in query:
        try:
            first, last = (
                calendar.timegm(time.strptime(query[key], "%Y-%m-%d"))
                for key in ("start_date", "end_date")
            )
        except (KeyError, ValueError) as error:
            raise Refusal(
                "Both 'start_date' and 'end_date' must be set in the url") from error
        return [day - offset for day in range(first, last + 1, 86400)]
    count = int(query.get("forecast_days", default))
    if not 0 <= count <= longest:
        raise Refusal(f"Forecast days is invalid. Allowed range 0 to {longest}. Given {count}.")
    today = int((clock.now() + offset) // 86400) * 86400
    past = int(query.get("past_days", 0))
    return [today + day * 86400 - offset for day in range(-past, count)]


def one(query, latitude, longitude, longest, default):
    if not -90 <= latitude <= 90:
        raise Refusal(f"Latitude must be in range of -90 to 90°. Given: {latitude}.")
    name, zone = zone_of(query, latitude, longitude)
    now = clock.now()
    moment = datetime.datetime.fromtimestamp(now, zone)
    offset = int(moment.utcoffset().total_seconds())
    unix = query.get("timeformat") == "unixtime"

    def stamp(t, form="%Y-%m-%dT%H:%M"):
        return int(t) if unix else time.strftime(form, time.gmtime(t + offset))

    days = days_of(query, offset, longest, default)
    result = {
        "latitude": round(latitude * 8) / 8, "longitude": round(longitude * 8) / 8,
        "generationtime_ms": 0.5, "utc_offset_seconds": offset, "timezone": name,
        "timezone_abbreviation": name, "elevation": 45.0,
    }
    wanted = {key: [n for n in query.get(key, "").split(",") if n]
              for key in ("current", "minutely_15", "hourly", "daily")}
    if wanted["current"]:
        quarter = int(now // 900) * 900
        result["current_units"] = units(wanted["current"])
        result["current"] = {"time": stamp(quarter), "interval": 900}
        result["current"].update((n, value(n, quarter, latitude)) for n in wanted["current"])
    steps = {"minutely_15": 900, "hourly": 3600}
    for key, step in steps.items():
        if wanted[key]:
            times = [day + t for day in days for t in range(0, 86400, step)]
            result[key + "_units"] = units(wanted[key])
            result[key] = block(wanted[key], times, latitude, stamp)
    if wanted["daily"]:
        result["daily_units"] = units(wanted["daily"])
        result["daily"] = block(wanted["daily"], days, latitude, stamp)
        if not unix:
            result["daily"]["time"] = [stamp(day, "%Y-%m-%d") for day in days]
    return result


def series(longest, default):
    def answer(query):
        try:
            points = list(zip(
                [float(v) for v in query["latitude"].split(",")],
                [float(v) for v in query["longitude"].split(",")], strict=True))
        except (KeyError, ValueError) as error:
            raise Refusal("Parameter 'latitude' and 'longitude' must have the same number "
                          "of elements") from error
        found = [one(query, latitude, longitude, longest, default)
                 for latitude, longitude in points]
        for index, item in enumerate(found[1:], 1):
            item["location_id"] = index
        return Response.json(found[0] if len(found) == 1 else found)

    return answering(answer)


def climate(query):
    """Daily values with the model's name behind each variable when several are asked."""
    models = query.get("models", "").split(",")
    answer = one({**query, "daily": query.get("daily", "")}, float(query["latitude"]),
                 float(query["longitude"]), 0, 0)
    if len(models) > 1:
        daily = answer["daily"]
        for name in [key for key in daily if key != "time"]:
            values = daily.pop(name)
            for index, model in enumerate(models):
                daily[f"{name}_{model}"] = [
                    None if v is None else round(v + index * 0.3, 2) for v in values]
    return Response.json(answer)


def search(query):
    name = query.get("name", "").lower()
    count = int(query.get("count", 10))
    if not 1 <= count <= 100:
        raise Refusal("Parameter count must be between 1 and 100.")
    exact = len(name) == 2
    found = [p for p in PLACES
             if len(name) > 1 and (p["name"].lower() == name if exact
                                   else p["name"].lower().startswith(name))]
    answer = {"results": found[:count]} if found else {}
    return Response.json({**answer, "generationtime_ms": 0.4})


def get(query):
    for place in PLACES:
        if str(place["id"]) == query.get("id"):
            return Response.json(place)
    raise Refusal("Location ID not found.")


ROUTES = {
    "/v1/forecast": series(16, 7),
    "/v1/air-quality": series(7, 5),
    "/v1/archive": series(1, 1),
    "/v1/climate": answering(climate),
    "/v1/search": answering(search),
    "/v1/get": answering(get),
}
