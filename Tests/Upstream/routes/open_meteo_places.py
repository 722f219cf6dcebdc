"""Open-Meteo's geocoding: by prefix in any language, fields that are empty left out."""

from exchange import Response
from routes.open_meteo import Refusal, answering

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
    {
        "id": 90000001, "name": "Lisbonella", "latitude": 40.1, "longitude": -8.2,
        "elevation": 210.0, "feature_code": "PPL", "country_code": "PT", "country": "Portugal",
        "admin1": "Coimbra", "timezone": "Europe/Lisbon", "population": 120,
    },
    # No country, no administrative region, no population worth naming.
    {
        "id": 6255152, "name": "Antarctica", "latitude": -78.15856, "longitude": 16.40626,
        "elevation": 3199.0, "feature_code": "CONT", "timezone": "Antarctica/Syowa",
    },
    # A code without a country, and no time zone.
    {
        "id": 90000002, "name": "Quebradilla Alta", "latitude": 18.4, "longitude": -66.9,
        "feature_code": "PPL", "country_code": "PR",
    },
    {
        "id": 90000003, "name": "Quebradilla Baja", "latitude": -10.0, "longitude": -50.0,
        "feature_code": "PPL", "country_code": "BR", "country": "Brazil",
        "timezone": "America/Araguaina", "population": 0,
    },
    {
        "id": 90000004, "name": "Montjoie-am-See", "latitude": 50.55, "longitude": 6.24,
        "elevation": 400.0, "feature_code": "PPL", "country_code": "DE", "country": "Germany",
        "admin1": "North Rhine-Westphalia", "timezone": "Europe/Berlin", "population": 900,
    },
]

# Names in other languages, and of countries; what is not there is in English.
NAMES = {
    2267057: {"de": "Lissabon", "pt": "Lisboa", "fr": "Lisbonne"},
    90000004: {"de": "Monschau am See", "fr": "Montjoie-sur-Lac"},
}
COUNTRIES = {"de": {"Germany": "Deutschland"}, "fr": {"Germany": "Allemagne"}}


def translated(place, language):
    result = {**place, "name": NAMES.get(place["id"], {}).get(language, place["name"])}
    if "country" in place:
        names = COUNTRIES.get(language, {})
        result["country"] = names.get(place["country"], place["country"])
    return result


def search(query):
    name = query.get("name", "").lower()
    count = int(query.get("count", 10))
    language = query.get("language", "en")
    if not 1 <= count <= 100:
        raise Refusal("Parameter count must be between 1 and 100.")

    def fits(place):
        names = [place["name"], *NAMES.get(place["id"], {}).values()]
        if query.get("countryCode", place.get("country_code")) != place.get("country_code"):
            return False
        # Two letters must be the whole name.
        return any(n.lower() == name or len(name) > 2 and n.lower().startswith(name)
                   for n in names)

    found = [translated(p, language) for p in PLACES if len(name) > 1 and fits(p)]
    answer = {"results": found[:count]} if found else {}
    return Response.json({**answer, "generationtime_ms": 0.4})


def get(query):
    for place in PLACES:
        if str(place["id"]) == query.get("id"):
            return Response.json(translated(place, query.get("language", "en")))
    raise Refusal("Location ID not found.")


ROUTES = {"/v1/search": answering(search), "/v1/get": answering(get)}
