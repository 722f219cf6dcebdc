"""Pictures of waves over the whole world, so that neighboring tiles fit."""

import math
import struct
import zlib

from exchange import Response

SIZE = 256
CELL = 8


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
