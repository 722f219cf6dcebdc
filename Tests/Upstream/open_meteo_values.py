"""Open-Meteo's values: made up, always the same for the same place, variable and time, and bound to
each other as the service binds them. A code is computed from the amount of its row, without any from
the clouds; an amount, a probability and gusts are of the hour before; days and quarters of an hour
are made of the hours. The laws that recorded answers obey hold for them (`DoubleLawTests`).

No recorded answer has the cloud layers, or rain beside clouds, so none could be sent instead.
"""

import functools
import math
import time

HOUR = 3600

# Middle and swing of a variable that depends on no other; the first prefix that fits.
RANGES = [
    ("temperature_2m_max", 22, 4), ("temperature_2m_min", 12, 4), ("temperature", 17, 6),
    ("pressure_msl", 1015, 10), ("surface_pressure", 1005, 10), ("wind_speed", 14, 9),
    ("wind_direction", 180, 170), ("aerosol_optical_depth", 0.18, 0.12),
    ("dust", 4, 4), ("pm10", 18, 10), ("pm2_5", 9, 6), ("carbon_monoxide", 180, 60),
    ("nitrogen_dioxide", 14, 9), ("sulphur_dioxide", 3, 2), ("ozone", 70, 30), ("ammonia", 2, 1),
    ("european_aqi", 35, 20), ("alder_pollen", None, 0),
    ("birch_pollen", None, 0), ("olive_pollen", None, 0), ("ragweed_pollen", None, 0),
    ("grass_pollen", 8, 8), ("mugwort_pollen", 1, 1), ("sunshine_duration", 1800, 1800),
    ("daylight_duration", 45000, 900), ("shortwave_radiation", 300, 300), ("cape", 200, 200),
    ("freezing_level_height", 2800, 400), ("lightning", 0, 0), ("et0", 3, 2),
    ("boundary_layer_height", 700, 400), ("wet_bulb", 12, 4), ("snow", 0, 0), ("showers", 0, 0),
    ("precipitation_sum", 6, 6), ("cloud_cover_mean", 50, 30), ("relative_humidity_2m_mean", 60, 20),
]

# Lower ends of mm in the hour, and of clouds in percent.
WET_CODES = [(7.6, 65), (2.5, 63), (1.3, 61), (1.0, 55), (0.5, 53), (0.0, 51)]
DRY_CODES = [(87.5, 3), (50, 2), (12.5, 1), (0, 0)]


class UnknownVariable(Exception):
    """Its name."""


def wave(name, unix_seconds, latitude):
    """A day's wave, and a slow one of five days, from -1 to 1."""
    hour = unix_seconds / HOUR
    day = math.sin((hour - 9) / 24 * 2 * math.pi + len(name))
    slow = math.sin(hour / 120 * 2 * math.pi + latitude)
    return 0.6 * day + 0.4 * slow


def clamp(value, low, high):
    return min(max(value, low), high)


# MARK: Hours


def precipitation(unix_seconds, latitude):
    """Of the hour before, mm."""
    return max(round(3 * (wave("precipitation", unix_seconds, latitude) - 0.25), 1), 0.0)


def probability(unix_seconds, latitude):
    return round(clamp(40 + 60 * wave("precipitation", unix_seconds, latitude), 0, 100))


@functools.lru_cache(100_000)
def clouds(unix_seconds, latitude):
    """Low, mid and high, and what they cover together, percent. Where it rains there are some."""
    is_wet = any(precipitation(unix_seconds + after, latitude) > 0 for after in (0, HOUR))
    layers = {
        name: round(clamp(middle + swing * wave("cloud_cover_" + name, unix_seconds, latitude), 0, 100))
        for name, middle, swing in (("low", 15, 45), ("mid", 20, 60), ("high", 35, 70))
    }
    if is_wet:
        layers["mid"] = max(layers["mid"], 90)
    clear = math.prod(1 - cover / 100 for cover in layers.values())
    return {**layers, "": round(100 * (1 - clear))}


def humidity(unix_seconds, latitude):
    known = round(clamp(60 + 25 * wave("relative_humidity_2m", unix_seconds, latitude), 15, 100))
    return max(known, 88) if precipitation(unix_seconds, latitude) > 0 else known


def dew_point(unix_seconds, latitude):
    """By Magnus."""
    celsius = value("temperature_2m", unix_seconds, latitude)
    gamma = math.log(humidity(unix_seconds, latitude) / 100) + 17.625 * celsius / (243.04 + celsius)
    return round(243.04 * gamma / (17.625 - gamma), 2)


def gust(unix_seconds, latitude):
    """Of the hour before: above the mean wind at both of its ends."""
    ends = (value("wind_speed_10m", unix_seconds - before, latitude) for before in (0, HOUR))
    return round(5 + 1.4 * max(ends), 2)


def code(amount, cover):
    if amount > 0:
        return next(code for least, code in WET_CODES if amount >= least)
    return next(code for least, code in DRY_CODES if cover >= least)


def weather_code(unix_seconds, latitude):
    return code(precipitation(unix_seconds, latitude), clouds(unix_seconds, latitude)[""])


def visibility(unix_seconds, latitude):
    clear = 24000 + 9000 * wave("visibility", unix_seconds, latitude)
    return round(clear / 4 if precipitation(unix_seconds, latitude) > 0 else clear, 2)


def uv_index(unix_seconds, latitude):
    height = math.sin((unix_seconds / HOUR % 24 - 6) / 13 * math.pi)
    cover = clouds(unix_seconds, latitude)[""]
    is_up = is_day(unix_seconds, latitude)
    return round(max(0, 8 * height * (1 - 0.6 * cover / 100)), 2) if is_up else 0.0


def is_day(unix_seconds, latitude):
    light = polar(unix_seconds, latitude)
    return light if light is not None else 1 if 6 <= unix_seconds / HOUR % 24 < 19 else 0


def polar(unix_seconds, latitude):
    """1 where the sun does not set that day, 0 where it does not rise, else None."""
    day = unix_seconds / 86400 % 365.2425
    declination = math.radians(23.44) * math.sin((day - 80) / 365.2425 * 2 * math.pi)
    height = math.tan(math.radians(latitude)) * math.tan(declination)
    return None if abs(height) < 1 else 1 if height > 0 else 0


BOUND = {
    "precipitation": precipitation, "rain": precipitation, "precipitation_probability": probability,
    "relative_humidity_2m": humidity, "dew_point_2m": dew_point, "wind_gusts_10m": gust,
    "weather_code": weather_code, "visibility": visibility, "uv_index": uv_index, "is_day": is_day,
}


def value(name, unix_seconds, latitude):
    """Of the row of an hour; None for what is not measured there."""
    name, _, lead = name.partition("_previous_day")
    if lead:
        return previous(name, unix_seconds, latitude, int(lead))
    if name in BOUND:
        return BOUND[name](unix_seconds, latitude)
    if name.startswith("cloud_cover") and name != "cloud_cover_mean":
        return clouds(unix_seconds, latitude)[name.removeprefix("cloud_cover").removeprefix("_")]
    middle, swing = next(
        ((middle, swing) for prefix, middle, swing in RANGES if name.startswith(prefix)),
        (None, None))
    if swing is None:
        raise UnknownVariable(name)
    if middle is None:
        return None
    return round(middle + swing * wave(name, unix_seconds, latitude), 2)


def previous(name, unix_seconds, latitude, lead):
    """What a run so many days before said: the farther, the more wrong. From the sixth day on the
    fifth is repeated, and the 20th of a month was not kept."""
    if time.gmtime(unix_seconds).tm_mday == 20:
        return None
    lead = min(lead, 5)
    known = value(name, unix_seconds, latitude)
    if known is None:
        return None
    return held(name, known + 0.25 * lead * math.sin(unix_seconds / 7000 + lead))


def held(name, number):
    """Within what the variable can be."""
    if name.startswith(("temperature", "dew")):
        return round(number, 2)
    is_share = name.startswith(("cloud", "relative", "precipitation_probability"))
    return round(clamp(number, 0, 100 if is_share else math.inf), 2)


# MARK: Parts of an hour, and days


def quarter(name, unix_seconds, latitude, is_native):
    """A native model has showers of its own; elsewhere an hour's sum is shared out evenly."""
    end = math.ceil(unix_seconds / HOUR) * HOUR
    if name in ("precipitation", "rain"):
        index = int((unix_seconds - end) // 900) % 4
        share = (0.1, 0.2, 0.3, 0.4)[index] if is_native else 0.25
        return round(precipitation(end, latitude) * share, 2)
    if name == "weather_code":
        amount = quarter("precipitation", unix_seconds, latitude, is_native)
        return code(amount, clouds(unix_seconds, latitude)[""])
    if name == "wind_gusts_10m":
        return gust(end, latitude)
    return value(name, unix_seconds, latitude)


def mean(values):
    return round(sum(values) / len(values))


DAYS = {
    "temperature_2m_max": ("temperature_2m", max), "temperature_2m_min": ("temperature_2m", min),
    "precipitation_sum": ("precipitation", lambda hours: round(sum(hours), 1)),
    "precipitation_probability_max": ("precipitation_probability", max),
    "precipitation_hours": ("precipitation", lambda hours: float(sum(hour > 0 for hour in hours))),
    "wind_speed_10m_max": ("wind_speed_10m", max), "wind_gusts_10m_max": ("wind_gusts_10m", max),
    "uv_index_max": ("uv_index", max), "cloud_cover_mean": ("cloud_cover", mean),
    "weather_code": ("weather_code", max),
}


def of_day(name, midnight, latitude):
    """Of the rows of its hours 0 to 23, as the service makes its days."""
    if name not in DAYS:
        return value(name.replace("_dominant", ""), midnight, latitude)
    hourly, joined = DAYS[name]
    return joined([value(hourly, midnight + hour * HOUR, latitude) for hour in range(24)])
