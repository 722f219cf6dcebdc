"""Bright Sky: warnings of the Deutscher Wetterdienst for a point, in English and German.

Made up; the same all over Germany, with times that follow the clock.
"""

import datetime

import clock
from exchange import Response

# South, west, north, east.
GERMANY = (47.2, 5.8, 55.1, 15.1)


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
        "certainty": "likely", "event_code": 22, "event_en": english, "event_de": german,
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


ROUTES = {"/alerts": alerts}
