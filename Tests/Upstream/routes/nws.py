"""The US National Weather Service: points and the alerts in force there.

Warnings are made up and stand in the north (from 40°N) only; their times follow the clock.
"""

import datetime
import re

import clock
from exchange import Response

BASE = "https://api.weather.gov"
# South, west, north, east: the contiguous states, Alaska, Hawaii, Puerto Rico.
UNITED_STATES = [
    (24.4, -124.9, 49.4, -66.9), (51.0, -179.2, 71.5, -129.9), (18.8, -160.4, 22.4, -154.7),
    (17.6, -67.4, 18.6, -65.2),
]
# Southern Ontario reaches below the northern border of the box.
ELSEWHERE = [(41.9, -83.1, 45.3, -79.0)]
ALERT_PARAMETERS = {
    "active", "status", "message_type", "event", "code", "area", "point", "region", "region_type",
    "zone", "urgency", "severity", "certainty", "limit", "cursor",
}
LONG = "Snow and wind. " * 800


def inside(boxes, latitude, longitude):
    return any(s <= latitude <= n and w <= longitude <= e for s, w, n, e in boxes)


def is_covered(latitude, longitude):
    return inside(UNITED_STATES, latitude, longitude) and not inside(
        ELSEWHERE, latitude, longitude)


def problem(status, name, title, detail):
    body = {
        "correlationId": "4b1a6f2", "title": title, "type": f"{BASE}/problems/{name}",
        "status": status, "detail": detail, "instance": f"{BASE}/requests/4b1a6f2",
    }
    return Response.json(body, status, {"Content-Type": "application/problem+json"})


def named(function):
    """Who does not name itself is refused at the door, in HTML."""

    def route(request):
        if not request.headers.get("user-agent"):
            return Response(403, {"Content-Type": "text/html"}, "<h1>Access Denied</h1>")
        return function(request)

    return route


def position(text):
    """The two numbers as they were written; None for anything else."""
    found = re.fullmatch(r"(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)", text)
    return found.groups() if found else None


def point(request):
    text = request.path.removeprefix("/points/")
    written = position(text)
    if not written:
        return problem(404, "NotFound", "Not Found", f"'{text}' is no point")
    short = ",".join(f"{float(part):.4f}".rstrip("0").rstrip(".") for part in written)
    if short != text:
        return Response(301, {"Location": f"/points/{short}"}, b"")
    latitude, longitude = (float(part) for part in written)
    if not is_covered(latitude, longitude):
        return problem(
            404, "InvalidPoint", "Data Unavailable For Requested Point",
            f"Unable to provide data for requested point {text}")
    return Response.json({
        "id": f"{BASE}/points/{text}", "type": "Feature",
        "geometry": {"type": "Point", "coordinates": [longitude, latitude]},
        "properties": {
            "@id": f"{BASE}/points/{text}", "@type": "wx:Point", "cwa": "PQR",
            "forecastOffice": f"{BASE}/offices/PQR", "gridId": "PQR", "gridX": 112, "gridY": 103,
            "forecast": f"{BASE}/gridpoints/PQR/112,103/forecast",
            "forecastZone": f"{BASE}/zones/forecast/ORZ006",
            "county": f"{BASE}/zones/county/ORC051",
            "fireWeatherZone": f"{BASE}/zones/fire/ORZ604",
            "timeZone": "America/Los_Angeles", "radarStation": "KRTX",
            "relativeLocation": {
                "type": "Feature", "geometry": {"type": "Point", "coordinates": [-122.6, 45.5]},
                "properties": {"city": "Portland", "state": "OR"},
            },
        },
    }, headers={"Content-Type": "application/geo+json"})


def alerts(request):
    unknown = sorted(set(request.query) - ALERT_PARAMETERS)
    if unknown:
        return problem(
            400, "BadRequest", "Bad Request", f"Query parameter '{unknown[0]}' is not recognized")
    written = position(request.query.get("point", ""))
    if not written or any(len(part.partition(".")[2]) > 4 for part in written):
        return problem(400, "InvalidParameter", "Invalid Parameter", "Parameter 'point' is invalid")
    latitude, longitude = (float(part) for part in written)
    # A point of another country has no alerts either, and nothing in the answer says so.
    found = messages() if is_covered(latitude, longitude) and latitude >= 40 else []
    return Response.json({
        "type": "FeatureCollection", "features": [feature(message) for message in found],
        "title": f"Current watches, warnings, and advisories for {latitude} N, {-longitude} W",
        "updated": stamp(0),
    }, headers={"Content-Type": "application/geo+json"})


GEO = {"Content-Type": "application/geo+json"}
# Degrees north and east of the point, and what kind of station it is.
STATIONS = [("KALM", "Almanac Field", 0.2, 0.1), ("OALM3", "Almanac Creek", 0.01, 0.02)]


def stations(request):
    latitude, longitude = 45.5, -122.6
    return Response.json({
        "type": "FeatureCollection",
        "features": [{
            "id": f"{BASE}/stations/{id}", "type": "Feature",
            "geometry": {"type": "Point", "coordinates": [longitude + east, latitude + north]},
            "properties": {
                "@id": f"{BASE}/stations/{id}", "@type": "wx:ObservationStation",
                "elevation": {"unitCode": "wmoUnit:m", "value": 12.192},
                "stationIdentifier": id, "name": name, "timeZone": "America/Los_Angeles",
            },
        } for id, name, north, east in STATIONS],
        "observationStations": [f"{BASE}/stations/{id}" for id, *_ in STATIONS],
    }, headers=GEO)


def quantity(unit, value, quality="V"):
    return {"unitCode": f"wmoUnit:{unit}", "value": value, "qualityControl": quality}


def observed(id, hours):
    missing = {"unitCode": "wmoUnit:Pa", "value": None, "qualityControl": "Z"}
    return {
        "id": f"{BASE}/stations/{id}/observations/x", "type": "Feature",
        "geometry": {"type": "Point", "coordinates": [-122.6, 45.5]},
        "properties": {
            "@type": "wx:ObservationStation", "station": f"{BASE}/stations/{id}",
            "timestamp": stamp(hours), "rawMessage": "", "textDescription": "Light Rain",
            "presentWeather": [{"intensity": "light", "modifier": None, "weather": "rain",
                                "rawString": "-RA"}],
            "temperature": quantity("degC", 11.5), "dewpoint": quantity("degC", 9.25),
            "windDirection": quantity("degree_(angle)", 240),
            "windSpeed": quantity("km_h-1", 18.36), "windGust": quantity("km_h-1", 250, "X"),
            "barometricPressure": missing, "seaLevelPressure": quantity("Pa", 101320, "C"),
            "visibility": quantity("m", 16093), "relativeHumidity": quantity("percent", 86.1),
            "precipitationLastHour": quantity("mm", 0.25), "precipitationLast3Hours": missing,
            "cloudLayers": [{"base": {"unitCode": "wmoUnit:m", "value": 760}, "amount": "BKN"}],
        },
    }


def observations(request):
    id = request.path.split("/")[2]
    if id not in {station[0] for station in STATIONS}:
        return problem(404, "NotFound", "Not Found", f"no observations of {id}")
    if request.path.endswith("/latest"):
        return Response.json(observed(id, -0.5), headers=GEO)
    rows = [observed(id, -0.5 - hour) for hour in range(24)]
    return Response.json({"type": "FeatureCollection", "features": rows}, headers=GEO)


def stamp(hours):
    """Pacific daylight time, as offices write it."""
    zone = datetime.timezone(datetime.timedelta(hours=-7))
    moment = datetime.datetime.fromtimestamp(clock.now() + hours * 3600, zone)
    return moment.replace(microsecond=0).isoformat()


def name(serial):
    return f"urn:oid:2.49.0.1.840.0.{serial}"


def messages():
    flood = {
        "event": "Flood Watch", "severity": "Severe", "certainty": "Possible", "urgency": "Future",
        "headline": "Flood\u001b[31m Watch\u202e issued",
        "description": "* WHAT...Rain.\r\n\r\nMore.",
        "areaDesc": "North Oregon Coast; Greater Portland Metro Area", "expires": stamp(12),
        # In force until further notice.
        "ends": None,
    }
    storm = {
        "event": "Winter Storm Warning", "severity": "Extreme", "certainty": "Likely",
        "urgency": "Expected", "headline": None, "description": LONG, "areaDesc": "Cascades",
        "instruction": "Stay at home.", "onset": stamp(5), "expires": stamp(6), "ends": stamp(30),
    }
    wind = {"event": "Wind Advisory", "severity": "Minor", "expires": stamp(3), "ends": stamp(9)}
    first = {"id": name("flood.001.1"), "sent": stamp(-20), **flood}
    return [
        {"id": name("storm.001.1"), "sent": stamp(-2), **storm},
        first,
        {
            "id": name("flood.002.1"), "sent": stamp(-3), "messageType": "Update",
            "references": [reference(first)], **flood,
        },
        {"id": name("wind.001.1"), "sent": stamp(-5), **wind},
        {
            "id": name("wind.002.1"), "sent": stamp(-1), "messageType": "Cancel",
            "references": [reference({"id": name("wind.001.1"), "sent": stamp(-5)})], **wind,
        },
        # An exercise replaces nothing, whatever it says.
        {
            "id": name("drill.001.1"), "sent": stamp(-1), "status": "Test",
            "references": [reference({"id": name("storm.001.1"), "sent": stamp(-2)})], **wind,
        },
        {"id": name("heat.001.1"), "sent": stamp(-30), "event": "Heat Advisory",
         "severity": "Moderate", "expires": stamp(-8), "ends": stamp(-1)},
        {"id": name("fog.001.1"), "sent": stamp(-4), "event": "Dense Fog Advisory",
         "severity": "Minor", "expires": stamp(4), "ends": stamp(4), "response": "AllClear"},
    ]


def reference(message):
    return {
        "@id": f"{BASE}/alerts/{message['id']}", "identifier": message["id"],
        "sender": "w-nws.webmaster@noaa.gov", "sent": message["sent"],
    }


def feature(message):
    properties = {
        "@id": f"{BASE}/alerts/{message['id']}", "@type": "wx:Alert", "areaDesc": "Elsewhere",
        "geocode": {"SAME": ["041051"], "UGC": ["ORZ006"]},
        "affectedZones": [f"{BASE}/zones/forecast/ORZ006"], "references": [],
        "effective": message["sent"], "onset": None, "status": "Actual", "messageType": "Alert",
        "category": "Met", "certainty": "Unknown", "urgency": "Unknown",
        "sender": "w-nws.webmaster@noaa.gov", "senderName": "NWS Portland OR", "headline": None,
        "description": None, "instruction": None, "response": "Prepare",
        "parameters": {"NWSheadline": [message["event"].upper()]},
    }
    return {
        "id": properties["@id"], "type": "Feature", "geometry": None,
        "properties": {**properties, **message},
    }


ROUTES = {
    "/points/": named(point), "/alerts/active": named(alerts), "/gridpoints/": named(stations),
    "/stations/": named(observations),
}
