"""What rate-photo.py measures: run by test.sh where Pillow is installed."""

import importlib
import pathlib
import random
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from PIL import Image  # noqa: E402

photos = importlib.import_module("rate-photo")
ORANGE, GROUND = (230, 120, 60), (10, 10, 10)


class Measure(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def saved(self, photo, name, **options):
        path = self.folder / name
        photo.save(path, **options)
        return path

    def evening(self, sky=ORANGE, size=(40, 60)):
        photo = Image.new("RGB", size, GROUND)
        photo.paste(sky, (0, 0, size[0], round(0.55 * size[1])))
        return photo

    def test_colors_are_those_of_oklch(self):
        # Reference values of the author of the color space.
        for pixel, chroma, hue in [
            ((255, 0, 0), 0.25768, 29.23),
            ((0, 255, 0), 0.29483, 142.50),
            ((0, 0, 255), 0.31321, 264.05),
        ]:
            seen = photos.chroma_and_hue(pixel)
            self.assertAlmostEqual(seen[0], chroma, places=3)
            self.assertAlmostEqual(seen[1], hue, delta=0.1)
        self.assertLess(photos.chroma_and_hue((255, 255, 255))[0], 1e-3)

    def test_only_the_sky_counts_however_the_camera_was_held(self):
        turns = {1: None, 3: 180, 6: 90, 8: -90}  # the Exif orientation, and what it undoes
        for orientation, degrees in turns.items():
            photo = self.evening()
            if degrees is not None:
                photo = photo.rotate(degrees, expand=True)
            exif = Image.Exif()
            exif[0x0112] = orientation
            path = self.saved(photo, f"{orientation}.jpg", exif=exif, quality=95, subsampling=0)
            color = photos.measure(path)
            self.assertAlmostEqual(color.chroma, 0.149, delta=0.008, msg=orientation)
            self.assertGreater(color.warm_area, 0.95, orientation)
        self.assertEqual(photos.measure(self.saved(self.evening(), "a.png")).warm_area, 1)

    def test_a_large_photo_is_measured_like_a_small_one(self):
        small, large = self.evening(), self.evening(size=(1600, 2400))
        small = photos.measure(self.saved(small, "small.png"))
        for name in ["large.png", "large.jpg"]:
            self.assertAlmostEqual(
                photos.measure(self.saved(large, name)).chroma, small.chroma, delta=0.003
            )

    def test_the_cameras_clear_sky_is_subtracted(self):
        tinted, usual = photos.Color(0.08, 0.30), photos.USUAL_CLEAR_SKY
        self.assertEqual(tinted.rating(tinted), 25)
        self.assertGreater(tinted.rating(usual), 45)
        self.assertEqual(photos.Color(0.3, 1).rating(tinted), 100)
        self.assertTrue(0 <= photos.Color(0, 0).rating(tinted) < 25)
        self.assertEqual(photos.clear_sky([]), usual)
        skies = [self.saved(self.evening(sky), f"{sky[0]}.png") for sky in [(90, 120, 200)] * 3]
        self.assertEqual(photos.clear_sky(skies), photos.measure(skies[0]))

    def test_a_damaged_file_is_refused_or_measured(self):
        random.seed(7)
        path = self.saved(self.evening(), "a.jpg")
        whole = path.read_bytes()
        for _ in range(200):
            hostile = bytearray(whole[: random.randrange(len(whole))])
            for _ in range(4):
                if hostile:
                    hostile[random.randrange(len(hostile))] = random.randrange(256)
            path.write_bytes(hostile)
            try:
                color = photos.measure(path)
            except (OSError, SyntaxError, photos.Image.DecompressionBombError):
                continue
            self.assertTrue(0 <= color.warm_area <= 1 and 0 <= color.chroma < 0.4)


if __name__ == "__main__":
    unittest.main()
