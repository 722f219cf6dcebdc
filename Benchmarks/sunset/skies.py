#!/usr/bin/env python3
"""Forty named skies and their scores, by one or more builds of the server.

    skies.py ALMANAC [EARLIER]

Prints a Markdown table. Layers are low/mid/high in percent. "Beyond" lists what stands toward the sun,
by distance in kilometers; elsewhere on the path the sky is clear.
"""

import json
import subprocess
import sys

DISTANCES = [50, 100, 150, 200, 300, 400, 500, 600]
# name, here, beyond {first-last km: layers}, humidity, aerosol optical depth
SKIES = [
    ("clear, dry and clean", (0, 0, 0), {}, 35, 0.08),
    ("clear and humid", (0, 0, 0), {}, 90, 0.12),
    ("clear, light haze", (0, 0, 0), {}, 45, 0.3),
    ("clear, smoke", (0, 0, 0), {}, 45, 1.0),
    ("thin cirrus", (0, 0, 20), {(50, 600): (0, 0, 10)}, 40, 0.08),
    ("half cirrus", (0, 0, 50), {(50, 600): (0, 0, 30)}, 40, 0.08),
    ("half cirrus, sky clear beyond", (0, 0, 50), {}, 40, 0.08),
    ("cirrus sheet, edge at 150 km", (0, 0, 100), {(50, 150): (0, 0, 100)}, 40, 0.08),
    ("cirrus sheet, edge at 300 km", (0, 0, 100), {(50, 300): (0, 0, 100)}, 40, 0.08),
    ("cirrus sheet without an edge", (0, 0, 100), {(50, 600): (0, 0, 100)}, 40, 0.08),
    ("half cirrus in light haze", (0, 0, 50), {(50, 600): (0, 0, 30)}, 45, 0.3),
    ("half cirrus in smoke", (0, 0, 50), {(50, 600): (0, 0, 30)}, 45, 1.2),
    ("half cirrus, humid", (0, 0, 50), {(50, 600): (0, 0, 30)}, 90, 0.1),
    ("cirrus, low deck at 50 km", (0, 0, 50), {(50, 50): (100, 0, 0)}, 40, 0.08),
    ("cirrus, low deck at 100–150 km", (0, 0, 50), {(100, 150): (100, 0, 0)}, 40, 0.08),
    ("cirrus, low deck at 200–400 km", (0, 0, 50), {(200, 400): (100, 0, 0)}, 40, 0.08),
    ("cirrus, low deck from 50 km on", (0, 0, 50), {(50, 600): (100, 0, 0)}, 40, 0.08),
    ("cirrus, mid-level deck at 50–150 km", (0, 0, 50), {(50, 150): (0, 100, 0)}, 40, 0.08),
    ("cirrus, mid-level deck at 200–400 km", (0, 0, 50), {(200, 400): (0, 100, 0)}, 40, 0.08),
    ("cirrus, mid-level deck from 50 km on", (0, 0, 50), {(50, 600): (0, 100, 0)}, 40, 0.08),
    ("cirrus, front from 300 km on", (0, 0, 50), {(300, 600): (90, 90, 90)}, 40, 0.08),
    ("cirrus, front from 100 km on", (0, 0, 50), {(100, 600): (90, 90, 90)}, 40, 0.08),
    ("altocumulus 40 %", (0, 40, 0), {(50, 600): (0, 20, 0)}, 50, 0.1),
    ("altocumulus 40 %, clear beyond", (0, 40, 0), {}, 50, 0.1),
    ("altocumulus and cirrus, open", (0, 40, 30), {(50, 100): (0, 20, 30)}, 45, 0.1),
    ("mid-level deck, edge overhead", (0, 100, 0), {}, 55, 0.1),
    ("mid-level deck, edge at 150 km", (0, 100, 0), {(50, 150): (0, 100, 0)}, 55, 0.1),
    ("mid-level deck, edge at 200 km", (0, 100, 0), {(50, 200): (0, 100, 0)}, 55, 0.1),
    ("mid-level deck, edge at 400 km", (0, 100, 0), {(50, 400): (0, 100, 0)}, 55, 0.1),
    ("mid-level deck without an edge", (0, 100, 0), {(50, 600): (0, 100, 0)}, 60, 0.1),
    ("altocumulus, low deck at 200–300 km", (0, 40, 0), {(200, 300): (100, 0, 0)}, 50, 0.1),
    ("fair-weather cumulus", (25, 0, 0), {(50, 600): (25, 0, 0)}, 50, 0.1),
    ("cumulus below cirrus", (25, 0, 50), {(50, 600): (25, 0, 40)}, 50, 0.1),
    ("broken low cloud below cirrus", (50, 0, 50), {(50, 600): (50, 0, 40)}, 60, 0.1),
    ("cumulus here, clear beyond", (25, 0, 30), {}, 50, 0.1),
    ("low deck here, clear beyond", (100, 0, 0), {}, 70, 0.1),
    ("low deck 60 %, cirrus, clear beyond", (60, 0, 50), {}, 65, 0.1),
    ("low deck everywhere", (100, 0, 0), {(50, 600): (100, 0, 0)}, 90, 0.15),
    ("all layers closed", (100, 100, 100), {(50, 600): (100, 100, 100)}, 95, 0.15),
    ("broken in all layers", (40, 40, 40), {(50, 600): (40, 40, 40)}, 60, 0.12),
]


def params(sky):
    _, here, beyond, humidity, depth = sky
    path = []
    for distance in DISTANCES:
        layers = next((v for (a, b), v in beyond.items() if a <= distance <= b), (0, 0, 0))
        path.append({"distanceKm": distance, **dict(zip(("low", "mid", "high"), layers))})
    return {
        "cloudCover": dict(zip(("low", "mid", "high"), here)),
        "path": path,
        "humidity": humidity,
        "aerosolOpticalDepth": depth,
    }


def scores(program):
    lines = [
        json.dumps(
            {"jsonrpc": "2.0", "id": i, "method": "sunset.evaluate", "params": params(sky)}
        )
        for i, sky in enumerate(SKIES)
    ]
    out = subprocess.run(
        [program], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True
    ).stdout
    found = {}
    for line in out.splitlines():
        answer = json.loads(line)
        if "result" in answer:
            found[answer["id"]] = answer["result"]["score"]
    assert len(found) == len(SKIES), out
    return [found[i] for i in range(len(SKIES))]


def ranks(values):
    order = sorted(range(len(values)), key=lambda i: -values[i])
    return {index: rank for rank, index in enumerate(order, 1)}


def main():
    now = scores(sys.argv[1])
    before = scores(sys.argv[2]) if len(sys.argv) > 2 else None
    place = ranks(now)
    heads = ["sky", "here", *(["before", "rank"] if before else []), "score", "rank"]
    print("| " + " | ".join(heads) + " |")
    print("|---|---|" + "--:|" * (len(heads) - 2))
    earlier = ranks(before) if before else {}
    for i in sorted(place, key=place.get):
        name, here = SKIES[i][:2]
        cells = [name, "/".join(map(str, here))]
        if before:
            cells += [f"{before[i]:.0f}", str(earlier[i])]
        print("| " + " | ".join([*cells, f"{now[i]:.0f}", str(place[i])]) + " |")


if __name__ == "__main__":
    assert len(SKIES) == 40
    main()
