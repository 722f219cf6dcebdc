"""RainViewer: the list of frames and their radar, rain that drifts with the frame.

A frame's name is a hash that says nothing about its time, and the zoom ends at 7.
"""

import hashlib

import clock
from exchange import Response
from picture import picture

FRAME_SECONDS = 600
PAST_FRAMES = 13
LARGEST_ZOOM = 7


def frames(request):
    listed = [{"time": time, "path": f"/v2/radar/{frame_id(time)}"} for time in past()]
    return Response.json({
        "version": "2.0", "generated": past()[-1], "host": "https://tilecache.rainviewer.com",
        "radar": {"past": listed, "nowcast": []}, "satellite": {"infrared": []},
    })


def past():
    last = int(clock.now() // FRAME_SECONDS) * FRAME_SECONDS
    return [last - FRAME_SECONDS * age for age in reversed(range(PAST_FRAMES))]


def frame_id(time):
    return hashlib.sha256(f"frame {time}".encode()).hexdigest()[:12]


def radar(request):
    try:
        _, _, _, frame, size, z, x, y, color, _ = request.path.split("/")
        z, x, y = int(z), int(x), int(y)
    except ValueError:
        return Response.json({"error": "no such tile"}, 400)
    times = {frame_id(time): time for time in past()}
    if frame not in times or size not in ("256", "512") or color != "2":
        return Response(404, {"Content-Type": "text/plain"}, "Not Found")
    if z > LARGEST_ZOOM:
        return Response(200, {"Content-Type": "text/plain"}, "Zoom Level Not Supported")
    phase = (times[frame] // FRAME_SECONDS % 144) / 24
    return picture(z, x, y, phase, (40, 110, 220))


ROUTES = {"/public/weather-maps.json": frames, "/v2/radar/": radar}
