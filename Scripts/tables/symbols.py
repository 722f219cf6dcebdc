"""Short texts as codes of one byte: a table of 255 common strings (after FSST, Boncz, Neumann &
Leis 2020), trained on the texts themselves. Code 255 announces one byte as it is.

A table is 255 entries of eight bytes padded with NUL: codes are read in place, one at a time.
"""

import collections

ESCAPE, WIDTH, CODES = 255, 8, 255


class Symbols:
    def __init__(self, texts, rounds=8, stride=1):
        sample = texts[::stride]
        self._set([])
        for _ in range(rounds):
            self._set(self._next(sample))

    def _set(self, symbols):
        self.symbols = symbols
        self.codes = {symbol: code for code, symbol in enumerate(symbols)}
        self.longest = [0] * 256
        for symbol in symbols:
            self.longest[symbol[0]] = max(self.longest[symbol[0]], len(symbol))

    def _parts(self, text):
        position = 0
        while position < len(text):
            for length in range(self.longest[text[position]], 1, -1):
                part = text[position:position + length]
                if part in self.codes:
                    break
            else:
                part = text[position:position + 1]
            yield part
            position += len(part)

    def _next(self, sample):
        """The strings that save most: each one in use, and each two in use next to each other."""
        gains = collections.Counter()
        for text in sample:
            last = b""
            for part in self._parts(text):
                # A byte without a code costs two.
                gains[part] += len(part) if len(part) > 1 else 2
                if last and len(last) + len(part) <= WIDTH:
                    gains[last + part] += len(last) + len(part)
                last = part
        best = sorted(gains.items(), key=lambda item: (-item[1], item[0]))[:CODES]
        return sorted(symbol for symbol, _ in best)

    def encode(self, text):
        codes = bytearray()
        for part in self._parts(text):
            code = self.codes.get(part)
            if code is None:
                codes += bytes([ESCAPE, part[0]])
            else:
                codes.append(code)
        return bytes(codes)

    def table(self):
        entries = self.symbols + [b""] * (CODES - len(self.symbols))
        return b"".join(symbol.ljust(WIDTH, b"\0") for symbol in entries)
