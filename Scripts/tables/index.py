"""The sorted index of folded names, in blocks of 32 keys with what two neighbors share left out.

An entry: the bytes shared with the last key and the length of the codes that follow (four bits
each, 15 means that a byte with the rest follows), the codes (symbols.py), then the places of the
name, the largest first. A place is two bytes (three if its number is 4096 or more), big-endian:

    bit 7    the last place of this key
    bit 6    three bytes
    bits 4-5 kind: a name, another name, later words of a name
    the rest the number of the place
"""

import struct

from symbols import Symbols

BLOCK = 32
PRIMARY, ALTERNATE, INTERIOR = 0, 1, 2
# What a beginning of each kind is worth, in eighths of a doubling of the population.
WORTH = {PRIMARY: 24, ALTERNATE: 12, INTERIOR: 0}


def population_score(population):
    """8·log2 of the population, from its leading bits; 0 if unknown."""
    if population < 8:
        return 0
    exponent = population.bit_length() - 1
    return exponent * 8 + (population >> (exponent - 3) & 7)


def shared(a, b):
    limit = min(len(a), len(b))
    for position in range(limit):
        if a[position] != b[position]:
            return position
    return limit


def _place(record, kind, is_last):
    flags = is_last << 7 | kind << 4
    if record < 4096:
        return struct.pack(">H", flags << 8 | record)
    assert record < 1 << 20
    return struct.pack(">I", (flags | 0x40) << 16 | record)[1:]


def make(found, scores):
    """`found`: {key bytes: {record: kind}}; `scores`: each record's population score.

    Returns the symbols, the blocks' offsets, the best score in each block, and the blocks."""
    keys = sorted(found)
    tails, starts = [], []
    for number, key in enumerate(keys):
        start = 0 if number % BLOCK == 0 else shared(keys[number - 1], key)
        starts.append(start)
        tails.append(key[start:])
    symbols = Symbols(tails, stride=11)
    offsets, best, blocks = [], [], bytearray()
    for number, key in enumerate(keys):
        if number % BLOCK == 0:
            offsets.append(len(blocks))
            best.append(0)
        codes = symbols.encode(tails[number])
        start = starts[number]
        blocks.append(min(start, 15) << 4 | min(len(codes), 15))
        blocks += bytes([start - 15] if start >= 15 else [])
        blocks += bytes([len(codes) - 15] if len(codes) >= 15 else [])
        blocks += codes
        places = sorted(found[key].items())
        for position, (record, kind) in enumerate(places):
            blocks += _place(record, kind, position == len(places) - 1)
            best[-1] = max(best[-1], scores[record] + WORTH[kind])
    offsets.append(len(blocks))
    return len(keys), symbols, offsets, best, bytes(blocks)
