#!/usr/bin/env python3
"""Reads gazetteer.bin back and prints a digest: read_gazetteer.py TABLE

The product's reader must find the same: GazetteerTableTests compares its digest with this one.
A second program that reads the layout, written apart from the first.
"""

import struct
import sys

NAMES = ("records identifiers by_identifier populations scores heights by_place bands name_symbols "
         "name_offsets names admins zones countries strings key_symbols key_offsets key_scores "
         "key_blocks folding").split()


class Table:
    def __init__(self, data):
        assert data[:8] == b"ALGZ0002"
        self.data = data
        self.sections = {name: struct.unpack_from("<II", data, 8 + 8 * number)
                         for number, name in enumerate(NAMES)}

    def three(self, section, number):
        start = self.sections[section][0] + 3 * number
        return int.from_bytes(self.data[start:start + 3], "little")

    def string(self, offset):
        start = self.sections["strings"][0] + offset
        return self.data[start:self.data.index(b"\0", start)]

    def decoded(self, section, start, count):
        table, text, position = self.sections[section][0], b"", start
        while position < start + count:
            code = self.data[position]
            if code == 255:
                position += 1
                text += self.data[position:position + 1]
            else:
                text += self.data[table + 8 * code:table + 8 * code + 8].rstrip(b"\0")
            position += 1
        return text

    def places(self):
        """(id, population, latitude and longitude in thousandths, name, division, country, zone,
        meters or -32768, whether a capital) of each."""
        data = self.data
        populations = [struct.unpack_from("<II", data, self.sections["populations"][0] + 8 * run)
                       for run in range(self.sections["populations"][1])] + [(0, 1 << 30)]
        heights = {}
        for number in range(self.sections["heights"][1]):
            start = self.sections["heights"][0] + 5 * number
            record = int.from_bytes(data[start:start + 3], "little")
            heights[record], = struct.unpack_from("<h", data, start + 3)
        run, position = 0, 0
        for record in range(self.sections["records"][1]):
            bits, = struct.unpack_from("<Q", data, self.sections["records"][0] + 8 * record)
            if record % 16 == 0:
                block, = struct.unpack_from(
                    "<I", data, self.sections["name_offsets"][0] + record // 4)
                position = self.sections["names"][0] + block
            length = data[position]
            name = self.decoded("name_symbols", position + 1, length)
            position += 1 + length
            while populations[run + 1][1] <= record:
                run += 1
            admin, country = struct.unpack_from(
                "<IH", data, self.sections["admins"][0] + 8 * (bits >> 37 & 4095))
            zone, = struct.unpack_from(
                "<I", data, self.sections["zones"][0] + 8 * (bits >> 49 & 511))
            code = self.sections["countries"][0] + 2 * country
            yield (self.three("identifiers", record), populations[run][0],
                   (bits & 0x3FFFF) - 90_000, (bits >> 18 & 0x7FFFF) - 180_000, name,
                   self.string(admin), data[code:code + 2], self.string(zone),
                   heights.get(record, -32768), bits >> 58 & 1)

    def keys(self):
        """(key, [(record, kind)]) of each, in order."""
        data, key = self.data, b""
        position = self.sections["key_blocks"][0]
        for number in range(self.sections["key_offsets"][1]):
            if number % 32 == 0:
                start = self.three("key_offsets", number // 32)
                assert position == self.sections["key_blocks"][0] + start
                key = b""
            shared, count = data[position] >> 4, data[position] & 15
            position += 1
            if shared == 15:
                shared += data[position]
                position += 1
            if count == 15:
                count += data[position]
                position += 1
            key = key[:shared] + self.decoded("key_symbols", position, count)
            position += count
            places, is_last = [], False
            while not is_last:
                flags = data[position]
                is_last, size = flags >= 128, 3 if flags & 64 else 2
                number_bits = int.from_bytes(data[position:position + size], "big")
                places.append((number_bits & (1 << 8 * size - 4) - 1, flags >> 4 & 3))
                position += size
            yield key, places


def digest(table):
    """FNV-1a of 64 bits over the four bytes of each number and the bytes of each text."""
    value = 0xCBF29CE484222325

    def mix(data):
        nonlocal value
        for byte in data:
            value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF

    for fields in table.places():
        for field in fields:
            mix(field if isinstance(field, bytes) else struct.pack("<i", field))
    places = value
    value = 0xCBF29CE484222325
    for key, found in table.keys():
        mix(key)
        for record, kind in found:
            mix(struct.pack("<i", record << 2 | kind))
    return places, value


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        print("places %016x, names %016x" % digest(Table(file.read())))
