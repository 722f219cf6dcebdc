"""What the stand-in tells: blocks as the built server wrote them (blocks.json).

They are English and of one afternoon in Lisbon, whatever the numbers beside them; what the page
draws of numbers that a test changes is changed here too.
"""

from __future__ import annotations

import copy
import json
import pathlib
from typing import Any

PATH = pathlib.Path(__file__).with_name("blocks.json")
BLOCKS = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
CAUTION = "≈ An estimate from the climate of this place, not a forecast."


def told(method: str, params: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    """The text of an answer, in blocks."""
    blocks = copy.deepcopy(BLOCKS[method])
    if method == "alerts.active":
        blocks = [
            {**block, "severity": alert["severity"]} if "severity" in block else block
            for alert in value["alerts"]
            for block in blocks
        ]
    if method == "climate.project":
        side = "with" if params.get("interventions") else "without"
        sides = value["alternatives"]
        now, then = next(block["facts"] for block in blocks if "facts" in block)[:2]
        then["name"]["text"] = f"In {value['year']}"
        warmth = {"now": value["current"]["temperature"], "then": sides[side]["temperature"]}
        for name, fact in (("now", now), ("then", then)):
            fact["value"][0] = {"text": f"{warmth[name]:.2f} °C", "role": "strong"}
    if value.get("units", {}).get("temperature") == "°F":
        blocks = json.loads(json.dumps(blocks, ensure_ascii=False).replace("°C", "°F"))
    return {"headline": "", "title": "", "lines": [], "notes": [], "blocks": blocks}


def cautioned(value: dict[str, Any]) -> None:
    """Says of an estimate that it is one, first of all."""
    if text := value.get("text"):
        spans = [{"text": CAUTION, "role": "warning"}]
        text["blocks"].insert(0, {"kind": "paragraph", "spans": spans})
