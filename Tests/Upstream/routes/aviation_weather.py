"""Aviation Weather Center: decoded reports of aerodromes in a box, or of some by their ids.

Made up; the same every hour, with times that follow the clock. In Lisbon, one station has every
oddity of the service; a second one, 950 m high, has impossible values.
"""

import datetime

import clock
from exchange import Response
from routes import open_meteo

# Reports of minute 30 reach the service five minutes later.
STATIONS = [
    {
        "icaoId": "LPPT", "name": "Lisbon/Humberto Delgado, LS, PT", "lat": 38.774, "lon": -9.134,
        "elev": 114, "temp": 22, "dewp": 14, "wdir": 340, "wspd": 12, "wgst": 21, "visib": "6+",
        "altim": 1016, "cover": "BKN", "clouds": [{"cover": "BKN", "base": 2000}],
        "wxString": "-SHRA", "rawOb": "METAR LPPT {time} 34012G21KT 9999 -SHRA BKN020 22/14 Q1016",
    },
    {
        "icaoId": "LPMT", "name": "Montijo Arpt, SE, PT", "lat": 38.704, "lon": -9.036, "elev": 14,
        "temp": 23.1, "dewp": None, "wdir": "VRB", "wspd": 2, "visib": "10+", "altim": 1016.3,
        "slp": 1016.1, "cover": "CAVOK", "clouds": [], "precip": 0.01, "snow": 4,
        "rawOb": "METAR LPMT {time} VRB02KT CAVOK 23/// Q1016",
    },
    {
        # Nearer than the others, with a sensor that is broken.
        "icaoId": "LPSX", "name": "Serra, LS, PT", "lat": 38.74, "lon": -9.2, "elev": 950,
        "temp": -100, "dewp": 12, "wdir": 20, "wspd": 360, "visib": "1/2", "altim": 29.92,
        "cover": "OVX", "clouds": [{"cover": "OVX", "base": 200}], "wxString": "FG",
        "rawOb": "METAR LPSX {time} 02360KT 0800 FG VV002 M99/12 A2992",
    },
    {
        "icaoId": "KJFK", "name": "New York/JF Kennedy Intl, NY, US", "lat": 40.6392,
        "lon": -73.7639, "elev": 3, "temp": 0, "dewp": -6.1, "wdir": 240, "wspd": 19, "wgst": 24,
        "visib": "10+", "altim": 1014, "slp": 1013.7, "cover": "SCT", "pcp6hr": 0.12,
        "clouds": [{"cover": "SCT", "base": 3900}, {"cover": "SCT", "base": 9000}],
        "rawOb": "METAR KJFK {time} 24019G24KT 10SM SCT039 SCT090 00/M06 A2994 RMK AO2 SLP137",
    },
    {
        "icaoId": "EDDB", "name": "Berlin Brandenburg, BB, DE", "lat": 52.38, "lon": 13.53,
        "elev": 47, "temp": 21, "dewp": 24, "wdir": 0, "wspd": 0, "visib": 6.21, "altim": 1019,
        "cover": "NCD", "clouds": [], "rawOb": "METAR EDDB {time} 00000KT 9999 NCD 21/24 Q1019",
    },
    {
        # Across the antimeridian from Taveuni.
        "icaoId": "NFNM", "name": "Matei, CE, FJ", "lat": -16.69, "lon": -179.877, "elev": 21,
        "temp": 26, "dewp": 23, "wdir": 100, "wspd": 9, "visib": "6+", "altim": 1012,
        "cover": "FEW", "clouds": [{"cover": "FEW", "base": 1800}],
        "rawOb": "METAR NFNM {time} 10009KT 9999 FEW018 26/23 Q1012",
    },
]
# Silent for some hours, at Nairobi.
SILENT = {
    "icaoId": "HKNW", "name": "Nairobi/Wilson, NB, KE", "lat": -1.322, "lon": 36.815,
    "elev": 1679, "temp": 19, "dewp": 13, "wdir": 50, "wspd": 8, "visib": "6+", "altim": 1024,
    "cover": "SCT", "clouds": [{"cover": "SCT", "base": 2500}],
    "rawOb": "METAR HKNW {time} 05008KT 9999 SCT025 19/13 Q1024",
}
SILENT_HOURS = 3
# More stations in Siberia than an answer holds: every twelve kilometers, the nearest to the middle
# last.
MANY = sorted(
    ({"icaoId": f"U{chr(65 + x)}{y:02}", "name": f"Row {y}, column {x}", "lat": 60 + (y - 12) / 9,
      "lon": 100 + (x - 12) / 4.5, "elev": 100, "temp": -10, "dewp": -15, "wdir": 270, "wspd": 5,
      "visib": "6+", "altim": 1030, "cover": "CLR", "clouds": [],
      "rawOb": f"METAR U{chr(65 + x)}{y:02} {{time}} 27005KT 9999 SKC M10/M15 Q1030"}
     for x in range(25) for y in range(25)),
    key=lambda at: -abs(at["lat"] - 60) - abs(at["lon"] - 100))
MAXIMUM_ROWS = 400
# The last half hour before now.
PERIOD = 1800


def stamp(seconds, form="%Y-%m-%dT%H:%M:%S.000Z"):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime(form)


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
        row["temp"] = round(open_meteo.value("temperature_2m", seconds, row["lat"]))
        row["dewp"] = row["temp"] - 5
    return {
        **{name: value for name, value in row.items() if value is not None},
        "receiptTime": stamp(seconds + 300), "obsTime": int(seconds),
        # The hour that the report is meant for.
        "reportTime": stamp((seconds + 1799) // 3600 * 3600), "qcField": 16, "metarType": "METAR",
        "rawOb": row["rawOb"].format(time=stamp(seconds, "%d%H%MZ")),
    }


def newest():
    return clock.now() // PERIOD * PERIOD


def reports(wanted, hours, ended=0):
    """Newest last: the service sorts by nothing of use. The newest hours may be left out."""
    rows = []
    for station in [SILENT] + STATIONS + MANY:
        if not wanted(station):
            continue
        last = newest() - (SILENT_HOURS * 3600 if station is SILENT else 0)
        if hours is None:
            if station is not SILENT:
                rows.append(report(station, last))
            continue
        count = max(int((last - clock.now() + hours * 3600) // 3600) + 1, 0)
        rows += [report(station, last - 3600 * back, back)
                 for back in reversed(range(count)) if back >= ended]
    return rows


def metars(request):
    query = request.query
    if query.get("format") != "json":
        return Response(400, {"Content-Type": "text/plain"}, "only json is made up here")
    try:
        hours = float(query["hours"]) if "hours" in query else None
        if "bbox" in query:
            south, west, north, east = (float(part) for part in query["bbox"].split(","))
            rows = reports(
                lambda at: south <= at["lat"] <= north and west <= at["lon"] <= east, hours)
        else:
            ids = query["ids"].split(",")
            end = query.get("date", stamp(clock.now())).replace("Z", "+00:00")
            moment = datetime.datetime.fromisoformat(end).timestamp()
            ended = round((clock.now() - moment) / 3600)
            rows = reports(lambda at: at["icaoId"] in ids, hours + ended, ended)
    except (KeyError, ValueError):
        return Response.json({"status": "error", "error": "Invalid parameters"}, 400)
    # Nothing found is no JSON at all; of too much the rest is left out.
    return Response.json(rows[:MAXIMUM_ROWS]) if rows else Response(204)


ROUTES = {"/api/data/metar": metars}
