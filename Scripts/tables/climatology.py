"""climatology.bin and station_residuals.bin -> the same figures, laid out for one look-up.

The figures come as planes (variable, month, latitude, longitude); a question needs all variables
and months of four neighbours, so the product keeps one row a latitude (elevation, then each
variable and month, west to east): two neighbouring rows of 17 KB instead of the whole table.
"""

import struct

NODES_Y, NODES_X, MONTHS = 73, 144, 12
NODES = NODES_Y * NODES_X
HEADER = 64


def make_normals(path):
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"WXCLIM01" and struct.unpack_from("<4H", data, 8) == (73, 144, 12, 8)
    position = HEADER

    def planes(kind, count):
        nonlocal position
        size = struct.calcsize(kind)
        values = struct.unpack_from(f"<{NODES * count}{kind}", data, position)
        position += NODES * count * size
        return values

    elevation = planes("h", 1)
    variables = [planes("h", MONTHS), planes("H", MONTHS)] + [planes("B", MONTHS) for _ in range(6)]
    assert position == len(data), (position, len(data))
    out = bytearray(b"ALCN0001" + struct.pack("<4H", NODES_Y, NODES_X, MONTHS, 122 * NODES_X))
    for start in range(0, NODES, NODES_X):
        out += struct.pack(f"<{NODES_X}h", *elevation[start:start + NODES_X])
        for kind, values in zip("hHBBBBBB", variables):
            for first in range(start, NODES * MONTHS, NODES):
                out += struct.pack(f"<{NODES_X}{kind}", *values[first:first + NODES_X])
    return bytes(out)


def make_residuals(path):
    """Records {latitude*100, longitude*100, 12 x residual*10 C}, sorted by latitude."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"WXRES001"
    count, size = struct.unpack_from("<2I", data, 8)
    assert size == 16 and len(data) == 16 + count * size
    records = [data[16 + i * size:16 + (i + 1) * size] for i in range(count)]
    records.sort(key=lambda record: struct.unpack_from("<2h", record))
    return b"ALCR0001" + struct.pack("<2I", count, size) + b"".join(records)
