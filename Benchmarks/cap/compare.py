#!/usr/bin/env python3
"""Compares the reader of CAP with lxml: compare.py BENCH FOLDER [MUTATIONS]

Needs `pip install lxml==6.1.3`. BENCH is the program cap-bench; FOLDER has recorded messages
(*.xml). Each of them, and MUTATIONS (10,000) damaged ones, must be read as lxml reads it, or be
refused as lxml refuses it. What the reader refuses by design is counted apart: document types,
encodings other than UTF-8, roots that are no message, more than 64 elements in each other, or
as many attributes or namespaces.
"""

import pathlib
import random
import re
import subprocess
import sys
from collections import Counter

from lxml import etree

SPACES = ("urn:oasis:names:tc:emergency:cap:1.", "http://www.incident.com/cap/1.0")
ALERT = ["identifier", "sender", "sent", "status", "msgType", "scope"]
INFO = ["language", "event", "responseType*", "urgency", "severity", "certainty", "effective",
        "onset", "expires", "senderName", "headline", "description", "instruction", "web"]
SPACE = r"[ \t-\r]"
# As XML Schema writes it.
NUMBER = r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)"


# What leaves a message well-formed in most places.
GENTLE = [b"&amp;", b"&#x41;", b"&#128512;", b"<!-- a - b -->", b"<?a b?>", b"<![CDATA[<x> & ]]>",
          b"\r\n", b"\r", b"\xc3\xa9", b"<a/>", b"<a b='&lt;\t'>c</a>", b"]]", b"<info></info>",
          b"<area><polygon>1,2</polygon></area>", b"<x:a xmlns:x='urn:x'>d</x:a>",
          b"<geocode><valueName>a</valueName></geocode>", b"<event xmlns=''>e</event>",
          b"\xf0\x9f\x8c\xa7"]


def own(element):
    """The local name of an element of CAP; empty for any other."""
    space, _, name = element.tag.rpartition("}")
    return name if space[1:].startswith(SPACES) else ""


def text(element):
    return (element.text or "") + "".join(child.tail or "" for child in element)


def fields(element, names):
    for name in names:
        found = [text(child) for child in element if own(child) == name.rstrip("*")]
        for value in found if name.endswith("*") else found[:1]:
            value = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
            yield f"{name.rstrip('*')}={value}".replace("\t", "\\t")


def references(root):
    """The identifiers of the first element that has any."""
    for child in root:
        if own(child) == "references":
            triples = [[part for part in triple.split(",") if part]
                       for triple in text(child).split()]
            found = [triple[1] for triple in triples if len(triple) == 3]
            if found:
                return [f"reference={identifier}" for identifier in found]
    return []


def shape(element):
    written = text(element)
    words = re.findall(NUMBER, written)
    if any(len(word.split(".")[0].lstrip("+-")) > 18 for word in words):
        return "unreadable"
    numbers = [float(word) for word in words]
    if own(element) == "polygon":
        if not re.fullmatch(f"{SPACE}*({NUMBER},{SPACE}*{NUMBER}({SPACE}+|$))*", written):
            return "unreadable"
        pairs = zip(numbers[::2], numbers[1::2])
        return " ".join(f"{latitude:.6f},{longitude:.6f}" for latitude, longitude in pairs)
    if not re.fullmatch(f"{SPACE}*{NUMBER},{SPACE}*{NUMBER}{SPACE}+{NUMBER}{SPACE}*", written):
        return "unreadable"
    latitude, longitude, radius = numbers
    if abs(latitude) > 90 or abs(longitude) > 360 or radius < 0:
        return "unreadable"
    return f"{latitude:.6f},{180 - (180 - longitude) % 360:.6f},{radius:.6f}"


def values(element, name):
    for child in element:
        if own(child) == name:
            yield name
            yield from fields(child, ["valueName", "value"])


def line(root):
    yield from fields(root, ALERT)
    yield from references(root)
    for info in root:
        if own(info) == "info":
            yield "info"
            yield from fields(info, INFO)
            yield from values(info, "parameter")
            yield from values(info, "eventCode")
            for area in info:
                if own(area) == "area":
                    yield "area"
                    yield from fields(area, ["areaDesc"])
                    for child in area:
                        if own(child) in ("polygon", "circle"):
                            yield "shape=" + shape(child)
                    yield from values(area, "geocode")


def depth(element):
    return 1 + max((depth(child) for child in element), default=0)


def expected(document):
    """What lxml reads, and why the reader may refuse it."""
    parser = etree.XMLParser(
        remove_comments=True, remove_pis=True, resolve_entities=False, no_network=True,
        huge_tree=True)
    try:
        root = etree.fromstring(document, parser)
    except (etree.XMLSyntaxError, LookupError, ValueError) as error:
        # Namespaces in XML 1.0 makes this no error of well-formedness.
        return "error", "namespace is no URI" if "not a valid URI" in str(error) else None
    info = root.getroottree().docinfo
    reason = None
    if info.doctype:
        reason = "document type"
    elif (info.encoding or "UTF-8").upper() not in ("UTF-8", "UTF8", "US-ASCII", "ASCII"):
        reason = "encoding"
    elif own(root) != "alert":
        reason = "no message"
    elif depth(root) > 64:
        reason = "depth"
    return "\t".join(line(root)), reason


def damaged(rng, documents):
    """A document with a few bytes changed, moved, doubled or left out."""
    data = bytearray(rng.choice(documents))
    tokens = [b"<", b">", b"&", b"&amp;", b"&#x41;", b"&#0;", b"]]>", b"<![CDATA[", b"<!--", b"-->",
              b"--", b"<?a b?>", b"<!DOCTYPE alert>", b"\xef\xbf\xbe", b"\xff", b"\x00", b"\r\n",
              b"\"", b"'", b"/", b"=", b"xmlns:x=\"y\"", b"x:", b":", b" ", b"\xc3\xa9", b"<a/>",
              b"</info>",
              b"<info>", b"<area>", b"<polygon>", b"&undefined;", b"<?xml version=\"1.0\"?>"]
    gentle = rng.random() < 0.6
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(data) + 1)
        if gentle:
            starts = [i for i, byte in enumerate(data) if byte == ord("<") and i > 200]
            at = rng.choice(starts) if starts else at
            data[at:at] = rng.choice(GENTLE)
            continue
        kind = rng.randrange(6)
        if kind == 0 and at < len(data):
            data[at] = rng.randrange(256)
        elif kind == 1:
            del data[at:at + rng.randint(1, 40)]
        elif kind == 2:
            start = rng.randrange(len(data) + 1)
            data[at:at] = data[start:start + rng.randint(1, 80)]
        elif kind == 3 and rng.random() < 0.2:
            del data[at:]
        elif kind == 4:
            ends = [i for i, byte in enumerate(data) if byte in b"<>"]
            at = rng.choice(ends) if ends else at
            data[at:at] = rng.choice(tokens)
        else:
            data[at:at] = rng.choice(tokens)
    return bytes(data)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    count = int(sys.argv[3]) if len(sys.argv) == 4 else 10_000
    paths = sorted(pathlib.Path(sys.argv[2]).rglob("*.xml"))
    recorded = [path.read_bytes() for path in paths]
    messages = [data for data in recorded if expected(data)[1] is None]
    rng = random.Random(5)
    documents = recorded + [damaged(rng, messages) for _ in range(count)]
    stream = b"".join(b"%d\n%s" % (len(data), data) for data in documents)
    told = subprocess.run([sys.argv[1]], input=stream, capture_output=True, check=True).stdout
    told = told.decode().removesuffix("\n").split("\n")
    assert len(told) == len(documents), (len(told), len(documents))
    tally = Counter()
    for number, (data, answer) in enumerate(zip(documents, told)):
        wanted, reason = expected(data)
        if wanted == answer:
            tally["read alike" if answer != "error" else "refused by both"] += 1
        elif reason and (answer == "error") == (reason != "namespace is no URI"):
            tally[f"refused by one: {reason}"] += 1
        else:
            tally["differ"] += 1
            name = paths[number] if number < len(paths) else number - len(paths)
            if tally["differ"] <= 10:
                print("DIFFERS", name, "lxml:", wanted[:150], "reader:", answer[:150])
                pathlib.Path(f"/tmp/differs-{tally['differ']}.xml").write_bytes(data)
    print(f"{len(recorded)} recorded, of which {len(messages)} are messages; {count} damaged")
    for kind, number in tally.most_common():
        print(f"{kind}: {number}")
    sys.exit(tally["differ"] > 0)


if __name__ == "__main__":
    main()
