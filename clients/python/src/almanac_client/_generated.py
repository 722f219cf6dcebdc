# Generated from protocol-spec/ by specgen; do not edit.
"""Types of the Almanac protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    TypedDict,
    Unpack,
    overload,
)

from ._call import given

if TYPE_CHECKING:
    from ._call import Call
    from ._callbacks import Caller
    from ._subscription import Subscription, SubscriptionOptions
    from .sync import SyncCall, SyncSubscription

# A method that changes nothing and calls no other by its name.
ReadingMethod: TypeAlias = Literal[
    "air.quality",
    "alerts.active",
    "alerts.coverage",
    "climate.project",
    "climate.scenarios",
    "climate.levers",
    "climate.normals",
    "climate.extremes",
    "climate.analog",
    "favorites.list",
    "forecast.hourly",
    "forecast.daily",
    "forecast.chance",
    "forecast.nowcast",
    "status.text",
    "chart.render",
    "location.search",
    "location.reverse",
    "location.current",
    "map.layers",
    "map.tile",
    "moon.phase",
    "moon.times",
    "observation.current",
    "observation.history",
    "observation.stations",
    "observation.decode",
    "config.get",
    "server.status",
    "rpc.discover",
    "forecast.skill",
    "skill.export",
    "subscription.list",
    "sun.times",
    "sun.position",
    "sun.phase",
    "sunset.score",
    "sunset.about",
    "sunset.evaluate",
    "sunset.best",
    "weather.current",
    "weather.summary",
    "weather.history",
    "weather.changes",
    "condition.catalog",
    "icon.get",
]

# A method that `subscription.create` takes.
SubscribableMethod: TypeAlias = Literal[
    "air.quality",
    "alerts.active",
    "favorites.list",
    "forecast.hourly",
    "forecast.daily",
    "forecast.chance",
    "forecast.nowcast",
    "status.text",
    "moon.phase",
    "observation.current",
    "sun.times",
    "sun.position",
    "sun.phase",
    "sunset.score",
    "sunset.best",
    "weather.current",
    "weather.overview",
    "weather.summary",
    "weather.changes",
]

# US EPA AQI, European AQI, the United Kingdom's Daily Air Quality Index of 1 to 10, or OpenWeatherMap's 1 to 5.
AirQualityScale: TypeAlias = Literal["us", "eu", "uk", "owm"]

# The class of a value on its own scale.
AirQualityCategory: TypeAlias = Literal["good", "fair", "moderate", "poor", "veryPoor", "extremelyPoor", "unhealthyForSensitiveGroups", "unhealthy", "veryUnhealthy", "hazardous", "low", "high", "veryHigh"]

# A pollutant.
Pollutant: TypeAlias = Literal["pm25", "pm10", "no2", "o3", "so2", "co", "nh3", "no"]


class AirQualityIndex(TypedDict):
    """A value on one scale."""

    scale: AirQualityScale
    value: float | None
    category: AirQualityCategory | None
    dominantPollutant: Pollutant | None



class Pollutants(TypedDict):
    """Concentrations of pollutants."""

    pm25: float | None
    pm10: float | None
    no2: float | None
    o3: float | None
    so2: float | None
    co: float | None
    nh3: float | None
    no: float | None



class Pollen(TypedDict):
    """Grains per cubic meter."""

    alder: float | None
    birch: float | None
    grass: float | None
    mugwort: float | None
    olive: float | None
    ragweed: float | None



class AirQualityHour(TypedDict):
    """Air quality of one hour."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    aqi: list[AirQualityIndex]
    pollutants: Pollutants
    aerosolOpticalDepth: float | None
    dust: float | None
    pollen: Pollen | None


# What the list of warnings covers: the place, only its country, or nothing.
AlertCoverage: TypeAlias = Literal["full", "country", "none"]

# What a source of warnings says of a place.
AlertServiceState: TypeAlias = Literal["inForce", "noneInForce", "countryOnly", "notCovered", "unavailable", "notAsked", "disabled"]


class AlertService(TypedDict):
    """A source that is responsible for a place, and what is known of it."""

    provider: SourceProvider
    authority: str | None
    partial: bool
    state: AlertServiceState
    heardAt: str | None
    heardAtLabels: NotRequired[TimeLabels]
    ageSeconds: int | None


# CAP severity.
AlertSeverity: TypeAlias = Literal["extreme", "severe", "moderate", "minor", "unknown"]

# Kind of event, decided from the codes of the service or its closed list of names, never from a text. The words are those of the OASIS Event Terms List and of MeteoAlarm's awareness types; a minor version may add some.
AlertHazard: TypeAlias = Literal["wind", "thunderstorm", "tornado", "hail", "rain", "flood", "rainFlood", "snow", "snowIce", "blizzard", "freezingRain", "ice", "frost", "thaw", "avalanche", "fog", "highTemperature", "lowTemperature", "forestFire", "dryAir", "dust", "smoke", "airQuality", "ultraviolet", "tropicalCyclone", "stormSurge", "coastalEvent", "highWaves", "ripCurrent", "marine", "lowWater", "tsunami", "landslide", "earthquake", "volcano"]

# CAP certainty.
AlertCertainty: TypeAlias = Literal["observed", "likely", "possible", "unlikely", "unknown"]

# CAP urgency.
AlertUrgency: TypeAlias = Literal["immediate", "expected", "future", "past", "unknown"]

# How the place was matched: by geometry, never by a name.
AlertMatch: TypeAlias = Literal["point", "area", "country"]


class Alert(TypedDict):
    """One warning of a weather service. For a subscription its `id`, `severity` and `match` count; another text of the same warning, or a later end, is no change."""

    id: str
    event: str
    hazard: AlertHazard | None
    language: str | None
    severity: AlertSeverity
    capSeverity: NotRequired[AlertSeverity]
    certainty: AlertCertainty
    urgency: AlertUrgency
    sent: str | None
    sentLabels: NotRequired[TimeLabels]
    start: str | None
    startLabels: NotRequired[TimeLabels]
    end: str | None
    endLabels: NotRequired[TimeLabels]
    headline: str | None
    description: str | None
    instruction: str | None
    areas: list[str]
    sender: str | None
    url: str | None
    match: AlertMatch


# A shared socio-economic pathway of IPCC AR6.
Scenario: TypeAlias = Literal["ssp119", "ssp126", "ssp245", "ssp370", "ssp585"]

# A projection model.
ClimateModel: TypeAlias = Literal["ar6", "weather2045", "cmip6"]


class Intervention(TypedDict):
    """A lever and the strength it is applied with."""

    lever: str
    strength: NotRequired[float]


# All or none, or a list of levers.
Interventions: TypeAlias = "bool | list[Intervention]"

# A condition's text or its WMO code.
ConditionInput: TypeAlias = "str | int"


class ClimateNow(TypedDict):
    """Weather the projection starts from."""

    temperature: float | None
    condition: Condition | None
    time: str
    timeLabels: NotRequired[TimeLabels]
    given: bool



class Projection(TypedDict):
    """The same day in the target year."""

    temperature: float | None
    low: float | None
    high: float | None
    yearLow: float | None
    yearHigh: float | None
    condition: Condition | None



class InterannualVariability(TypedDict):
    """How much single years differ."""

    standardDeviation: float
    citation: str



class ClimateDelta(TypedDict):
    """A temperature difference."""

    value: float | None
    low: float | None
    high: float | None
    level: int | None



class ClimateAlternative(TypedDict):
    """The projection without or with interventions."""

    temperature: float | None
    low: float | None
    high: float | None
    condition: Condition | None
    delta: ClimateDelta


ClimateAlternatives = TypedDict("ClimateAlternatives", {
    "without": "ClimateAlternative",
    "with": "ClimateAlternative | None",
})


class NowThen(TypedDict):
    """A temperature now and then."""

    now: float
    then: float



class GlobalWarming(TypedDict):
    """The warming of the world, in °C whatever the units."""

    now: float
    then: float



class ClimateRegion(TypedDict):
    """The IPCC AR6 region of the place."""

    id: str
    name: str
    factor: float



class InterventionEffect(TypedDict):
    """Warming that a lever avoids."""

    lever: str
    strength: float
    avoided: float
    citation: str


# An event of AR6 WGI Figure SPM.6; droughts only in the regions that it shows as drying.
ExtremeKind: TypeAlias = Literal["hotExtreme10Year", "hotExtreme50Year", "heavyPrecipitation10Year", "drought10Year"]


class ClimateExtreme(TypedDict):
    """How much more often an extreme occurs than in the baseline year."""

    kind: ExtremeKind
    timesAsOften: float
    citation: str



class ClimateYear(TypedDict):
    """One row of a series."""

    year: int
    temperature: float | None
    low: float | None
    high: float | None
    yearLow: float | None
    yearHigh: float | None
    delta: float | None
    globalWarming: float | None



class ScenarioWarming(TypedDict):
    """Global warming of a scenario."""

    year: int
    low: float
    value: float
    high: float



class ScenarioEntry(TypedDict):
    """One scenario."""

    id: Scenario
    title: str
    description: str
    warming: list[ScenarioWarming]
    levers: bool



class LeverEntry(TypedDict):
    """One lever."""

    id: str
    title: str
    baselines: list[Scenario]
    citation: str
    publication: str



class MonthNormal(TypedDict):
    """Normals of one month."""

    month: int
    temperatureMean: float | None
    temperatureMin: float | None
    temperatureMax: float | None
    precipitation: float | None
    wetDayFraction: float | None
    humidity: int | None
    cloudCover: int | None
    windSpeed: float | None
    standardDeviation: float | None
    warmingSince: float



class ClimateAnalog(TypedDict):
    """A place whose climate today resembles this place's projected climate."""

    place: Place
    sigma: float
    caveat: str



class ExtremeCount(TypedDict):
    """How often something happens in a climate."""

    expected: float
    low: float
    high: float



class ExtremeCounts(TypedDict):
    """Days beyond a temperature, and degree days. The thresholds are in °C whatever `units` are."""

    daysAbove25: ExtremeCount
    daysAbove30: ExtremeCount
    daysAbove35: ExtremeCount
    tropicalNights: ExtremeCount
    frostDays: ExtremeCount
    iceDays: ExtremeCount
    heatingDegreeDays: ExtremeCount
    coolingDegreeDays: ExtremeCount



class MonthExtremes(TypedDict):
    """Counts of one month."""

    month: int
    counts: ExtremeCounts


# A named set of units.
UnitPreset: TypeAlias = Literal["metric", "imperial", "uk", "si"]

# Unit of a temperature.
TemperatureUnit: TypeAlias = Literal["°C", "°F", "K"]

# Unit of a wind speed; `bft` is the force on the Beaufort scale, an integer from 0 to 12.
WindSpeedUnit: TypeAlias = Literal["km/h", "mph", "m/s", "kn", "bft"]

# Unit of an air pressure.
PressureUnit: TypeAlias = Literal["hPa", "inHg", "mmHg"]

# Unit of an amount of rain.
PrecipitationUnit: TypeAlias = Literal["mm", "in"]

# Unit of a rate of rain.
PrecipitationRateUnit: TypeAlias = Literal["mm/h", "in/h"]

# Unit of an amount of fresh snow.
SnowfallUnit: TypeAlias = Literal["cm", "in"]

# Unit of a distance or a visibility.
DistanceUnit: TypeAlias = Literal["km", "mi", "m"]

# Unit of a height above the sea.
ElevationUnit: TypeAlias = Literal["m", "ft"]

# Unit of a concentration in air.
PollutantUnit: TypeAlias = Literal["µg/m³"]


class UnitPreferences(TypedDict):
    """Units by quantity; quantities that are not named follow `preset`."""

    preset: NotRequired[UnitPreset]
    temperature: NotRequired[TemperatureUnit]
    temperatureDifference: NotRequired[TemperatureUnit]
    windSpeed: NotRequired[WindSpeedUnit]
    pressure: NotRequired[PressureUnit]
    precipitation: NotRequired[PrecipitationUnit]
    precipitationRate: NotRequired[PrecipitationRateUnit]
    snowfall: NotRequired[SnowfallUnit]
    visibility: NotRequired[DistanceUnit]
    distance: NotRequired[DistanceUnit]
    elevation: NotRequired[ElevationUnit]
    pollutant: NotRequired[PollutantUnit]


# Labels of equal length: `06:12 AM`, `06 AM`, `06/21`.
LabelStyle: TypeAlias = Literal["padded"]

# Whether times get labels: `6:12 AM`, `6 AM`, `6/21`; or labels of equal length.
LabelsChoice: TypeAlias = "bool | LabelStyle"

# A named set of units; `locale` is what the reader expects: the configured units, or else those that people in the territory of the locale use (section 9).
UnitSet: TypeAlias = Literal["metric", "imperial", "uk", "si", "locale"]

# A named set of units, or units by quantity.
UnitsChoice: TypeAlias = "UnitSet | UnitPreferences | Units"


class Units(TypedDict):
    """The unit of every quantity in this result."""

    temperature: TemperatureUnit
    temperatureDifference: TemperatureUnit
    windSpeed: WindSpeedUnit
    pressure: PressureUnit
    precipitation: PrecipitationUnit
    precipitationRate: PrecipitationRateUnit
    snowfall: SnowfallUnit
    visibility: DistanceUnit
    distance: DistanceUnit
    elevation: ElevationUnit
    pollutant: PollutantUnit


# Where a place's time zone comes from.
TimeZoneSource: TypeAlias = Literal["given", "gazetteer", "boundary", "provider", "longitude"]


class PlaceFields(TypedDict):
    """A place by its parts: an `id`, a pair of coordinates or a `name`. Any `place` of a result is accepted, whole or in part; given members take precedence over looked-up ones."""

    id: NotRequired[str]
    name: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    timeZone: NotRequired[str]
    elevation: NotRequired[float | None]
    country: NotRequired[str | None]
    countryCode: NotRequired[str | None]
    admin1: NotRequired[str | None]
    population: NotRequired[int | None]
    displayName: NotRequired[str]
    timeZoneSource: NotRequired[TimeZoneSource]
    distanceKm: NotRequired[float]
    bearing: NotRequired[int]
    localTime: NotRequired[str]
    localTimeLabels: NotRequired[TimeLabels]


# A place: a name, `"latitude,longitude"`, or its parts.
PlaceReference: TypeAlias = "str | PlaceFields | Place | FoundPlace | Aerodrome"


class Place(TypedDict):
    """A resolved place."""

    id: str
    name: str
    displayName: str
    latitude: float
    longitude: float
    elevation: float | None
    country: str | None
    countryCode: str | None
    admin1: str | None
    timeZone: str
    timeZoneSource: TimeZoneSource
    population: int | None
    distanceKm: NotRequired[float]
    bearing: NotRequired[int]


# A source of data. The order is the one in which providers are asked.
SourceProvider: TypeAlias = Literal["openMeteo", "metNorway", "nws", "environmentCanada", "jma", "hko", "brightSky", "meteoAlarm", "capFeeds", "aviationWeather", "openWeatherMap", "rainViewer", "libreWXR", "climatology"]

# How an answer was obtained.
SourceKind: TypeAlias = Literal["live", "cache", "estimate", "computed"]


class Source(TypedDict):
    """The weakest part of what an answer was made from."""

    provider: SourceProvider | None
    kind: SourceKind
    fetchedAt: str | None
    ageSeconds: int | None
    stale: bool
    expiresAt: str | None



class ProductSource(TypedDict):
    """The source of one product."""

    product: str
    provider: SourceProvider | None
    kind: SourceKind
    fetchedAt: str | None
    ageSeconds: int | None
    stale: bool
    expiresAt: str | None
    completes: NotRequired[list[ForecastPart]]


# What comes from one source as a whole: hours or days (`rows`), or values that belong together: `temperature` with humidity and dew point, `wind` with gusts and direction, `clouds` with their layers, `precipitation` with its probability and the condition.
ForecastPart: TypeAlias = Literal["rows", "temperature", "pressure", "wind", "clouds", "visibility", "uvIndex", "precipitation"]


class Attribution(TypedDict):
    """Credit that must be shown with the data."""

    text: str
    url: str | None
    license: str | None


# What a warning is about.
WarningCode: TypeAlias = Literal["notProvided", "beyondHorizon", "outOfCoverage", "polar", "interpolated", "staleUsed", "estimateUsed", "unrepresentative", "ambiguousPlace", "inferredPlace", "clamped", "throttled", "deprecated", "locationFallback", "impossibleValue", "suspectValues", "keyRefused", "storage"]


class Warning(TypedDict):
    """A notice about an answer."""

    code: WarningCode
    message: str
    paths: list[str]
    retryAfterSeconds: NotRequired[int]


# Which answers are acceptable if no fresh one is available.
Fallback: TypeAlias = Literal["estimate", "stale", "none"]

# Which way text is written.
TextDirection: TypeAlias = Literal["ltr", "rtl"]

# A token chosen by the client; returned unchanged.
ProgressToken: TypeAlias = "str | int"


class TimeLabels(TypedDict):
    """A time as people of the locale write it; `timeFormat` selects the clock."""

    time: str | None
    hour: str | None
    day: str
    weekday: str



class Interval(TypedDict):
    """A span of time."""

    start: str | None
    startLabels: NotRequired[TimeLabels]
    end: str | None
    endLabels: NotRequired[TimeLabels]


# Outcome of a part. `loading` marks a preview, or a value that may still change.
TaskState: TypeAlias = Literal["success", "failure", "loading"]


class Bounds(TypedDict):
    """The bounds of a number."""

    low: float
    high: float
    level: NotRequired[int]



class NumericRange(TypedDict):
    """Smallest and largest value allowed."""

    minimum: float | None
    maximum: float | None


# What went wrong.
ErrorKind: TypeAlias = Literal["parseError", "invalidRequest", "limitExceeded", "duplicateId", "shuttingDown", "methodNotFound", "invalidParams", "unknownParam", "missingParam", "outOfRange", "notAllowed", "internalError", "requestCancelled", "serverCancelled", "placeNotFound", "locationUnavailable", "providerUnavailable", "rateLimited", "unauthorized", "noData", "storageFailure", "busy", "deadlineExceeded", "unsupported"]


class ErrorData(TypedDict):
    """Machine-readable details of an error."""

    kind: ErrorKind
    retryable: bool
    reason: NotRequired[str]
    hint: NotRequired[str]
    text: NotRequired[str]
    provider: NotRequired[SourceProvider]
    path: NotRequired[str]
    place: NotRequired[str]
    allowed: NotRequired[list[str]]
    range: NotRequired[NumericRange]
    didYouMean: NotRequired[list[str]]
    httpStatus: NotRequired[int]
    retryAfterSeconds: NotRequired[int]
    limit: NotRequired[str]
    max: NotRequired[int]
    supported: NotRequired[list[str]]



class ErrorObject(TypedDict):
    """An error as JSON-RPC carries it."""

    code: int
    message: str
    data: ErrorData | None


ListSpan = TypedDict("ListSpan", {
    "from": "int",
    "to": "int",
    "step": "NotRequired[int]",
})


class MethodCall(TypedDict):
    """A call inside another one. What its params lack of those that methods share is taken from the outer call."""

    method: ReadingMethod
    params: NotRequired[Mapping[str, Any]]


# What to add to each favorite.
FavoriteInclude: TypeAlias = Literal["localTime", "sunset", "current", "warning"]


class FavoriteCurrent(TypedDict):
    """`weather.current` of a favorite."""

    state: TaskState
    value: WeatherCurrentResult | None
    error: ErrorObject | None



class FavoriteSunset(TypedDict):
    """Today's row of `sunset.score` of a favorite."""

    state: TaskState
    value: SunsetDay | None
    error: ErrorObject | None
    model: SunsetModel
    source: NotRequired[Source]



class FavoriteWarning(TypedDict):
    """The gravest official warning in force at a favorite."""

    state: TaskState
    value: Alert | None
    error: ErrorObject | None



class Favorite(TypedDict):
    """A favorite place."""

    id: str
    name: str
    place: Place
    addedAt: str
    addedAtLabels: NotRequired[TimeLabels]
    localTime: NotRequired[str]
    localTimeLabels: NotRequired[TimeLabels]
    sunset: NotRequired[FavoriteSunset]
    current: NotRequired[FavoriteCurrent]
    warning: NotRequired[FavoriteWarning]



class MyLocation(TypedDict):
    """The device's location, as a row: its last fix, on this connection or stored from an earlier one; otherwise the location given by `initialize`, `ALMANAC_LOCATION`, the configuration or the time zone. Never a place chosen with `location.set`."""

    place: Place
    origin: LocationOrigin
    error: NotRequired[ErrorObject]
    localTime: NotRequired[str]
    localTimeLabels: NotRequired[TimeLabels]
    sunset: NotRequired[FavoriteSunset]
    current: NotRequired[FavoriteCurrent]
    warning: NotRequired[FavoriteWarning]


# A predefined format.
StatusPreset: TypeAlias = Literal["1", "2", "3", "4"]


class TextOptions(TypedDict):
    """How an answer is written out."""

    style: NotRequired[TextStyle]
    columns: NotRequired[int]
    icons: NotRequired[IconSet]


# A page has columns and bars for a fixed-width font; speech has one sentence a line, with units and dates in words; a headline has no lines; styled is a page for a program that has fonts and colors of its own, such as an editor; blocks are for a program that draws them itself.
TextStyle: TypeAlias = Literal["page", "speech", "headline", "blocks", "styled"]


class ResultText(TypedDict):
    """An answer as text, without markup and without control characters."""

    warning: NotRequired[str]
    headline: str
    title: str
    asOf: NotRequired[str]
    lines: list[str]
    styledLines: NotRequired[list[TextLine]]
    blocks: NotRequired[list[TextBlock]]
    notes: list[str]



class TextBlock(TypedDict):
    """A part of an answer, of the members that its kind has. A program leaves out a kind that it does not know."""

    kind: TextBlockKind
    severity: NotRequired[AlertSeverity]
    share: NotRequired[float]
    spans: NotRequired[list[TextSpan]]
    facts: NotRequired[list[TextFact]]
    columns: NotRequired[list[TextColumn]]
    rows: NotRequired[list[TextRow]]


# Kind of a part of an answer.
TextBlockKind: TypeAlias = Literal["warning", "warningElsewhere", "badge", "line", "paragraph", "facts", "table"]


class TextSpan(TypedDict):
    """A text, and how it is told."""

    text: str
    spoken: NotRequired[str]
    role: NotRequired[TextRole]


# What a text is.
TextRole: TypeAlias = Literal["strong", "muted", "warning", "quoted", "unknown", "drawing"]


class TextLine(TypedDict):
    """A line of a page."""

    spans: list[TextSpan]



class TextFact(TypedDict):
    """A name with its value."""

    id: NotRequired[str]
    name: TextSpan
    value: list[TextSpan]



class TextColumn(TypedDict):
    """A column of a table."""

    id: str
    name: TextSpan
    unit: NotRequired[str]
    number: bool
    detail: NotRequired[bool]



class TextRow(TypedDict):
    """A row of a table."""

    cells: list[TextSpan]


# A set of glyphs; those of `plain` and `ascii` take one column everywhere.
IconSet: TypeAlias = Literal["emoji", "plain", "nerd", "ascii", "none"]

# Markup to escape.
EscapeStyle: TypeAlias = Literal["none", "pango", "tmux"]

# What is charted.
ChartKind: TypeAlias = Literal["temperature", "precipitation", "sunset", "projection", "sun", "map", "skill", "reliability"]

# SVG or text.
ChartFormat: TypeAlias = Literal["svg", "text"]

# Colors of a chart.
ChartTheme: TypeAlias = Literal["light", "dark", "mono"]


class MapChartParams(TypedDict):
    """Params of a map."""

    extentKm: NotRequired[int]


# When events are sent: on each change of the result; after every call; or on each change with only those parts of `weather.overview` that changed, where the first event, the first after an error and the first for another place have all.
EmitMode: TypeAlias = Literal["change", "always", "changedParts"]

# How two values are compared.
ComparisonOperator: TypeAlias = Literal["lt", "le", "eq", "ne", "ge", "gt"]


class Comparison(TypedDict):
    """One comparison."""

    path: str
    op: ComparisonOperator
    value: Any



class AllOf(TypedDict):
    """True if all conditions are true."""

    all: list[SubscriptionCondition]



class AnyOf(TypedDict):
    """True if any condition is true."""

    any: list[SubscriptionCondition]



class SubscriptionTrigger(TypedDict):
    """What must become true before an event is sent."""

    condition: SubscriptionCondition
    leadMinutes: NotRequired[int]
    quietHours: NotRequired[QuietHours]
    oncePerDay: NotRequired[bool]


# A condition on a result.
SubscriptionCondition: TypeAlias = "Comparison | AllOf | AnyOf"


class QuietHours(TypedDict):
    """A span of every day, by the clocks of the place; one that ends before it starts goes over midnight."""

    start: str
    end: str
    includesSevere: NotRequired[bool]



class Onset(TypedDict):
    """What a subscription with `leadMinutes` tells about."""

    time: str | None
    path: str



class SubscriptionState(TypedDict):
    """One subscription."""

    id: str
    method: str
    intervalSeconds: int
    nextAt: str


# Why an event is sent.
EventReason: TypeAlias = Literal["initial", "change", "unchanged", "condition", "error", "end"]

# Where a value comes from.
ConfigOrigin: TypeAlias = Literal["default", "file", "environment", "initialize", "set"]


class LanguageInUse(TypedDict):
    """A language that Almanac has words in."""

    tag: str
    reviewed: bool
    dir: TextDirection


# What says which units people read: the configuration (`configured`), the environment's `LC_MEASUREMENT` (`measurement`), the locale (`locale`), or nothing (`default`, which is metric).
UnitsOrigin: TypeAlias = Literal["configured", "measurement", "locale", "default"]


class UnitsInUse(TypedDict):
    """The units of pages, of the status line and of whoever asks for `locale`."""

    units: Units
    origin: UnitsOrigin
    territory: str | None



class ConfigValue(TypedDict):
    """One configured value."""

    setting: str
    value: Any
    origin: ConfigOrigin
    warnings: NotRequired[list[Warning]]



class StorageStatus(TypedDict):
    """Problems with the stored files."""

    warnings: list[Warning]
    invalidRows: int



class CacheStatus(TypedDict):
    """The response cache."""

    entries: int | None
    bytes: int | None
    maxBytes: int
    hits: int
    misses: int


# State of the circuit breaker.
BreakerState: TypeAlias = Literal["closed", "open", "halfOpen"]


class ProviderStatus(TypedDict):
    """One provider."""

    name: SourceProvider
    enabled: bool
    breaker: BreakerState
    requests: int
    failures: int
    budgetRemaining: int | None
    lastSuccessAt: str | None
    lastReason: str | None
    fault: ProviderFault | None



class ClientInfo(TypedDict):
    """Name and version of the client."""

    name: NotRequired[str]
    version: NotRequired[str]



class ClientCapabilities(TypedDict):
    """Capabilities of the client."""

    progress: NotRequired[bool]
    location: NotRequired[bool]
    notifications: NotRequired[bool]



class InitialConfiguration(TypedDict):
    """Settings for this connection."""

    location: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    locale: NotRequired[str]



class ServerInfo(TypedDict):
    """Name and version of the server."""

    name: str
    version: str


# A way of framing messages.
Framing: TypeAlias = Literal["content-length", "lines"]


class Limits(TypedDict):
    """Limits beyond which requests are refused."""

    maxHeaderBytes: int
    maxMessageBytes: int
    maxDepth: int
    maxBatchItems: int
    maxInFlight: int
    maxQueuedOutputBytes: int
    maxSubscriptions: int
    maxFavorites: int
    maxTileBytes: int



class ServerCapabilities(TypedDict):
    """Capabilities of the server."""

    methods: list[str]
    notifications: list[str]
    framings: list[Framing]
    limits: Limits


# A step of progress.
WorkDoneKind: TypeAlias = Literal["begin", "report", "end"]


class WorkDoneProgress(TypedDict):
    """Progress of a request, in `$/progress`."""

    kind: WorkDoneKind
    title: NotRequired[str]
    cancellable: NotRequired[bool]
    message: NotRequired[str]
    percentage: NotRequired[int]


# Id of a request.
RequestId: TypeAlias = "str | int"


class FoundPlace(TypedDict):
    """A place with its local time."""

    id: str
    name: str
    displayName: str
    latitude: float
    longitude: float
    elevation: float | None
    country: str | None
    countryCode: str | None
    admin1: str | None
    timeZone: str
    timeZoneSource: TimeZoneSource
    population: int | None
    distanceKm: NotRequired[float]
    bearing: NotRequired[int]
    localTime: str
    localTimeLabels: NotRequired[TimeLabels]



class SearchPart(TypedDict):
    """A preview of `location.search`: the gazetteer's places."""

    places: list[FoundPlace]


# Where the current location comes from.
LocationOrigin: TypeAlias = Literal["param", "client", "set", "initialize", "environment", "stored", "config", "timezone"]

# Whether the current location is known. `unasked`: it is named, but has not been looked up yet. `unresolved`: it could not be found.
LocationStanding: TypeAlias = Literal["known", "unasked", "unresolved"]


class LocationStatus(TypedDict):
    """Whether the current location is known, without its name."""

    state: LocationStanding
    origin: LocationOrigin
    error: ErrorKind | None


# Whether the client has permission to locate the device.
LocationAuthorization: TypeAlias = Literal["notDetermined", "denied", "authorized", "unsupported"]


class LocationState(TypedDict):
    """The current location."""

    place: Place
    origin: LocationOrigin
    authorization: LocationAuthorization
    lastError: ErrorObject | None
    warnings: list[Warning]
    dir: NotRequired[TextDirection]


# What a layer shows.
MapLayerKind: TypeAlias = Literal["precipitation", "temperature", "wind", "clouds", "pressure", "radar"]

# Order of rows: `xyz` counts from the north.
TileOrder: TypeAlias = Literal["xyz"]

# Observed or forecast.
FrameKind: TypeAlias = Literal["past", "forecast"]


class MapFrame(TypedDict):
    """One instant of a layer."""

    id: str
    time: str
    timeLabels: NotRequired[TimeLabels]
    kind: FrameKind



class LegendEntry(TypedDict):
    """One step of a legend."""

    value: float
    color: str
    label: str
    words: NotRequired[str]



class MapLayer(TypedDict):
    """One layer of a map."""

    id: str
    title: str
    kind: MapLayerKind
    available: bool
    reason: NotRequired[str]
    message: NotRequired[str]
    urlTemplate: str | None
    tileSize: int
    minZoom: int
    maxZoom: int
    yOrder: TileOrder
    frames: list[MapFrame]
    legend: list[LegendEntry]
    needsKey: bool


# A routine report, a special report, or an aerodrome forecast.
ReportKind: TypeAlias = Literal["metar", "speci", "taf"]


class Aerodrome(TypedDict):
    """The station of a report, from the embedded table of 6,600 stations."""

    name: str
    latitude: float
    longitude: float
    elevation: float | None


# 1–2, 3–4, 5–7 or 8 oktas, or a sky that cannot be seen.
CloudAmount: TypeAlias = Literal["few", "scattered", "broken", "overcast", "obscured"]

# A cloud of thunderstorms, or one that may become it.
CloudKind: TypeAlias = Literal["cumulonimbus", "toweringCumulus"]

# At the end of a scale: the visibility is this or more, or less than this.
VisibilityBound: TypeAlias = Literal["atLeast", "lessThan"]


class ReportedCloud(TypedDict):
    """One layer of clouds."""

    amount: CloudAmount | None
    base: float | None
    kind: CloudKind | None



class ReportedWeather(TypedDict):
    """Weather as a station reports it."""

    code: str
    nearby: bool
    condition: Condition | None



class ReportedConditions(TypedDict):
    """Wind, visibility, weather and clouds."""

    wind: Wind
    windVariable: bool
    windSpeedAtLeast: NotRequired[bool]
    windGustAtLeast: NotRequired[bool]
    windDirections: NotRequired[WindDirections]
    visibility: float | None
    visibilityBound: NotRequired[VisibilityBound]
    cloudCover: int | None
    ceiling: float | None
    clouds: list[ReportedCloud]
    weather: list[ReportedWeather]
    condition: Condition | None


# `from` replaces everything, `becoming` what it names; `temporary` lasts less than an hour at a time, and `possible` may not come.
ReportedChangeKind: TypeAlias = Literal["from", "becoming", "temporary", "possible"]


class ReportedChange(TypedDict):
    """A change that a report announces."""

    kind: ReportedChangeKind
    probability: int | None
    start: str | None
    startLabels: NotRequired[TimeLabels]
    end: str | None
    endLabels: NotRequired[TimeLabels]
    conditions: ReportedConditions



class ReportedPrecipitation(TypedDict):
    """Rain and melted snow up to the report."""

    oneHour: float | None
    threeHours: float | None
    sixHours: float | None
    day: float | None


WindDirections = TypedDict("WindDirections", {
    "from": "float",
    "to": "float",
})

# A model's values, or measured ones where they are fresh.
ValuePreference: TypeAlias = Literal["model", "measured"]

# An aerodrome reports for pilots (METAR), a synoptic station for forecasters (SYNOP).
StationKind: TypeAlias = Literal["aerodrome", "synoptic"]

# Fresh is at most 90 minutes old, stale at most six hours. A stuck sensor gave the same value for twelve hours.
MeasuredQuality: TypeAlias = Literal["fresh", "stale", "stuck"]

# What stations measure.
MeasuredField: TypeAlias = Literal["temperature", "dewPoint", "humidity", "wind", "pressure", "visibility", "cloudCover", "cloudBase", "condition", "precipitation", "snowDepth"]


class ObservedStation(TypedDict):
    """A station near a place."""

    id: str
    name: str | None
    kind: StationKind
    latitude: float
    longitude: float
    elevation: float | None
    distance: float
    heightDifference: float | None



class MeasuredNumber(TypedDict):
    """A measured value."""

    value: float
    station: str
    time: str
    timeLabels: NotRequired[TimeLabels]
    ageSeconds: int
    quality: MeasuredQuality



class MeasuredTemperature(TypedDict):
    """A measured temperature, and what it would be at the place's elevation."""

    value: float
    adjusted: float | None
    lapseRate: float | None
    modelDifference: float | None
    station: str
    time: str
    timeLabels: NotRequired[TimeLabels]
    ageSeconds: int
    quality: MeasuredQuality



class MeasuredWind(TypedDict):
    """A measured wind."""

    value: Wind
    station: str
    time: str
    timeLabels: NotRequired[TimeLabels]
    ageSeconds: int
    quality: MeasuredQuality



class MeasuredVisibility(TypedDict):
    """A measured visibility."""

    value: float
    bound: VisibilityBound | None
    station: str
    time: str
    timeLabels: NotRequired[TimeLabels]
    ageSeconds: int
    quality: MeasuredQuality



class MeasuredCondition(TypedDict):
    """Observed weather."""

    value: Condition
    station: str
    time: str
    timeLabels: NotRequired[TimeLabels]
    ageSeconds: int
    quality: MeasuredQuality



class MeasuredPrecipitation(TypedDict):
    """Measured precipitation, by the hours before it was measured."""

    oneHour: MeasuredNumber | None
    threeHours: MeasuredNumber | None
    sixHours: MeasuredNumber | None



class StationReport(TypedDict):
    """What a station measured at one time. Null is not measured."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    temperature: float | None
    dewPoint: float | None
    humidity: int | None
    wind: Wind
    pressure: float | None
    visibility: float | None
    visibilityBound: NotRequired[VisibilityBound]
    cloudCover: int | None
    cloudBase: float | None
    condition: Condition | None
    precipitation: ReportedPrecipitation
    snowDepth: float | None
    report: str | None



class NearStation(TypedDict):
    """A station near a place, and its newest report. Age, quality and report are null if the reports could not be had."""

    station: ObservedStation
    ageSeconds: int | None
    quality: MeasuredQuality | None
    report: StationReport | None


# What is verified: °C, km/h, mm of an hour, percent.
SkillVariable: TypeAlias = Literal["temperature", "dewPoint", "windSpeed", "windGust", "precipitation", "precipitationProbability", "cloudCover"]

# Whether a correction is better than the raw forecast on days that it did not learn from: by more than its noise (`proven`), not by more (`withinNoise`), not at all (`notBetter`), or unknown with fewer than seven such days (`fewDays`).
CorrectionVerdict: TypeAlias = Literal["proven", "fewDays", "withinNoise", "notBetter"]


class ForecastSkillRow(TypedDict):
    """How wrong one provider's forecasts of one variable were at one lead. In the variable's metric unit."""

    provider: str
    variable: SkillVariable
    leadDays: int
    count: int
    days: int
    since: str
    until: str
    bias: float
    meanAbsoluteError: float
    rootMeanSquareError: float
    interval: Bounds | None
    brier: BrierParts | None
    crps: float | None
    skillOverPersistence: float | None
    skillOverClimatology: float | None
    correction: SkillCorrection | None



class BrierParts(TypedDict):
    """Brier score of probabilities, 0 to 1, as reliability − resolution + uncertainty."""

    score: float
    reliability: float
    resolution: float
    uncertainty: float
    diagram: list[ReliabilityPoint]



class ReliabilityPoint(TypedDict):
    """Forecasts of similar probability."""

    probability: float
    frequency: float
    count: int



class SkillCorrection(TypedDict):
    """Test of a correction on the last three tenths of the days."""

    verdict: CorrectionVerdict
    error: float
    correctedError: float
    noise: float | None
    days: int


# Whether what is known of past errors at the place changes its forecasts: where that is proven to be better (`whenProven`), or not at all (`never`).
SkillUse: TypeAlias = Literal["whenProven", "never"]


class Correction(TypedDict):
    """What correcting a variable of a provider by its past errors at the place did to an answer. Applied if the verdict is `proven`; the verdicts are about the leads named, on days that the correction did not learn from. Numbers are in the answer's units, those of wind in m/s where that is `bft`."""

    provider: str
    variable: SkillVariable
    leadDays: list[int]
    verdict: CorrectionVerdict
    added: Bounds | None
    count: int
    error: float
    correctedError: float


# What is wrong with a provider's temperatures: they do not change though the weather does (`still`), forecasts repeat those of a day before, as when a model run is not followed by another (`frozen`), they fit the weather of other hours (`shifted`), they are far from what all others say (`apart`), or their errors are others than before, so that corrections are learned anew (`changed`).
ProviderFaultKind: TypeAlias = Literal["still", "frozen", "shifted", "apart", "changed"]


class ProviderFault(TypedDict):
    """Why a provider's values are not relied on."""

    kind: ProviderFaultKind
    hours: int



class SuspectProvider(TypedDict):
    """A provider whose values are not relied on."""

    provider: str
    fault: ProviderFault


# What has a spread.
SpreadVariable: TypeAlias = Literal["temperature", "windSpeed", "windGust", "precipitation"]

# Where a spread comes from: the quantiles of the provider's own errors at the place (`errors`), or the members of an ensemble, as wide as these errors if some are known (`ensemble`).
SpreadMethod: TypeAlias = Literal["errors", "ensemble"]

# Why a spread is not shown to be calibrated: too few pairs to try it on days that it did not learn from (`fewPairs`), too much or too little within it on these days (`offCoverage`), past ensembles are not kept (`pastNotKept`), the values are blended, or not corrected though that is proven, so that their errors are others (`otherValues`), or there is no spread, for want of pairs and of an ensemble (`noErrors`).
SpreadDoubt: TypeAlias = Literal["fewPairs", "offCoverage", "pastNotKept", "otherValues", "noErrors"]


class ValueSpread(TypedDict):
    """What a value will probably be: four out of five times between p10 and p90."""

    p10: float
    p50: float
    p90: float



class HourSpread(TypedDict):
    """Spreads of an hour's values; null where nothing is known."""

    temperature: ValueSpread | None
    windSpeed: ValueSpread | None
    windGust: ValueSpread | None
    precipitation: ValueSpread | None



class DaySpread(TypedDict):
    """Spreads of a day's values; null where nothing is known."""

    temperatureMin: ValueSpread | None
    temperatureMax: ValueSpread | None
    windSpeedMax: ValueSpread | None
    windGustMax: ValueSpread | None
    precipitation: ValueSpread | None



class SpreadRecord(TypedDict):
    """How the spreads of one variable were made, and whether they can be trusted."""

    variable: SpreadVariable
    leadDays: list[int]
    method: SpreadMethod | None
    calibrated: bool
    reason: SpreadDoubt | None
    coverage: float | None
    count: int



class BlendWeight(TypedDict):
    """One provider of a blend."""

    provider: str
    weight: float



class Blend(TypedDict):
    """A variable that several providers forecast, as their weighted mean. The weights follow from the covariance of the errors that corrections leave. In use if the verdict is `proven`. Errors are in the variable's metric unit."""

    variable: SkillVariable
    leadDays: int
    weights: list[BlendWeight]
    verdict: CorrectionVerdict
    since: str
    error: float
    blendedError: float


# Horizon of sunrise and sunset.
SunHorizon: TypeAlias = Literal["seaLevel", "observer"]

# Whether the sun rises and sets that day.
SunState: TypeAlias = Literal["normal", "polarDay", "polarNight", "partial"]


class MorningEvening(TypedDict):
    """The same span of light in the morning and in the evening."""

    morning: Interval | None
    evening: Interval | None



class CustomElevation(TypedDict):
    """When the sun passes the caller's angle."""

    angle: float
    rising: str | None
    risingLabels: NotRequired[TimeLabels]
    setting: str | None
    settingLabels: NotRequired[TimeLabels]



class SunDay(TypedDict):
    """The sun on one local day."""

    date: str
    dateLabels: NotRequired[TimeLabels]
    state: SunState
    sunrise: str | None
    sunriseLabels: NotRequired[TimeLabels]
    sunset: str | None
    sunsetLabels: NotRequired[TimeLabels]
    solarNoon: str | None
    solarNoonLabels: NotRequired[TimeLabels]
    civilDawn: str | None
    civilDawnLabels: NotRequired[TimeLabels]
    civilDusk: str | None
    civilDuskLabels: NotRequired[TimeLabels]
    nauticalDawn: str | None
    nauticalDawnLabels: NotRequired[TimeLabels]
    nauticalDusk: str | None
    nauticalDuskLabels: NotRequired[TimeLabels]
    astronomicalDawn: str | None
    astronomicalDawnLabels: NotRequired[TimeLabels]
    astronomicalDusk: str | None
    astronomicalDuskLabels: NotRequired[TimeLabels]
    goldenHour: MorningEvening
    blueHour: MorningEvening
    sunriseAzimuth: float | None
    sunsetAzimuth: float | None
    noonAltitude: float
    dayLengthSeconds: float | None
    custom: NotRequired[CustomElevation]
    nextSunrise: str | None
    nextSunriseLabels: NotRequired[TimeLabels]
    nextSunset: str | None
    nextSunsetLabels: NotRequired[TimeLabels]


# How light it is.
SunPhase: TypeAlias = Literal["night", "astronomicalTwilight", "nauticalTwilight", "civilTwilight", "day"]


class NextSunPhase(TypedDict):
    """The next change of the phase."""

    phase: SunPhase
    time: str
    timeLabels: NotRequired[TimeLabels]



class NextMoonPhases(TypedDict):
    """The coming quarters."""

    newMoon: str
    newMoonLabels: NotRequired[TimeLabels]
    firstQuarter: str
    firstQuarterLabels: NotRequired[TimeLabels]
    fullMoon: str
    fullMoonLabels: NotRequired[TimeLabels]
    lastQuarter: str
    lastQuarterLabels: NotRequired[TimeLabels]



class MoonDay(TypedDict):
    """The moon on one local day."""

    date: str
    dateLabels: NotRequired[TimeLabels]
    moonrise: str | None
    moonriseLabels: NotRequired[TimeLabels]
    moonset: str | None
    moonsetLabels: NotRequired[TimeLabels]
    transit: str | None
    transitLabels: NotRequired[TimeLabels]
    secondMoonrise: NotRequired[str]
    secondMoonriseLabels: NotRequired[TimeLabels]
    secondMoonset: NotRequired[str]
    secondMoonsetLabels: NotRequired[TimeLabels]
    secondTransit: NotRequired[str]
    secondTransitLabels: NotRequired[TimeLabels]


# A scoring model.
SunsetModel: TypeAlias = Literal["afterglow", "classic"]

# Sunset or sunrise.
SunEvent: TypeAlias = Literal["sunset", "sunrise"]

# Rating of a score: below 15, 30, 48, 56 and 64, and above. The limits are those of medians; see `score` of `SunsetDay`.
SunsetRating: TypeAlias = Literal["poor", "muted", "fine", "colorful", "vivid", "spectacular"]

# Whether clouds along the path of the light were sampled.
SunsetPath: TypeAlias = Literal["sampled", "local"]

# Why there is no score.
SunsetReason: TypeAlias = Literal["noCloudData", "noCloudLayers", "polarDay", "polarNight", "noEvent", "beyondHorizon"]


class SunsetCloudFactor(TypedDict):
    """Clouds at the event."""

    total: int | None
    low: int | None
    mid: int | None
    high: int | None
    dailyMean: int | None
    label: str | None
    symbols: Symbols



class LabeledValue(TypedDict):
    """A number and its label."""

    value: float | None
    label: str | None
    bound: NotRequired[VisibilityBound]
    symbols: Symbols



class SunsetFactors(TypedDict):
    """Inputs of the score."""

    cloudCover: SunsetCloudFactor
    highCloud: LabeledValue
    humidity: LabeledValue
    aerosolOpticalDepth: LabeledValue
    visibility: LabeledValue



class SunsetSubscores(TypedDict):
    """The parts of the score, each 0…1."""

    canvas: float | None
    light: float | None
    glow: float | None
    air: float | None
    visibility: float | None
    rain: float | None



class SunsetDay(TypedDict):
    """The sunset of one local day."""

    date: str
    dateLabels: NotRequired[TimeLabels]
    score: float | None
    asForecast: float | None
    kind: RowKind
    preliminary: NotRequired[bool]
    rating: SunsetRating | None
    label: str | None
    symbols: Symbols | None
    explanation: str | None
    confidence: int | None
    interval: Bounds | None
    rarity: SunsetRarity | None
    color: SunsetColor | None
    time: str | None
    timeLabels: NotRequired[TimeLabels]
    goldenHour: Interval | None
    blueHour: Interval | None
    azimuth: float | None
    factors: SunsetFactors | None
    subscores: SunsetSubscores | None
    pathSource: SunsetPath | None
    gradient: list[str]
    passed: bool
    learned: NotRequired[bool]
    reason: SunsetReason | None



class SunsetColor(TypedDict):
    """The two numbers behind a score: most evenings are either colorful or not."""

    text: str
    chance: int
    quality: float | None



class SunsetRarity(TypedDict):
    """How a score compares with the evenings (or mornings) of its month at the place, drawn from the normals of cloud cover and humidity."""

    percentile: int
    text: str



class SunsetOutlook(TypedDict):
    """What may come instead of a forecast sky."""

    score: float
    confidence: int
    interval: Bounds
    color: SunsetColor



class Symbols(TypedDict):
    """The same picture in three sets."""

    sfSymbol: str
    emoji: str
    material: str



class AboutFactor(TypedDict):
    """Explanation of one factor."""

    id: str
    title: str
    text: str
    labels: list[str]
    thresholds: list[float]
    symbols: Symbols



class CloudCoverInput(TypedDict):
    """Clouds at the event, in percent."""

    total: NotRequired[float | None]
    low: NotRequired[float | None]
    mid: NotRequired[float | None]
    high: NotRequired[float | None]
    dailyMean: NotRequired[float | None]



class PathPoint(TypedDict):
    """Clouds at a distance toward the sun."""

    distanceKm: float
    low: float
    mid: float
    high: float



class RankedSunset(TypedDict):
    """One evening at one place."""

    place: Place
    date: str
    dateLabels: NotRequired[TimeLabels]
    score: float | None
    preliminary: NotRequired[bool]
    symbols: Symbols | None
    color: SunsetColor | None
    time: str | None
    timeLabels: NotRequired[TimeLabels]



class ObservedForecast(TypedDict):
    """What was forecast for an evening before it came."""

    score: float
    issuedAt: str
    leadDays: int
    model: str



class ObservedSunset(TypedDict):
    """How a sunset or sunrise was, beside its forecast."""

    date: str
    event: SunEvent
    score: float
    forecast: ObservedForecast | None


# A way to predict a rating: the score with its reasoned weights, with learned ones, with a calibration curve too; and three baselines that are never used.
SunsetPredictor: TypeAlias = Literal["reasoned", "learned", "calibrated", "meanRating", "lessCloud", "drierAir"]


class SunsetComparison(TypedDict):
    """How well evenings were predicted, each from all others."""

    predictor: SunsetPredictor
    error: float
    interval: Bounds
    rankCorrelation: float | None



class SunsetLearning(TypedDict):
    """What the user's own evenings taught, and the proof. From 20 evenings on, weights are learned; from 30 on, a calibration curve too. They are used only where their error is smaller than that of the reasoned weights by more than its standard error."""

    evenings: int
    used: SunsetPredictor
    comparisons: list[SunsetComparison]


# A point of the compass.
WindOrigin: TypeAlias = Literal["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]

# The kind of weather: WMO code table 4677, and a few kinds without a code there.
ConditionKind: TypeAlias = Literal["clear", "mainlyClear", "partlyCloudy", "overcast", "fog", "rimeFog", "lightDrizzle", "drizzle", "heavyDrizzle", "lightFreezingDrizzle", "freezingDrizzle", "lightRain", "rain", "heavyRain", "lightFreezingRain", "freezingRain", "lightSnow", "snow", "heavySnow", "snowGrains", "lightRainShowers", "rainShowers", "heavyRainShowers", "lightSnowShowers", "snowShowers", "thunderstorm", "thunderstormLightHail", "thunderstormHeavyHail", "heavyThunderstorm", "lightSleet", "sleet", "lightHail", "hail", "mist", "haze", "smoke", "dust", "sand", "ash", "squall", "tornado", "unknown"]


class Condition(TypedDict):
    """The weather as a slug, a text and glyphs."""

    code: int | None
    kind: ConditionKind
    text: str
    rank: int
    emoji: str
    sfSymbol: str
    owmIcon: str


# How `feelsLike` is computed, for all providers alike: wind chill of the US National Weather Service up to 10 °C, its heat index from 80 °F (26.7 °C) on, in between the apparent temperature of Steadman, adjusted to meet both.
FeelsLikeMethod: TypeAlias = Literal["windChill", "apparentTemperature", "heatIndex"]


class Wind(TypedDict):
    """Wind at 10 m."""

    speed: float | None
    gust: float | None
    direction: float | None
    compass: WindOrigin | None



class DayWind(TypedDict):
    """Strongest wind of a day."""

    speedMax: float | None
    gustMax: float | None
    direction: float | None



class CloudCover(TypedDict):
    """Share of the sky covered, in percent."""

    total: int | None
    low: int | None
    mid: int | None
    high: int | None



class TemperatureNormal(TypedDict):
    """Comparison of the current temperature with the normal for this month and hour in today's climate: the mean of 1991–2020, shifted by the warming since (regional factor × global warming)."""

    temperature: float
    anomaly: float
    period: str
    year: int
    representative: bool


# Whether a row is forecast or a climatology estimate.
RowKind: TypeAlias = Literal["forecast", "estimate"]


class HourForecast(TypedDict):
    """One hour."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    temperature: float | None
    feelsLike: float | None
    feelsLikeMethod: NotRequired[FeelsLikeMethod]
    humidity: int | None
    dewPoint: float | None
    precipitation: float | None
    precipitationProbability: int | None
    cloudCover: CloudCover
    wind: Wind
    uvIndex: float | None
    visibility: float | None
    visibilityBound: NotRequired[VisibilityBound]
    pressure: float | None
    isDay: bool
    condition: Condition | None
    kind: RowKind
    spread: NotRequired[HourSpread]


# Phase of the moon.
MoonPhaseName: TypeAlias = Literal["newMoon", "waxingCrescent", "firstQuarter", "waxingGibbous", "fullMoon", "waningGibbous", "lastQuarter", "waningCrescent"]


class DayMoon(TypedDict):
    """The moon at noon of a day."""

    name: MoonPhaseName
    illumination: float



class DayForecast(TypedDict):
    """One local day."""

    date: str
    dateLabels: NotRequired[TimeLabels]
    temperatureMin: float | None
    temperatureMax: float | None
    precipitation: float | None
    precipitationProbability: int | None
    wind: DayWind
    uvIndexMax: float | None
    sunrise: str | None
    sunriseLabels: NotRequired[TimeLabels]
    sunset: str | None
    sunsetLabels: NotRequired[TimeLabels]
    moonPhase: DayMoon
    condition: Condition | None
    kind: RowKind
    partial: bool
    summary: str
    spread: NotRequired[DaySpread]



class PastDay(TypedDict):
    """One past local day."""

    date: str
    dateLabels: NotRequired[TimeLabels]
    temperatureMin: float | None
    temperatureMax: float | None
    precipitation: float | None
    wind: DayWind
    sunrise: str | None
    sunriseLabels: NotRequired[TimeLabels]
    sunset: str | None
    sunsetLabels: NotRequired[TimeLabels]
    condition: Condition | None
    normal: PastNormal | None
    kind: PastDayKind
    partial: bool
    summary: str



class PastNormal(TypedDict):
    """Normals of a day of the year, in the climate of its year."""

    temperatureMin: float
    temperatureMax: float
    anomaly: float
    rare: bool


# Whether the row of a past day is from an archive or a climatology estimate.
PastDayKind: TypeAlias = Literal["archive", "estimate"]


class WeatherChange(TypedDict):
    """Something that begins, ends or differs from the day before."""

    date: str
    dateLabels: NotRequired[TimeLabels]
    kind: SummaryFactKind
    significance: int
    text: str
    start: str | None
    end: str | None


# What a fact is about. `comparison` is of the day's maximum with another one; `range` is that of the temperatures where the span is not a whole day; `warningsUnknown` says that the official warnings could not be fetched, which is not an all-clear; `uncertainty` is where p10 and p90 of the day's maximum are at least 6 °C apart; `usual` is what is normal for the season where there is no forecast.
SummaryFactKind: TypeAlias = Literal["warning", "warningsUnknown", "precipitation", "fog", "frost", "wind", "sky", "extremes", "range", "uncertainty", "comparison", "ultraviolet", "sunset", "usual", "unknown"]


class SummaryFact(TypedDict):
    """One thing worth saying."""

    kind: SummaryFactKind
    significance: int
    text: str
    start: str | None
    end: str | None



class SummaryDay(TypedDict):
    """A local day in words."""

    date: str
    dateLabels: NotRequired[TimeLabels]
    facts: list[SummaryFact]



class IntervalPrecipitation(TypedDict):
    """Rain and snow over an interval. Providers have amounts of different intervals, past or coming; only the rates can be compared."""

    rate: float
    amount: float
    start: str
    startLabels: NotRequired[TimeLabels]
    end: str
    endLabels: NotRequired[TimeLabels]



class NowcastStep(TypedDict):
    """One step of 15 minutes."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    precipitationRate: float | None
    probability: int | None



class GlyphSet(TypedDict):
    """A condition's glyphs in several sets."""

    emoji: str
    nerd: str
    ascii: str
    sfSymbol: str
    owmIcon: str



class ConditionEntry(TypedDict):
    """One kind of the catalog."""

    kind: ConditionKind
    codes: list[int]
    text: str
    rank: int
    day: GlyphSet
    night: GlyphSet


# A part of the overview: the answer of one method, or why there is none.
OverviewPart: TypeAlias = "LoadingPart | FinishedPart | FailedPart"


class LoadingPart(TypedDict):
    """A part that is under way."""

    method: ReadingMethod
    state: Literal["loading"]
    title: NotRequired[str]
    progress: NotRequired[float]
    value: NotRequired[Any]



class FinishedPart(TypedDict):
    """A part with its value."""

    method: ReadingMethod
    state: Literal["success"]
    title: NotRequired[str]
    progress: NotRequired[float]
    value: Any



class FailedPart(TypedDict):
    """A part that failed."""

    method: ReadingMethod
    state: Literal["failure"]
    title: NotRequired[str]
    progress: NotRequired[float]
    error: ErrorObject



class AirQualityResult(TypedDict):
    """Result of `air.quality`."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    aqi: list[AirQualityIndex]
    pollutants: Pollutants
    aerosolOpticalDepth: float | None
    dust: float | None
    pollen: Pollen | None
    advice: str | None
    hours: NotRequired[list[AirQualityHour]]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class AlertsActiveResult(TypedDict):
    """Result of `alerts.active`."""

    coverage: AlertCoverage
    alerts: list[Alert]
    services: list[AlertService]
    place: Place
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class AlertsCoverageResult(TypedDict):
    """Result of `alerts.coverage`."""

    services: list[AlertService]
    place: Place
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class ClimateProjectResult(TypedDict):
    """Result of `climate.project`."""

    current: ClimateNow
    projected: Projection
    delta: ClimateDelta
    interannual: InterannualVariability | None
    alternatives: ClimateAlternatives
    globalWarming: GlobalWarming | None
    region: ClimateRegion | None
    interventions: list[InterventionEffect]
    heatIndex: NowThen | None
    wetBulb: NowThen | None
    extremes: list[ClimateExtreme]
    series: NotRequired[list[ClimateYear]]
    baselineYear: int | None
    model: ClimateModel
    scenario: Scenario | None
    year: int
    notes: list[str]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ClimateScenariosResult(TypedDict):
    """Result of `climate.scenarios`."""

    scenarios: list[ScenarioEntry]
    attribution: list[Attribution]
    dir: NotRequired[TextDirection]



class ClimateLeversResult(TypedDict):
    """Result of `climate.levers`."""

    levers: list[LeverEntry]
    attribution: list[Attribution]
    dir: NotRequired[TextDirection]



class ClimateNormalsResult(TypedDict):
    """Result of `climate.normals`."""

    months: list[MonthNormal]
    period: str
    year: int
    temperatureError: float
    representative: bool
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class ClimateExtremesResult(TypedDict):
    """Result of `climate.extremes`."""

    annual: ExtremeCounts
    months: list[MonthExtremes]
    level: int
    degreeDayBase: float
    period: str
    year: int
    scenario: Scenario
    levers: list[str]
    notes: list[str]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class ClimateAnalogResult(TypedDict):
    """Result of `climate.analog`."""

    analogs: list[ClimateAnalog]
    novelty: float
    novel: bool
    year: int
    scenario: Scenario
    place: Place
    dir: NotRequired[TextDirection]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class FavoritesListResult(TypedDict):
    """Result of `favorites.list`."""

    favorites: list[Favorite]
    myLocation: MyLocation
    revision: int
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class FavoritesAddResult(TypedDict):
    """Result of `favorites.add`."""

    favorite: Favorite
    added: bool
    revision: int
    warnings: list[Warning]
    dir: NotRequired[TextDirection]



class FavoritesRemoveResult(TypedDict):
    """Result of `favorites.remove`."""

    revision: int
    warnings: list[Warning]
    dir: NotRequired[TextDirection]



class FavoritesMoveResult(TypedDict):
    """Result of `favorites.move`."""

    favorite: Favorite
    revision: int
    warnings: list[Warning]
    dir: NotRequired[TextDirection]



class FavoritesRenameResult(TypedDict):
    """Result of `favorites.rename`."""

    favorite: Favorite
    revision: int
    warnings: list[Warning]
    dir: NotRequired[TextDirection]



class ForecastHourlyResult(TypedDict):
    """Result of `forecast.hourly`."""

    hours: list[HourForecast]
    summary: str | None
    spreads: NotRequired[list[SpreadRecord]]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ForecastDailyResult(TypedDict):
    """Result of `forecast.daily`."""

    days: list[DayForecast]
    spreads: NotRequired[list[SpreadRecord]]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ForecastChanceResult(TypedDict):
    """Result of `forecast.chance`."""

    chance: int
    start: str
    startLabels: NotRequired[TimeLabels]
    end: str
    endLabels: NotRequired[TimeLabels]
    method: SpreadMethod
    calibrated: bool
    reason: SpreadDoubt | None
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ForecastNowcastResult(TypedDict):
    """Result of `forecast.nowcast`."""

    steps: list[NowcastStep]
    intervalMinutes: int
    native: bool
    startsInMinutes: int | None
    endsInMinutes: int | None
    summary: str
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]


StatusTextResult = TypedDict("StatusTextResult", {
    "text": "str",
    "alt": "str",
    "tooltip": "str",
    "speech": "str",
    "class": "list[str]",
    "percentage": "int | None",
    "mark": "str",
    "age": "str | None",
    "place": "Place",
    "units": "Units",
    "dir": "NotRequired[TextDirection]",
    "source": "Source",
    "sources": "NotRequired[list[ProductSource]]",
    "retryAfterSeconds": "NotRequired[int]",
    "corrections": "NotRequired[list[Correction]]",
    "blends": "NotRequired[list[Blend]]",
    "attribution": "list[Attribution]",
    "warnings": "list[Warning]",
})


class ChartRenderResult(TypedDict):
    """Result of `chart.render`."""

    mimeType: str
    text: str
    width: int
    height: int
    alt: str
    place: Place
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class InitializeResult(TypedDict):
    """Result of `initialize`."""

    serverInfo: ServerInfo
    protocolVersion: str
    capabilities: ServerCapabilities



class LocationRequestResult(TypedDict):
    """Result of `location/request`."""

    latitude: float
    longitude: float
    accuracyMeters: NotRequired[float]
    name: NotRequired[str]
    timeZone: NotRequired[str]
    time: NotRequired[str]



class LocationSearchResult(TypedDict):
    """Result of `location.search`."""

    places: list[FoundPlace]
    didYouMean: NotRequired[list[str]]
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class LocationReverseResult(TypedDict):
    """Result of `location.reverse`."""

    place: Place
    description: str
    dir: NotRequired[TextDirection]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]


# Result of `location.current`.
LocationCurrentResult: TypeAlias = "LocationState"

# Result of `location.set`.
LocationSetResult: TypeAlias = "LocationState"

# Result of `location.refresh`.
LocationRefreshResult: TypeAlias = "LocationState"


class MapLayersResult(TypedDict):
    """Result of `map.layers`."""

    layers: list[MapLayer]
    place: Place
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class MapTileResult(TypedDict):
    """Result of `map.tile`."""

    mimeType: str
    data: str
    tileSize: int
    expiresAt: str | None
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class MoonPhaseResult(TypedDict):
    """Result of `moon.phase`."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    name: MoonPhaseName
    elongation: float
    illumination: float
    ageDays: float
    distanceKm: float
    next: NextMoonPhases
    place: Place
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class MoonTimesResult(TypedDict):
    """Result of `moon.times`."""

    days: list[MoonDay]
    place: Place
    dir: NotRequired[TextDirection]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class ObservationCurrentResult(TypedDict):
    """Result of `observation.current`."""

    temperature: MeasuredTemperature | None
    dewPoint: MeasuredNumber | None
    humidity: MeasuredNumber | None
    wind: MeasuredWind | None
    pressure: MeasuredNumber | None
    visibility: MeasuredVisibility | None
    cloudCover: MeasuredNumber | None
    cloudBase: MeasuredNumber | None
    condition: MeasuredCondition | None
    precipitation: MeasuredPrecipitation
    snowDepth: MeasuredNumber | None
    stations: list[ObservedStation]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ObservationHistoryResult(TypedDict):
    """Result of `observation.history`."""

    station: ObservedStation | None
    stuck: list[MeasuredField]
    reports: list[StationReport]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ObservationStationsResult(TypedDict):
    """Result of `observation.stations`."""

    stations: list[NearStation]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ObservationDecodeResult(TypedDict):
    """Result of `observation.decode`."""

    kind: ReportKind
    station: str
    aerodrome: Aerodrome | None
    time: str | None
    timeLabels: NotRequired[TimeLabels]
    automatic: bool
    corrected: bool
    missing: bool
    canceled: bool
    start: NotRequired[str]
    startLabels: NotRequired[TimeLabels]
    end: NotRequired[str]
    endLabels: NotRequired[TimeLabels]
    temperature: float | None
    dewPoint: float | None
    humidity: int | None
    pressure: float | None
    conditions: ReportedConditions
    recentWeather: list[ReportedWeather]
    precipitation: ReportedPrecipitation
    snowDepth: float | None
    temperatureMax: float | None
    temperatureMin: float | None
    changes: list[ReportedChange]
    steady: bool
    unread: list[str]
    units: Units
    dir: NotRequired[TextDirection]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class ConfigGetResult(TypedDict):
    """Result of `config.get`."""

    values: list[ConfigValue]
    language: LanguageInUse
    readerUnits: UnitsInUse
    warnings: list[Warning]


# Result of `config.set`.
ConfigSetResult: TypeAlias = "ConfigValue"


class ServerStatusResult(TypedDict):
    """Result of `server.status`."""

    version: str
    protocolVersion: str
    uptimeSeconds: float
    inFlight: int
    queuedOutputBytes: int
    methods: dict[str, Any]
    cache: CacheStatus
    storage: StorageStatus
    providers: list[ProviderStatus]
    subscriptions: int
    location: LocationStatus
    dir: NotRequired[TextDirection]


# Result of `rpc.discover`.
RpcDiscoverResult: TypeAlias = "dict[str, Any]"


class ForecastSkillResult(TypedDict):
    """Result of `forecast.skill`."""

    rows: list[ForecastSkillRow]
    suspects: list[SuspectProvider]
    blends: list[Blend]
    place: Place



class SkillBackfillResult(TypedDict):
    """Result of `skill.backfill`."""

    provider: SourceProvider
    since: str
    until: str
    leads: list[int]
    forecastDays: int
    repeatedDays: int
    measuredDays: int
    stations: list[ObservedStation]
    pairs: int
    newPairs: int
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class SkillExportResult(TypedDict):
    """Result of `skill.export`."""

    text: str
    count: int
    place: Place



class SkillRemoveResult(TypedDict):
    """Result of `skill.remove`."""

    count: int
    place: Place


# Result of `subscription.create`.
SubscriptionCreateResult: TypeAlias = "SubscriptionState"


class SubscriptionCancelResult(TypedDict):
    """Result of `subscription.cancel`."""

    cancelled: bool



class SubscriptionListResult(TypedDict):
    """Result of `subscription.list`."""

    subscriptions: list[SubscriptionState]



class SunTimesResult(TypedDict):
    """Result of `sun.times`."""

    days: list[SunDay]
    dip: NotRequired[float]
    place: Place
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class SunPositionResult(TypedDict):
    """Result of `sun.position`."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    azimuth: float
    altitude: float
    apparentAltitude: float
    declination: float
    equationOfTimeMinutes: float
    place: Place
    dir: NotRequired[TextDirection]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class SunPhaseResult(TypedDict):
    """Result of `sun.phase`."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    phase: SunPhase
    isDay: bool
    isGoldenHour: bool
    isRising: bool
    altitude: float
    next: NextSunPhase | None
    place: Place
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    attribution: list[Attribution]
    warnings: list[Warning]



class SunsetScoreResult(TypedDict):
    """Result of `sunset.score`."""

    model: SunsetModel
    event: SunEvent
    days: list[SunsetDay]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class SunsetAboutResult(TypedDict):
    """Result of `sunset.about`."""

    title: str
    text: str
    factors: list[AboutFactor]
    labels: list[str]
    thresholds: list[float]
    unknowable: list[str]
    learning: SunsetLearning | None
    dir: NotRequired[TextDirection]



class SunsetEvaluateResult(TypedDict):
    """Result of `sunset.evaluate`."""

    model: SunsetModel
    score: float | None
    rating: SunsetRating | None
    label: str | None
    symbols: Symbols | None
    explanation: str
    outlook: SunsetOutlook | None
    subscores: SunsetSubscores | None
    factors: SunsetFactors
    gradient: list[str]
    units: Units
    dir: NotRequired[TextDirection]



class SunsetBestResult(TypedDict):
    """Result of `sunset.best`."""

    model: SunsetModel
    ranked: list[RankedSunset]
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class SunsetObserveResult(TypedDict):
    """Result of `sunset.observe`."""

    date: str
    observation: ObservedSunset | None
    recent: list[ObservedSunset]
    learning: SunsetLearning
    place: Place



class WeatherCurrentResult(TypedDict):
    """Result of `weather.current`."""

    time: str
    timeLabels: NotRequired[TimeLabels]
    temperature: float | None
    feelsLike: float | None
    feelsLikeMethod: NotRequired[FeelsLikeMethod]
    humidity: int | None
    dewPoint: float | None
    pressure: float | None
    wind: Wind
    cloudCover: CloudCover
    visibility: float | None
    visibilityBound: NotRequired[VisibilityBound]
    uvIndex: float | None
    precipitation: IntervalPrecipitation | None
    isDay: bool | None
    condition: Condition | None
    sunrise: str | None
    sunriseLabels: NotRequired[TimeLabels]
    sunset: str | None
    sunsetLabels: NotRequired[TimeLabels]
    normal: TemperatureNormal | None
    observed: ObservationCurrentResult | None
    measured: list[MeasuredField]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class WeatherOverviewResult(TypedDict):
    """Result of `weather.overview`."""

    place: Place
    units: Units
    parts: list[OverviewPart]
    headline: str | None
    dir: NotRequired[TextDirection]



class WeatherSummaryResult(TypedDict):
    """Result of `weather.summary`."""

    days: list[SummaryDay]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class WeatherHistoryResult(TypedDict):
    """Result of `weather.history`."""

    days: list[PastDay]
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class WeatherChangesResult(TypedDict):
    """Result of `weather.changes`."""

    changes: list[WeatherChange]
    warningsKnown: bool
    place: Place
    units: Units
    dir: NotRequired[TextDirection]
    text: NotRequired[ResultText]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class ConditionCatalogResult(TypedDict):
    """Result of `condition.catalog`."""

    conditions: list[ConditionEntry]
    dir: NotRequired[TextDirection]



class IconGetResult(TypedDict):
    """Result of `icon.get`."""

    mimeType: str
    data: str
    dir: NotRequired[TextDirection]
    source: Source
    sources: NotRequired[list[ProductSource]]
    retryAfterSeconds: NotRequired[int]
    corrections: NotRequired[list[Correction]]
    blends: NotRequired[list[Blend]]
    attribution: list[Attribution]
    warnings: list[Warning]



class AirQualityParams(TypedDict):
    """Params of `air.quality`."""

    hours: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class AlertsActiveParams(TypedDict):
    """Params of `alerts.active`."""

    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class AlertsCoverageParams(TypedDict):
    """Params of `alerts.coverage`."""

    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ClimateProjectParams(TypedDict):
    """Params of `climate.project`."""

    temperature: NotRequired[float]
    humidity: NotRequired[float]
    condition: NotRequired[ConditionInput]
    date: NotRequired[str]
    year: NotRequired[int]
    years: NotRequired[ListSpan]
    scenario: NotRequired[Scenario]
    interventions: NotRequired[Interventions]
    model: NotRequired[ClimateModel]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ClimateScenariosParams(TypedDict):
    """Params of `climate.scenarios`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ClimateLeversParams(TypedDict):
    """Params of `climate.levers`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ClimateNormalsParams(TypedDict):
    """Params of `climate.normals`."""

    month: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ClimateExtremesParams(TypedDict):
    """Params of `climate.extremes`."""

    year: NotRequired[int]
    scenario: NotRequired[Scenario]
    interventions: NotRequired[Interventions]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    text: NotRequired[TextOptions]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ClimateAnalogParams(TypedDict):
    """Params of `climate.analog`."""

    year: NotRequired[int]
    scenario: NotRequired[Scenario]
    limit: NotRequired[int]
    place: NotRequired[PlaceReference]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class FavoritesListParams(TypedDict):
    """Params of `favorites.list`."""

    include: NotRequired[list[FavoriteInclude]]
    model: NotRequired[SunsetModel]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class FavoritesAddParams(TypedDict):
    """Params of `favorites.add`."""

    name: NotRequired[str]
    before: NotRequired[str]
    place: NotRequired[PlaceReference]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class FavoritesRemoveParams(TypedDict):
    """Params of `favorites.remove`."""

    id: str
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class FavoritesMoveParams(TypedDict):
    """Params of `favorites.move`."""

    id: str
    before: NotRequired[str]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class FavoritesRenameParams(TypedDict):
    """Params of `favorites.rename`."""

    id: str
    name: str
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]


ForecastHourlyParams = TypedDict("ForecastHourlyParams", {
    "hours": "NotRequired[int]",
    "date": "NotRequired[str]",
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
    "correction": "NotRequired[SkillUse]",
    "blend": "NotRequired[SkillUse]",
    "spread": "NotRequired[bool]",
    "place": "NotRequired[PlaceReference]",
    "units": "NotRequired[UnitsChoice]",
    "labels": "NotRequired[LabelsChoice]",
    "text": "NotRequired[TextOptions]",
    "maxAgeSeconds": "NotRequired[int]",
    "refresh": "NotRequired[bool]",
    "deadlineMs": "NotRequired[int]",
    "fallback": "NotRequired[Fallback]",
    "provider": "NotRequired[SourceProvider]",
    "locale": "NotRequired[str]",
    "workDoneToken": "NotRequired[ProgressToken]",
    "partialResultToken": "NotRequired[ProgressToken]",
    "_meta": "NotRequired[dict[str, Any]]",
})


class ForecastDailyParams(TypedDict):
    """Params of `forecast.daily`."""

    days: NotRequired[int]
    correction: NotRequired[SkillUse]
    blend: NotRequired[SkillUse]
    spread: NotRequired[bool]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ForecastChanceParams(TypedDict):
    """Params of `forecast.chance`. Exactly one of `above` and `below` is given."""

    variable: SpreadVariable
    above: NotRequired[float]
    below: NotRequired[float]
    within: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ForecastNowcastParams(TypedDict):
    """Params of `forecast.nowcast`."""

    minutes: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class StatusTextParams(TypedDict):
    """Params of `status.text`. At most one of `format` and `preset` is given."""

    format: NotRequired[str]
    preset: NotRequired[StatusPreset]
    iconSet: NotRequired[IconSet]
    escape: NotRequired[EscapeStyle]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]


# Params of what `chart.render` is about, by its `kind`.
ChartSubject: TypeAlias = "ForecastHourlyParams | SunsetScoreParams | ClimateProjectParams | SunTimesParams | MapChartParams | ForecastSkillParams"


class ChartRenderParams(TypedDict):
    """Params of `chart.render`."""

    kind: ChartKind
    params: NotRequired[ChartSubject]
    format: NotRequired[ChartFormat]
    width: NotRequired[int]
    height: NotRequired[int]
    theme: NotRequired[ChartTheme]
    ansi: NotRequired[bool]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class InitializeParams(TypedDict):
    """Params of `initialize`."""

    protocolVersion: NotRequired[str]
    processId: NotRequired[int]
    clientInfo: NotRequired[ClientInfo]
    capabilities: NotRequired[ClientCapabilities]
    configuration: NotRequired[InitialConfiguration]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ShutdownParams(TypedDict):
    """Params of `shutdown`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class InitializedParams(TypedDict):
    """Params of `initialized`."""



class ExitParams(TypedDict):
    """Params of `exit`."""



class CancelRequestParams(TypedDict):
    """Params of `$/cancelRequest`."""

    id: RequestId



class SetTraceParams(TypedDict):
    """Params of `$/setTrace`."""

    value: NotRequired[str]



class LocationRequestParams(TypedDict):
    """Params of `location/request`."""

    reason: str
    timeoutMs: int



class SubscriptionEventParams(TypedDict):
    """Params of `subscription/event`. At most one of `result` and `error` is given."""

    id: str
    sequence: int
    time: str
    reason: EventReason
    onsets: NotRequired[list[Onset]]
    result: NotRequired[Any]
    error: NotRequired[ErrorObject]



class FavoritesDidChangeParams(TypedDict):
    """Params of `favorites/didChange`."""

    revision: int



class LocationDidChangeParams(TypedDict):
    """Params of `location/didChange`."""

    place: Place
    origin: LocationOrigin



class ProgressParams(TypedDict):
    """Params of `$/progress`."""

    token: ProgressToken
    value: Any



class LocationSearchParams(TypedDict):
    """Params of `location.search`."""

    query: str
    limit: NotRequired[int]
    online: NotRequired[bool]
    near: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class LocationReverseParams(TypedDict):
    """Params of `location.reverse`."""

    latitude: float
    longitude: float
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class LocationCurrentParams(TypedDict):
    """Params of `location.current`."""

    place: NotRequired[PlaceReference]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class LocationSetParams(TypedDict):
    """Params of `location.set`."""

    place: PlaceReference
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class LocationRefreshParams(TypedDict):
    """Params of `location.refresh`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class MapLayersParams(TypedDict):
    """Params of `map.layers`."""

    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class MapTileParams(TypedDict):
    """Params of `map.tile`."""

    layer: str
    z: int
    x: int
    y: int
    frame: NotRequired[str]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class MoonPhaseParams(TypedDict):
    """Params of `moon.phase`."""

    time: NotRequired[str]
    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class MoonTimesParams(TypedDict):
    """Params of `moon.times`."""

    date: NotRequired[str]
    days: NotRequired[int]
    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ObservationCurrentParams(TypedDict):
    """Params of `observation.current`."""

    maxDistanceKm: NotRequired[int]
    maxAgeMinutes: NotRequired[int]
    maxHeightDifferenceMeters: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ObservationHistoryParams(TypedDict):
    """Params of `observation.history`."""

    hours: NotRequired[int]
    stationId: NotRequired[str]
    maxDistanceKm: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ObservationStationsParams(TypedDict):
    """Params of `observation.stations`."""

    limit: NotRequired[int]
    maxDistanceKm: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ObservationDecodeParams(TypedDict):
    """Params of `observation.decode`."""

    report: str
    time: NotRequired[str]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ConfigGetParams(TypedDict):
    """Params of `config.get`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ConfigSetParams(TypedDict):
    """Params of `config.set`."""

    setting: str
    value: NotRequired[Any]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ServerStatusParams(TypedDict):
    """Params of `server.status`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class RpcDiscoverParams(TypedDict):
    """Params of `rpc.discover`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ForecastSkillParams(TypedDict):
    """Params of `forecast.skill`."""

    variable: NotRequired[SkillVariable]
    place: NotRequired[PlaceReference]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SkillBackfillParams(TypedDict):
    """Params of `skill.backfill`."""

    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SkillExportParams(TypedDict):
    """Params of `skill.export`."""

    provider: SourceProvider
    variable: NotRequired[SkillVariable]
    place: NotRequired[PlaceReference]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SkillRemoveParams(TypedDict):
    """Params of `skill.remove`. At most one of `place` and `all` is given."""

    all: NotRequired[bool]
    place: NotRequired[PlaceReference]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SubscriptionCreateParams(TypedDict):
    """Params of `subscription.create`."""

    method: SubscribableMethod
    params: NotRequired[Mapping[str, Any]]
    intervalSeconds: NotRequired[int]
    emit: NotRequired[EmitMode]
    when: NotRequired[SubscriptionTrigger]
    id: NotRequired[str]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SubscriptionCancelParams(TypedDict):
    """Params of `subscription.cancel`."""

    id: str
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SubscriptionListParams(TypedDict):
    """Params of `subscription.list`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunTimesParams(TypedDict):
    """Params of `sun.times`."""

    date: NotRequired[str]
    days: NotRequired[int]
    elevationAngle: NotRequired[float]
    horizon: NotRequired[SunHorizon]
    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunPositionParams(TypedDict):
    """Params of `sun.position`."""

    time: NotRequired[str]
    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunPhaseParams(TypedDict):
    """Params of `sun.phase`."""

    time: NotRequired[str]
    elevationAngle: NotRequired[float]
    offsetMinutes: NotRequired[float]
    place: NotRequired[PlaceReference]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunsetScoreParams(TypedDict):
    """Params of `sunset.score`. At most one of `days` and `date` is given."""

    days: NotRequired[int]
    date: NotRequired[str]
    model: NotRequired[SunsetModel]
    event: NotRequired[SunEvent]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunsetAboutParams(TypedDict):
    """Params of `sunset.about`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunsetEvaluateParams(TypedDict):
    """Params of `sunset.evaluate`."""

    cloudCover: CloudCoverInput
    humidity: NotRequired[float]
    aerosolOpticalDepth: NotRequired[float]
    visibility: NotRequired[float]
    precipitation: NotRequired[float]
    path: NotRequired[list[PathPoint]]
    sunAltitude: NotRequired[float]
    model: NotRequired[SunsetModel]
    units: NotRequired[UnitsChoice]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunsetBestParams(TypedDict):
    """Params of `sunset.best`."""

    places: NotRequired[list[PlaceReference]]
    days: NotRequired[int]
    model: NotRequired[SunsetModel]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class SunsetObserveParams(TypedDict):
    """Params of `sunset.observe`. Exactly one of `score` and `remove` is given."""

    date: NotRequired[str]
    event: NotRequired[SunEvent]
    score: NotRequired[float]
    remove: NotRequired[bool]
    place: NotRequired[PlaceReference]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class WeatherCurrentParams(TypedDict):
    """Params of `weather.current`."""

    prefer: NotRequired[ValuePreference]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class WeatherOverviewParams(TypedDict):
    """Params of `weather.overview`."""

    parts: NotRequired[list[MethodCall]]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class WeatherSummaryParams(TypedDict):
    """Params of `weather.summary`."""

    days: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class WeatherHistoryParams(TypedDict):
    """Params of `weather.history`."""

    date: NotRequired[str]
    days: NotRequired[int]
    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class WeatherChangesParams(TypedDict):
    """Params of `weather.changes`."""

    place: NotRequired[PlaceReference]
    units: NotRequired[UnitsChoice]
    labels: NotRequired[LabelsChoice]
    text: NotRequired[TextOptions]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class ConditionCatalogParams(TypedDict):
    """Params of `condition.catalog`."""

    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



class IconGetParams(TypedDict):
    """Params of `icon.get`. Exactly one of `icon` and `code` is given."""

    icon: NotRequired[str]
    code: NotRequired[int]
    isDay: NotRequired[bool]
    size: NotRequired[int]
    maxAgeSeconds: NotRequired[int]
    refresh: NotRequired[bool]
    deadlineMs: NotRequired[int]
    fallback: NotRequired[Fallback]
    provider: NotRequired[SourceProvider]
    locale: NotRequired[str]
    workDoneToken: NotRequired[ProgressToken]
    partialResultToken: NotRequired[ProgressToken]
    _meta: NotRequired[dict[str, Any]]



@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["air.quality"]
) -> AirQualityResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["alerts.active"]
) -> AlertsActiveResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["alerts.coverage"]
) -> AlertsCoverageResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["climate.project"]
) -> ClimateProjectResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["climate.scenarios"]
) -> ClimateScenariosResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["climate.levers"]
) -> ClimateLeversResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["climate.normals"]
) -> ClimateNormalsResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["climate.extremes"]
) -> ClimateExtremesResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["climate.analog"]
) -> ClimateAnalogResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["favorites.list"]
) -> FavoritesListResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["forecast.hourly"]
) -> ForecastHourlyResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["forecast.daily"]
) -> ForecastDailyResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["forecast.chance"]
) -> ForecastChanceResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["forecast.nowcast"]
) -> ForecastNowcastResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["status.text"]
) -> StatusTextResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["chart.render"]
) -> ChartRenderResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["location.search"]
) -> LocationSearchResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["location.reverse"]
) -> LocationReverseResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["location.current"]
) -> LocationCurrentResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["map.layers"]
) -> MapLayersResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["map.tile"]
) -> MapTileResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["moon.phase"]
) -> MoonPhaseResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["moon.times"]
) -> MoonTimesResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["observation.current"]
) -> ObservationCurrentResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["observation.history"]
) -> ObservationHistoryResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["observation.stations"]
) -> ObservationStationsResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["observation.decode"]
) -> ObservationDecodeResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["config.get"]
) -> ConfigGetResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["server.status"]
) -> ServerStatusResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["rpc.discover"]
) -> RpcDiscoverResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["forecast.skill"]
) -> ForecastSkillResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["skill.export"]
) -> SkillExportResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["subscription.list"]
) -> SubscriptionListResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["sun.times"]
) -> SunTimesResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["sun.position"]
) -> SunPositionResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["sun.phase"]
) -> SunPhaseResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["sunset.score"]
) -> SunsetScoreResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["sunset.about"]
) -> SunsetAboutResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["sunset.evaluate"]
) -> SunsetEvaluateResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["sunset.best"]
) -> SunsetBestResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["weather.current"]
) -> WeatherCurrentResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["weather.summary"]
) -> WeatherSummaryResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["weather.history"]
) -> WeatherHistoryResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["weather.changes"]
) -> WeatherChangesResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["condition.catalog"]
) -> ConditionCatalogResult | None: ...


@overload
def overview_part_value(
    parts: Iterable[OverviewPart], method: Literal["icon.get"]
) -> IconGetResult | None: ...


def overview_part_value(parts: Iterable[OverviewPart], method: ReadingMethod) -> Any:
    """The value of a method's part; None if it has none."""
    for part in parts:
        if part["method"] == method and part["state"] != "failure":
            return part.get("value")
    return None

METHODS: tuple[str, ...] = (
    "air.quality",
    "alerts.active",
    "alerts.coverage",
    "climate.project",
    "climate.scenarios",
    "climate.levers",
    "climate.normals",
    "climate.extremes",
    "climate.analog",
    "favorites.list",
    "favorites.add",
    "favorites.remove",
    "favorites.move",
    "favorites.rename",
    "forecast.hourly",
    "forecast.daily",
    "forecast.chance",
    "forecast.nowcast",
    "status.text",
    "chart.render",
    "location.search",
    "location.reverse",
    "location.current",
    "location.set",
    "location.refresh",
    "map.layers",
    "map.tile",
    "moon.phase",
    "moon.times",
    "observation.current",
    "observation.history",
    "observation.stations",
    "observation.decode",
    "config.get",
    "config.set",
    "server.status",
    "rpc.discover",
    "forecast.skill",
    "skill.backfill",
    "skill.export",
    "skill.remove",
    "subscription.create",
    "subscription.cancel",
    "subscription.list",
    "sun.times",
    "sun.position",
    "sun.phase",
    "sunset.score",
    "sunset.about",
    "sunset.evaluate",
    "sunset.best",
    "sunset.observe",
    "weather.current",
    "weather.overview",
    "weather.summary",
    "weather.history",
    "weather.changes",
    "condition.catalog",
    "icon.get",
)


class Notifications:
    """What the server tells unasked."""

    def listen(
        self,
        handler: Callable[[str, dict[str, Any]], object],
        call: Caller | None = None,
    ) -> Callable[[], None]:
        raise NotImplementedError

    @overload
    def on(
        self,
        event: Literal["subscription/event"],
        handler: Callable[[SubscriptionEventParams], object],
        call: Caller | None = None,
    ) -> Callable[[], None]: ...

    @overload
    def on(
        self,
        event: Literal["favorites/didChange"],
        handler: Callable[[FavoritesDidChangeParams], object],
        call: Caller | None = None,
    ) -> Callable[[], None]: ...

    @overload
    def on(
        self,
        event: Literal["location/didChange"],
        handler: Callable[[LocationDidChangeParams], object],
        call: Caller | None = None,
    ) -> Callable[[], None]: ...

    def on(
        self, event: str, handler: Callable[[Any], object], call: Caller | None = None
    ) -> Callable[[], None]:
        """Has the handler called with the params of each notification of this name.

        `call` and the result are those of `listen`.
        """

        def told(name: str, params: dict[str, Any]) -> None:
            if name == event:
                handler(params)

        return self.listen(told, call)


class MethodCalls(Notifications):
    """One function a method; those that begin with `_` are the client's."""

    def _invoke(
        self, method: str, params: dict[str, Any], timeout: float | None
    ) -> Any:
        return self.request_any(method, given(params), timeout=timeout)

    def air_quality(
        self,
        *,
        hours: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> AirQualityResult:
        """Reports how clean the air is."""
        return self._invoke(  # type: ignore[no-any-return]
            "air.quality",
            {
                "hours": hours,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def alerts_active(
        self,
        *,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> AlertsActiveResult:
        """Lists the official warnings in force."""
        return self._invoke(  # type: ignore[no-any-return]
            "alerts.active",
            {
                "place": place,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def alerts_coverage(
        self,
        *,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> AlertsCoverageResult:
        """Lists who would speak for a place, and when each was last heard."""
        return self._invoke(  # type: ignore[no-any-return]
            "alerts.coverage",
            {
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    def climate_project(
        self,
        *,
        temperature: float | None = None,
        humidity: float | None = None,
        condition: ConditionInput | None = None,
        date: str | None = None,
        year: int | None = None,
        years: ListSpan | None = None,
        scenario: Scenario | None = None,
        interventions: Interventions | None = None,
        model: ClimateModel | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateProjectResult:
        """Projects a day's weather to a future year."""
        return self._invoke(  # type: ignore[no-any-return]
            "climate.project",
            {
                "temperature": temperature,
                "humidity": humidity,
                "condition": condition,
                "date": date,
                "year": year,
                "years": years,
                "scenario": scenario,
                "interventions": interventions,
                "model": model,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def climate_scenarios(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateScenariosResult:
        """Lists the emission scenarios."""
        return self._invoke(  # type: ignore[no-any-return]
            "climate.scenarios",
            {
                "locale": locale,
            },
            timeout,
        )

    def climate_levers(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateLeversResult:
        """Lists the climate interventions."""
        return self._invoke(  # type: ignore[no-any-return]
            "climate.levers",
            {
                "locale": locale,
            },
            timeout,
        )

    def climate_normals(
        self,
        *,
        month: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateNormalsResult:
        """Gives the climate normals of a place."""
        return self._invoke(  # type: ignore[no-any-return]
            "climate.normals",
            {
                "month": month,
                "place": place,
                "units": units,
                "locale": locale,
            },
            timeout,
        )

    def climate_extremes(
        self,
        *,
        year: int | None = None,
        scenario: Scenario | None = None,
        interventions: Interventions | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateExtremesResult:
        """Gives the expected hot, cold and frosty days of a year."""
        return self._invoke(  # type: ignore[no-any-return]
            "climate.extremes",
            {
                "year": year,
                "scenario": scenario,
                "interventions": interventions,
                "place": place,
                "units": units,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    def climate_analog(
        self,
        *,
        year: int | None = None,
        scenario: Scenario | None = None,
        limit: int | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateAnalogResult:
        """Finds the cities whose climate today matches this place's projection."""
        return self._invoke(  # type: ignore[no-any-return]
            "climate.analog",
            {
                "year": year,
                "scenario": scenario,
                "limit": limit,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def favorites_list(
        self,
        *,
        include: list[FavoriteInclude] | None = None,
        model: SunsetModel | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesListResult:
        """Lists the favorites in their order."""
        return self._invoke(  # type: ignore[no-any-return]
            "favorites.list",
            {
                "include": include,
                "model": model,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def favorites_add(
        self,
        *,
        name: str | None = None,
        before: str | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesAddResult:
        """Adds a favorite."""
        return self._invoke(  # type: ignore[no-any-return]
            "favorites.add",
            {
                "name": name,
                "before": before,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def favorites_remove(
        self,
        *,
        id: str,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesRemoveResult:
        """Removes a favorite."""
        return self._invoke(  # type: ignore[no-any-return]
            "favorites.remove",
            {
                "id": id,
                "locale": locale,
            },
            timeout,
        )

    def favorites_move(
        self,
        *,
        id: str,
        before: str | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesMoveResult:
        """Moves a favorite to another position."""
        return self._invoke(  # type: ignore[no-any-return]
            "favorites.move",
            {
                "id": id,
                "before": before,
                "locale": locale,
            },
            timeout,
        )

    def favorites_rename(
        self,
        *,
        id: str,
        name: str,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesRenameResult:
        """Renames a favorite."""
        return self._invoke(  # type: ignore[no-any-return]
            "favorites.rename",
            {
                "id": id,
                "name": name,
                "locale": locale,
            },
            timeout,
        )

    def forecast_hourly(
        self,
        *,
        hours: int | None = None,
        date: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        correction: SkillUse | None = None,
        blend: SkillUse | None = None,
        spread: bool | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastHourlyResult:
        """Forecasts the coming hours. At most one of `hours` and `date` is given. At most one of `hours` and `from` is given. At most one of `hours` and `to` is given."""
        return self._invoke(  # type: ignore[no-any-return]
            "forecast.hourly",
            {
                "hours": hours,
                "date": date,
                "from": from_,
                "to": to,
                "correction": correction,
                "blend": blend,
                "spread": spread,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def forecast_daily(
        self,
        *,
        days: int | None = None,
        correction: SkillUse | None = None,
        blend: SkillUse | None = None,
        spread: bool | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastDailyResult:
        """Forecasts the coming days."""
        return self._invoke(  # type: ignore[no-any-return]
            "forecast.daily",
            {
                "days": days,
                "correction": correction,
                "blend": blend,
                "spread": spread,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def forecast_chance(
        self,
        *,
        variable: SpreadVariable,
        above: float | None = None,
        below: float | None = None,
        within: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastChanceResult:
        """Says how likely a threshold is crossed in the coming hours. Exactly one of `above` and `below` is given."""
        return self._invoke(  # type: ignore[no-any-return]
            "forecast.chance",
            {
                "variable": variable,
                "above": above,
                "below": below,
                "within": within,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def forecast_nowcast(
        self,
        *,
        minutes: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastNowcastResult:
        """Forecasts rain for the next two hours."""
        return self._invoke(  # type: ignore[no-any-return]
            "forecast.nowcast",
            {
                "minutes": minutes,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def status_text(
        self,
        *,
        format: str | None = None,
        preset: StatusPreset | None = None,
        icon_set: IconSet | None = None,
        escape: EscapeStyle | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> StatusTextResult:
        """Writes one line for a status bar. At most one of `format` and `preset` is given."""
        return self._invoke(  # type: ignore[no-any-return]
            "status.text",
            {
                "format": format,
                "preset": preset,
                "iconSet": icon_set,
                "escape": escape,
                "place": place,
                "units": units,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def chart_render(
        self,
        *,
        kind: ChartKind,
        params: ChartSubject | None = None,
        format: ChartFormat | None = None,
        width: int | None = None,
        height: int | None = None,
        theme: ChartTheme | None = None,
        ansi: bool | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ChartRenderResult:
        """Draws a chart of a forecast, or a map."""
        return self._invoke(  # type: ignore[no-any-return]
            "chart.render",
            {
                "kind": kind,
                "params": params,
                "format": format,
                "width": width,
                "height": height,
                "theme": theme,
                "ansi": ansi,
                "place": place,
                "units": units,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def location_search(
        self,
        *,
        query: str,
        limit: int | None = None,
        online: bool | None = None,
        near: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationSearchResult:
        """Finds places by name."""
        return self._invoke(  # type: ignore[no-any-return]
            "location.search",
            {
                "query": query,
                "limit": limit,
                "online": online,
                "near": near,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def location_reverse(
        self,
        *,
        latitude: float,
        longitude: float,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationReverseResult:
        """Finds the place at a pair of coordinates."""
        return self._invoke(  # type: ignore[no-any-return]
            "location.reverse",
            {
                "latitude": latitude,
                "longitude": longitude,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def location_current(
        self,
        *,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationCurrentResult:
        """Returns the current location."""
        return self._invoke(  # type: ignore[no-any-return]
            "location.current",
            {
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def location_set(
        self,
        *,
        place: PlaceReference,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationSetResult:
        """Sets the current location."""
        return self._invoke(  # type: ignore[no-any-return]
            "location.set",
            {
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def location_refresh(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationRefreshResult:
        """Asks the client where the device is."""
        return self._invoke(  # type: ignore[no-any-return]
            "location.refresh",
            {
                "locale": locale,
            },
            timeout,
        )

    def map_layers(
        self,
        *,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MapLayersResult:
        """Lists the layers a map can show."""
        return self._invoke(  # type: ignore[no-any-return]
            "map.layers",
            {
                "place": place,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def map_tile(
        self,
        *,
        layer: str,
        z: int,
        x: int,
        y: int,
        frame: str | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MapTileResult:
        """Returns one tile of a map layer."""
        return self._invoke(  # type: ignore[no-any-return]
            "map.tile",
            {
                "layer": layer,
                "z": z,
                "x": x,
                "y": y,
                "frame": frame,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def moon_phase(
        self,
        *,
        time: str | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MoonPhaseResult:
        """Computes the moon's phase and illumination."""
        return self._invoke(  # type: ignore[no-any-return]
            "moon.phase",
            {
                "time": time,
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    def moon_times(
        self,
        *,
        date: str | None = None,
        days: int | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MoonTimesResult:
        """Computes moonrise and moonset."""
        return self._invoke(  # type: ignore[no-any-return]
            "moon.times",
            {
                "date": date,
                "days": days,
                "place": place,
                "labels": labels,
                "locale": locale,
            },
            timeout,
        )

    def observation_current(
        self,
        *,
        max_distance_km: int | None = None,
        max_age_minutes: int | None = None,
        max_height_difference_meters: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationCurrentResult:
        """Reports what stations near a place measured."""
        return self._invoke(  # type: ignore[no-any-return]
            "observation.current",
            {
                "maxDistanceKm": max_distance_km,
                "maxAgeMinutes": max_age_minutes,
                "maxHeightDifferenceMeters": max_height_difference_meters,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def observation_history(
        self,
        *,
        hours: int | None = None,
        station_id: str | None = None,
        max_distance_km: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationHistoryResult:
        """Reports what a station near a place measured in the last hours."""
        return self._invoke(  # type: ignore[no-any-return]
            "observation.history",
            {
                "hours": hours,
                "stationId": station_id,
                "maxDistanceKm": max_distance_km,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def observation_stations(
        self,
        *,
        limit: int | None = None,
        max_distance_km: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationStationsResult:
        """Lists the stations near a place."""
        return self._invoke(  # type: ignore[no-any-return]
            "observation.stations",
            {
                "limit": limit,
                "maxDistanceKm": max_distance_km,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def observation_decode(
        self,
        *,
        report: str,
        time: str | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationDecodeResult:
        """Reads a METAR, SPECI or TAF."""
        return self._invoke(  # type: ignore[no-any-return]
            "observation.decode",
            {
                "report": report,
                "time": time,
                "units": units,
                "labels": labels,
                "locale": locale,
            },
            timeout,
        )

    def config_get(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ConfigGetResult:
        """Lists the settings in force."""
        return self._invoke(  # type: ignore[no-any-return]
            "config.get",
            {
                "locale": locale,
            },
            timeout,
        )

    def config_set(
        self,
        *,
        setting: str,
        value: Any | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ConfigSetResult:
        """Changes a setting."""
        return self._invoke(  # type: ignore[no-any-return]
            "config.set",
            {
                "setting": setting,
                "value": value,
                "locale": locale,
            },
            timeout,
        )

    def server_status(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ServerStatusResult:
        """Reports the health of the server."""
        return self._invoke(  # type: ignore[no-any-return]
            "server.status",
            {
                "locale": locale,
            },
            timeout,
        )

    def rpc_discover(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> RpcDiscoverResult:
        """Returns this OpenRPC document."""
        return self._invoke(  # type: ignore[no-any-return]
            "rpc.discover",
            {
                "locale": locale,
            },
            timeout,
        )

    def forecast_skill(
        self,
        *,
        variable: SkillVariable | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastSkillResult:
        """Reports how wrong each provider's forecasts of a place were."""
        return self._invoke(  # type: ignore[no-any-return]
            "forecast.skill",
            {
                "variable": variable,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def skill_backfill(
        self,
        *,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SkillBackfillResult:
        """Fills the ledger of a place with forecasts of the last 90 days and what came."""
        return self._invoke(  # type: ignore[no-any-return]
            "skill.backfill",
            {
                "place": place,
                "units": units,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def skill_export(
        self,
        *,
        provider: SourceProvider,
        variable: SkillVariable | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SkillExportResult:
        """Exports forecasts beside what came, as a text that verif reads."""
        return self._invoke(  # type: ignore[no-any-return]
            "skill.export",
            {
                "provider": provider,
                "variable": variable,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def skill_remove(
        self,
        *,
        all: bool | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SkillRemoveResult:
        """Forgets what was forecast for a place and what came. At most one of `place` and `all` is given."""
        return self._invoke(  # type: ignore[no-any-return]
            "skill.remove",
            {
                "all": all,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def subscription_create(
        self,
        *,
        method: SubscribableMethod,
        params: Mapping[str, Any] | None = None,
        interval_seconds: int | None = None,
        emit: EmitMode | None = None,
        when: SubscriptionTrigger | None = None,
        id: str | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionCreateResult:
        """Subscribes to changes of an answer."""
        return self._invoke(  # type: ignore[no-any-return]
            "subscription.create",
            {
                "method": method,
                "params": params,
                "intervalSeconds": interval_seconds,
                "emit": emit,
                "when": when,
                "id": id,
                "locale": locale,
            },
            timeout,
        )

    def subscription_cancel(
        self,
        *,
        id: str,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionCancelResult:
        """Cancels a subscription."""
        return self._invoke(  # type: ignore[no-any-return]
            "subscription.cancel",
            {
                "id": id,
                "locale": locale,
            },
            timeout,
        )

    def subscription_list(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionListResult:
        """Lists this connection's subscriptions."""
        return self._invoke(  # type: ignore[no-any-return]
            "subscription.list",
            {
                "locale": locale,
            },
            timeout,
        )

    def sun_times(
        self,
        *,
        date: str | None = None,
        days: int | None = None,
        elevation_angle: float | None = None,
        horizon: SunHorizon | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunTimesResult:
        """Computes sunrise, sunset and every twilight."""
        return self._invoke(  # type: ignore[no-any-return]
            "sun.times",
            {
                "date": date,
                "days": days,
                "elevationAngle": elevation_angle,
                "horizon": horizon,
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    def sun_position(
        self,
        *,
        time: str | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunPositionResult:
        """Computes the sun's position in the sky."""
        return self._invoke(  # type: ignore[no-any-return]
            "sun.position",
            {
                "time": time,
                "place": place,
                "labels": labels,
                "locale": locale,
            },
            timeout,
        )

    def sun_phase(
        self,
        *,
        time: str | None = None,
        elevation_angle: float | None = None,
        offset_minutes: float | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunPhaseResult:
        """Tells whether it is day, twilight or night."""
        return self._invoke(  # type: ignore[no-any-return]
            "sun.phase",
            {
                "time": time,
                "elevationAngle": elevation_angle,
                "offsetMinutes": offset_minutes,
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    def sunset_score(
        self,
        *,
        days: int | None = None,
        date: str | None = None,
        model: SunsetModel | None = None,
        event: SunEvent | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetScoreResult:
        """Scores how colorful the coming sunsets will be. At most one of `days` and `date` is given."""
        return self._invoke(  # type: ignore[no-any-return]
            "sunset.score",
            {
                "days": days,
                "date": date,
                "model": model,
                "event": event,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def sunset_about(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetAboutResult:
        """Explains the sunset score."""
        return self._invoke(  # type: ignore[no-any-return]
            "sunset.about",
            {
                "locale": locale,
            },
            timeout,
        )

    def sunset_evaluate(
        self,
        *,
        cloud_cover: CloudCoverInput,
        humidity: float | None = None,
        aerosol_optical_depth: float | None = None,
        visibility: float | None = None,
        precipitation: float | None = None,
        path: list[PathPoint] | None = None,
        sun_altitude: float | None = None,
        model: SunsetModel | None = None,
        units: UnitsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetEvaluateResult:
        """Scores a sky described by the caller."""
        return self._invoke(  # type: ignore[no-any-return]
            "sunset.evaluate",
            {
                "cloudCover": cloud_cover,
                "humidity": humidity,
                "aerosolOpticalDepth": aerosol_optical_depth,
                "visibility": visibility,
                "precipitation": precipitation,
                "path": path,
                "sunAltitude": sun_altitude,
                "model": model,
                "units": units,
                "locale": locale,
            },
            timeout,
        )

    def sunset_best(
        self,
        *,
        places: list[PlaceReference] | None = None,
        days: int | None = None,
        model: SunsetModel | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetBestResult:
        """Ranks places and evenings by sunset score."""
        return self._invoke(  # type: ignore[no-any-return]
            "sunset.best",
            {
                "places": places,
                "days": days,
                "model": model,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def sunset_observe(
        self,
        *,
        date: str | None = None,
        event: SunEvent | None = None,
        score: float | None = None,
        remove: bool | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetObserveResult:
        """Saves how a sunset was, and learns from it. Exactly one of `score` and `remove` is given."""
        return self._invoke(  # type: ignore[no-any-return]
            "sunset.observe",
            {
                "date": date,
                "event": event,
                "score": score,
                "remove": remove,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    def weather_current(
        self,
        *,
        prefer: ValuePreference | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherCurrentResult:
        """Reports the current weather."""
        return self._invoke(  # type: ignore[no-any-return]
            "weather.current",
            {
                "prefer": prefer,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def weather_overview(
        self,
        *,
        parts: list[MethodCall] | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherOverviewResult:
        """Returns everything a weather page shows, in one call."""
        return self._invoke(  # type: ignore[no-any-return]
            "weather.overview",
            {
                "parts": parts,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def weather_summary(
        self,
        *,
        days: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherSummaryResult:
        """Says in words what the coming days are like."""
        return self._invoke(  # type: ignore[no-any-return]
            "weather.summary",
            {
                "days": days,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def weather_history(
        self,
        *,
        date: str | None = None,
        days: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherHistoryResult:
        """Says what past days were like."""
        return self._invoke(  # type: ignore[no-any-return]
            "weather.history",
            {
                "date": date,
                "days": days,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def weather_changes(
        self,
        *,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherChangesResult:
        """Says what changes in the next 48 hours."""
        return self._invoke(  # type: ignore[no-any-return]
            "weather.changes",
            {
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def condition_catalog(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ConditionCatalogResult:
        """Lists every weather condition with its glyphs."""
        return self._invoke(  # type: ignore[no-any-return]
            "condition.catalog",
            {
                "locale": locale,
            },
            timeout,
        )

    def icon_get(
        self,
        *,
        icon: str | None = None,
        code: int | None = None,
        is_day: bool | None = None,
        size: int | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> IconGetResult:
        """Returns the picture of a weather condition. Exactly one of `icon` and `code` is given."""
        return self._invoke(  # type: ignore[no-any-return]
            "icon.get",
            {
                "icon": icon,
                "code": code,
                "isDay": is_day,
                "size": size,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    def request_any(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
    ) -> Any:
        raise NotImplementedError

    @overload
    def request(
        self,
        method: Literal["air.quality"],
        params: AirQualityParams | None = None,
        *,
        timeout: float | None = None,
    ) -> AirQualityResult: ...

    @overload
    def request(
        self,
        method: Literal["alerts.active"],
        params: AlertsActiveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> AlertsActiveResult: ...

    @overload
    def request(
        self,
        method: Literal["alerts.coverage"],
        params: AlertsCoverageParams | None = None,
        *,
        timeout: float | None = None,
    ) -> AlertsCoverageResult: ...

    @overload
    def request(
        self,
        method: Literal["climate.project"],
        params: ClimateProjectParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateProjectResult: ...

    @overload
    def request(
        self,
        method: Literal["climate.scenarios"],
        params: ClimateScenariosParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateScenariosResult: ...

    @overload
    def request(
        self,
        method: Literal["climate.levers"],
        params: ClimateLeversParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateLeversResult: ...

    @overload
    def request(
        self,
        method: Literal["climate.normals"],
        params: ClimateNormalsParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateNormalsResult: ...

    @overload
    def request(
        self,
        method: Literal["climate.extremes"],
        params: ClimateExtremesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateExtremesResult: ...

    @overload
    def request(
        self,
        method: Literal["climate.analog"],
        params: ClimateAnalogParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateAnalogResult: ...

    @overload
    def request(
        self,
        method: Literal["favorites.list"],
        params: FavoritesListParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesListResult: ...

    @overload
    def request(
        self,
        method: Literal["favorites.add"],
        params: FavoritesAddParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesAddResult: ...

    @overload
    def request(
        self,
        method: Literal["favorites.remove"],
        params: FavoritesRemoveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesRemoveResult: ...

    @overload
    def request(
        self,
        method: Literal["favorites.move"],
        params: FavoritesMoveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesMoveResult: ...

    @overload
    def request(
        self,
        method: Literal["favorites.rename"],
        params: FavoritesRenameParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesRenameResult: ...

    @overload
    def request(
        self,
        method: Literal["forecast.hourly"],
        params: ForecastHourlyParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastHourlyResult: ...

    @overload
    def request(
        self,
        method: Literal["forecast.daily"],
        params: ForecastDailyParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastDailyResult: ...

    @overload
    def request(
        self,
        method: Literal["forecast.chance"],
        params: ForecastChanceParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastChanceResult: ...

    @overload
    def request(
        self,
        method: Literal["forecast.nowcast"],
        params: ForecastNowcastParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastNowcastResult: ...

    @overload
    def request(
        self,
        method: Literal["status.text"],
        params: StatusTextParams | None = None,
        *,
        timeout: float | None = None,
    ) -> StatusTextResult: ...

    @overload
    def request(
        self,
        method: Literal["chart.render"],
        params: ChartRenderParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ChartRenderResult: ...

    @overload
    def request(
        self,
        method: Literal["location.search"],
        params: LocationSearchParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationSearchResult: ...

    @overload
    def request(
        self,
        method: Literal["location.reverse"],
        params: LocationReverseParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationReverseResult: ...

    @overload
    def request(
        self,
        method: Literal["location.current"],
        params: LocationCurrentParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationCurrentResult: ...

    @overload
    def request(
        self,
        method: Literal["location.set"],
        params: LocationSetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationSetResult: ...

    @overload
    def request(
        self,
        method: Literal["location.refresh"],
        params: LocationRefreshParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationRefreshResult: ...

    @overload
    def request(
        self,
        method: Literal["map.layers"],
        params: MapLayersParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MapLayersResult: ...

    @overload
    def request(
        self,
        method: Literal["map.tile"],
        params: MapTileParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MapTileResult: ...

    @overload
    def request(
        self,
        method: Literal["moon.phase"],
        params: MoonPhaseParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MoonPhaseResult: ...

    @overload
    def request(
        self,
        method: Literal["moon.times"],
        params: MoonTimesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MoonTimesResult: ...

    @overload
    def request(
        self,
        method: Literal["observation.current"],
        params: ObservationCurrentParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationCurrentResult: ...

    @overload
    def request(
        self,
        method: Literal["observation.history"],
        params: ObservationHistoryParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationHistoryResult: ...

    @overload
    def request(
        self,
        method: Literal["observation.stations"],
        params: ObservationStationsParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationStationsResult: ...

    @overload
    def request(
        self,
        method: Literal["observation.decode"],
        params: ObservationDecodeParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationDecodeResult: ...

    @overload
    def request(
        self,
        method: Literal["config.get"],
        params: ConfigGetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ConfigGetResult: ...

    @overload
    def request(
        self,
        method: Literal["config.set"],
        params: ConfigSetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ConfigSetResult: ...

    @overload
    def request(
        self,
        method: Literal["server.status"],
        params: ServerStatusParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ServerStatusResult: ...

    @overload
    def request(
        self,
        method: Literal["rpc.discover"],
        params: RpcDiscoverParams | None = None,
        *,
        timeout: float | None = None,
    ) -> RpcDiscoverResult: ...

    @overload
    def request(
        self,
        method: Literal["forecast.skill"],
        params: ForecastSkillParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastSkillResult: ...

    @overload
    def request(
        self,
        method: Literal["skill.backfill"],
        params: SkillBackfillParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SkillBackfillResult: ...

    @overload
    def request(
        self,
        method: Literal["skill.export"],
        params: SkillExportParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SkillExportResult: ...

    @overload
    def request(
        self,
        method: Literal["skill.remove"],
        params: SkillRemoveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SkillRemoveResult: ...

    @overload
    def request(
        self,
        method: Literal["subscription.create"],
        params: SubscriptionCreateParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SubscriptionCreateResult: ...

    @overload
    def request(
        self,
        method: Literal["subscription.cancel"],
        params: SubscriptionCancelParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SubscriptionCancelResult: ...

    @overload
    def request(
        self,
        method: Literal["subscription.list"],
        params: SubscriptionListParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SubscriptionListResult: ...

    @overload
    def request(
        self,
        method: Literal["sun.times"],
        params: SunTimesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunTimesResult: ...

    @overload
    def request(
        self,
        method: Literal["sun.position"],
        params: SunPositionParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunPositionResult: ...

    @overload
    def request(
        self,
        method: Literal["sun.phase"],
        params: SunPhaseParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunPhaseResult: ...

    @overload
    def request(
        self,
        method: Literal["sunset.score"],
        params: SunsetScoreParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetScoreResult: ...

    @overload
    def request(
        self,
        method: Literal["sunset.about"],
        params: SunsetAboutParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetAboutResult: ...

    @overload
    def request(
        self,
        method: Literal["sunset.evaluate"],
        params: SunsetEvaluateParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetEvaluateResult: ...

    @overload
    def request(
        self,
        method: Literal["sunset.best"],
        params: SunsetBestParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetBestResult: ...

    @overload
    def request(
        self,
        method: Literal["sunset.observe"],
        params: SunsetObserveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetObserveResult: ...

    @overload
    def request(
        self,
        method: Literal["weather.current"],
        params: WeatherCurrentParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherCurrentResult: ...

    @overload
    def request(
        self,
        method: Literal["weather.overview"],
        params: WeatherOverviewParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherOverviewResult: ...

    @overload
    def request(
        self,
        method: Literal["weather.summary"],
        params: WeatherSummaryParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherSummaryResult: ...

    @overload
    def request(
        self,
        method: Literal["weather.history"],
        params: WeatherHistoryParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherHistoryResult: ...

    @overload
    def request(
        self,
        method: Literal["weather.changes"],
        params: WeatherChangesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherChangesResult: ...

    @overload
    def request(
        self,
        method: Literal["condition.catalog"],
        params: ConditionCatalogParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ConditionCatalogResult: ...

    @overload
    def request(
        self,
        method: Literal["icon.get"],
        params: IconGetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> IconGetResult: ...

    def request(
        self, method: Any, params: Any = None, *, timeout: float | None = None
    ) -> Any:
        """The result of a method; RpcError when the answer is an error.

        After `timeout` seconds, and when the caller is cancelled, the server stops too.
        """
        return self.request_any(method, params, timeout=timeout)

    def subscribe_any(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[Any]:
        raise NotImplementedError

    @overload
    def subscribe(
        self,
        method: Literal["air.quality"],
        params: AirQualityParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[AirQualityResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["alerts.active"],
        params: AlertsActiveParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[AlertsActiveResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["favorites.list"],
        params: FavoritesListParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[FavoritesListResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["forecast.hourly"],
        params: ForecastHourlyParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[ForecastHourlyResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["forecast.daily"],
        params: ForecastDailyParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[ForecastDailyResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["forecast.chance"],
        params: ForecastChanceParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[ForecastChanceResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["forecast.nowcast"],
        params: ForecastNowcastParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[ForecastNowcastResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["status.text"],
        params: StatusTextParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[StatusTextResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["moon.phase"],
        params: MoonPhaseParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[MoonPhaseResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["observation.current"],
        params: ObservationCurrentParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[ObservationCurrentResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["sun.times"],
        params: SunTimesParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[SunTimesResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["sun.position"],
        params: SunPositionParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[SunPositionResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["sun.phase"],
        params: SunPhaseParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[SunPhaseResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["sunset.score"],
        params: SunsetScoreParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[SunsetScoreResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["sunset.best"],
        params: SunsetBestParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[SunsetBestResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["weather.current"],
        params: WeatherCurrentParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[WeatherCurrentResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["weather.overview"],
        params: WeatherOverviewParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[WeatherOverviewResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["weather.summary"],
        params: WeatherSummaryParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[WeatherSummaryResult]: ...

    @overload
    def subscribe(
        self,
        method: Literal["weather.changes"],
        params: WeatherChangesParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> SyncSubscription[WeatherChangesResult]: ...

    def subscribe(
        self, method: Any, params: Any = None, **options: Unpack[SubscriptionOptions]
    ) -> SyncSubscription[Any]:
        """Asks the server to tell when the method's result changes.

        The options say more: `when` a condition has to hold, for instance.
        """
        return self.subscribe_any(method, params, **options)

    def _begin(self, method: str, params: Mapping[str, Any] | None) -> Any:
        raise NotImplementedError

    @overload
    def stream(
        self,
        method: Literal["favorites.list"],
        params: FavoritesListParams | None = None,
    ) -> SyncCall[FavoritesListResult, Favorite]: ...

    @overload
    def stream(
        self,
        method: Literal["location.search"],
        params: LocationSearchParams | None = None,
    ) -> SyncCall[LocationSearchResult, SearchPart]: ...

    @overload
    def stream(
        self,
        method: Literal["weather.overview"],
        params: WeatherOverviewParams | None = None,
    ) -> SyncCall[WeatherOverviewResult, OverviewPart]: ...

    @overload
    def stream(
        self, method: str, params: Mapping[str, Any] | None = None
    ) -> SyncCall[Any, Any]: ...

    def stream(self, method: str, params: Any = None) -> Any:
        """A request that shows its parts and its progress as they come."""
        return self._begin(method, params)


class AsyncMethodCalls(Notifications):
    """One function a method; those that begin with `_` are the client's."""

    async def _invoke(
        self, method: str, params: dict[str, Any], timeout: float | None
    ) -> Any:
        return await self.request_any(method, given(params), timeout=timeout)

    async def air_quality(
        self,
        *,
        hours: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> AirQualityResult:
        """Reports how clean the air is."""
        return await self._invoke(  # type: ignore[no-any-return]
            "air.quality",
            {
                "hours": hours,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def alerts_active(
        self,
        *,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> AlertsActiveResult:
        """Lists the official warnings in force."""
        return await self._invoke(  # type: ignore[no-any-return]
            "alerts.active",
            {
                "place": place,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def alerts_coverage(
        self,
        *,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> AlertsCoverageResult:
        """Lists who would speak for a place, and when each was last heard."""
        return await self._invoke(  # type: ignore[no-any-return]
            "alerts.coverage",
            {
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    async def climate_project(
        self,
        *,
        temperature: float | None = None,
        humidity: float | None = None,
        condition: ConditionInput | None = None,
        date: str | None = None,
        year: int | None = None,
        years: ListSpan | None = None,
        scenario: Scenario | None = None,
        interventions: Interventions | None = None,
        model: ClimateModel | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateProjectResult:
        """Projects a day's weather to a future year."""
        return await self._invoke(  # type: ignore[no-any-return]
            "climate.project",
            {
                "temperature": temperature,
                "humidity": humidity,
                "condition": condition,
                "date": date,
                "year": year,
                "years": years,
                "scenario": scenario,
                "interventions": interventions,
                "model": model,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def climate_scenarios(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateScenariosResult:
        """Lists the emission scenarios."""
        return await self._invoke(  # type: ignore[no-any-return]
            "climate.scenarios",
            {
                "locale": locale,
            },
            timeout,
        )

    async def climate_levers(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateLeversResult:
        """Lists the climate interventions."""
        return await self._invoke(  # type: ignore[no-any-return]
            "climate.levers",
            {
                "locale": locale,
            },
            timeout,
        )

    async def climate_normals(
        self,
        *,
        month: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateNormalsResult:
        """Gives the climate normals of a place."""
        return await self._invoke(  # type: ignore[no-any-return]
            "climate.normals",
            {
                "month": month,
                "place": place,
                "units": units,
                "locale": locale,
            },
            timeout,
        )

    async def climate_extremes(
        self,
        *,
        year: int | None = None,
        scenario: Scenario | None = None,
        interventions: Interventions | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateExtremesResult:
        """Gives the expected hot, cold and frosty days of a year."""
        return await self._invoke(  # type: ignore[no-any-return]
            "climate.extremes",
            {
                "year": year,
                "scenario": scenario,
                "interventions": interventions,
                "place": place,
                "units": units,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    async def climate_analog(
        self,
        *,
        year: int | None = None,
        scenario: Scenario | None = None,
        limit: int | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ClimateAnalogResult:
        """Finds the cities whose climate today matches this place's projection."""
        return await self._invoke(  # type: ignore[no-any-return]
            "climate.analog",
            {
                "year": year,
                "scenario": scenario,
                "limit": limit,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def favorites_list(
        self,
        *,
        include: list[FavoriteInclude] | None = None,
        model: SunsetModel | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesListResult:
        """Lists the favorites in their order."""
        return await self._invoke(  # type: ignore[no-any-return]
            "favorites.list",
            {
                "include": include,
                "model": model,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def favorites_add(
        self,
        *,
        name: str | None = None,
        before: str | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesAddResult:
        """Adds a favorite."""
        return await self._invoke(  # type: ignore[no-any-return]
            "favorites.add",
            {
                "name": name,
                "before": before,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def favorites_remove(
        self,
        *,
        id: str,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesRemoveResult:
        """Removes a favorite."""
        return await self._invoke(  # type: ignore[no-any-return]
            "favorites.remove",
            {
                "id": id,
                "locale": locale,
            },
            timeout,
        )

    async def favorites_move(
        self,
        *,
        id: str,
        before: str | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesMoveResult:
        """Moves a favorite to another position."""
        return await self._invoke(  # type: ignore[no-any-return]
            "favorites.move",
            {
                "id": id,
                "before": before,
                "locale": locale,
            },
            timeout,
        )

    async def favorites_rename(
        self,
        *,
        id: str,
        name: str,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> FavoritesRenameResult:
        """Renames a favorite."""
        return await self._invoke(  # type: ignore[no-any-return]
            "favorites.rename",
            {
                "id": id,
                "name": name,
                "locale": locale,
            },
            timeout,
        )

    async def forecast_hourly(
        self,
        *,
        hours: int | None = None,
        date: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        correction: SkillUse | None = None,
        blend: SkillUse | None = None,
        spread: bool | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastHourlyResult:
        """Forecasts the coming hours. At most one of `hours` and `date` is given. At most one of `hours` and `from` is given. At most one of `hours` and `to` is given."""
        return await self._invoke(  # type: ignore[no-any-return]
            "forecast.hourly",
            {
                "hours": hours,
                "date": date,
                "from": from_,
                "to": to,
                "correction": correction,
                "blend": blend,
                "spread": spread,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def forecast_daily(
        self,
        *,
        days: int | None = None,
        correction: SkillUse | None = None,
        blend: SkillUse | None = None,
        spread: bool | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastDailyResult:
        """Forecasts the coming days."""
        return await self._invoke(  # type: ignore[no-any-return]
            "forecast.daily",
            {
                "days": days,
                "correction": correction,
                "blend": blend,
                "spread": spread,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def forecast_chance(
        self,
        *,
        variable: SpreadVariable,
        above: float | None = None,
        below: float | None = None,
        within: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastChanceResult:
        """Says how likely a threshold is crossed in the coming hours. Exactly one of `above` and `below` is given."""
        return await self._invoke(  # type: ignore[no-any-return]
            "forecast.chance",
            {
                "variable": variable,
                "above": above,
                "below": below,
                "within": within,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def forecast_nowcast(
        self,
        *,
        minutes: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastNowcastResult:
        """Forecasts rain for the next two hours."""
        return await self._invoke(  # type: ignore[no-any-return]
            "forecast.nowcast",
            {
                "minutes": minutes,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def status_text(
        self,
        *,
        format: str | None = None,
        preset: StatusPreset | None = None,
        icon_set: IconSet | None = None,
        escape: EscapeStyle | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> StatusTextResult:
        """Writes one line for a status bar. At most one of `format` and `preset` is given."""
        return await self._invoke(  # type: ignore[no-any-return]
            "status.text",
            {
                "format": format,
                "preset": preset,
                "iconSet": icon_set,
                "escape": escape,
                "place": place,
                "units": units,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def chart_render(
        self,
        *,
        kind: ChartKind,
        params: ChartSubject | None = None,
        format: ChartFormat | None = None,
        width: int | None = None,
        height: int | None = None,
        theme: ChartTheme | None = None,
        ansi: bool | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ChartRenderResult:
        """Draws a chart of a forecast, or a map."""
        return await self._invoke(  # type: ignore[no-any-return]
            "chart.render",
            {
                "kind": kind,
                "params": params,
                "format": format,
                "width": width,
                "height": height,
                "theme": theme,
                "ansi": ansi,
                "place": place,
                "units": units,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def location_search(
        self,
        *,
        query: str,
        limit: int | None = None,
        online: bool | None = None,
        near: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationSearchResult:
        """Finds places by name."""
        return await self._invoke(  # type: ignore[no-any-return]
            "location.search",
            {
                "query": query,
                "limit": limit,
                "online": online,
                "near": near,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def location_reverse(
        self,
        *,
        latitude: float,
        longitude: float,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationReverseResult:
        """Finds the place at a pair of coordinates."""
        return await self._invoke(  # type: ignore[no-any-return]
            "location.reverse",
            {
                "latitude": latitude,
                "longitude": longitude,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def location_current(
        self,
        *,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationCurrentResult:
        """Returns the current location."""
        return await self._invoke(  # type: ignore[no-any-return]
            "location.current",
            {
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def location_set(
        self,
        *,
        place: PlaceReference,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationSetResult:
        """Sets the current location."""
        return await self._invoke(  # type: ignore[no-any-return]
            "location.set",
            {
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def location_refresh(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> LocationRefreshResult:
        """Asks the client where the device is."""
        return await self._invoke(  # type: ignore[no-any-return]
            "location.refresh",
            {
                "locale": locale,
            },
            timeout,
        )

    async def map_layers(
        self,
        *,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MapLayersResult:
        """Lists the layers a map can show."""
        return await self._invoke(  # type: ignore[no-any-return]
            "map.layers",
            {
                "place": place,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def map_tile(
        self,
        *,
        layer: str,
        z: int,
        x: int,
        y: int,
        frame: str | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MapTileResult:
        """Returns one tile of a map layer."""
        return await self._invoke(  # type: ignore[no-any-return]
            "map.tile",
            {
                "layer": layer,
                "z": z,
                "x": x,
                "y": y,
                "frame": frame,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def moon_phase(
        self,
        *,
        time: str | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MoonPhaseResult:
        """Computes the moon's phase and illumination."""
        return await self._invoke(  # type: ignore[no-any-return]
            "moon.phase",
            {
                "time": time,
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    async def moon_times(
        self,
        *,
        date: str | None = None,
        days: int | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> MoonTimesResult:
        """Computes moonrise and moonset."""
        return await self._invoke(  # type: ignore[no-any-return]
            "moon.times",
            {
                "date": date,
                "days": days,
                "place": place,
                "labels": labels,
                "locale": locale,
            },
            timeout,
        )

    async def observation_current(
        self,
        *,
        max_distance_km: int | None = None,
        max_age_minutes: int | None = None,
        max_height_difference_meters: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationCurrentResult:
        """Reports what stations near a place measured."""
        return await self._invoke(  # type: ignore[no-any-return]
            "observation.current",
            {
                "maxDistanceKm": max_distance_km,
                "maxAgeMinutes": max_age_minutes,
                "maxHeightDifferenceMeters": max_height_difference_meters,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def observation_history(
        self,
        *,
        hours: int | None = None,
        station_id: str | None = None,
        max_distance_km: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationHistoryResult:
        """Reports what a station near a place measured in the last hours."""
        return await self._invoke(  # type: ignore[no-any-return]
            "observation.history",
            {
                "hours": hours,
                "stationId": station_id,
                "maxDistanceKm": max_distance_km,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def observation_stations(
        self,
        *,
        limit: int | None = None,
        max_distance_km: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationStationsResult:
        """Lists the stations near a place."""
        return await self._invoke(  # type: ignore[no-any-return]
            "observation.stations",
            {
                "limit": limit,
                "maxDistanceKm": max_distance_km,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def observation_decode(
        self,
        *,
        report: str,
        time: str | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ObservationDecodeResult:
        """Reads a METAR, SPECI or TAF."""
        return await self._invoke(  # type: ignore[no-any-return]
            "observation.decode",
            {
                "report": report,
                "time": time,
                "units": units,
                "labels": labels,
                "locale": locale,
            },
            timeout,
        )

    async def config_get(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ConfigGetResult:
        """Lists the settings in force."""
        return await self._invoke(  # type: ignore[no-any-return]
            "config.get",
            {
                "locale": locale,
            },
            timeout,
        )

    async def config_set(
        self,
        *,
        setting: str,
        value: Any | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ConfigSetResult:
        """Changes a setting."""
        return await self._invoke(  # type: ignore[no-any-return]
            "config.set",
            {
                "setting": setting,
                "value": value,
                "locale": locale,
            },
            timeout,
        )

    async def server_status(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ServerStatusResult:
        """Reports the health of the server."""
        return await self._invoke(  # type: ignore[no-any-return]
            "server.status",
            {
                "locale": locale,
            },
            timeout,
        )

    async def rpc_discover(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> RpcDiscoverResult:
        """Returns this OpenRPC document."""
        return await self._invoke(  # type: ignore[no-any-return]
            "rpc.discover",
            {
                "locale": locale,
            },
            timeout,
        )

    async def forecast_skill(
        self,
        *,
        variable: SkillVariable | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ForecastSkillResult:
        """Reports how wrong each provider's forecasts of a place were."""
        return await self._invoke(  # type: ignore[no-any-return]
            "forecast.skill",
            {
                "variable": variable,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def skill_backfill(
        self,
        *,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SkillBackfillResult:
        """Fills the ledger of a place with forecasts of the last 90 days and what came."""
        return await self._invoke(  # type: ignore[no-any-return]
            "skill.backfill",
            {
                "place": place,
                "units": units,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def skill_export(
        self,
        *,
        provider: SourceProvider,
        variable: SkillVariable | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SkillExportResult:
        """Exports forecasts beside what came, as a text that verif reads."""
        return await self._invoke(  # type: ignore[no-any-return]
            "skill.export",
            {
                "provider": provider,
                "variable": variable,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def skill_remove(
        self,
        *,
        all: bool | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SkillRemoveResult:
        """Forgets what was forecast for a place and what came. At most one of `place` and `all` is given."""
        return await self._invoke(  # type: ignore[no-any-return]
            "skill.remove",
            {
                "all": all,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def subscription_create(
        self,
        *,
        method: SubscribableMethod,
        params: Mapping[str, Any] | None = None,
        interval_seconds: int | None = None,
        emit: EmitMode | None = None,
        when: SubscriptionTrigger | None = None,
        id: str | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionCreateResult:
        """Subscribes to changes of an answer."""
        return await self._invoke(  # type: ignore[no-any-return]
            "subscription.create",
            {
                "method": method,
                "params": params,
                "intervalSeconds": interval_seconds,
                "emit": emit,
                "when": when,
                "id": id,
                "locale": locale,
            },
            timeout,
        )

    async def subscription_cancel(
        self,
        *,
        id: str,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionCancelResult:
        """Cancels a subscription."""
        return await self._invoke(  # type: ignore[no-any-return]
            "subscription.cancel",
            {
                "id": id,
                "locale": locale,
            },
            timeout,
        )

    async def subscription_list(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SubscriptionListResult:
        """Lists this connection's subscriptions."""
        return await self._invoke(  # type: ignore[no-any-return]
            "subscription.list",
            {
                "locale": locale,
            },
            timeout,
        )

    async def sun_times(
        self,
        *,
        date: str | None = None,
        days: int | None = None,
        elevation_angle: float | None = None,
        horizon: SunHorizon | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunTimesResult:
        """Computes sunrise, sunset and every twilight."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sun.times",
            {
                "date": date,
                "days": days,
                "elevationAngle": elevation_angle,
                "horizon": horizon,
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    async def sun_position(
        self,
        *,
        time: str | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunPositionResult:
        """Computes the sun's position in the sky."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sun.position",
            {
                "time": time,
                "place": place,
                "labels": labels,
                "locale": locale,
            },
            timeout,
        )

    async def sun_phase(
        self,
        *,
        time: str | None = None,
        elevation_angle: float | None = None,
        offset_minutes: float | None = None,
        place: PlaceReference | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunPhaseResult:
        """Tells whether it is day, twilight or night."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sun.phase",
            {
                "time": time,
                "elevationAngle": elevation_angle,
                "offsetMinutes": offset_minutes,
                "place": place,
                "labels": labels,
                "text": text,
                "locale": locale,
            },
            timeout,
        )

    async def sunset_score(
        self,
        *,
        days: int | None = None,
        date: str | None = None,
        model: SunsetModel | None = None,
        event: SunEvent | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetScoreResult:
        """Scores how colorful the coming sunsets will be. At most one of `days` and `date` is given."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sunset.score",
            {
                "days": days,
                "date": date,
                "model": model,
                "event": event,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def sunset_about(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetAboutResult:
        """Explains the sunset score."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sunset.about",
            {
                "locale": locale,
            },
            timeout,
        )

    async def sunset_evaluate(
        self,
        *,
        cloud_cover: CloudCoverInput,
        humidity: float | None = None,
        aerosol_optical_depth: float | None = None,
        visibility: float | None = None,
        precipitation: float | None = None,
        path: list[PathPoint] | None = None,
        sun_altitude: float | None = None,
        model: SunsetModel | None = None,
        units: UnitsChoice | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetEvaluateResult:
        """Scores a sky described by the caller."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sunset.evaluate",
            {
                "cloudCover": cloud_cover,
                "humidity": humidity,
                "aerosolOpticalDepth": aerosol_optical_depth,
                "visibility": visibility,
                "precipitation": precipitation,
                "path": path,
                "sunAltitude": sun_altitude,
                "model": model,
                "units": units,
                "locale": locale,
            },
            timeout,
        )

    async def sunset_best(
        self,
        *,
        places: list[PlaceReference] | None = None,
        days: int | None = None,
        model: SunsetModel | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetBestResult:
        """Ranks places and evenings by sunset score."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sunset.best",
            {
                "places": places,
                "days": days,
                "model": model,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def sunset_observe(
        self,
        *,
        date: str | None = None,
        event: SunEvent | None = None,
        score: float | None = None,
        remove: bool | None = None,
        place: PlaceReference | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> SunsetObserveResult:
        """Saves how a sunset was, and learns from it. Exactly one of `score` and `remove` is given."""
        return await self._invoke(  # type: ignore[no-any-return]
            "sunset.observe",
            {
                "date": date,
                "event": event,
                "score": score,
                "remove": remove,
                "place": place,
                "locale": locale,
            },
            timeout,
        )

    async def weather_current(
        self,
        *,
        prefer: ValuePreference | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherCurrentResult:
        """Reports the current weather."""
        return await self._invoke(  # type: ignore[no-any-return]
            "weather.current",
            {
                "prefer": prefer,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def weather_overview(
        self,
        *,
        parts: list[MethodCall] | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherOverviewResult:
        """Returns everything a weather page shows, in one call."""
        return await self._invoke(  # type: ignore[no-any-return]
            "weather.overview",
            {
                "parts": parts,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def weather_summary(
        self,
        *,
        days: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherSummaryResult:
        """Says in words what the coming days are like."""
        return await self._invoke(  # type: ignore[no-any-return]
            "weather.summary",
            {
                "days": days,
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def weather_history(
        self,
        *,
        date: str | None = None,
        days: int | None = None,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherHistoryResult:
        """Says what past days were like."""
        return await self._invoke(  # type: ignore[no-any-return]
            "weather.history",
            {
                "date": date,
                "days": days,
                "place": place,
                "units": units,
                "labels": labels,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def weather_changes(
        self,
        *,
        place: PlaceReference | None = None,
        units: UnitsChoice | None = None,
        labels: LabelsChoice | None = None,
        text: TextOptions | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> WeatherChangesResult:
        """Says what changes in the next 48 hours."""
        return await self._invoke(  # type: ignore[no-any-return]
            "weather.changes",
            {
                "place": place,
                "units": units,
                "labels": labels,
                "text": text,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def condition_catalog(
        self,
        *,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> ConditionCatalogResult:
        """Lists every weather condition with its glyphs."""
        return await self._invoke(  # type: ignore[no-any-return]
            "condition.catalog",
            {
                "locale": locale,
            },
            timeout,
        )

    async def icon_get(
        self,
        *,
        icon: str | None = None,
        code: int | None = None,
        is_day: bool | None = None,
        size: int | None = None,
        max_age_seconds: int | None = None,
        refresh: bool | None = None,
        deadline_ms: int | None = None,
        fallback: Fallback | None = None,
        provider: SourceProvider | None = None,
        locale: str | None = None,
        timeout: float | None = None,
    ) -> IconGetResult:
        """Returns the picture of a weather condition. Exactly one of `icon` and `code` is given."""
        return await self._invoke(  # type: ignore[no-any-return]
            "icon.get",
            {
                "icon": icon,
                "code": code,
                "isDay": is_day,
                "size": size,
                "maxAgeSeconds": max_age_seconds,
                "refresh": refresh,
                "deadlineMs": deadline_ms,
                "fallback": fallback,
                "provider": provider,
                "locale": locale,
            },
            timeout,
        )

    async def request_any(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
    ) -> Any:
        raise NotImplementedError

    @overload
    async def request(
        self,
        method: Literal["air.quality"],
        params: AirQualityParams | None = None,
        *,
        timeout: float | None = None,
    ) -> AirQualityResult: ...

    @overload
    async def request(
        self,
        method: Literal["alerts.active"],
        params: AlertsActiveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> AlertsActiveResult: ...

    @overload
    async def request(
        self,
        method: Literal["alerts.coverage"],
        params: AlertsCoverageParams | None = None,
        *,
        timeout: float | None = None,
    ) -> AlertsCoverageResult: ...

    @overload
    async def request(
        self,
        method: Literal["climate.project"],
        params: ClimateProjectParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateProjectResult: ...

    @overload
    async def request(
        self,
        method: Literal["climate.scenarios"],
        params: ClimateScenariosParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateScenariosResult: ...

    @overload
    async def request(
        self,
        method: Literal["climate.levers"],
        params: ClimateLeversParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateLeversResult: ...

    @overload
    async def request(
        self,
        method: Literal["climate.normals"],
        params: ClimateNormalsParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateNormalsResult: ...

    @overload
    async def request(
        self,
        method: Literal["climate.extremes"],
        params: ClimateExtremesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateExtremesResult: ...

    @overload
    async def request(
        self,
        method: Literal["climate.analog"],
        params: ClimateAnalogParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ClimateAnalogResult: ...

    @overload
    async def request(
        self,
        method: Literal["favorites.list"],
        params: FavoritesListParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesListResult: ...

    @overload
    async def request(
        self,
        method: Literal["favorites.add"],
        params: FavoritesAddParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesAddResult: ...

    @overload
    async def request(
        self,
        method: Literal["favorites.remove"],
        params: FavoritesRemoveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesRemoveResult: ...

    @overload
    async def request(
        self,
        method: Literal["favorites.move"],
        params: FavoritesMoveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesMoveResult: ...

    @overload
    async def request(
        self,
        method: Literal["favorites.rename"],
        params: FavoritesRenameParams | None = None,
        *,
        timeout: float | None = None,
    ) -> FavoritesRenameResult: ...

    @overload
    async def request(
        self,
        method: Literal["forecast.hourly"],
        params: ForecastHourlyParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastHourlyResult: ...

    @overload
    async def request(
        self,
        method: Literal["forecast.daily"],
        params: ForecastDailyParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastDailyResult: ...

    @overload
    async def request(
        self,
        method: Literal["forecast.chance"],
        params: ForecastChanceParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastChanceResult: ...

    @overload
    async def request(
        self,
        method: Literal["forecast.nowcast"],
        params: ForecastNowcastParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastNowcastResult: ...

    @overload
    async def request(
        self,
        method: Literal["status.text"],
        params: StatusTextParams | None = None,
        *,
        timeout: float | None = None,
    ) -> StatusTextResult: ...

    @overload
    async def request(
        self,
        method: Literal["chart.render"],
        params: ChartRenderParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ChartRenderResult: ...

    @overload
    async def request(
        self,
        method: Literal["location.search"],
        params: LocationSearchParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationSearchResult: ...

    @overload
    async def request(
        self,
        method: Literal["location.reverse"],
        params: LocationReverseParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationReverseResult: ...

    @overload
    async def request(
        self,
        method: Literal["location.current"],
        params: LocationCurrentParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationCurrentResult: ...

    @overload
    async def request(
        self,
        method: Literal["location.set"],
        params: LocationSetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationSetResult: ...

    @overload
    async def request(
        self,
        method: Literal["location.refresh"],
        params: LocationRefreshParams | None = None,
        *,
        timeout: float | None = None,
    ) -> LocationRefreshResult: ...

    @overload
    async def request(
        self,
        method: Literal["map.layers"],
        params: MapLayersParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MapLayersResult: ...

    @overload
    async def request(
        self,
        method: Literal["map.tile"],
        params: MapTileParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MapTileResult: ...

    @overload
    async def request(
        self,
        method: Literal["moon.phase"],
        params: MoonPhaseParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MoonPhaseResult: ...

    @overload
    async def request(
        self,
        method: Literal["moon.times"],
        params: MoonTimesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> MoonTimesResult: ...

    @overload
    async def request(
        self,
        method: Literal["observation.current"],
        params: ObservationCurrentParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationCurrentResult: ...

    @overload
    async def request(
        self,
        method: Literal["observation.history"],
        params: ObservationHistoryParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationHistoryResult: ...

    @overload
    async def request(
        self,
        method: Literal["observation.stations"],
        params: ObservationStationsParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationStationsResult: ...

    @overload
    async def request(
        self,
        method: Literal["observation.decode"],
        params: ObservationDecodeParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ObservationDecodeResult: ...

    @overload
    async def request(
        self,
        method: Literal["config.get"],
        params: ConfigGetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ConfigGetResult: ...

    @overload
    async def request(
        self,
        method: Literal["config.set"],
        params: ConfigSetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ConfigSetResult: ...

    @overload
    async def request(
        self,
        method: Literal["server.status"],
        params: ServerStatusParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ServerStatusResult: ...

    @overload
    async def request(
        self,
        method: Literal["rpc.discover"],
        params: RpcDiscoverParams | None = None,
        *,
        timeout: float | None = None,
    ) -> RpcDiscoverResult: ...

    @overload
    async def request(
        self,
        method: Literal["forecast.skill"],
        params: ForecastSkillParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ForecastSkillResult: ...

    @overload
    async def request(
        self,
        method: Literal["skill.backfill"],
        params: SkillBackfillParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SkillBackfillResult: ...

    @overload
    async def request(
        self,
        method: Literal["skill.export"],
        params: SkillExportParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SkillExportResult: ...

    @overload
    async def request(
        self,
        method: Literal["skill.remove"],
        params: SkillRemoveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SkillRemoveResult: ...

    @overload
    async def request(
        self,
        method: Literal["subscription.create"],
        params: SubscriptionCreateParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SubscriptionCreateResult: ...

    @overload
    async def request(
        self,
        method: Literal["subscription.cancel"],
        params: SubscriptionCancelParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SubscriptionCancelResult: ...

    @overload
    async def request(
        self,
        method: Literal["subscription.list"],
        params: SubscriptionListParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SubscriptionListResult: ...

    @overload
    async def request(
        self,
        method: Literal["sun.times"],
        params: SunTimesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunTimesResult: ...

    @overload
    async def request(
        self,
        method: Literal["sun.position"],
        params: SunPositionParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunPositionResult: ...

    @overload
    async def request(
        self,
        method: Literal["sun.phase"],
        params: SunPhaseParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunPhaseResult: ...

    @overload
    async def request(
        self,
        method: Literal["sunset.score"],
        params: SunsetScoreParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetScoreResult: ...

    @overload
    async def request(
        self,
        method: Literal["sunset.about"],
        params: SunsetAboutParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetAboutResult: ...

    @overload
    async def request(
        self,
        method: Literal["sunset.evaluate"],
        params: SunsetEvaluateParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetEvaluateResult: ...

    @overload
    async def request(
        self,
        method: Literal["sunset.best"],
        params: SunsetBestParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetBestResult: ...

    @overload
    async def request(
        self,
        method: Literal["sunset.observe"],
        params: SunsetObserveParams | None = None,
        *,
        timeout: float | None = None,
    ) -> SunsetObserveResult: ...

    @overload
    async def request(
        self,
        method: Literal["weather.current"],
        params: WeatherCurrentParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherCurrentResult: ...

    @overload
    async def request(
        self,
        method: Literal["weather.overview"],
        params: WeatherOverviewParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherOverviewResult: ...

    @overload
    async def request(
        self,
        method: Literal["weather.summary"],
        params: WeatherSummaryParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherSummaryResult: ...

    @overload
    async def request(
        self,
        method: Literal["weather.history"],
        params: WeatherHistoryParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherHistoryResult: ...

    @overload
    async def request(
        self,
        method: Literal["weather.changes"],
        params: WeatherChangesParams | None = None,
        *,
        timeout: float | None = None,
    ) -> WeatherChangesResult: ...

    @overload
    async def request(
        self,
        method: Literal["condition.catalog"],
        params: ConditionCatalogParams | None = None,
        *,
        timeout: float | None = None,
    ) -> ConditionCatalogResult: ...

    @overload
    async def request(
        self,
        method: Literal["icon.get"],
        params: IconGetParams | None = None,
        *,
        timeout: float | None = None,
    ) -> IconGetResult: ...

    async def request(
        self, method: Any, params: Any = None, *, timeout: float | None = None
    ) -> Any:
        """The result of a method; RpcError when the answer is an error.

        After `timeout` seconds, and when the caller is cancelled, the server stops too.
        """
        return await self.request_any(method, params, timeout=timeout)

    async def subscribe_any(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[Any]:
        raise NotImplementedError

    @overload
    async def subscribe(
        self,
        method: Literal["air.quality"],
        params: AirQualityParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[AirQualityResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["alerts.active"],
        params: AlertsActiveParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[AlertsActiveResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["favorites.list"],
        params: FavoritesListParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[FavoritesListResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["forecast.hourly"],
        params: ForecastHourlyParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[ForecastHourlyResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["forecast.daily"],
        params: ForecastDailyParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[ForecastDailyResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["forecast.chance"],
        params: ForecastChanceParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[ForecastChanceResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["forecast.nowcast"],
        params: ForecastNowcastParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[ForecastNowcastResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["status.text"],
        params: StatusTextParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[StatusTextResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["moon.phase"],
        params: MoonPhaseParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[MoonPhaseResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["observation.current"],
        params: ObservationCurrentParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[ObservationCurrentResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["sun.times"],
        params: SunTimesParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[SunTimesResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["sun.position"],
        params: SunPositionParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[SunPositionResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["sun.phase"],
        params: SunPhaseParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[SunPhaseResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["sunset.score"],
        params: SunsetScoreParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[SunsetScoreResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["sunset.best"],
        params: SunsetBestParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[SunsetBestResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["weather.current"],
        params: WeatherCurrentParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[WeatherCurrentResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["weather.overview"],
        params: WeatherOverviewParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[WeatherOverviewResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["weather.summary"],
        params: WeatherSummaryParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[WeatherSummaryResult]: ...

    @overload
    async def subscribe(
        self,
        method: Literal["weather.changes"],
        params: WeatherChangesParams | None = None,
        **options: Unpack[SubscriptionOptions],
    ) -> Subscription[WeatherChangesResult]: ...

    async def subscribe(
        self, method: Any, params: Any = None, **options: Unpack[SubscriptionOptions]
    ) -> Subscription[Any]:
        """Asks the server to tell when the method's result changes.

        The options say more: `when` a condition has to hold, for instance.
        """
        return await self.subscribe_any(method, params, **options)

    def _begin(self, method: str, params: Mapping[str, Any] | None) -> Any:
        raise NotImplementedError

    @overload
    def stream(
        self,
        method: Literal["favorites.list"],
        params: FavoritesListParams | None = None,
    ) -> Call[FavoritesListResult, Favorite]: ...

    @overload
    def stream(
        self,
        method: Literal["location.search"],
        params: LocationSearchParams | None = None,
    ) -> Call[LocationSearchResult, SearchPart]: ...

    @overload
    def stream(
        self,
        method: Literal["weather.overview"],
        params: WeatherOverviewParams | None = None,
    ) -> Call[WeatherOverviewResult, OverviewPart]: ...

    @overload
    def stream(
        self, method: str, params: Mapping[str, Any] | None = None
    ) -> Call[Any, Any]: ...

    def stream(self, method: str, params: Any = None) -> Any:
        """A request that shows its parts and its progress as they come."""
        return self._begin(method, params)
