"""The feed of an alerting authority, and the messages that it leads to. Constructed: no feed of the
Kenya Meteorological Department is recorded.

RSS with five items: a warning for Nairobi by polygon, one for Mombasa, one that has ended by what its
item says, one whose area has no outline, and one that the service has lost.
"""

import email.utils
import time

import clock
from exchange import Response

HOST = "/meteo.go.ke"
FOLDER = HOST + "/api/cap/"
HOUR = 3600
NAIROBI = "-1.6,36.5 -1.6,37.2 -1.0,37.2 -1.0,36.5 -1.6,36.5"
MOMBASA = "-4.3,39.3 -4.3,40 -3.8,40 -3.8,39.3 -4.3,39.3"
MESSAGES = {
    "rain": ("Heavy rain", "Severe", NAIROBI, 6), "surf": ("High waves", "Extreme", MOMBASA, 6),
    "over": ("Wind", "Severe", NAIROBI, -6), "dust": ("Dust", "Minor", None, 6),
}


def feed(request):
    del request
    items = "".join(item(name) for name in [*MESSAGES, "lost"])
    return xml(
        '\n<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" '
        'xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><channel><title>Alerts</title>'
        f"<pubDate>{date(clock.now())}</pubDate>{items}</channel></rss>")


def item(name):
    end = MESSAGES[name][3] if name in MESSAGES else 6
    return (
        f"<item><title>{name}</title><link>https:/{FOLDER}{name}.xml</link>"
        f"<pubDate>{date(clock.now() - HOUR)}</pubDate>"
        f"<cap:expires>{date(clock.now() + end * HOUR)}</cap:expires></item>")


def message(request):
    name = request.path.removeprefix(FOLDER).removesuffix(".xml")
    if name not in MESSAGES:
        return Response(404)
    event, severity, polygon, end = MESSAGES[name]
    outline = f"<polygon>{polygon}</polygon>" if polygon else ""
    return xml(
        '<?xml version="1.0"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">'
        f"<identifier>ke.{name}</identifier><sender>ke</sender><status>Actual</status>"
        f"<sent>{stamp(-1)}</sent><msgType>Alert</msgType><scope>Public</scope><info>"
        f"<language>en</language><event>{event}</event><severity>{severity}</severity>"
        f"<onset>{stamp(0)}</onset><expires>{stamp(end)}</expires>"
        "<senderName>Kenya Meteorological Department</senderName>"
        f"<area><areaDesc>County</areaDesc>{outline}</area></info></alert>")


def xml(text):
    return Response(200, {"Content-Type": "application/xml"}, text)


def date(seconds):
    return email.utils.formatdate(seconds // HOUR * HOUR, usegmt=False)


def stamp(hours):
    seconds = clock.now() // HOUR * HOUR + hours * HOUR
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(seconds))


ROUTES = {FOLDER + "rss.xml": feed, FOLDER: message}
