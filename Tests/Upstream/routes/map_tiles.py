"""Map tiles: RainViewer's list of frames and its radar, OpenWeatherMap's layers.

The rain is waves over the whole world that drift with the frame, so that neighboring tiles fit.
"""

import math
import struct
import zlib

import clock
from exchange import Response

SIZE = 256
CELL = 8
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


def layer(request):
    _, _, name, z, x, y = request.path.split("/")
    phase = sum(name.encode()) % 12
    return picture(int(z), int(x), int(y.removesuffix(".png")), phase, (190, 90, 60))


def picture(z, x, y, phase, color):
    rows = bytearray()
    for top in range(0, SIZE, CELL):
        row = b"\0" + b"".join(
            cell(z, x * SIZE + left, y * SIZE + top, phase, color) * CELL
            for left in range(0, SIZE, CELL)
        )
        rows += row * CELL
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 6, 0, 0, 0)
    body = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
    body += chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b"")
    return Response(headers={"Content-Type": "image/png"}, body=body)


def cell(z, pixel_x, pixel_y, phase, color):
    east, south = pixel_x / (SIZE << z) * 100, pixel_y / (SIZE << z) * 100
    wave = math.sin(east * 1.3 + phase) + math.sin(south * 1.7 - phase / 2)
    wave += math.sin((east + south) * 2.9 + phase)
    strength = max(0.0, wave - 0.9) / 2.1
    return bytes((*color, int(230 * strength)))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


ROUTES = {"/public/weather-maps.json": frames, "/v2/radar/": radar, "/map/": layer}
