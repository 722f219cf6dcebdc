"""RainViewer: the list of frames and their radar, rain that drifts with the frame."""

import clock
from exchange import Response
from picture import picture

FRAME_SECONDS = 600
PAST_FRAMES = 12


def frames(request):
    last = int(clock.now() // FRAME_SECONDS) * FRAME_SECONDS
    past = [last - FRAME_SECONDS * age for age in reversed(range(PAST_FRAMES))]
    listed = [{"time": time, "path": f"/v2/radar/{time}"} for time in past]
    return Response.json({
        "version": "2.0", "generated": last, "host": "https://tilecache.rainviewer.com",
        "radar": {"past": listed, "nowcast": []}, "satellite": {"infrared": []},
    })


def radar(request):
    _, _, _, frame, _, z, x, y, *_ = request.path.split("/")
    phase = (int(frame) // FRAME_SECONDS % 144) / 24
    return picture(int(z), int(x), int(y), phase, (40, 110, 220))


ROUTES = {"/public/weather-maps.json": frames, "/v2/radar/": radar}
