"""The Hong Kong Observatory's warnsum, after the recorded one: a rainstorm, and a fire danger that
was canceled."""

import time

import clock
from exchange import Response


def summary(request):
    if request.query.get("dataType") != "warnsum":
        return Response.json({}, 400)

    def moment(hours):
        local = time.gmtime(clock.now() + (8 + hours) * 3600)
        return time.strftime("%Y-%m-%dT%H:%M:%S+08:00", local)

    return Response.json({
        "WRAIN": {"name": "Black Rainstorm Warning Signal", "code": "WRAINB", "actionCode": "ISSUE",
                  "issueTime": moment(-1), "updateTime": moment(-1)},
        "WFIRE": {"name": "Yellow Fire Danger Warning", "code": "WFIREY", "actionCode": "CANCEL",
                  "issueTime": moment(-9), "updateTime": moment(-2)},
    })


ROUTES = {"/weatherAPI/opendata/weather.php": summary}
