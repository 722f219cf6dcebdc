"""JMA's files of warnings, constructed after what other programs read: none was recorded.

Tokyo has an advisory in one series of bulletins and a warning of landslides in another.
"""

import time

import clock
from exchange import Response

OFFICES = "/bosai/warning/data/r8/"


def bulletin(series, hours, kinds, text=""):
    moment = time.strftime("%Y-%m-%dT%H:%M:%S+09:00", time.gmtime(clock.now() + (9 - hours) * 3600))
    none = [{"status": "発表警報・注意報はなし"}]
    return {"reportDatetime": moment, "dataTypeCode": series, "headlineText": text, "warning": {
        "class20Items": [{"areaCode": "1310100", "kinds": kinds or none},
                         {"areaCode": "1310200", "kinds": none}]}}


def office(request):
    if not request.path.endswith("/130000.json"):
        return Response.json({}, 404)
    return Response.json([
        bulletin("VPWW55", 2, [{"code": "14", "status": "継続"}], "落雷に注意してください。"),
        bulletin("VPWW56", 1, [{"code": "09", "status": "危険警報から警報"}]),
        bulletin("VPWW58", 3, []),
    ])


ROUTES = {OFFICES: office}
