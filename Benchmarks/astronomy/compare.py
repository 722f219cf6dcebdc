#!/usr/bin/env python3
"""Accuracy and speed of Almanac's Sun beside its peers, in one run on one machine.

  pip install astral ephem pvlib suntime          # peers; whatever is missing is left out
  ALMANAC_BENCH=1 swift build -c release --product astronomy-bench
  Benchmarks/astronomy/compare.py [path of astronomy-bench] [--write]

The truth is Tests/AstronomyTests/Fixtures/sun_truth.csv (JPL ephemerides through Skyfield). Accuracy counts the
sunsets of all its rows; speed is the best of three runs on one thread. `--write` renews RESULTS.md.
"""
import csv
import datetime as dt
import io
import pathlib
import platform
import statistics
import subprocess
import sys
import time
import warnings
import zoneinfo

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRUTH = ROOT / "Tests/AstronomyTests/Fixtures/sun_truth.csv"
UTC = dt.timezone.utc
EPOCH = dt.datetime(1970, 1, 1, tzinfo=UTC)
DAY = 86400.0


def unix(text):
    moment = dt.datetime.fromisoformat(text.replace("Z", "+00:00"))
    return (moment - EPOCH).total_seconds()


def rows():
    with TRUTH.open() as file:
        return list(csv.DictReader(file))


# Each peer is (name, version, sunset(row) -> unix seconds or None, benchmark() -> (sunsets, seconds)).


def almanac(binary, table):
    question = "\n".join(f"{r['lat']},{r['lon']},{unix(r['solar_noon'])}" for r in table)
    answer = subprocess.run([binary, "events"], input=question + "\n", text=True, capture_output=True, check=True)
    sunsets = [float(line.split(",")[2]) if line.split(",")[2] else None for line in answer.stdout.splitlines()]
    found = {id(row): value for row, value in zip(table, sunsets)}
    output = subprocess.run([binary, "speed"], text=True, capture_output=True, check=True).stdout
    speed = {name: float(value) for name, value in csv.reader(io.StringIO(output))}
    rate = speed["rise and set events per second over a year"]
    return ("Almanac", "this tree", lambda row: found[id(row)], lambda: (rate, 1.0)), speed


def timed(count, body):
    best = min(once(count, body) for _ in range(3))
    return count, best


def once(count, body):
    start = time.perf_counter()
    for index in range(count):
        body(index)
    return time.perf_counter() - start


def peer_ephem():
    import ephem

    def setting(lat, lon, start):
        observer = ephem.Observer()
        observer.lat, observer.lon, observer.elevation, observer.pressure = str(lat), str(lon), 0, 0
        observer.horizon = "-0:50"
        observer.date = ephem.Date((EPOCH + dt.timedelta(seconds=start)).replace(tzinfo=None))
        try:
            found = observer.next_setting(ephem.Sun(), use_center=True)
        except (ephem.AlwaysUpError, ephem.NeverUpError):
            return None
        end = (found.datetime().replace(tzinfo=UTC) - EPOCH).total_seconds()
        return end if end - start < DAY / 2 else None

    def sunset(row):
        return setting(row["lat"], row["lon"], unix(row["solar_noon"]))

    return "PyEphem", ephem.__version__, sunset, lambda: timed(
        2000, lambda i: setting(52.1, 5.1, 1.7e9 + i * DAY))


def peer_astral():
    import importlib.metadata

    import astral
    import astral.sun

    def sunset(row):
        observer = astral.Observer(float(row["lat"]), float(row["lon"]), 0)
        date = dt.date.fromisoformat(row["date"])
        try:
            found = astral.sun.sunset(observer, date, tzinfo=zoneinfo.ZoneInfo(row["tz"]))
        except ValueError:
            return None
        return (found - EPOCH).total_seconds()

    here = astral.Observer(52.1, 5.1, 0)
    first = dt.date(2024, 1, 1)
    return "astral", importlib.metadata.version("astral"), sunset, lambda: timed(
        5000, lambda i: astral.sun.sunset(here, first + dt.timedelta(days=i)))


def peer_pvlib():
    import pandas
    import pvlib

    def sunset(row):
        local = pandas.DatetimeIndex([row["date"]]).tz_localize(row["tz"], nonexistent="shift_forward")
        found = pvlib.solarposition.sun_rise_set_transit_spa(local, float(row["lat"]), float(row["lon"]))
        value = found["sunset"].iloc[0]
        return None if pandas.isna(value) else (value.to_pydatetime() - EPOCH).total_seconds()

    def vectorised():
        days = pandas.date_range("2000-01-01", periods=3652, freq="D", tz="UTC")
        return timed(1, lambda i: pvlib.solarposition.sun_rise_set_transit_spa(days, 52.1, 5.1))

    def benchmark():
        _, seconds = vectorised()
        return 2 * 3652, seconds

    return "pvlib SPA (numpy, 10 years at once)", pvlib.__version__, sunset, benchmark


def peer_suntime():
    import importlib.metadata

    import suntime

    def setting(lat, lon, date):
        try:
            found = suntime.Sun(lat, lon).get_sunset_time(date)
        except suntime.SunTimeException:
            return None
        return (found - EPOCH).total_seconds()

    def sunset(row):
        noon = dt.datetime.combine(dt.date.fromisoformat(row["date"]), dt.time(), UTC)
        return setting(float(row["lat"]), float(row["lon"]), noon)

    first = dt.datetime(2024, 1, 1, tzinfo=UTC)
    return "suntime", importlib.metadata.version("suntime"), sunset, lambda: timed(
        5000, lambda i: setting(52.1, 5.1, first + dt.timedelta(days=i % 300)))


def accuracy(table, sunset):
    errors, missed, invented, other_day = [], 0, 0, 0
    for row in table:
        expected = unix(row["sunset"]) if row["sunset"] else None
        found = sunset(row)
        if expected is None or found is None:
            missed += found is None and expected is not None
            invented += expected is None and found is not None
        elif abs(found - expected) > DAY / 2:
            other_day += 1
        else:
            errors.append(abs(found - expected))
    errors.sort()
    return {
        "median": statistics.median(errors), "p95": errors[int(0.95 * len(errors))], "max": errors[-1],
        "missed": missed, "invented": invented, "other_day": other_day,
    }


def line(name, version, result, rate):
    return (f"| {name} | {version} | {result['median']:.3g} | {result['p95']:.3g} | {result['max']:.4g} | "
            f"{result['missed']} / {result['invented']} / {result['other_day']} | {rate:,.0f} |")


def machine():
    try:
        model = next(text for text in open("/proc/cpuinfo") if text.startswith("model name"))
        return model.split(":")[1].strip()
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def main():
    warnings.simplefilter("ignore")
    arguments = [text for text in sys.argv[1:] if text != "--write"]
    binary = arguments[0] if arguments else str(ROOT / ".build/release/astronomy-bench")
    table = rows()
    own, speed = almanac(binary, table)
    lines = [
        "# The Sun compared with other libraries", "",
        f"Measured {dt.date.today()} on {machine()}, {platform.system()} {platform.machine()}, one thread, by",
        "`Benchmarks/astronomy/compare.py` in one run. The error is that of sunset, in seconds, against JPL DE421/DE423 on",
        f"{len(table)} place-days 1950–2100 (13 places, polar seasons included). The error columns exclude missed sunsets,",
        "invented ones and those of another day.", "",
        "| library | version | median | p95 | max | missed / invented / other day | events per second |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for peer in [lambda: own, peer_ephem, peer_astral, peer_pvlib, peer_suntime]:
        try:
            name, version, sunset, benchmark = peer()
        except ImportError as missing:
            print(f"left out: {missing}", file=sys.stderr)
            continue
        count, seconds = benchmark()
        lines.append(line(name, version, accuracy(table, sunset), count / seconds))
    lines += [
        "", "For Almanac and pvlib, events per second counts the sunrises and sunsets of a range of days; for the others,",
        "sunsets computed one by one. Almanac's largest error is at a sunset that grazes the horizon, where the Sun's",
        "altitude changes by 0.063″ a second.", "", "| Almanac | |", "|---|--:|",
    ]
    for name, value in speed.items():
        lines.append(f"| {name} | {value:,.0f} |" if value > 1000 else f"| {name} | {value:,.1f} |")
    text = "\n".join(lines) + "\n"
    print(text)
    if "--write" in sys.argv:
        (pathlib.Path(__file__).parent / "RESULTS.md").write_text(text)


if __name__ == "__main__":
    main()
