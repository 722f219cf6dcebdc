"""MeteoAlarm: one file a country, with everything in it: what is over, what is "green" (which means
no warning), every language.

Made up; the times follow the clock.
"""

import datetime

import clock
from exchange import Response

# Areas with their codes, the service and its language; the first area has the gravest warning.
COUNTRIES = {
    "portugal": ({"Lisboa": "PT016", "Faro": "PT021", "Évora": "PT019"}, "IPMA", "pt-PT"),
    "germany": ({"Stadt Berlin": "DE202", "Kreis Köln": "DE299"}, "DWD", "de-DE"),
    # The second code is none that is known.
    "france": ({"Paris": "FR101", "Île-de-France": "XX001"}, "Météo-France", "fr-FR"),
    "switzerland": ({"Genève": "CH222", "Zürich": "CH143"}, "MeteoSwiss", "fr-CH"),
}
# Nothing but green, as the Netherlands have it on a quiet day.
QUIET = {"netherlands": ({"Drenthe": "NL018", "Flevoland": "NL008"}, "KNMI", "nl-NL")}
WORDS = {
    "pt-PT": ("Aviso de calor", "Calor em"), "de-DE": ("Hitzewarnung", "Hitze in"),
    "fr-FR": ("Vigilance canicule", "Canicule en"), "fr-CH": ("Canicule", "Canicule à"),
    "nl-NL": ("Hitte", "Geen waarschuwingen voor"),
}


def stamp(hours):
    zone = datetime.timezone(datetime.timedelta(hours=1))
    moment = datetime.datetime.fromtimestamp(clock.now() + hours * 3600, zone)
    return moment.replace(microsecond=0).isoformat()


def info(language, event, headline, area, code, sender, level, hours, severity, description):
    return {
        "area": [{"areaDesc": area, "geocode": [{"value": code, "valueName": "EMMA_ID"}]}],
        "category": ["Met"], "certainty": "Likely", "description": description,
        "effective": stamp(-6), "event": event, "expires": stamp(hours[1]), "headline": headline,
        "instruction": "Drink water.", "language": language, "onset": stamp(hours[0]),
        "parameter": [
            {"value": "5; high-temperature", "valueName": "awareness_type"},
            {"value": level, "valueName": "awareness_level"},
        ],
        "responseType": ["Monitor"], "senderName": sender, "severity": severity,
        "urgency": "Future", "web": "https://www.meteoalarm.org/",
    }


def warning(serial, country, area, level="3; orange; Severe", severity="Severe", hours=(2, 20),
            description="Hot.", **others):
    codes, sender, language = country
    event, headline = WORDS[language]
    infos = [
        info(language, event, f"{headline} {area}", area, codes[area], sender, level, hours, severity,
             description),
        info("en-GB", "Heat warning", f"Heat in {area}", area, codes[area], sender, level, hours, severity,
             description),
    ]
    return {
        "uuid": f"uuid-{serial}",
        "alert": {
            "identifier": f"2.49.0.0.620.0.{serial}", "incidents": "Alert", "info": infos,
            "msgType": "Alert", "scope": "Public", "sender": sender, "sent": stamp(-6),
            "source": sender, "status": "Actual", **others,
        },
    }


def refers(serial):
    return f"sender@example,2.49.0.0.620.0.{serial},{stamp(-9)}"


def warnings(country):
    area, *_, other = country[0]
    two = warning("two", country, other, "2; yellow; Moderate", "Moderate")
    # A language may have several parts, of other hours and levels; the first is green here.
    for part in list(two["alert"]["info"]):
        later = dict(part, onset=stamp(24), expires=stamp(40), severity="Minor")
        green = dict(part, parameter=[{"value": "1; green; Minor", "valueName": "awareness_level"}])
        two["alert"]["info"] = [green, *two["alert"]["info"], later]
    return [
        two,
        warning("one", country, area, description="Hot\u0000 and \u2067dry\u2069. " * 900),
        warning("green", country, area, "1; green; Minor", "Minor"),
        warning("over", country, area, hours=(-20, -1)),
        warning("old", country, area),
        warning("new", country, other, msgType="Update", references=refers("old")),
        warning("called", country, area),
        warning("off", country, area, msgType="Cancel", references=refers("called")),
        # An exercise replaces nothing, whatever it says.
        warning("drill", country, area, status="Exercise", references=refers("one")),
    ]


def feed(request):
    slug = request.path.removeprefix("/api/v1/warnings/feeds-")
    if slug in COUNTRIES:
        return Response.json({"warnings": warnings(COUNTRIES[slug])})
    if slug in QUIET:
        country = QUIET[slug]
        green = [
            warning(f"green-{area}", country, area, "1; green; Minor", "Minor")
            for area in country[0]
        ]
        return Response.json({"warnings": green})
    return Response.json({"message": "Not found"}, 404)


ROUTES = {"/api/v1/warnings/feeds-": feed}
