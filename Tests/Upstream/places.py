"""The places that OpenWeatherMap's routes know, and the zones of the world."""

import datetime
import math
import zoneinfo

#: How far a place's name reaches, km.
NEAR = 60

PLACES = [
    {
        "name": "Lisbon", "local_names": {"de": "Lissabon", "pt": "Lisboa", "en": "Lisbon"},
        "lat": 38.7077507, "lon": -9.1365919, "country": "PT", "zone": "Europe/Lisbon",
    },
    {
        "name": "Berlin", "local_names": {"en": "Berlin"}, "lat": 52.5170365, "lon": 13.3888599,
        "country": "DE", "state": "Berlin", "zone": "Europe/Berlin",
    },
    {
        "name": "Auckland", "lat": -36.852095, "lon": 174.7631803, "country": "NZ",
        "state": "Auckland", "zone": "Pacific/Auckland",
    },
    # Made up: no gazetteer has them. One lies in the Sahara, far from any name.
    {
        "name": "Bir Almanakh", "local_names": {"ar": "بئر"}, "lat": 24.5, "lon": 0.5,
        "country": "DZ", "state": "Adrar", "zone": "Africa/Algiers",
    },
    {
        "name": "Almanakstad", "lat": 52.1, "lon": 5.3, "country": "NL", "state": "Utrecht",
        "zone": "Europe/Amsterdam",
    },
]


def distance_kilometers(place, latitude, longitude):
    north, here = math.radians(place["lat"]), math.radians(latitude)
    east = math.radians(longitude - place["lon"])
    share = math.sin((here - north) / 2) ** 2
    share += math.cos(here) * math.cos(north) * math.sin(east / 2) ** 2
    return 12742 * math.asin(min(1, math.sqrt(share)))


def zone_of(latitude, longitude, now):
    """The zone's name, and its offset now in seconds."""
    near = [place for place in PLACES if distance_kilometers(place, latitude, longitude) < NEAR]
    if not near:
        hours = round(longitude / 15)
        return f"Etc/GMT{-hours:+d}" if hours else "Etc/GMT", hours * 3600
    zone = near[0]["zone"]
    moment = datetime.datetime.fromtimestamp(now, zoneinfo.ZoneInfo(zone))
    return zone, int(moment.utcoffset().total_seconds())
