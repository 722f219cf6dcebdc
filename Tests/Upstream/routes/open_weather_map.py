"""OpenWeatherMap, shaped as its documentation and recorded answers say.

What a key may use stands before its first hyphen: `plain-` has what is free, `onecall3-` and
`onecall4-` one One Call product besides (a subscription opens only one of them to some accounts),
`blocked-` has used up its calls, any other is no key. Values are made up, but always the same for
the same place and time.
"""

import math
import pathlib
import time
import urllib.parse

import clock
from exchange import Response
from picture import picture
from places import NEAR, PLACES, distance_kilometers, zone_of

TIERS = {
    "plain": {"free"}, "onecall3": {"free", "3.0"}, "onecall4": {"free", "4.0"},
    "blocked": {"free"},
}
HOUR, DAY = 3600, 86400
# A page of a 4.0 timeline, and how far ahead it goes, in its steps.
PAGES = {
    "1min": (60, 60, 60), "15min": (900, 50, 192), "1h": (HOUR, 20, 48), "1day": (DAY, 10, 540),
}
LAYERS = ["precipitation_new", "temp_new", "wind_new", "clouds_new", "pressure_new"]
ICONS = {f"{kind}{time}@2x.png" for kind in "01 02 03 04 09 10 11 13 50".split() for time in "dn"}

# Upper ends of the bands 1 to 4.
BANDS = {
    "so2": [20, 80, 250, 350], "no2": [40, 70, 150, 200], "pm10": [20, 50, 100, 200],
    "pm2_5": [10, 25, 50, 75], "o3": [60, 100, 140, 180], "co": [4400, 9400, 12400, 15400],
}


def keyed(tier, function):
    """A route for keys with that product; what it refuses looks like the service's own words."""

    def answer(request):
        kind = request.query.get("appid", "").split("-")[0]
        if kind not in TIERS:
            return failure(401, "Invalid API key. Please see "
                           "https://openweathermap.org/faq#error401 for more info.")
        if kind == "blocked":
            return failure(429, "Your account is temporary blocked due to exceeding of requests "
                           "limitation of your subscription type. Please choose the proper "
                           "subscription https://openweathermap.org/price")
        if tier not in TIERS[kind]:
            return failure(401, f"Please note that using One Call {tier} requires a separate "
                           "subscription to the One Call by Call plan. Learn more here "
                           "https://openweathermap.org/price. If you have a valid subscription to "
                           "the One Call by Call plan, but still receive this error, then please "
                           "see https://openweathermap.org/faq#error401 for more info.")
        return function(request)

    return answer


def failure(status, message, code=None):
    return Response.json({"cod": status if code is None else code, "message": message}, status)


def located(function):
    def answer(request):
        try:
            latitude, longitude = (float(request.query[name]) for name in ("lat", "lon"))
        except KeyError:
            return failure(400, "Nothing to geocode", "400")
        except ValueError:
            return failure(400, "wrong latitude", "400")
        if not -90 <= latitude <= 90:
            return failure(400, "wrong latitude", "400")
        return function(request, Weather(latitude, longitude, request.query.get("units")))

    return answer


class Weather:
    def __init__(self, latitude, longitude, units):
        self.latitude, self.longitude, self.units = latitude, longitude, units
        self.zone, self.offset = zone_of(latitude, longitude, clock.now())
        self.is_polar = abs(latitude) > 66.5

    def wave(self, name, seconds, middle, swing, decimals=2):
        hour = seconds / HOUR
        day = math.sin((hour - 9) / 24 * 2 * math.pi + len(name))
        slow = math.sin(hour / 120 * 2 * math.pi + self.latitude + self.longitude / 10)
        return round(middle + swing * (0.6 * day + 0.4 * slow), decimals)

    def degrees(self, celsius):
        if self.units == "metric":
            return round(celsius, 2)
        return round(celsius * 1.8 + 32 if self.units == "imperial" else celsius + 273.15, 2)

    def temperature(self, seconds):
        return self.wave("temperature", seconds, 15, 7)

    def meters(self, seconds):
        return max(0.0, self.wave("wind", seconds, 4, 3))

    def gust_meters(self, seconds):
        return round(2 + 1.3 * self.meters(seconds), 2)

    def speed(self, meters):
        return round(meters * 2.23694 if self.units == "imperial" else meters, 2)

    def humidity(self, seconds):
        return int(self.wave("humidity", seconds, 60, 25, 0))

    def dew_point(self, seconds):
        """By Magnus."""
        celsius = self.temperature(seconds)
        gamma = math.log(self.humidity(seconds) / 100) + 17.625 * celsius / (243.04 + celsius)
        return 243.04 * gamma / (17.625 - gamma)

    def ultraviolet(self, seconds):
        return max(0, self.wave("uvi", seconds, 3, 4))

    def rain(self, seconds):
        return max(0.0, self.wave("rain", seconds, -0.1, 0.8))

    def snow(self, seconds):
        return max(0.0, self.wave("snowfall", seconds, -0.5, 0.8))

    def clouds(self, seconds):
        return int(min(100, max(0, self.wave("clouds", seconds, 50, 60, 0))))

    def sun(self, seconds):
        """Rise and set of the local day; at polar places there are none."""
        noon = (seconds + self.offset) // DAY * DAY - self.offset + DAY // 2
        return int(noon - 6.2 * HOUR), int(noon + 6.6 * HOUR)

    def is_day(self, seconds):
        rise, end = self.sun(seconds)
        return rise <= seconds < end

    def sky(self, seconds):
        """The conditions, the main one first."""
        rain, snow, cover = self.rain(seconds), self.snow(seconds), self.clouds(seconds)
        kinds = []
        if snow > 0:
            kinds.append((600, "Snow", "light snow", "13"))
        if rain > 0:
            heavy = rain > 0.4
            kinds.append((501 if heavy else 500, "Rain", "rain", "10"))
        if not kinds:
            index = 0 if cover <= 10 else 1 if cover <= 25 else 2 if cover <= 50 else 3
            index = 4 if cover > 84 else index
            main = "Clouds" if index else "Clear"
            kinds.append((800 + index, main, "sky", f"0{min(index, 3) + 1}"))
        letter = "d" if self.is_day(seconds) else "n"
        return [{"id": code, "main": main, "description": text, "icon": icon + letter}
                for code, main, text, icon in kinds]

    def water(self, seconds, key, hours):
        """`rain` and `snow` are there only when some fell."""
        found = {}
        if self.rain(seconds) > 0:
            found["rain"] = {key: round(self.rain(seconds) * hours, 2)}
        if self.snow(seconds) > 0:
            found["snow"] = {key: round(self.snow(seconds) * hours, 2)}
        return found

    def probability(self, seconds):
        return min(1, max(0, self.wave("pop", seconds, 0.4, 0.8)))

    def visibility(self, seconds):
        return int(min(10000, self.wave("visibility", seconds, 9000, 4000, 0)))


# 2.5


def main_block(weather, seconds, spread):
    temperature = weather.temperature(seconds)
    return {
        "temp": weather.degrees(temperature), "feels_like": weather.degrees(temperature - 1.3),
        "temp_min": weather.degrees(temperature - spread),
        "temp_max": weather.degrees(temperature + spread),
        "pressure": int(weather.wave("pressure", seconds, 1015, 10, 0)),
        "humidity": weather.humidity(seconds),
        "sea_level": int(weather.wave("pressure", seconds, 1015, 10, 0)),
        "grnd_level": int(weather.wave("pressure", seconds, 1009, 10, 0)),
    }


def wind_block(weather, seconds):
    wind = {
        "speed": weather.speed(weather.meters(seconds)),
        "deg": int(weather.wave("direction", seconds, 180, 170, 0)),
    }
    if wind["speed"] > 2:
        wind["gust"] = weather.speed(weather.gust_meters(seconds))
    return wind


def current(request, weather):
    now = int(clock.now())
    place = nearest(weather)
    rise, end = (0, 0) if weather.is_polar else weather.sun(now)
    return Response.json({
        "coord": {"lon": weather.longitude, "lat": weather.latitude}, "weather": weather.sky(now),
        "base": "stations", "main": main_block(weather, now, 1.1),
        "visibility": weather.visibility(now), "wind": wind_block(weather, now),
        **weather.water(now, "1h", 1), "clouds": {"all": weather.clouds(now)}, "dt": now,
        "sys": {"type": 1, "id": 1, "country": place.get("country", ""), "sunrise": rise,
                "sunset": end},
        "timezone": weather.offset, "id": 1 if place else 0, "name": place.get("name", ""),
        "cod": 200,
    })


def steps(request, weather):
    first = int(clock.now() // (3 * HOUR) + 1) * 3 * HOUR
    count = min(40, int(request.query.get("cnt", 40)))
    rows = []
    for index in range(count):
        at = first + index * 3 * HOUR
        spread = 1.7 if index < 2 else 0
        rows.append({
            "dt": at, "main": {**main_block(weather, at, spread), "temp_kf": spread},
            "weather": weather.sky(at), "clouds": {"all": weather.clouds(at)},
            "wind": wind_block(weather, at), "visibility": weather.visibility(at),
            "pop": weather.probability(at), **weather.water(at, "3h", 3),
            "sys": {"pod": "d" if weather.is_day(at) else "n"},
            "dt_txt": time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at)),
        })
    place = nearest(weather)
    rise, end = (0, 0) if weather.is_polar else weather.sun(clock.now())
    return Response.json({
        "cod": "200", "message": 0, "cnt": count, "list": rows,
        "city": {
            "id": 1 if place else 0, "name": place.get("name", ""),
            "coord": {"lat": weather.latitude, "lon": weather.longitude},
            "country": place.get("country", ""), "population": 0, "timezone": weather.offset,
            "sunrise": rise, "sunset": end,
        },
    })


def air(rows):
    def answer(request, weather):
        first = int(clock.now() // HOUR) * HOUR
        listed = []
        for index in range(rows):
            at = first + index * HOUR
            parts = {
                name: max(0.0, weather.wave(name, at, middle, swing))
                for name, middle, swing in [
                    ("co", 260, 90), ("no", 1, 1), ("no2", 30, 25), ("o3", 85, 50),
                    ("so2", 9, 8), ("pm2_5", 14, 12), ("pm10", 28, 20), ("nh3", 2, 1)]
            }
            index_of_air = max(
                1 + sum(parts[name] >= end for end in ends) for name, ends in BANDS.items())
            listed.append({"main": {"aqi": index_of_air}, "components": parts, "dt": at})
        return Response.json(
            {"coord": {"lon": weather.longitude, "lat": weather.latitude}, "list": listed})

    return answer


# One Call


def moment(weather, seconds):
    temperature = weather.temperature(seconds)
    row = {
        "dt": seconds, "temp": weather.degrees(temperature),
        "feels_like": weather.degrees(temperature - 1.3),
        "pressure": int(weather.wave("pressure", seconds, 1015, 10, 0)),
        "humidity": weather.humidity(seconds),
        "dew_point": weather.degrees(weather.dew_point(seconds)),
        "uvi": weather.ultraviolet(seconds), "clouds": weather.clouds(seconds),
        "visibility": weather.visibility(seconds),
        "wind_speed": weather.speed(weather.meters(seconds)),
        "wind_deg": int(weather.wave("direction", seconds, 180, 170, 0)),
        "weather": weather.sky(seconds), **weather.water(seconds, "1h", 1),
    }
    if row["wind_speed"] > 2:
        row["wind_gust"] = weather.speed(weather.gust_meters(seconds))
    return row


def present(weather):
    now = int(clock.now())
    rise, end = weather.sun(now)
    sun = {} if weather.is_polar else {"sunrise": rise, "sunset": end}
    return {**moment(weather, now), **sun}


def hour(weather, seconds):
    return {**moment(weather, seconds), "pop": weather.probability(seconds)}


def minute(weather, seconds):
    falling = max(0.0, 3 * math.sin(seconds / 60 / 9 + weather.latitude))
    return {"dt": seconds, "precipitation": round(falling, 2)}


def day(weather, seconds):
    """What its hours come to, as the service makes its days; humidity, dew point and clouds are
    those of `dt`, noon. `rain` and `snow` of a day are numbers, not objects."""
    rise, end = weather.sun(seconds)
    midnight = (seconds + weather.offset) // DAY * DAY - weather.offset
    hours = [midnight + hour * HOUR for hour in range(24)]
    temperatures = [weather.temperature(at) for at in hours]
    # The extremes lie between hours.
    parts = {"day": temperatures[12], "min": min(temperatures) - 0.05,
             "max": max(temperatures) + 0.05,
             "night": temperatures[23], "eve": temperatures[18], "morn": temperatures[6]}
    strongest = max(hours, key=weather.meters)
    wettest = max(hours, key=lambda at: weather.rain(at) + weather.snow(at))
    row = {
        "dt": seconds, **({} if weather.is_polar else {"sunrise": rise, "sunset": end}),
        "moonrise": rise, "moonset": end, "moon_phase": 0.25, "summary": "Made up",
        "temp": {name: weather.degrees(value) for name, value in parts.items()},
        "feels_like": {name: weather.degrees(parts[name] - 1)
                       for name in ("day", "night", "eve", "morn")},
        "pressure": int(weather.wave("pressure", seconds, 1015, 10, 0)),
        "humidity": weather.humidity(seconds),
        "dew_point": weather.degrees(weather.dew_point(seconds)),
        "wind_speed": weather.speed(weather.meters(strongest)),
        "wind_deg": int(weather.wave("direction", strongest, 180, 170, 0)),
        "wind_gust": weather.speed(weather.gust_meters(strongest)),
        "weather": weather.sky(wettest), "clouds": weather.clouds(seconds),
        "pop": max(weather.probability(at) for at in hours),
        "uvi": max(weather.ultraviolet(at) for at in hours),
    }
    for name, amounts in (("rain", map(weather.rain, hours)), ("snow", map(weather.snow, hours))):
        amount = round(sum(amounts), 2)
        if amount > 0:
            row[name] = amount
    return row


def noon(weather):
    """Of today, as the service dates its days."""
    return int((clock.now() + weather.offset) // DAY * DAY - weather.offset + DAY // 2)


def alert(number, weather):
    start = int(clock.now() // HOUR - 2) * HOUR
    return {
        "sender_name": "Weather Office", "event": ["Wind", "Thunderstorm"][number],
        "start": start, "end": start + (8 + number) * HOUR,
        "description": f"...WARNING {number}...\nStay away from trees.", "tags": ["Wind"],
    }


def alert_count(weather):
    """The south has two warnings, the rest of the world none."""
    return 2 if weather.latitude < 0 else 0


def one_call(request, weather):
    left_out = request.query.get("exclude", "").split(",")
    first = int(clock.now() // HOUR) * HOUR
    minutes = int(clock.now() // 60 + 1) * 60
    parts = {
        "current": present(weather),
        "minutely": [minute(weather, minutes + index * 60) for index in range(61)],
        "hourly": [hour(weather, first + index * HOUR) for index in range(48)],
        "daily": [day(weather, noon(weather) + index * DAY) for index in range(8)],
    }
    if alert_count(weather):
        parts["alerts"] = [alert(number, weather) for number in range(alert_count(weather))]
    return Response.json({
        "lat": weather.latitude, "lon": weather.longitude, "timezone": weather.zone,
        "timezone_offset": weather.offset,
        **{name: part for name, part in parts.items() if name not in left_out},
    })


def envelope(weather, rows, links=None):
    return Response.json({
        "lat": weather.latitude, "lon": weather.longitude, "timezone": weather.zone,
        "timezone_offset": weather.offset, "data": rows, **(links or {}),
    })


def alert_ids(weather):
    return [f"{int(weather.latitude * 100)}_{int(weather.longitude * 100)}_{number}"
            for number in range(alert_count(weather))]


def now_of_four(request, weather):
    row = present(weather)
    if alert_count(weather):
        row["alerts"] = alert_ids(weather)
    return envelope(weather, [row])


def timeline(request, weather):
    """Pages whose `prev` and `next` hold the key, as the service's do."""
    name = request.path.rsplit("/", 1)[1]
    if name not in PAGES:
        return failure(404, "Internal error", "404")
    step, page, count = PAGES[name]
    first = noon(weather) if name == "1day" else int(clock.now() // step) * step
    start = int(request.query.get("start", first))
    size = min(page, int(request.query.get("cnt", page)))
    begin = first + -(-(start - first) // step) * step
    end = min(begin + size * step, first + count * step)
    make = {"1min": minute, "1day": day}.get(name, hour)
    rows = [make(weather, at) for at in range(begin, end, step)]
    for row in rows:
        if alert_count(weather):
            row["alerts"] = alert_ids(weather)

    def link(at):
        query = {**request.query, "cnt": size, "start": at}
        return f"https://api.openweathermap.org{request.path}?{urllib.parse.urlencode(query)}"

    links = {"prev": link(begin - size * step)}
    if end < first + count * step:
        links["next"] = link(end)
    return envelope(weather, rows, {} if name == "1min" else links)


def alert_detail(request):
    identifier = request.path.rsplit("/", 1)[1]
    try:
        latitude, longitude, number = (int(part) for part in identifier.split("_"))
        weather = Weather(latitude / 100, longitude / 100, None)
        if number >= alert_count(weather):
            raise ValueError
    except ValueError:
        return failure(404, "Alert not found", "404")
    return Response.json({"id": identifier, **alert(number, weather)})


# Places


def nearest(weather):
    near = [place for place in PLACES
            if distance_kilometers(place, weather.latitude, weather.longitude) < NEAR]
    return near[0] if near else {}


def found(place):
    names = ("name", "local_names", "lat", "lon", "country", "state")
    return {name: place[name] for name in names if name in place}


def direct(request):
    parts = [part.strip().lower() for part in request.query.get("q", "").split(",")]
    if not parts[0]:
        return failure(400, "Nothing to geocode", "400")
    limit = max(1, min(5, int(request.query.get("limit", 1))))
    places = [
        place for place in PLACES
        if parts[0] in [place["name"].lower()]
        + [name.lower() for name in place.get("local_names", {}).values()]
        and all(part in (place["country"].lower(), place.get("state", "").lower())
                for part in parts[1:])
    ]
    return Response.json([found(place) for place in places[:limit]])


def reverse(request, weather):
    limit = max(1, min(5, int(request.query.get("limit", 1))))
    distances = sorted(
        (distance_kilometers(place, weather.latitude, weather.longitude), index)
        for index, place in enumerate(PLACES))
    return Response.json(
        [found(PLACES[index]) for distance, index in distances[:limit] if distance < NEAR])


# Pictures


def tile(request):
    try:
        _, _, name, z, x, y = request.path.split("/")
        z, x, y = int(z), int(x), int(y.removesuffix(".png"))
    except ValueError:
        return failure(404, "Internal error", "404")
    if name not in LAYERS or not (0 <= x < 1 << z and 0 <= y < 1 << z):
        return failure(404, "Internal error", "404")
    return picture(z, x, y, sum(name.encode()) % 12, (190, 90, 60))


def icon(request):
    name = pathlib.PurePosixPath(request.path).name
    if name not in ICONS:
        return Response(404, {"Content-Type": "text/html"}, "<html>404 Not Found</html>")
    return picture(0, 0, 0, sum(name.encode()) % 12, (240, 200, 80))


ROUTES = {
    "/data/2.5/weather": keyed("free", located(current)),
    "/data/2.5/forecast": keyed("free", located(steps)),
    "/data/2.5/air_pollution": keyed("free", located(air(1))),
    "/data/2.5/air_pollution/forecast": keyed("free", located(air(96))),
    "/data/3.0/onecall": keyed("3.0", located(one_call)),
    "/data/4.0/onecall/current": keyed("4.0", located(now_of_four)),
    "/data/4.0/onecall/timeline/": keyed("4.0", located(timeline)),
    "/data/4.0/onecall/alert/": keyed("4.0", alert_detail),
    "/geo/1.0/direct": keyed("free", direct),
    "/geo/1.0/reverse": keyed("free", located(reverse)),
    "/map/": keyed("free", tile),
    "/img/wn/": icon,
}
