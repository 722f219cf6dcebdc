"""Aviation Weather Center: reports of aerodromes by their ids.

Made up; the same every hour, with times that follow the clock. In Lisbon, one station has every
oddity of the service; a second one, 950 m high, has impossible values. Rows have the members of the
recorded ones; `rawOb` is written from the others, and `sky` is its visibility, weather and clouds.
"""

import datetime
import math

import clock
import open_meteo_values
from exchange import Response

# Reports of minute 30 reach the service five minutes later.
STATIONS = [
    {
        "icaoId": "LPPT", "name": "Lisbon/Humberto Delgado, LS, PT", "lat": 38.774, "lon": -9.134,
        "elev": 114, "temp": 22, "dewp": 14, "wdir": 340, "wspd": 12, "wgst": 21, "visib": "6+",
        "altim": 1016, "cover": "BKN", "clouds": [{"cover": "BKN", "base": 2000}],
        "wxString": "-SHRA", "sky": "9999 -SHRA BKN020",
    },
    {
        "icaoId": "LPMT", "name": "Montijo Arpt, SE, PT", "lat": 38.704, "lon": -9.036, "elev": 14,
        "temp": 23.1, "dewp": None, "wdir": "VRB", "wspd": 2, "visib": "6+", "altim": 1016.3,
        "slp": 1016.1, "cover": "CAVOK", "clouds": [], "precip": 0.01, "snow": 4, "sky": "CAVOK",
    },
    {
        # Nearer than the others, with a sensor that is broken.
        "icaoId": "LPST", "name": "Serra, LS, PT", "lat": 38.74, "lon": -9.2, "elev": 950,
        "temp": -99, "dewp": 12, "wdir": 20, "wspd": 360, "visib": 0.5, "altim": 299.2,
        "cover": "OVX", "clouds": [{"cover": "OVX", "base": 200}], "wxString": "FG",
        "sky": "0800 FG VV002",
    },
    {
        "icaoId": "KJFK", "name": "New York/JF Kennedy Intl, NY, US", "lat": 40.6392,
        "lon": -73.7639, "elev": 3, "temp": 0, "dewp": -6.1, "wdir": 240, "wspd": 19, "wgst": 24,
        "visib": "10+", "altim": 1014, "slp": 1013.7, "cover": "SCT", "pcp6hr": 0.12,
        "clouds": [{"cover": "SCT", "base": 3900}, {"cover": "SCT", "base": 9000}],
        "sky": "10SM SCT039 SCT090",
    },
    {
        "icaoId": "EDDB", "name": "Berlin Brandenburg, BB, DE", "lat": 52.38, "lon": 13.53,
        "elev": 47, "temp": 21, "dewp": 24, "wdir": 0, "wspd": 0, "visib": "6+", "altim": 1019,
        "cover": "NCD", "clouds": [], "sky": "9999 NCD",
    },
    {
        # Across the antimeridian from Taveuni.
        "icaoId": "NFNM", "name": "Matei, CE, FJ", "lat": -16.69, "lon": -179.877, "elev": 21,
        "temp": 26, "dewp": 23, "wdir": 100, "wspd": 9, "visib": "6+", "altim": 1012,
        "cover": "FEW", "clouds": [{"cover": "FEW", "base": 1800}], "sky": "9999 FEW018",
    },
]
# Silent for some hours, at Nairobi.
SILENT = {
    "icaoId": "HKNW", "name": "Nairobi/Wilson, NB, KE", "lat": -1.322, "lon": 36.815,
    "elev": 1679, "temp": 19, "dewp": 13, "wdir": 50, "wspd": 8, "visib": "6+", "altim": 1024,
    "cover": "SCT", "clouds": [{"cover": "SCT", "base": 2500}],
    "sky": "9999 SCT025",
}
SILENT_HOURS = 3
MAXIMUM_ROWS = 400
# The last half hour before now.
PERIOD = 1800


def stamp(seconds, form="%Y-%m-%dT%H:%M:%S.000Z"):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime(form)


def sign(celsius, digits, minus):
    return (minus[celsius < 0]) + str(abs(celsius)).zfill(digits)


def whole(celsius):
    return "//" if celsius is None else sign(math.floor(celsius + 0.5), 2, ("", "M"))


def metar(row, seconds):
    """A row as its station sends it: in tenths and with what only remarks have where it is not
    whole, or from the United States."""
    get = row.get
    direction = get("wdir") if get("wdir") == "VRB" else f"{get('wdir'):03}"
    gust = f"G{get('wgst'):02}" if get("wgst") else ""
    temperature, dew_point = get("temp"), get("dewp")
    groups = [
        "METAR", row["icaoId"], stamp(seconds, "%d%H%MZ"), f"{direction}{get('wspd'):02}{gust}KT",
        row["sky"], f"{whole(temperature)}/{whole(dew_point)}"]
    if row["icaoId"].startswith("K"):
        groups.append(f"A{round(row['altim'] / 0.3386389):04}")
    else:
        groups.append(f"Q{int(row['altim']):04}")
    remarks = []
    if get("slp"):
        remarks.append(f"SLP{round(row['slp'] * 10) % 1000:03}")
    if get("precip"):
        remarks.append(f"P{round(row['precip'] * 100):04}")
    if get("pcp6hr"):
        remarks.append(f"6{round(row['pcp6hr'] * 100):04}")
    if get("snow"):
        remarks.append(f"4/{row['snow']:03}")
    tenths = [round(value * 10) for value in (temperature, dew_point) if value is not None]
    if any(value % 10 for value in tenths):
        remarks.append("T" + "".join(sign(value, 3, "01") for value in tenths))
    return " ".join(groups + (["RMK"] + remarks if remarks else []))


def report(station, seconds, hours_ago=0):
    row = dict(station)
    # One sensor is stuck: all others change by the hour.
    if row["icaoId"] != "LPMT" and row["temp"] > -90:
        row["temp"] = round(row["temp"] - hours_ago / 2, 1)
        row["dewp"] = round(row["dewp"] - hours_ago / 4, 1)
        row["wspd"] = row["wspd"] and row["wspd"] + hours_ago % 3
        row["altim"] = row["altim"] + hours_ago % 4
    if hours_ago > 72:
        # As other providers have it.
        row["temp"] = round(open_meteo_values.value("temperature_2m", seconds, row["lat"]))
        row["dewp"] = row["temp"] - 5
    return {
        **{name: value for name, value in row.items() if value is not None and name != "sky"},
        "receiptTime": stamp(seconds + 300), "obsTime": int(seconds),
        # The hour that the report is meant for.
        "reportTime": stamp((seconds + 1799) // 3600 * 3600), "qcField": 16, "metarType": "METAR",
        "rawOb": metar(row, seconds),
    }


def newest():
    return clock.now() // PERIOD * PERIOD


def reports(wanted, hours):
    """Newest last: the service sorts by nothing of use."""
    rows = []
    for station in [SILENT] + STATIONS:
        if not wanted(station):
            continue
        last = newest() - (SILENT_HOURS * 3600 if station is SILENT else 0)
        if hours is None:
            if station is not SILENT:
                rows.append(report(station, last))
            continue
        count = max(int((last - clock.now() + hours * 3600) // 3600) + 1, 0)
        rows += [report(station, last - 3600 * back, back)
                 for back in reversed(range(count))]
    return rows


def metars(request):
    query = request.query
    if query.get("format") != "json":
        return Response(400, {"Content-Type": "text/plain"}, "only json is made up here")
    try:
        hours = float(query["hours"]) if "hours" in query else None
        ids = query["ids"].split(",")
        rows = reports(lambda at: at["icaoId"] in ids, hours)
    except (KeyError, ValueError):
        return Response.json({"status": "error", "error": "Invalid parameters"}, 400)
    # Nothing found is no JSON at all; of too much the rest is left out.
    return Response.json(rows[:MAXIMUM_ROWS]) if rows else Response(204)


ROUTES = {"/api/data/metar": metars}
