"""Bright Sky: warnings and stations of the Deutscher Wetterdienst, in English and German.

Made up; the same all over Germany, with times that follow the clock.
"""

import datetime

import clock
from exchange import Response
from open_meteo_values import value

# South, west, north, east.
# The valleys south of Oberstdorf are left out, as if they were nobody's.
GERMANY = (47.4, 5.8, 55.1, 15.1)
# What the service numbers its events by.
CODES = {"frost": 22, "thunderstorm": 31, "fog": 59, "gale": 52, "drill": 98}


def stamp(hours):
    """None stays None: until further notice."""
    if hours is None:
        return None
    moment = datetime.datetime.fromtimestamp(clock.now() + hours * 3600, datetime.timezone.utc)
    return moment.replace(microsecond=0).isoformat()


def alert(number, event, severity, begin, end, **others):
    english, german = event
    return {
        "id": number, "alert_id": f"2.49.0.0.276.0.DWD.PVW.{number}", "effective": stamp(-1),
        "onset": stamp(begin), "expires": stamp(end), "category": "met",
        "response_type": "prepare", "urgency": "immediate", "severity": severity,
        "certainty": "likely", "event_code": CODES[english], "event_en": english, "event_de": german,
        "headline_en": f"Official WARNING of {english.upper()}",
        "headline_de": f"Amtliche WARNUNG vor {german}",
        "description_en": f"There is a risk of {english}.",
        "description_de": f"Es besteht die Gefahr von {german}.",
        "instruction_en": None, "instruction_de": None, "status": "actual", **others,
    }


def alerts(request):
    try:
        latitude, longitude = float(request.query["lat"]), float(request.query["lon"])
    except (KeyError, ValueError):
        return Response.json({"detail": [{"loc": ["query", "lat"], "msg": "invalid"}]}, 422)
    south, west, north, east = GERMANY
    if not (south <= latitude <= north and west <= longitude <= east):
        return Response.json({"detail": "Requested position is not covered by the DWD"}, 404)
    return Response.json({
        "alerts": [
            alert(1001, ("frost", "FROST"), "minor", 2, 10),
            alert(1002, ("thunderstorm", "GEWITTER"), "severe", 0, None,
                  instruction_en="Stay\u0007 indoors.", instruction_de="Bleiben Sie drinnen."),
            alert(1003, ("fog", "NEBEL"), "minor", -8, -1),
            alert(1004, ("drill", "PROBE"), "extreme", 0, 5, status="test"),
            alert(1005, ("gale", "STURM"), "moderate", -6, 2, response_type="allclear"),
        ],
        "location": {
            "warn_cell_id": 711000101, "name": "Berlin - Mitte", "name_short": "B.-Mitte",
            "district": "Berlin", "state": "Berlin", "state_short": "BE",
        },
    })


# The nearest station lacks pressure and clouds; the third one is a point of a model.
SOURCES = [
    {"id": 1, "dwd_station_id": "00433", "observation_type": "synop", "lat": 52.4675,
     "lon": 13.4021, "height": 48.0, "station_name": "Berlin-Tempelhof", "wmo_station_id": "10384"},
    {"id": 2, "dwd_station_id": "00403", "observation_type": "synop", "lat": 52.4537,
     "lon": 13.3017, "height": 51.0, "station_name": "Berlin-Dahlem (FU)", "wmo_station_id": "10381"},
    {"id": 3, "dwd_station_id": "10385", "observation_type": "forecast", "lat": 52.38,
     "lon": 13.53, "height": 47.0, "station_name": "BERLIN-SCHOENEFELD", "wmo_station_id": "10385"},
]


def is_covered(query):
    if "dwd_station_id" in query:
        return query["dwd_station_id"] in ("00433", "00403")
    south, west, north, east = GERMANY
    return south <= float(query["lat"]) <= north and west <= float(query["lon"]) <= east


def observed(request, record):
    try:
        if not is_covered(request.query):
            return Response.json({"detail": "No sources match your criteria"}, 404)
        return Response.json({"weather": record(request.query), "sources": SOURCES})
    except (KeyError, ValueError):
        return Response.json({"detail": [{"loc": ["query", "lat"], "msg": "invalid"}]}, 422)


def current(_):
    return {
        "source_id": 1, "timestamp": stamp(-0.25), "cloud_cover": 88, "condition": "rain",
        "dew_point": 13.5, "precipitation_10": 0, "precipitation_60": 0.7, "pressure_msl": 1017.4,
        "relative_humidity": 64, "visibility": 38000, "wind_direction_10": 280,
        "wind_speed_10": 21.2, "wind_gust_speed_10": 36.4, "temperature": 20.4,
        "solar_10": None, "icon": "rain",
        "fallback_source_ids": {"pressure_msl": 2, "cloud_cover": 2, "condition": 3},
    }


def hours(query):
    first = datetime.datetime.fromisoformat(query["date"].replace("Z", "+00:00"))
    last = datetime.datetime.fromisoformat(query["last_date"].replace("Z", "+00:00"))
    source = next(item["id"] for item in SOURCES if item["dwd_station_id"] == query["dwd_station_id"])
    count = int((last - first).total_seconds() // 3600)
    return [
        {
            "source_id": source, "timestamp": (first + datetime.timedelta(hours=hour)).isoformat(),
            "cloud_cover": 75, "condition": "dry", "dew_point": 12.1, "precipitation": 0,
            "pressure_msl": 1016.0 + hour % 5, "relative_humidity": 60, "visibility": 40000,
            "wind_direction": 270, "wind_speed": 10.8 + hour % 3, "wind_gust_speed": 20.2,
            "temperature": 15 + hour % 7, "fallback_source_ids": {}, "icon": "cloudy",
        }
        for hour in range(count + 1)
    ]


# Kelvin by which Open-Meteo's temperatures are above what is measured below `/cooler`.
BIAS = 2.0
BERLIN = 52.52


def cooler_hours(query):
    """A station in Berlin that is colder than Open-Meteo says, by the same at all times."""
    rows = hours(query)
    for row in rows:
        at = datetime.datetime.fromisoformat(row["timestamp"]).timestamp()
        row["temperature"] = round(value("temperature_2m", at, BERLIN) - BIAS, 2)
    return rows


ROUTES = {
    "/cooler/current_weather": lambda request: observed(request, current),
    "/cooler/weather": lambda request: observed(request, cooler_hours),
    "/alerts": alerts,
    "/current_weather": lambda request: observed(request, current),
    "/weather": lambda request: observed(request, hours),
}
