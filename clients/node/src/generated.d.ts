// Generated from protocol-spec/ by specgen; do not edit.

/** A method that changes nothing and calls no other by its name. */
export type ReadingMethod =
  | "air.quality"
  | "alerts.active"
  | "alerts.coverage"
  | "climate.project"
  | "climate.scenarios"
  | "climate.levers"
  | "climate.normals"
  | "climate.extremes"
  | "climate.analog"
  | "favorites.list"
  | "forecast.hourly"
  | "forecast.daily"
  | "forecast.chance"
  | "forecast.nowcast"
  | "status.text"
  | "chart.render"
  | "location.search"
  | "location.reverse"
  | "location.current"
  | "map.layers"
  | "map.tile"
  | "moon.phase"
  | "moon.times"
  | "observation.current"
  | "observation.history"
  | "observation.stations"
  | "observation.decode"
  | "config.get"
  | "server.status"
  | "rpc.discover"
  | "forecast.skill"
  | "skill.export"
  | "subscription.list"
  | "sun.times"
  | "sun.position"
  | "sun.phase"
  | "sunset.score"
  | "sunset.about"
  | "sunset.evaluate"
  | "sunset.best"
  | "weather.current"
  | "weather.summary"
  | "weather.history"
  | "weather.changes"
  | "condition.catalog"
  | "icon.get";

/** A method that `subscription.create` takes. */
export type SubscribableMethod =
  | "air.quality"
  | "alerts.active"
  | "favorites.list"
  | "forecast.hourly"
  | "forecast.daily"
  | "forecast.chance"
  | "forecast.nowcast"
  | "status.text"
  | "moon.phase"
  | "observation.current"
  | "sun.times"
  | "sun.position"
  | "sun.phase"
  | "sunset.score"
  | "sunset.best"
  | "weather.current"
  | "weather.overview"
  | "weather.summary"
  | "weather.changes";

/** US EPA AQI, European AQI, the United Kingdom's Daily Air Quality Index of 1 to 10, or OpenWeatherMap's 1 to 5. */
export type AirQualityScale =
  | "us"
  | "eu"
  | "uk"
  | "owm";

/** The class of a value on its own scale. */
export type AirQualityCategory =
  | "good"
  | "fair"
  | "moderate"
  | "poor"
  | "veryPoor"
  | "extremelyPoor"
  | "unhealthyForSensitiveGroups"
  | "unhealthy"
  | "veryUnhealthy"
  | "hazardous"
  | "low"
  | "high"
  | "veryHigh";

/** A pollutant. */
export type Pollutant =
  | "pm25"
  | "pm10"
  | "no2"
  | "o3"
  | "so2"
  | "co"
  | "nh3"
  | "no";

/** A value on one scale. */
export interface AirQualityIndex {
  /** Scale of the value. */
  scale: AirQualityScale;
  /** Its value. */
  value: number | null;
  /** The class of the value. */
  category: AirQualityCategory | null;
  /** Pollutant that determines the value. */
  dominantPollutant: Pollutant | null;
}

/** Concentrations of pollutants. */
export interface Pollutants {
  /** Particles below 2.5 µm. In `units.pollutant`. */
  pm25: number | null;
  /** Particles below 10 µm. In `units.pollutant`. */
  pm10: number | null;
  /** Nitrogen dioxide. In `units.pollutant`. */
  no2: number | null;
  /** Ozone. In `units.pollutant`. */
  o3: number | null;
  /** Sulfur dioxide. In `units.pollutant`. */
  so2: number | null;
  /** Carbon monoxide. In `units.pollutant`. */
  co: number | null;
  /** Ammonia. In `units.pollutant`. */
  nh3: number | null;
  /** Nitrogen monoxide; not part of any scale. In `units.pollutant`. */
  no: number | null;
}

/** Grains per cubic meter. */
export interface Pollen {
  /** Alder. */
  alder: number | null;
  /** Birch. */
  birch: number | null;
  /** Grass. */
  grass: number | null;
  /** Mugwort. */
  mugwort: number | null;
  /** Olive. */
  olive: number | null;
  /** Ragweed. */
  ragweed: number | null;
}

/** Air quality of one hour. */
export interface AirQualityHour {
  /** Start of the hour. */
  time: string;
  timeLabels?: TimeLabels;
  /** The index on each scale. */
  aqi: AirQualityIndex[];
  /** Concentrations. */
  pollutants: Pollutants;
  /** At 550 nm. */
  aerosolOpticalDepth: number | null;
  /** Saharan dust. In `units.pollutant`. */
  dust: number | null;
  /** Pollen; null outside Europe. */
  pollen: Pollen | null;
}

/** What the list of warnings covers: the place, only its country, or nothing. */
export type AlertCoverage =
  | "full"
  | "country"
  | "none";

/** What a source of warnings says of a place. */
export type AlertServiceState =
  | "inForce"
  | "noneInForce"
  | "countryOnly"
  | "notCovered"
  | "unavailable"
  | "notAsked"
  | "disabled";

/** A source that is responsible for a place, and what is known of it. */
export interface AlertService {
  /** Provider of the warnings. */
  provider: SourceProvider;
  /** Authority that issues them, if the provider hands on those of many and says who it is. */
  authority: string | null;
  /** Whether it knows of some hazards only. What it warns of is added; its silence says nothing. */
  partial: boolean;
  /** What it says of the place. */
  state: AlertServiceState;
  /** When its last answer for the place was fetched; null without any. */
  heardAt: string | null;
  heardAtLabels?: TimeLabels;
  /** Age of that answer. */
  ageSeconds: number | null;
}

/** CAP severity. */
export type AlertSeverity =
  | "extreme"
  | "severe"
  | "moderate"
  | "minor"
  | "unknown";

/** Kind of event, decided from the codes of the service or its closed list of names, never from a text. The words are those of the OASIS Event Terms List and of MeteoAlarm's awareness types; a minor version may add some. */
export type AlertHazard =
  | "wind"
  | "thunderstorm"
  | "tornado"
  | "hail"
  | "rain"
  | "flood"
  | "rainFlood"
  | "snow"
  | "snowIce"
  | "blizzard"
  | "freezingRain"
  | "ice"
  | "frost"
  | "thaw"
  | "avalanche"
  | "fog"
  | "highTemperature"
  | "lowTemperature"
  | "forestFire"
  | "dryAir"
  | "dust"
  | "smoke"
  | "airQuality"
  | "ultraviolet"
  | "tropicalCyclone"
  | "stormSurge"
  | "coastalEvent"
  | "highWaves"
  | "ripCurrent"
  | "marine"
  | "lowWater"
  | "tsunami"
  | "landslide"
  | "earthquake"
  | "volcano";

/** CAP certainty. */
export type AlertCertainty =
  | "observed"
  | "likely"
  | "possible"
  | "unlikely"
  | "unknown";

/** CAP urgency. */
export type AlertUrgency =
  | "immediate"
  | "expected"
  | "future"
  | "past"
  | "unknown";

/** How the place was matched: by geometry, never by a name. */
export type AlertMatch =
  | "point"
  | "area"
  | "country";

/** One warning of a weather service. For a subscription its `id`, `severity` and `match` count; another text of the same warning, or a later end, is no change. */
export interface Alert {
  /** The sender's id; if there is none, an id derived from the content of the warning. */
  id: string;
  /** Event the warning is about; if the service names none, the first words of the text. */
  event: string;
  /** Kind of event by the codes of the service; null if it sends none that is known. A text in another language than that of `event` names it beside the event. */
  hazard: AlertHazard | null;
  /** Language of `event` (ISO 639), in lower case; null if the service does not say. */
  language: string | null;
  /** The sender's awareness level, if it has one: `moderate` is yellow, `severe` orange and `extreme` red. Otherwise the CAP severity. */
  severity: AlertSeverity;
  /** CAP severity. Absent if the service has none. */
  capSeverity?: AlertSeverity;
  /** CAP certainty. */
  certainty: AlertCertainty;
  /** CAP urgency. */
  urgency: AlertUrgency;
  /** When it was sent. */
  sent: string | null;
  sentLabels?: TimeLabels;
  /** When it begins. */
  start: string | null;
  startLabels?: TimeLabels;
  /** When it ends. */
  end: string | null;
  endLabels?: TimeLabels;
  /** Headline, one line. */
  headline: string | null;
  /** Full text, at most 8 KiB, without control characters. */
  description: string | null;
  /** What to do. */
  instruction: string | null;
  /** Names of the areas. */
  areas: string[];
  /** Service that issued the warning. */
  sender: string | null;
  /** Page with more detail. */
  url: string | null;
  /** How the place was matched: by geometry, never by a name. */
  match: AlertMatch;
}

/** A shared socio-economic pathway of IPCC AR6. */
export type Scenario =
  | "ssp119"
  | "ssp126"
  | "ssp245"
  | "ssp370"
  | "ssp585";

/** A projection model. */
export type ClimateModel =
  | "ar6"
  | "weather2045"
  | "cmip6";

/** A lever and the strength it is applied with. */
export interface Intervention {
  /** Id from `climate.levers`. */
  lever: string;
  /** 0 (not at all) … 1 (fully). */
  strength?: number;
}

/** All or none, or a list of levers. */
export type Interventions = boolean | Intervention[];

/** A condition's text or its WMO code. */
export type ConditionInput = string | number;

/** Weather the projection starts from. */
export interface ClimateNow {
  /** Temperature. In `units.temperature`. */
  temperature: number | null;
  /** Weather condition. */
  condition: Condition | null;
  /** Time the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** Whether the caller gave the temperature. */
  given: boolean;
}

/** The same day in the target year. */
export interface Projection {
  /** Central value. In `units.temperature`. */
  temperature: number | null;
  /** Lower bound of the range whose probability is `delta.level`. In `units.temperature`. */
  low: number | null;
  /** Upper bound. In `units.temperature`. */
  high: number | null;
  /** Lower bound for a single year's month: the range of `low` and `high`, widened by the variability from year to year (`interannual`). Four of five years lie in it. In `units.temperature`. */
  yearLow: number | null;
  /** Upper bound for a single year's month. In `units.temperature`. */
  yearHigh: number | null;
  /** Weather condition. */
  condition: Condition | null;
}

/** How much single years differ. */
export interface InterannualVariability {
  /** Of the mean temperature of the date's month, from year to year. In `units.temperatureDifference`. */
  standardDeviation: number;
  /** Where it comes from, and how good it is. */
  citation: string;
}

/** A temperature difference. */
export interface ClimateDelta {
  /** Central value. In `units.temperatureDifference`. */
  value: number | null;
  /** Lower bound. In `units.temperatureDifference`. */
  low: number | null;
  /** Upper bound. In `units.temperatureDifference`. */
  high: number | null;
  /** Probability of the range, percent. */
  level: number | null;
}

/** The projection without or with interventions. */
export interface ClimateAlternative {
  /** Central value. In `units.temperature`. */
  temperature: number | null;
  /** Lower bound. In `units.temperature`. */
  low: number | null;
  /** Upper bound. In `units.temperature`. */
  high: number | null;
  /** Weather condition. */
  condition: Condition | null;
  /** The change from now. */
  delta: ClimateDelta;
}

/** The same input without and with interventions, so that a toggle needs no second call. */
export interface ClimateAlternatives {
  /** Without interventions. */
  without: ClimateAlternative;
  /** With the requested interventions, or with `package_all`; null if the scenario has no levers. */
  with: ClimateAlternative | null;
}

/** A temperature now and then. */
export interface NowThen {
  /** Now. In `units.temperature`. */
  now: number;
  /** In the target year. In `units.temperature`. */
  then: number;
}

/** The warming of the world, in °C whatever the units. */
export interface GlobalWarming {
  /** Now. */
  now: number;
  /** In the target year. */
  then: number;
}

/** The IPCC AR6 region of the place. */
export interface ClimateRegion {
  /** Acronym. */
  id: string;
  /** Name. */
  name: string;
  /** °C here per °C of global warming, for that month. */
  factor: number;
}

/** Warming that a lever avoids. */
export interface InterventionEffect {
  /** Id of the lever. */
  lever: string;
  /** Strength it is applied with. */
  strength: number;
  /** Warming avoided here in the target year. In `units.temperatureDifference`. */
  avoided: number;
  /** Source of the figure. */
  citation: string;
}

/** An event of AR6 WGI Figure SPM.6; droughts only in the regions that it shows as drying. */
export type ExtremeKind =
  | "hotExtreme10Year"
  | "hotExtreme50Year"
  | "heavyPrecipitation10Year"
  | "drought10Year";

/** How much more often an extreme occurs than in the baseline year. */
export interface ClimateExtreme {
  /** Kind of extreme. */
  kind: ExtremeKind;
  /** Frequency relative to `baselineYear`, for an event that occurred once in 10 or 50 years in 1850–1900. */
  timesAsOften: number;
  /** Source of the figure. */
  citation: string;
}

/** One row of a series. */
export interface ClimateYear {
  /** Year. */
  year: number;
  /** Central value. In `units.temperature`. */
  temperature: number | null;
  /** Lower bound. In `units.temperature`. */
  low: number | null;
  /** Upper bound. In `units.temperature`. */
  high: number | null;
  /** Lower bound for a single year's month: the range of `low` and `high`, widened by the variability from year to year (`interannual`). Four of five years lie in it. In `units.temperature`. */
  yearLow: number | null;
  /** Upper bound for a single year's month. In `units.temperature`. */
  yearHigh: number | null;
  /** The change from now. In `units.temperatureDifference`. */
  delta: number | null;
  /** °C above 1850–1900. */
  globalWarming: number | null;
}

/** Global warming of a scenario. */
export interface ScenarioWarming {
  /** Year. */
  year: number;
  /** 5th percentile, °C above 1850–1900. */
  low: number;
  /** Mean. */
  value: number;
  /** 95th percentile. */
  high: number;
}

/** One scenario. */
export interface ScenarioEntry {
  /** Its id. */
  id: Scenario;
  /** Its name. */
  title: string;
  /** Description in one sentence. Localized. */
  description: string;
  /** Global warming in selected years. */
  warming: ScenarioWarming[];
  /** Whether a table of levers exists for it. */
  levers: boolean;
}

/** One lever. */
export interface LeverEntry {
  /** Its id. */
  id: string;
  /** Display name. Localized. */
  title: string;
  /** The scenarios it can be applied to. */
  baselines: Scenario[];
  /** Source of the figures. */
  citation: string;
  /** Publication to cite. */
  publication: string;
}

/** Normals of one month. */
export interface MonthNormal {
  /** January is 1. */
  month: number;
  /** Mean temperature. In `units.temperature`. */
  temperatureMean: number | null;
  /** Mean daily minimum. In `units.temperature`. */
  temperatureMin: number | null;
  /** Mean daily maximum. In `units.temperature`. */
  temperatureMax: number | null;
  /** Amount of the month. In `units.precipitation`. */
  precipitation: number | null;
  /** Share of days with rain. */
  wetDayFraction: number | null;
  /** Relative humidity, percent. */
  humidity: number | null;
  /** Percent. */
  cloudCover: number | null;
  /** Mean wind speed. In `units.windSpeed`. */
  windSpeed: number | null;
  /** Standard deviation of the daily mean temperature around the normal. In `units.temperatureDifference`. */
  standardDeviation: number | null;
  /** How much warmer the month is in `year` than in `period`: the regional factor times the global warming since, under SSP2-4.5. Adding it to the temperatures gives the normals of `year`. In `units.temperatureDifference`. */
  warmingSince: number;
}

/** A place whose climate today resembles this place's projected climate. */
export interface ClimateAnalog {
  /** The place. */
  place: Place;
  /** Sigma dissimilarity (Mahony et al. 2017, doi:10.1111/gcb.13645): how far the two climates lie apart, in terms of how single years differ at the place asked about. Up to 2 is a good analog, more than 4 is none. */
  sigma: number;
  /** What the comparison leaves out. */
  caveat: string;
}

/** How often something happens in a climate. */
export interface ExtremeCount {
  /** Mean of many years. */
  expected: number;
  /** Lower bound of single years, with the probability `level`. The error of the normals and the uncertainty of the projection are included. */
  low: number;
  /** Upper bound. Of something rare it can be less than `expected`. */
  high: number;
}

/** Days beyond a temperature, and degree days. The thresholds are in °C whatever `units` are. */
export interface ExtremeCounts {
  /** Days with a maximum above 25 °C (ETCCDI SU). */
  daysAbove25: ExtremeCount;
  /** Days with a maximum above 30 °C. */
  daysAbove30: ExtremeCount;
  /** Days with a maximum above 35 °C. */
  daysAbove35: ExtremeCount;
  /** Days with a minimum of 20 °C or more (ETCCDI TR). */
  tropicalNights: ExtremeCount;
  /** Days with a minimum below 0 °C (ETCCDI FD). */
  frostDays: ExtremeCount;
  /** Days with a maximum below 0 °C (ETCCDI ID). */
  iceDays: ExtremeCount;
  /** Sum of how far daily means lie below `degreeDayBase`; temperature differences in `units` times days. */
  heatingDegreeDays: ExtremeCount;
  /** Sum of how far daily means lie above `degreeDayBase`; temperature differences in `units` times days. */
  coolingDegreeDays: ExtremeCount;
}

/** Counts of one month. */
export interface MonthExtremes {
  /** January is 1. */
  month: number;
  /** Counts of the month. */
  counts: ExtremeCounts;
}

/** A named set of units. */
export type UnitPreset =
  | "metric"
  | "imperial"
  | "uk"
  | "si";

/** Unit of a temperature. */
export type TemperatureUnit =
  | "°C"
  | "°F"
  | "K";

/** Unit of a wind speed; `bft` is the force on the Beaufort scale, an integer from 0 to 12. */
export type WindSpeedUnit =
  | "km/h"
  | "mph"
  | "m/s"
  | "kn"
  | "bft";

/** Unit of an air pressure. */
export type PressureUnit =
  | "hPa"
  | "inHg"
  | "mmHg";

/** Unit of an amount of rain. */
export type PrecipitationUnit =
  | "mm"
  | "in";

/** Unit of a rate of rain. */
export type PrecipitationRateUnit =
  | "mm/h"
  | "in/h";

/** Unit of an amount of fresh snow. */
export type SnowfallUnit =
  | "cm"
  | "in";

/** Unit of a distance or a visibility. */
export type DistanceUnit =
  | "km"
  | "mi"
  | "m";

/** Unit of a height above the sea. */
export type ElevationUnit =
  | "m"
  | "ft";

/** Unit of a concentration in air. */
export type PollutantUnit =
  | "µg/m³";

/** Units by quantity; quantities that are not named follow `preset`. */
export interface UnitPreferences {
  /** Set that the other members modify; the configured set if absent. */
  preset?: UnitPreset;
  /** Of temperatures. */
  temperature?: TemperatureUnit;
  /** Of differences of temperatures; follows `temperature` when absent. */
  temperatureDifference?: TemperatureUnit;
  /** Of wind speeds and gusts. */
  windSpeed?: WindSpeedUnit;
  /** Of pressures at sea level. */
  pressure?: PressureUnit;
  /** Of amounts of rain. */
  precipitation?: PrecipitationUnit;
  /** Of rates of rain; follows `precipitation` when absent. */
  precipitationRate?: PrecipitationRateUnit;
  /** Of fresh snow. */
  snowfall?: SnowfallUnit;
  /** Of visibilities. */
  visibility?: DistanceUnit;
  /** Of distances. */
  distance?: DistanceUnit;
  /** Of heights above the sea. */
  elevation?: ElevationUnit;
  /** Of concentrations. */
  pollutant?: PollutantUnit;
}

/** Labels of equal length: `06:12 AM`, `06 AM`, `06/21`. */
export type LabelStyle =
  | "padded";

/** Whether times get labels: `6:12 AM`, `6 AM`, `6/21`; or labels of equal length. */
export type LabelsChoice = boolean | LabelStyle;

/** A named set of units; `locale` is what the reader expects: the configured units, or else those that people in the territory of the locale use (section 9). */
export type UnitSet =
  | "metric"
  | "imperial"
  | "uk"
  | "si"
  | "locale";

/** A named set of units, or units by quantity. */
export type UnitsChoice = UnitSet | UnitPreferences;

/** The unit of every quantity in this result. */
export interface Units {
  /** Of temperatures. */
  temperature: TemperatureUnit;
  /** Of differences of temperatures (scaled, never shifted by 32). */
  temperatureDifference: TemperatureUnit;
  /** Of wind speeds and gusts. */
  windSpeed: WindSpeedUnit;
  /** Of pressures at sea level. */
  pressure: PressureUnit;
  /** Of amounts of rain. */
  precipitation: PrecipitationUnit;
  /** Of rates of rain. */
  precipitationRate: PrecipitationRateUnit;
  /** Of fresh snow. */
  snowfall: SnowfallUnit;
  /** Of visibilities. */
  visibility: DistanceUnit;
  /** Of distances without a unit in their name. */
  distance: DistanceUnit;
  /** Of heights above the sea, `place.elevation` excepted. */
  elevation: ElevationUnit;
  /** Of concentrations. */
  pollutant: PollutantUnit;
}

/** Where a place's time zone comes from. */
export type TimeZoneSource =
  | "given"
  | "gazetteer"
  | "boundary"
  | "provider"
  | "longitude";

/** A place by its parts: an `id`, a pair of coordinates or a `name`. Any `place` of a result is accepted, whole or in part; given members take precedence over looked-up ones. */
export interface PlaceFields {
  /** The opaque id of an earlier result. */
  id?: string;
  /** Name to show; also the name to look up if nothing else identifies the place. */
  name?: string;
  /** Degrees north. */
  latitude?: number;
  /** Degrees east, wrapped to −180…180. */
  longitude?: number;
  /** IANA time zone. */
  timeZone?: string;
  /** Meters above the sea. */
  elevation?: number | null;
  /** Country. */
  country?: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string | null;
  /** State, province or region. */
  admin1?: string | null;
  /** Inhabitants. */
  population?: number | null;
  /** Full name; not used for lookup. */
  displayName?: string;
  /** Accepted because results carry it; not used. */
  timeZoneSource?: TimeZoneSource;
  /** Accepted because results carry it; not used. */
  distanceKm?: number;
  /** Accepted because results carry it; not used. */
  bearing?: number;
  /** Accepted because results carry it; not used. */
  localTime?: string;
  /** Accepted because results carry it; not used. */
  localTimeLabels?: TimeLabels;
}

/** A place: a name, `"latitude,longitude"`, or its parts. */
export type PlaceReference = string | PlaceFields;

/** A resolved place. */
export interface Place {
  /** Opaque, at most 128 bytes, valid across restarts and offline; `"lat,lon"` to four decimals for coordinates. */
  id: string;
  /** Name of the place. */
  name: string;
  /** Name, admin1 and country, without empty or repeated parts. */
  displayName: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Meters above the sea. */
  elevation: number | null;
  /** Country. */
  country: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** State, province or region. */
  admin1: string | null;
  /** IANA time zone. */
  timeZone: string;
  /** Where the time zone comes from. */
  timeZoneSource: TimeZoneSource;
  /** Inhabitants. */
  population: number | null;
  /** Distance from the coordinates to the gazetteer place they are named after. */
  distanceKm?: number;
  /** Direction from that place to the coordinates, degrees clockwise from north; absent within it. */
  bearing?: number;
}

/** A source of data. The order is the one in which providers are asked. */
export type SourceProvider =
  | "openMeteo"
  | "metNorway"
  | "nws"
  | "environmentCanada"
  | "jma"
  | "hko"
  | "brightSky"
  | "meteoAlarm"
  | "capFeeds"
  | "aviationWeather"
  | "openWeatherMap"
  | "rainViewer"
  | "libreWXR"
  | "climatology";

/** How an answer was obtained. */
export type SourceKind =
  | "live"
  | "cache"
  | "estimate"
  | "computed";

/** The weakest part of what an answer was made from. */
export interface Source {
  /** Provider of the data; null if computed locally. */
  provider: SourceProvider | null;
  /** How the answer was obtained. */
  kind: SourceKind;
  /** When the data were fetched. */
  fetchedAt: string | null;
  /** Age of the data. */
  ageSeconds: number | null;
  /** Whether the data are older than requested. */
  stale: boolean;
  /** When newer data may be available. */
  expiresAt: string | null;
}

/** The source of one product. */
export interface ProductSource {
  /** What was fetched, such as `forecast` or `air`. */
  product: string;
  /** Provider of the data; null if computed locally. */
  provider: SourceProvider | null;
  /** How the answer was obtained. */
  kind: SourceKind;
  /** When the data were fetched. */
  fetchedAt: string | null;
  /** Age of the data. */
  ageSeconds: number | null;
  /** Whether the data are older than requested. */
  stale: boolean;
  /** When newer data may be available. */
  expiresAt: string | null;
  /** Only for a source that completes those of the same product before it: the parts that it gives where they have none, or less. Values of a part are never mixed. */
  completes?: ForecastPart[];
}

/** What comes from one source as a whole: hours or days (`rows`), or values that belong together: `temperature` with humidity and dew point, `wind` with gusts and direction, `clouds` with their layers, `precipitation` with its probability and the condition. */
export type ForecastPart =
  | "rows"
  | "temperature"
  | "pressure"
  | "wind"
  | "clouds"
  | "visibility"
  | "uvIndex"
  | "precipitation";

/** Credit that must be shown with the data. */
export interface Attribution {
  /** What to show. */
  text: string;
  /** Link to show with the text. */
  url: string | null;
  /** Name of the license. */
  license: string | null;
}

/** What a warning is about. */
export type WarningCode =
  | "notProvided"
  | "beyondHorizon"
  | "outOfCoverage"
  | "polar"
  | "interpolated"
  | "staleUsed"
  | "estimateUsed"
  | "unrepresentative"
  | "ambiguousPlace"
  | "inferredPlace"
  | "clamped"
  | "throttled"
  | "deprecated"
  | "locationFallback"
  | "impossibleValue"
  | "suspectValues"
  | "keyRefused"
  | "storage";

/** A notice about an answer. */
export interface Warning {
  /** What it is about. */
  code: WarningCode;
  /** One sentence for people. Localized. */
  message: string;
  /** JSON Pointers into the result. */
  paths: string[];
  /** With `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
}

/** Which answers are acceptable if no fresh one is available. */
export type Fallback =
  | "estimate"
  | "stale"
  | "none";

/** Which way text is written. */
export type TextDirection =
  | "ltr"
  | "rtl";

/** A token chosen by the client; returned unchanged. */
export type ProgressToken = string | number;

/** A time as people of the locale write it; `timeFormat` selects the clock. */
export interface TimeLabels {
  /** Hour and minute; null for a date. Localized. */
  time: string | null;
  /** Hour; null for a date. Localized. */
  hour: string | null;
  /** Month and day. Localized. */
  day: string;
  /** Day of the week. Localized. */
  weekday: string;
}

/** A span of time. */
export interface Interval {
  /** First instant. */
  start: string | null;
  startLabels?: TimeLabels;
  /** Last instant. */
  end: string | null;
  endLabels?: TimeLabels;
}

/** Outcome of a part. `loading` marks a preview, or a value that may still change. */
export type TaskState =
  | "success"
  | "failure"
  | "loading";

/** The bounds of a number. */
export interface Bounds {
  /** Lower bound. */
  low: number;
  /** Upper bound. */
  high: number;
  /** Probability that the number is between them, percent, if they have one. */
  level?: number;
}

/** Smallest and largest value allowed. */
export interface NumericRange {
  /** Smallest value. */
  minimum: number | null;
  /** Largest value. */
  maximum: number | null;
}

/** What went wrong. */
export type ErrorKind =
  | "parseError"
  | "invalidRequest"
  | "limitExceeded"
  | "duplicateId"
  | "shuttingDown"
  | "methodNotFound"
  | "invalidParams"
  | "unknownParam"
  | "missingParam"
  | "outOfRange"
  | "notAllowed"
  | "internalError"
  | "requestCancelled"
  | "serverCancelled"
  | "placeNotFound"
  | "locationUnavailable"
  | "providerUnavailable"
  | "rateLimited"
  | "unauthorized"
  | "noData"
  | "storageFailure"
  | "busy"
  | "deadlineExceeded"
  | "unsupported";

/** Machine-readable details of an error. */
export interface ErrorData {
  /** What went wrong. */
  kind: ErrorKind;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** Exact cause: one of the kind's reasons in `errors.json`. */
  reason?: string;
  /** What the user can do about it, in English. */
  hint?: string;
  /** What went wrong and what to do about it, whole sentences in the language of the reader. Absent where that is English: `message` and `hint` say it. Localized. */
  text?: string;
  /** Provider that caused the error. */
  provider?: SourceProvider;
  /** JSON Pointer relative to `params`; `""` is `params` itself. */
  path?: string;
  /** The place that could not be found, if no param names it: the current location as given by `initialize`, `ALMANAC_LOCATION` or the configuration. */
  place?: string;
  /** Allowed values, or the names of the params of which one is allowed. */
  allowed?: string[];
  /** Allowed range. */
  range?: NumericRange;
  /** Suggestions. */
  didYouMean?: string[];
  /** HTTP status of the provider's response. */
  httpStatus?: number;
  /** Seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** Name of the limit that was exceeded. */
  limit?: string;
  /** Value of the limit. */
  max?: number;
  /** What is supported instead. */
  supported?: string[];
}

/** An error as JSON-RPC carries it. */
export interface ErrorObject {
  /** Code of the kind. */
  code: number;
  /** Fixed sentence for the kind and reason. */
  message: string;
  /** The details. */
  data: ErrorData | null;
}

/** A range of years. */
export interface ListSpan {
  /** First year. */
  from: number;
  /** Last year; at most 151 years in all. */
  to: number;
  /** Years between two rows. */
  step?: number;
}

/** A call inside another one. What its params lack of those that methods share is taken from the outer call. */
export type MethodCall<M extends ReadingMethod = ReadingMethod> = M extends ReadingMethod ? {
  /** A method that changes nothing and is not made of others. */
  method: M;
  /** Params of the method. */
  params?: Methods[M]["params"];
} : never;

/** What to add to each favorite. */
export type FavoriteInclude =
  | "localTime"
  | "sunset"
  | "current"
  | "warning";

/** `weather.current` of a favorite. */
export interface FavoriteCurrent {
  /** Outcome of the part. */
  state: TaskState;
  /** The method's result, unchanged. */
  value: WeatherCurrentResult | null;
  /** Why there is no value. */
  error: ErrorObject | null;
}

/** Today's row of `sunset.score` of a favorite. */
export interface FavoriteSunset {
  /** Outcome of the part. */
  state: TaskState;
  /** The row. */
  value: SunsetDay | null;
  /** Why there is no value. */
  error: ErrorObject | null;
  /** Model used. */
  model: SunsetModel;
  /** The weakest part of what the row was made from, as in `sunset.score`. */
  source?: Source;
}

/** The gravest official warning in force at a favorite. */
export interface FavoriteWarning {
  /** Outcome of the part. */
  state: TaskState;
  /** The warning; null if none is known to be for the place itself. */
  value: Alert | null;
  /** Why it is not known whether one is in force. */
  error: ErrorObject | null;
}

/** A favorite place. */
export interface Favorite {
  /** Opaque id. */
  id: string;
  /** Name to show. */
  name: string;
  /** The place. */
  place: Place;
  /** When it was added. */
  addedAt: string;
  addedAtLabels?: TimeLabels;
  /** Present with `include: ["localTime"]`. */
  localTime?: string;
  localTimeLabels?: TimeLabels;
  /** Present with `include: ["sunset"]`. */
  sunset?: FavoriteSunset;
  /** Present with `include: ["current"]`. */
  current?: FavoriteCurrent;
  /** Present with `include: ["warning"]`. */
  warning?: FavoriteWarning;
}

/** The device's location, as a row: its last fix, on this connection or stored from an earlier one; otherwise the location given by `initialize`, `ALMANAC_LOCATION`, the configuration or the time zone. Never a place chosen with `location.set`. */
export interface MyLocation {
  /** The place. */
  place: Place;
  /** Where the location comes from. */
  origin: LocationOrigin;
  /** Why the device's location cannot be given; `place` is then only the city of the time zone. */
  error?: ErrorObject;
  /** Present with `include: ["localTime"]`. */
  localTime?: string;
  localTimeLabels?: TimeLabels;
  /** Present with `include: ["sunset"]`. */
  sunset?: FavoriteSunset;
  /** Present with `include: ["current"]`. */
  current?: FavoriteCurrent;
  /** Present with `include: ["warning"]`. */
  warning?: FavoriteWarning;
}

/** A predefined format. */
export type StatusPreset =
  | "1"
  | "2"
  | "3"
  | "4";

/** How an answer is written out. */
export interface TextOptions {
  /** For the eye or for a synthesizer. */
  style?: TextStyle;
  /** Maximum width of a line of a page or of styled lines. */
  columns?: number;
  /** Glyphs of the weather. */
  icons?: IconSet;
}

/** A page has columns and bars for a fixed-width font; speech has one sentence a line, with units and dates in words; a headline has no lines; styled is a page for a program that has fonts and colors of its own, such as an editor; blocks are for a program that draws them itself. */
export type TextStyle =
  | "page"
  | "speech"
  | "headline"
  | "blocks"
  | "styled";

/** An answer as text, without markup and without control characters. */
export interface ResultText {
  /** The gravest official warning in force at the place, in the server's words, with its kind if that is known; left out if there is none, or none is known. The headline and the lines begin with it. Localized. */
  warning?: string;
  /** The main point in a few sentences, of the server's words and numbers only: no name or text from elsewhere is in it. Localized. */
  headline: string;
  /** What the lines are about, without the place; with the age of data that are out of date. Localized. */
  title: string;
  /** When the values were fetched; only with the style `blocks`, and left out for what is computed or an estimate. Localized. */
  asOf?: string;
  /** The answer, a line each; an empty line separates its parts. None with the styles `headline`, `blocks` and `styled`. Localized. */
  lines: string[];
  /** The title and the lines of a page, in their parts; only with the style `styled`. */
  styledLines?: TextLine[];
  /** The answer in its parts; only with the style `blocks`. */
  blocks?: TextBlock[];
  /** Source, warnings and attribution, a line each. Localized. */
  notes: string[];
}

/** A part of an answer, of the members that its kind has. A program leaves out a kind that it does not know. */
export interface TextBlock {
  /** What it is. */
  kind: TextBlockKind;
  /** Of a `warning`. */
  severity?: AlertSeverity;
  /** Of a `badge`: its value on its scale. */
  share?: number;
  /** Of a `line`, `paragraph`, `badge`, `warning` and `warningElsewhere`: what it says, in this order, with blanks between. */
  spans?: TextSpan[];
  /** Of `facts`. */
  facts?: TextFact[];
  /** Of a `table`: all that have any value, whatever the width. */
  columns?: TextColumn[];
  /** Of a `table`. */
  rows?: TextRow[];
}

/** Kind of a part of an answer. */
export type TextBlockKind =
  | "warning"
  | "warningElsewhere"
  | "badge"
  | "line"
  | "paragraph"
  | "facts"
  | "table";

/** A text, and how it is told. */
export interface TextSpan {
  /** As it is written; empty in a cell without a value. Localized. */
  text: string;
  /** As it is read aloud, where that differs; empty for what is only seen. Localized. */
  spoken?: string;
  /** What it is besides a plain text. */
  role?: TextRole;
}

/** What a text is. */
export type TextRole =
  | "strong"
  | "muted"
  | "warning"
  | "quoted"
  | "unknown"
  | "drawing";

/** A line of a page. */
export interface TextLine {
  /** Joined, they are the line; none in an empty one. */
  spans: TextSpan[];
}

/** A name with its value. */
export interface TextFact {
  /** What a program knows it by, in every language the same; left out for what has only a name. */
  id?: string;
  /** What it is called. */
  name: TextSpan;
  /** Its value, with blanks between the texts. */
  value: TextSpan[];
}

/** A column of a table. */
export interface TextColumn {
  /** What a program knows it by, in every language the same. */
  id: string;
  /** Its head, after the mark of corrected values; empty without one. */
  name: TextSpan;
  /** The symbol of its unit, where its cells have one in common. */
  unit?: string;
  /** Whether its cells are numbers. */
  number: boolean;
  /** Whether it is only for what is shown of one row, such as the sheet of an hour: a page has no room for it; left out if not. */
  detail?: boolean;
}

/** A row of a table. */
export interface TextRow {
  /** One for each column. */
  cells: TextSpan[];
}

/** A set of glyphs; those of `plain` and `ascii` take one column everywhere. */
export type IconSet =
  | "emoji"
  | "plain"
  | "nerd"
  | "ascii"
  | "none";

/** Markup to escape. */
export type EscapeStyle =
  | "none"
  | "pango"
  | "tmux";

/** What is charted. */
export type ChartKind =
  | "temperature"
  | "precipitation"
  | "sunset"
  | "projection"
  | "sun"
  | "map"
  | "skill"
  | "reliability";

/** SVG or text. */
export type ChartFormat =
  | "svg"
  | "text";

/** Colors of a chart. */
export type ChartTheme =
  | "light"
  | "dark"
  | "mono";

/** Params of a map. */
export interface MapChartParams {
  /** Kilometers from its left edge to its right; from 20000 on it is a map of the world with the sunset of the place and the favorites, else of the weather around the place. */
  extentKm?: number;
}

/** When events are sent: on each change of the result; after every call; or on each change with only those parts of `weather.overview` that changed, where the first event, the first after an error and the first for another place have all. */
export type EmitMode =
  | "change"
  | "always"
  | "changedParts";

/** How two values are compared. */
export type ComparisonOperator =
  | "lt"
  | "le"
  | "eq"
  | "ne"
  | "ge"
  | "gt";

/** One comparison. */
export interface Comparison {
  /** JSON Pointer into the result; `*` stands for any element. */
  path: string;
  /** Comparison operator. */
  op: ComparisonOperator;
  /** Value to compare with. */
  value: unknown;
}

/** True if all conditions are true. */
export interface AllOf {
  /** The conditions. */
  all: SubscriptionCondition[];
}

/** True if any condition is true. */
export interface AnyOf {
  /** The conditions. */
  any: SubscriptionCondition[];
}

/** What must become true before an event is sent. */
export interface SubscriptionTrigger {
  /** The condition on the result. */
  condition: SubscriptionCondition;
  /** How long before the rows of `condition` begin the event is sent; only for rows that have a beginning. */
  leadMinutes?: number;
  /** When nothing is sent, except about severe and extreme warnings. What falls into them is sent at their end if it is still true or ahead. */
  quietHours?: QuietHours;
  /** Whether at most one event a day is sent, by the date at the place. */
  oncePerDay?: boolean;
}

/** A condition on a result. */
export type SubscriptionCondition = Comparison | AllOf | AnyOf;

/** A span of every day, by the clocks of the place; one that ends before it starts goes over midnight. */
export interface QuietHours {
  /** When it starts, from `00:00` to `23:59`. */
  start: string;
  /** When it ends; not the time when it starts. */
  end: string;
  /** Whether severe and extreme official warnings for the place are silenced too. Without it, an event that one of them is the reason of is sent at once. */
  includesSevere?: boolean;
}

/** What a subscription with `leadMinutes` tells about. */
export interface Onset {
  /** When it begins; null if it has begun and nobody says when. */
  time: string | null;
  /** JSON Pointer to its first row in the result. */
  path: string;
}

/** One subscription. */
export interface SubscriptionState {
  /** Id for `subscription.cancel`. */
  id: string;
  /** Method that is called. */
  method: string;
  /** Seconds between two calls. */
  intervalSeconds: number;
  /** Time of the next call or, with `leadMinutes`, of an event that comes before it. */
  nextAt: string;
}

/** Why an event is sent. */
export type EventReason =
  | "initial"
  | "change"
  | "unchanged"
  | "condition"
  | "error"
  | "end";

/** Where a value comes from. */
export type ConfigOrigin =
  | "default"
  | "file"
  | "environment"
  | "initialize"
  | "set";

/** A language that Almanac has words in. */
export interface LanguageInUse {
  /** BCP 47; `en` for a locale that Almanac has no words for. */
  tag: string;
  /** Whether a native reader other than their author has reviewed the words. */
  reviewed: boolean;
  /** Which way it is written. */
  dir: TextDirection;
}

/** What says which units people read: the configuration (`configured`), the environment's `LC_MEASUREMENT` (`measurement`), the locale (`locale`), or nothing (`default`, which is metric). */
export type UnitsOrigin =
  | "configured"
  | "measurement"
  | "locale"
  | "default";

/** The units of pages, of the status line and of whoever asks for `locale`. */
export interface UnitsInUse {
  /** The units. */
  units: Units;
  /** What says so. */
  origin: UnitsOrigin;
  /** Territory that they follow from (ISO 3166); null if they follow from none. */
  territory: string | null;
}

/** One configured value. */
export interface ConfigValue {
  /** Path of the setting, such as `cache.maxBytes`. */
  setting: string;
  /** The value; a secret is `{"secret": true, "set": true}`. */
  value: unknown;
  /** Where it comes from. */
  origin: ConfigOrigin;
  /** Present if `config.set` has something to say about a new `location`. */
  warnings?: Warning[];
}

/** Problems with the stored files. */
export interface StorageStatus {
  /** One warning per problem; for a damaged file, it says where the old file is. */
  warnings: Warning[];
  /** Stored rows that were skipped because they are not valid. */
  invalidRows: number;
}

/** The response cache. */
export interface CacheStatus {
  /** Number of stored answers. */
  entries: number | null;
  /** Their total size. */
  bytes: number | null;
  /** Maximum size. */
  maxBytes: number;
  /** Cache hits since start. */
  hits: number;
  /** Cache misses since start. */
  misses: number;
}

/** State of the circuit breaker. */
export type BreakerState =
  | "closed"
  | "open"
  | "halfOpen";

/** One provider. */
export interface ProviderStatus {
  /** Name of the provider. */
  name: SourceProvider;
  /** Whether the provider is asked: it is not turned off and, if it needs a key, has one. */
  enabled: boolean;
  /** State of the circuit breaker. */
  breaker: BreakerState;
  /** Requests since start. */
  requests: number;
  /** Failed requests since start. */
  failures: number;
  /** Requests left today. */
  budgetRemaining: number | null;
  /** Time of the last successful request. */
  lastSuccessAt: string | null;
  /** Reason of the last failure, or why the provider is not asked (`invalidURL`, `keyInvalid`). */
  lastReason: string | null;
  /** What is wrong with its forecasts at a place that was asked about; null if nothing is known to be. */
  fault: ProviderFault | null;
}

/** Name and version of the client. */
export interface ClientInfo {
  /** Name. */
  name?: string;
  /** Version. */
  version?: string;
}

/** Capabilities of the client. */
export interface ClientCapabilities {
  /** Whether the client shows progress. */
  progress?: boolean;
  /** Whether the client answers `location/request`. */
  location?: boolean;
  /** Whether the client wants `*\/didChange`. */
  notifications?: boolean;
}

/** Settings for this connection. */
export interface InitialConfiguration {
  /** Location of the client. */
  location?: PlaceReference;
  /** Units of results. */
  units?: UnitsChoice;
  /** Locale of results, BCP 47. */
  locale?: string;
}

/** Name and version of the server. */
export interface ServerInfo {
  /** Name. */
  name: string;
  /** Version. */
  version: string;
}

/** A way of framing messages. */
export type Framing =
  | "content-length"
  | "lines";

/** Limits beyond which requests are refused. */
export interface Limits {
  /** Size of the header block of a frame. */
  maxHeaderBytes: number;
  /** Size of a message. */
  maxMessageBytes: number;
  /** Depth of nested arrays and objects. */
  maxDepth: number;
  /** Items in a batch. */
  maxBatchItems: number;
  /** Requests not yet answered. */
  maxInFlight: number;
  /** Output the client has not read; the server stops reading at this limit. */
  maxQueuedOutputBytes: number;
  /** Subscriptions per connection. */
  maxSubscriptions: number;
  /** Favorites. */
  maxFavorites: number;
  /** Size of a map tile. */
  maxTileBytes: number;
}

/** Capabilities of the server. */
export interface ServerCapabilities {
  /** Methods that can be called. */
  methods: string[];
  /** Messages the server may send. */
  notifications: string[];
  /** Supported framings. */
  framings: Framing[];
  /** Limits beyond which requests are refused. */
  limits: Limits;
}

/** A step of progress. */
export type WorkDoneKind =
  | "begin"
  | "report"
  | "end";

/** Progress of a request, in `$/progress`. */
export interface WorkDoneProgress {
  /** Begin, any number of reports, one end. */
  kind: WorkDoneKind;
  /** With `begin`: the method. */
  title?: string;
  /** With `begin`: whether `$/cancelRequest` ends it; always true. */
  cancellable?: boolean;
  /** What the server is doing. */
  message?: string;
  /** Percentage done. */
  percentage?: number;
}

/** Id of a request. */
export type RequestId = string | number;

/** A place with its local time. */
export interface FoundPlace {
  /** Opaque id, as in `Place`. */
  id: string;
  /** Name of the place. */
  name: string;
  /** Name, admin1 and country, without empty or repeated parts. */
  displayName: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Meters above the sea. */
  elevation: number | null;
  /** Country. */
  country: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** State, province or region. */
  admin1: string | null;
  /** IANA time zone. */
  timeZone: string;
  /** Where the time zone comes from. */
  timeZoneSource: TimeZoneSource;
  /** Inhabitants. */
  population: number | null;
  /** Distance from the requested point. */
  distanceKm?: number;
  /** Direction from the place to the requested point, degrees clockwise from north. */
  bearing?: number;
  /** Current local time. */
  localTime: string;
  localTimeLabels?: TimeLabels;
}

/** A preview of `location.search`: the gazetteer's places. */
export interface SearchPart {
  /** The places so far, best first. */
  places: FoundPlace[];
}

/** Where the current location comes from. */
export type LocationOrigin =
  | "param"
  | "client"
  | "set"
  | "initialize"
  | "environment"
  | "stored"
  | "config"
  | "timezone";

/** Whether the current location is known. `unasked`: it is named, but has not been looked up yet. `unresolved`: it could not be found. */
export type LocationStanding =
  | "known"
  | "unasked"
  | "unresolved";

/** Whether the current location is known, without its name. */
export interface LocationStatus {
  /** Whether the location is known. */
  state: LocationStanding;
  /** Where the location comes from. */
  origin: LocationOrigin;
  /** With `unresolved`: the kind of error that every method called without a place returns. */
  error: ErrorKind | null;
}

/** Whether the client has permission to locate the device. */
export type LocationAuthorization =
  | "notDetermined"
  | "denied"
  | "authorized"
  | "unsupported";

/** The current location. */
export interface LocationState {
  /** The place. */
  place: Place;
  /** Where the location comes from. */
  origin: LocationOrigin;
  /** Whether the client has permission to locate the device. */
  authorization: LocationAuthorization;
  /** Why the last request to the client failed. */
  lastError: ErrorObject | null;
  /** Notices about the answer. */
  warnings: Warning[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** What a layer shows. */
export type MapLayerKind =
  | "precipitation"
  | "temperature"
  | "wind"
  | "clouds"
  | "pressure"
  | "radar";

/** Order of rows: `xyz` counts from the north. */
export type TileOrder =
  | "xyz";

/** Observed or forecast. */
export type FrameKind =
  | "past"
  | "forecast";

/** One instant of a layer. */
export interface MapFrame {
  /** Id for `map.tile`. */
  id: string;
  /** Time the frame shows. */
  time: string;
  timeLabels?: TimeLabels;
  /** Observed or forecast. */
  kind: FrameKind;
}

/** One step of a legend. */
export interface LegendEntry {
  /** Lower bound. */
  value: number;
  /** `#rrggbb`. */
  color: string;
  /** Display text. */
  label: string;
  /** Instead of the label, where it is not a number. Localized. */
  words?: string;
}

/** One layer of a map. */
export interface MapLayer {
  /** Id for `map.tile`. */
  id: string;
  /** Display text. Localized. */
  title: string;
  /** What it shows. */
  kind: MapLayerKind;
  /** Whether tiles can be fetched now. */
  available: boolean;
  /** Why tiles are not available, such as `keyMissing` or `offline`. */
  reason?: string;
  /** The same in a sentence; present with `reason`. Localized. */
  message?: string;
  /** URL with only `{z} {x} {y} {frame}` as variables; never contains a key. */
  urlTemplate: string | null;
  /** Pixels. */
  tileSize: number;
  /** Smallest zoom. */
  minZoom: number;
  /** Largest zoom. */
  maxZoom: number;
  /** Order of rows. */
  yOrder: TileOrder;
  /** Frames of the layer. */
  frames: MapFrame[];
  /** Legend of the layer. */
  legend: LegendEntry[];
  /** Whether the layer needs an API key. */
  needsKey: boolean;
}

/** A routine report, a special report, or an aerodrome forecast. */
export type ReportKind =
  | "metar"
  | "speci"
  | "taf";

/** The station of a report, from the embedded table of 6,600 stations. */
export interface Aerodrome {
  /** Its name. */
  name: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Above sea level. In `units.elevation`. */
  elevation: number | null;
}

/** 1–2, 3–4, 5–7 or 8 oktas, or a sky that cannot be seen. */
export type CloudAmount =
  | "few"
  | "scattered"
  | "broken"
  | "overcast"
  | "obscured";

/** A cloud of thunderstorms, or one that may become it. */
export type CloudKind =
  | "cumulonimbus"
  | "toweringCumulus";

/** At the end of a scale: the visibility is this or more, or less than this. */
export type VisibilityBound =
  | "atLeast"
  | "lessThan";

/** One layer of clouds. */
export interface ReportedCloud {
  /** How much of the sky it covers. */
  amount: CloudAmount | null;
  /** Height of its base above the station; the vertical visibility if the sky is obscured. In `units.elevation`. */
  base: number | null;
  /** Named only if it is one of these. */
  kind: CloudKind | null;
}

/** Weather as a station reports it. */
export interface ReportedWeather {
  /** WMO code table 4678. */
  code: string;
  /** True within 8 to 16 km, not at the station. */
  nearby: boolean;
  /** Null if it is nearby, or has no equivalent. */
  condition: Condition | null;
}

/** Wind, visibility, weather and clouds. */
export interface ReportedConditions {
  /** Wind at 10 m. */
  wind: Wind;
  /** True if the wind has no one direction. */
  windVariable: boolean;
  /** True if the speed is more than this (P99). */
  windSpeedAtLeast?: boolean;
  /** True if the gust is more than this. */
  windGustAtLeast?: boolean;
  /** The limits of a varying direction. */
  windDirections?: WindDirections;
  /** Prevailing visibility. In `units.visibility`. */
  visibility: number | null;
  /** Given if the visibility is beyond the end of the scale. */
  visibilityBound?: VisibilityBound;
  /** Percent: the middle of the range of the fullest layer. Null with CAVOK and NSC, which do not exclude high clouds. */
  cloudCover: number | null;
  /** Height of the lowest layer that covers more than half of the sky. In `units.elevation`. */
  ceiling: number | null;
  /** Layers from the lowest up. */
  clouds: ReportedCloud[];
  /** Present weather; empty if there is none, or it was not observed. */
  weather: ReportedWeather[];
  /** The most severe weather, or else the state of the sky. Null if either was not observed. */
  condition: Condition | null;
}

/** `from` replaces everything, `becoming` what it names; `temporary` lasts less than an hour at a time, and `possible` may not come. */
export type ReportedChangeKind =
  | "from"
  | "becoming"
  | "temporary"
  | "possible";

/** A change that a report announces. */
export interface ReportedChange {
  /** What changes. */
  kind: ReportedChangeKind;
  /** Percent, if given. */
  probability: number | null;
  /** Begin, if given. */
  start: string | null;
  startLabels?: TimeLabels;
  /** End, if given. */
  end: string | null;
  endLabels?: TimeLabels;
  /** What is named; null and empty stay as before. */
  conditions: ReportedConditions;
}

/** Rain and melted snow up to the report. */
export interface ReportedPrecipitation {
  /** Since the last full hour. In `units.precipitation`. */
  oneHour: number | null;
  /** In three hours. In `units.precipitation`. */
  threeHours: number | null;
  /** In six hours. In `units.precipitation`. */
  sixHours: number | null;
  /** In 24 hours. In `units.precipitation`. */
  day: number | null;
}

/** The limits of a varying direction, clockwise. */
export interface WindDirections {
  /** Degrees. */
  from: number;
  /** Degrees. */
  to: number;
}

/** A model's values, or measured ones where they are fresh. */
export type ValuePreference =
  | "model"
  | "measured";

/** An aerodrome reports for pilots (METAR), a synoptic station for forecasters (SYNOP). */
export type StationKind =
  | "aerodrome"
  | "synoptic";

/** Fresh is at most 90 minutes old, stale at most six hours. A stuck sensor gave the same value for twelve hours. */
export type MeasuredQuality =
  | "fresh"
  | "stale"
  | "stuck";

/** What stations measure. */
export type MeasuredField =
  | "temperature"
  | "dewPoint"
  | "humidity"
  | "wind"
  | "pressure"
  | "visibility"
  | "cloudCover"
  | "cloudBase"
  | "condition"
  | "precipitation"
  | "snowDepth";

/** A station near a place. */
export interface ObservedStation {
  /** ICAO location indicator, or the provider's own id. */
  id: string;
  /** The provider's name for it, or else that of the embedded table. */
  name: string | null;
  /** What it reports for. */
  kind: StationKind;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Above sea level. In `units.elevation`. */
  elevation: number | null;
  /** From the place. In `units.distance`. */
  distance: number;
  /** Elevation of the station minus that of the place. In `units.elevation`. */
  heightDifference: number | null;
}

/** A measured value. */
export interface MeasuredNumber {
  /** The value, in its unit or in percent. */
  value: number;
  /** Its id; `stations` has the station. */
  station: string;
  /** When it was measured. */
  time: string;
  timeLabels?: TimeLabels;
  /** How long ago. */
  ageSeconds: number;
  /** How far it can be trusted. */
  quality: MeasuredQuality;
}

/** A measured temperature, and what it would be at the place's elevation. */
export interface MeasuredTemperature {
  /** As measured at the station. In `units.temperature`. */
  value: number;
  /** Adjusted to the place's elevation. Null if the height difference is unknown. In `units.temperature`. */
  adjusted: number | null;
  /** The rate of `adjusted`, K/km: 6.5, or that between two stations around the place's elevation. */
  lapseRate: number | null;
  /** `adjusted`, or else `value`, minus the temperature now in a stored forecast. Null without one. In `units.temperatureDifference`. */
  modelDifference: number | null;
  /** Its id; `stations` has the station. */
  station: string;
  /** When it was measured. */
  time: string;
  timeLabels?: TimeLabels;
  /** How long ago. */
  ageSeconds: number;
  /** How far it can be trusted. */
  quality: MeasuredQuality;
}

/** A measured wind. */
export interface MeasuredWind {
  /** Wind at 10 m; no direction if it is calm or varies. */
  value: Wind;
  /** Its id; `stations` has the station. */
  station: string;
  /** When it was measured. */
  time: string;
  timeLabels?: TimeLabels;
  /** How long ago. */
  ageSeconds: number;
  /** How far it can be trusted. */
  quality: MeasuredQuality;
}

/** A measured visibility. */
export interface MeasuredVisibility {
  /** Visibility. In `units.visibility`. */
  value: number;
  /** Null if it is this. */
  bound: VisibilityBound | null;
  /** Its id; `stations` has the station. */
  station: string;
  /** When it was measured. */
  time: string;
  timeLabels?: TimeLabels;
  /** How long ago. */
  ageSeconds: number;
  /** How far it can be trusted. */
  quality: MeasuredQuality;
}

/** Observed weather. */
export interface MeasuredCondition {
  /** The most severe weather, or else the state of the sky. */
  value: Condition;
  /** Its id; `stations` has the station. */
  station: string;
  /** When it was measured. */
  time: string;
  timeLabels?: TimeLabels;
  /** How long ago. */
  ageSeconds: number;
  /** How far it can be trusted. */
  quality: MeasuredQuality;
}

/** Measured precipitation, by the hours before it was measured. */
export interface MeasuredPrecipitation {
  /** In one hour. */
  oneHour: MeasuredNumber | null;
  /** In three hours. */
  threeHours: MeasuredNumber | null;
  /** In six hours. */
  sixHours: MeasuredNumber | null;
}

/** What a station measured at one time. Null is not measured. */
export interface StationReport {
  /** When it was measured. */
  time: string;
  timeLabels?: TimeLabels;
  /** As measured at the station. In `units.temperature`. */
  temperature: number | null;
  /** Dew point. In `units.temperature`. */
  dewPoint: number | null;
  /** Relative humidity, percent. */
  humidity: number | null;
  /** Wind at 10 m. */
  wind: Wind;
  /** Pressure at sea level. In `units.pressure`. */
  pressure: number | null;
  /** Visibility. In `units.visibility`. */
  visibility: number | null;
  /** Given if the visibility is beyond the end of the scale. */
  visibilityBound?: VisibilityBound;
  /** Percent of the sky. */
  cloudCover: number | null;
  /** Height of the lowest clouds above the station. In `units.elevation`. */
  cloudBase: number | null;
  /** The most severe weather, or else the state of the sky. */
  condition: Condition | null;
  /** Up to this time. */
  precipitation: ReportedPrecipitation;
  /** Snow on the ground. In `units.snowfall`. */
  snowDepth: number | null;
  /** As the station wrote it. */
  report: string | null;
}

/** A station near a place, and its newest report. Age, quality and report are null if the reports could not be had. */
export interface NearStation {
  /** The station. */
  station: ObservedStation;
  /** Age of its newest report. */
  ageSeconds: number | null;
  /** How far it can be trusted. */
  quality: MeasuredQuality | null;
  /** Its newest report. */
  report: StationReport | null;
}

/** What is verified: °C, km/h, mm of an hour, percent. */
export type SkillVariable =
  | "temperature"
  | "dewPoint"
  | "windSpeed"
  | "windGust"
  | "precipitation"
  | "precipitationProbability"
  | "cloudCover";

/** Whether a correction is better than the raw forecast on days that it did not learn from: by more than its noise (`proven`), not by more (`withinNoise`), not at all (`notBetter`), or unknown with fewer than seven such days (`fewDays`). */
export type CorrectionVerdict =
  | "proven"
  | "fewDays"
  | "withinNoise"
  | "notBetter";

/** How wrong one provider's forecasts of one variable were at one lead. In the variable's metric unit. */
export interface ForecastSkillRow {
  /** Name of the provider. */
  provider: string;
  /** What was forecast. */
  variable: SkillVariable;
  /** Full days from the fetch to the valid time. */
  leadDays: number;
  /** Pairs of forecast and truth. */
  count: number;
  /** Days with pairs. */
  days: number;
  /** First day (UTC). */
  since: string;
  /** Last day (UTC). */
  until: string;
  /** Mean of forecast minus truth. */
  bias: number;
  /** Mean absolute error. */
  meanAbsoluteError: number;
  /** Root mean square error. */
  rootMeanSquareError: number;
  /** Range of the mean absolute error over resampled days; null with one day. */
  interval: Bounds | null;
  /** Of probabilities. */
  brier: BrierParts | null;
  /** Mean continuous ranked probability score of the spread that the days before teach, with the correction in force, on the last three tenths of the days: the mean absolute error of a forecast that is a distribution. Null of what has no spread, and with fewer than 30 pairs to learn from. */
  crps: number | null;
  /** 1 − error over that of saying what was true at this hour on the last day before the fetch; of probabilities with the Brier score. Null if that is too seldom known. */
  skillOverPersistence: number | null;
  /** The same with the mean of this hour on the other days. */
  skillOverClimatology: number | null;
  /** What subtracting the bias of the hour, or of precipitation mapping the amounts by their frequency, would have done; null for percentages, and with fewer than 60 wet pairs before the last days. */
  correction: SkillCorrection | null;
}

/** Brier score of probabilities, 0 to 1, as reliability − resolution + uncertainty. */
export interface BrierParts {
  /** Mean squared difference. */
  score: number;
  /** 0 if the event came as often as was said. */
  reliability: number;
  /** How well the forecasts tell the cases apart. */
  resolution: number;
  /** Score of always saying how often the event comes. */
  uncertainty: number;
  /** Points of the reliability diagram, probabilities ascending. */
  diagram: ReliabilityPoint[];
}

/** Forecasts of similar probability. */
export interface ReliabilityPoint {
  /** Mean probability that was said, 0 to 1. */
  probability: number;
  /** How often the event came, 0 to 1. */
  frequency: number;
  /** Forecasts. */
  count: number;
}

/** Test of a correction on the last three tenths of the days. */
export interface SkillCorrection {
  /** Whether it is better. */
  verdict: CorrectionVerdict;
  /** Mean absolute error of the raw forecasts on these days. */
  error: number;
  /** The same after the correction. */
  correctedError: number;
  /** What the gain has to exceed; null with one day. */
  noise: number | null;
  /** Days. */
  days: number;
}

/** Whether what is known of past errors at the place changes its forecasts: where that is proven to be better (`whenProven`), or not at all (`never`). */
export type SkillUse =
  | "whenProven"
  | "never";

/** What correcting a variable of a provider by its past errors at the place did to an answer. Applied if the verdict is `proven`; the verdicts are about the leads named, on days that the correction did not learn from. Numbers are in the answer's units, those of wind in m/s where that is `bft`. */
export interface Correction {
  /** Whose values. */
  provider: string;
  /** Which values. */
  variable: SkillVariable;
  /** Full days from the fetch to the valid time, ascending. */
  leadDays: number[];
  /** Whether it is better than what the provider said. */
  verdict: CorrectionVerdict;
  /** What was added to the hours; null if nothing was. */
  added: Bounds | null;
  /** Pairs of forecast and truth that it was learned from. */
  count: number;
  /** Mean absolute error of what the provider said, on the last three tenths of the days. */
  error: number;
  /** The same after the correction. */
  correctedError: number;
}

/** What is wrong with a provider's temperatures: they do not change though the weather does (`still`), forecasts repeat those of a day before, as when a model run is not followed by another (`frozen`), they fit the weather of other hours (`shifted`), they are far from what all others say (`apart`), or their errors are others than before, so that corrections are learned anew (`changed`). */
export type ProviderFaultKind =
  | "still"
  | "frozen"
  | "shifted"
  | "apart"
  | "changed";

/** Why a provider's values are not relied on. */
export interface ProviderFault {
  /** What is wrong. */
  kind: ProviderFaultKind;
  /** For how many hours; with `shifted`, how many hours later the weather is that they fit, negative for earlier. */
  hours: number;
}

/** A provider whose values are not relied on. */
export interface SuspectProvider {
  /** Name of the provider. */
  provider: string;
  /** What is wrong with its values. */
  fault: ProviderFault;
}

/** What has a spread. */
export type SpreadVariable =
  | "temperature"
  | "windSpeed"
  | "windGust"
  | "precipitation";

/** Where a spread comes from: the quantiles of the provider's own errors at the place (`errors`), or the members of an ensemble, as wide as these errors if some are known (`ensemble`). */
export type SpreadMethod =
  | "errors"
  | "ensemble";

/** Why a spread is not shown to be calibrated: too few pairs to try it on days that it did not learn from (`fewPairs`), too much or too little within it on these days (`offCoverage`), past ensembles are not kept (`pastNotKept`), the values are blended, or not corrected though that is proven, so that their errors are others (`otherValues`), or there is no spread, for want of pairs and of an ensemble (`noErrors`). */
export type SpreadDoubt =
  | "fewPairs"
  | "offCoverage"
  | "pastNotKept"
  | "otherValues"
  | "noErrors";

/** What a value will probably be: four out of five times between p10 and p90. */
export interface ValueSpread {
  /** One time in ten it is less. */
  p10: number;
  /** As often more as less. */
  p50: number;
  /** One time in ten it is more. */
  p90: number;
}

/** Spreads of an hour's values; null where nothing is known. */
export interface HourSpread {
  /** Temperature. */
  temperature: ValueSpread | null;
  /** Wind. */
  windSpeed: ValueSpread | null;
  /** Gusts. */
  windGust: ValueSpread | null;
  /** Precipitation. */
  precipitation: ValueSpread | null;
}

/** Spreads of a day's values; null where nothing is known. */
export interface DaySpread {
  /** Minimum temperature. */
  temperatureMin: ValueSpread | null;
  /** Maximum temperature. */
  temperatureMax: ValueSpread | null;
  /** Maximum wind. */
  windSpeedMax: ValueSpread | null;
  /** Maximum gusts. */
  windGustMax: ValueSpread | null;
  /** Precipitation. */
  precipitation: ValueSpread | null;
}

/** How the spreads of one variable were made, and whether they can be trusted. */
export interface SpreadRecord {
  /** Which values. */
  variable: SpreadVariable;
  /** Full days from the fetch to the valid time, ascending. */
  leadDays: number[];
  /** Where they come from; null if there are none. */
  method: SpreadMethod | null;
  /** Whether as many values as promised were within them on days that they did not learn from. */
  calibrated: boolean;
  /** Why not; null if they are. */
  reason: SpreadDoubt | null;
  /** The share of these days' values between p10 and p90, 0.8 if all is right; null if it could not be tried. */
  coverage: number | null;
  /** Values that it was tried on. */
  count: number;
}

/** One provider of a blend. */
export interface BlendWeight {
  /** Name of the provider. */
  provider: string;
  /** Its share. */
  weight: number;
}

/** A variable that several providers forecast, as their weighted mean. The weights follow from the covariance of the errors that corrections leave. In use if the verdict is `proven`. Errors are in the variable's metric unit. */
export interface Blend {
  /** Which values. */
  variable: SkillVariable;
  /** Full days from the fetch to the valid time. */
  leadDays: number;
  /** Of sum 1, the greatest first. */
  weights: BlendWeight[];
  /** Whether it is better than the best provider. */
  verdict: CorrectionVerdict;
  /** First day (UTC) that the weights were learned from. */
  since: string;
  /** Mean absolute error of the provider that was best before, on the last three tenths of the days. */
  error: number;
  /** The same of the blend. */
  blendedError: number;
}

/** Horizon of sunrise and sunset. */
export type SunHorizon =
  | "seaLevel"
  | "observer";

/** Whether the sun rises and sets that day. */
export type SunState =
  | "normal"
  | "polarDay"
  | "polarNight"
  | "partial";

/** The same span of light in the morning and in the evening. */
export interface MorningEvening {
  /** Span in the morning. */
  morning: Interval | null;
  /** Span in the evening. */
  evening: Interval | null;
}

/** When the sun passes the caller's angle. */
export interface CustomElevation {
  /** Degrees above the horizon. */
  angle: number;
  /** When the sun passes the angle going up. */
  rising: string | null;
  risingLabels?: TimeLabels;
  /** When the sun passes the angle going down. */
  setting: string | null;
  settingLabels?: TimeLabels;
}

/** The sun on one local day. */
export interface SunDay {
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** Whether it rises and sets. */
  state: SunState;
  /** Upper limb on the horizon, rising (center at −0.8333°). */
  sunrise: string | null;
  sunriseLabels?: TimeLabels;
  /** The same, setting. */
  sunset: string | null;
  sunsetLabels?: TimeLabels;
  /** Transit. */
  solarNoon: string | null;
  solarNoonLabels?: TimeLabels;
  /** −6°, rising. */
  civilDawn: string | null;
  civilDawnLabels?: TimeLabels;
  /** −6°, setting. */
  civilDusk: string | null;
  civilDuskLabels?: TimeLabels;
  /** −12°, rising. */
  nauticalDawn: string | null;
  nauticalDawnLabels?: TimeLabels;
  /** −12°, setting. */
  nauticalDusk: string | null;
  nauticalDuskLabels?: TimeLabels;
  /** −18°, rising. */
  astronomicalDawn: string | null;
  astronomicalDawnLabels?: TimeLabels;
  /** −18°, setting. */
  astronomicalDusk: string | null;
  astronomicalDuskLabels?: TimeLabels;
  /** Sun between −4° and +6°. One span, in both members, if it stays below +6°. */
  goldenHour: MorningEvening;
  /** Sun between −6° and −4°. One span, in both members, if it stays below −4°. */
  blueHour: MorningEvening;
  /** Azimuth of sunrise, degrees from north. */
  sunriseAzimuth: number | null;
  /** Azimuth of sunset, degrees from north. */
  sunsetAzimuth: number | null;
  /** Altitude at transit, degrees, airless. */
  noonAltitude: number;
  /** Seconds from sunrise to sunset. */
  dayLengthSeconds: number | null;
  /** Present with `elevationAngle`. */
  custom?: CustomElevation;
  /** First sunrise after this day's events, or after a polar season. */
  nextSunrise: string | null;
  nextSunriseLabels?: TimeLabels;
  /** First sunset after this day's events, or after a polar season. */
  nextSunset: string | null;
  nextSunsetLabels?: TimeLabels;
}

/** How light it is. */
export type SunPhase =
  | "night"
  | "astronomicalTwilight"
  | "nauticalTwilight"
  | "civilTwilight"
  | "day";

/** The next change of the phase. */
export interface NextSunPhase {
  /** Phase that begins. */
  phase: SunPhase;
  /** Time of the change. */
  time: string;
  timeLabels?: TimeLabels;
}

/** The coming quarters. */
export interface NextMoonPhases {
  /** New moon. */
  newMoon: string;
  newMoonLabels?: TimeLabels;
  /** First quarter. */
  firstQuarter: string;
  firstQuarterLabels?: TimeLabels;
  /** Full moon. */
  fullMoon: string;
  fullMoonLabels?: TimeLabels;
  /** Last quarter. */
  lastQuarter: string;
  lastQuarterLabels?: TimeLabels;
}

/** The moon on one local day. */
export interface MoonDay {
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** First moonrise; null if there is none that day. */
  moonrise: string | null;
  moonriseLabels?: TimeLabels;
  /** First moonset; null if there is none that day. */
  moonset: string | null;
  moonsetLabels?: TimeLabels;
  /** First transit; null if there is none that day. */
  transit: string | null;
  transitLabels?: TimeLabels;
  /** Second moonrise of the day, if there is one. */
  secondMoonrise?: string;
  secondMoonriseLabels?: TimeLabels;
  /** Second moonset of the day, if there is one. */
  secondMoonset?: string;
  secondMoonsetLabels?: TimeLabels;
  /** Second transit of the day, if there is one. */
  secondTransit?: string;
  secondTransitLabels?: TimeLabels;
}

/** A scoring model. */
export type SunsetModel =
  | "afterglow"
  | "classic";

/** Sunset or sunrise. */
export type SunEvent =
  | "sunset"
  | "sunrise";

/** Rating of a score: below 15, 30, 48, 56 and 64, and above. The limits are those of medians; see `score` of `SunsetDay`. */
export type SunsetRating =
  | "poor"
  | "muted"
  | "fine"
  | "colorful"
  | "vivid"
  | "spectacular";

/** Whether clouds along the path of the light were sampled. */
export type SunsetPath =
  | "sampled"
  | "local";

/** Why there is no score. */
export type SunsetReason =
  | "noCloudData"
  | "noCloudLayers"
  | "polarDay"
  | "polarNight"
  | "noEvent"
  | "beyondHorizon";

/** Clouds at the event. */
export interface SunsetCloudFactor {
  /** All layers, percent. */
  total: number | null;
  /** Low. */
  low: number | null;
  /** Middle. */
  mid: number | null;
  /** High. */
  high: number | null;
  /** Mean of the day. */
  dailyMean: number | null;
  /** Label by the daily mean; in English Clear, Partly or Overcast. Localized. */
  label: string | null;
  /** What to draw beside it. */
  symbols: Symbols;
}

/** A number and its label. */
export interface LabeledValue {
  /** The number. */
  value: number | null;
  /** The label. Localized. */
  label: string | null;
  /** Given if the number is a visibility beyond the end of a scale. */
  bound?: VisibilityBound;
  /** What to draw beside it. */
  symbols: Symbols;
}

/** Inputs of the score. */
export interface SunsetFactors {
  /** Clouds. */
  cloudCover: SunsetCloudFactor;
  /** Percent; in English labeled None, Few or Many. */
  highCloud: LabeledValue;
  /** Percent; in English labeled Dry, OK or Humid. */
  humidity: LabeledValue;
  /** In English labeled Low, Mod or High. */
  aerosolOpticalDepth: LabeledValue;
  /** In `units.visibility`; in English labeled Poor, Moderate or Good. */
  visibility: LabeledValue;
}

/** The parts of the score, each 0…1. */
export interface SunsetSubscores {
  /** Clouds that can be lit, as far as they are. */
  canvas: number | null;
  /** Light that gets past other clouds and the haze. */
  light: number | null;
  /** Clear-sky twilight colors. */
  glow: number | null;
  /** Dry air. */
  air: number | null;
  /** Visibility. */
  visibility: number | null;
  /** Absence of rain. */
  rain: number | null;
}

/** The sunset of one local day. */
export interface SunsetDay {
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** 0…100: the median of what may come if the sky differs from its forecast as forecasts do. Of the model `classic` its score; of an estimate the median of the month's evenings here. */
  score: number | null;
  /** The score if the clouds come as forecast; null for `classic` and for an estimate. */
  asForecast: number | null;
  /** Forecast or estimate. An estimate is of no evening in particular: it has no `explanation`, `confidence`, `rarity`, `factors` or `subscores`. */
  kind: RowKind;
  /** Present and true while part of the sky is unknown: the score may change. Shown like an estimate. */
  preliminary?: boolean;
  /** The score as a slug. */
  rating: SunsetRating | null;
  /** The score in a word. Localized. */
  label: string | null;
  /** What to draw beside the score; null without one. */
  symbols: Symbols | null;
  /** The forecast sky in one sentence, or why there is no score; null for an estimate. Localized. */
  explanation: string | null;
  /** Chance that the true score is within 15 points of this one, percent. */
  confidence: number | null;
  /** Prediction interval of the score. */
  interval: Bounds | null;
  /** How the score compares with the evenings of the month here; null for `classic` and for an estimate. */
  rarity: SunsetRarity | null;
  /** Chance of color, and its quality if it comes. */
  color: SunsetColor | null;
  /** Time of the event. */
  time: string | null;
  timeLabels?: TimeLabels;
  /** Golden hour of the event. */
  goldenHour: Interval | null;
  /** Blue hour of the event. */
  blueHour: Interval | null;
  /** Where the sun crosses the horizon, degrees from north. */
  azimuth: number | null;
  /** Inputs of the score. */
  factors: SunsetFactors | null;
  /** The parts of the score. */
  subscores: SunsetSubscores | null;
  /** Whether clouds along the path of the light were sampled. */
  pathSource: SunsetPath | null;
  /** Zenith, middle, horizon, each `#rrggbb`. */
  gradient: string[];
  /** Whether the event is over; false if there is none. */
  passed: boolean;
  /** Present and true if the user's own evenings changed the weights of the score; `sunset.about` says how. */
  learned?: boolean;
  /** Why there is no score. */
  reason: SunsetReason | null;
}

/** The two numbers behind a score: most evenings are either colorful or not. */
export interface SunsetColor {
  /** The chance in words. Localized. */
  text: string;
  /** Chance of a score of 48 or more (`colorful`), percent, if the sky differs from its forecast as forecasts do. At least 50 exactly if the rating is `colorful` or better. */
  chance: number;
  /** Mean score of the evenings with color, 0…100; null if there are none. */
  quality: number | null;
}

/** How a score compares with the evenings (or mornings) of its month at the place, drawn from the normals of cloud cover and humidity. */
export interface SunsetRarity {
  /** Percent of them with a lower score. */
  percentile: number;
  /** The same in words. Localized. */
  text: string;
}

/** What may come instead of a forecast sky. */
export interface SunsetOutlook {
  /** The median. */
  score: number;
  /** Chance that the true score is within 15 points of the median, percent. */
  confidence: number;
  /** Prediction interval of the score. */
  interval: Bounds;
  /** Chance of color, and its quality if it comes. */
  color: SunsetColor;
}

/** The same picture in three sets. */
export interface Symbols {
  /** Name of an SF Symbol. */
  sfSymbol: string;
  /** One emoji. */
  emoji: string;
  /** Name in Material Symbols. */
  material: string;
}

/** Explanation of one factor. */
export interface AboutFactor {
  /** Its name in `factors`. */
  id: string;
  /** Display text. Localized. */
  title: string;
  /** Explanation in one sentence. Localized. */
  text: string;
  /** The labels of its scale. Localized. */
  labels: string[];
  /** The lowest value of each label except the first: percent, optical depth at 550 nm, or kilometers. */
  thresholds: number[];
  /** What to draw beside it. */
  symbols: Symbols;
}

/** Clouds at the event, in percent. */
export interface CloudCoverInput {
  /** All layers. */
  total?: number | null;
  /** Low. */
  low?: number | null;
  /** Middle. */
  mid?: number | null;
  /** High. */
  high?: number | null;
  /** Mean of the day, for the label. */
  dailyMean?: number | null;
}

/** Clouds at a distance toward the sun. */
export interface PathPoint {
  /** Distance toward the sun. */
  distanceKm: number;
  /** Low clouds, percent. */
  low: number;
  /** Middle clouds, percent. */
  mid: number;
  /** High clouds, percent. */
  high: number;
}

/** One evening at one place. */
export interface RankedSunset {
  /** The place. */
  place: Place;
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** 0…100. */
  score: number | null;
  /** Present and true while part of the sky is unknown: the score may change. Shown like an estimate. */
  preliminary?: boolean;
  /** What to draw beside the score; null without one. */
  symbols: Symbols | null;
  /** Chance of color, and its quality if it comes. */
  color: SunsetColor | null;
  /** Time of the event. */
  time: string | null;
  timeLabels?: TimeLabels;
}

/** What was forecast for an evening before it came. */
export interface ObservedForecast {
  /** Score as issued, 0…100. */
  score: number;
  /** When it was issued. */
  issuedAt: string;
  /** Full days from then to the event. */
  leadDays: number;
  /** Scoring model and its version. */
  model: string;
}

/** How a sunset or sunrise was, beside its forecast. */
export interface ObservedSunset {
  /** The place's local date. */
  date: string;
  /** Sunset or sunrise. */
  event: SunEvent;
  /** How good it was. */
  score: number;
  /** The forecast of the shortest lead; null if none was asked for before the event. */
  forecast: ObservedForecast | null;
}

/** A way to predict a rating: the score with its reasoned weights, with learned ones, with a calibration curve too; and three baselines that are never used. */
export type SunsetPredictor =
  | "reasoned"
  | "learned"
  | "calibrated"
  | "meanRating"
  | "lessCloud"
  | "drierAir";

/** How well evenings were predicted, each from all others. */
export interface SunsetComparison {
  /** What predicted. */
  predictor: SunsetPredictor;
  /** Root mean square error, in points. */
  error: number;
  /** Range of that error over resampled evenings. */
  interval: Bounds;
  /** Spearman's ρ with the ratings; null if one of both does not vary. */
  rankCorrelation: number | null;
}

/** What the user's own evenings taught, and the proof. From 20 evenings on, weights are learned; from 30 on, a calibration curve too. They are used only where their error is smaller than that of the reasoned weights by more than its standard error. */
export interface SunsetLearning {
  /** Observed evenings with a forecast from before; the newest 400 count. */
  evenings: number;
  /** The one in use; never a baseline. */
  used: SunsetPredictor;
  /** All that was compared, with baselines; empty below 20 evenings. */
  comparisons: SunsetComparison[];
}

/** A point of the compass. */
export type WindOrigin =
  | "N"
  | "NNE"
  | "NE"
  | "ENE"
  | "E"
  | "ESE"
  | "SE"
  | "SSE"
  | "S"
  | "SSW"
  | "SW"
  | "WSW"
  | "W"
  | "WNW"
  | "NW"
  | "NNW";

/** The kind of weather: WMO code table 4677, and a few kinds without a code there. */
export type ConditionKind =
  | "clear"
  | "mainlyClear"
  | "partlyCloudy"
  | "overcast"
  | "fog"
  | "rimeFog"
  | "lightDrizzle"
  | "drizzle"
  | "heavyDrizzle"
  | "lightFreezingDrizzle"
  | "freezingDrizzle"
  | "lightRain"
  | "rain"
  | "heavyRain"
  | "lightFreezingRain"
  | "freezingRain"
  | "lightSnow"
  | "snow"
  | "heavySnow"
  | "snowGrains"
  | "lightRainShowers"
  | "rainShowers"
  | "heavyRainShowers"
  | "lightSnowShowers"
  | "snowShowers"
  | "thunderstorm"
  | "thunderstormLightHail"
  | "thunderstormHeavyHail"
  | "heavyThunderstorm"
  | "lightSleet"
  | "sleet"
  | "lightHail"
  | "hail"
  | "mist"
  | "haze"
  | "smoke"
  | "dust"
  | "sand"
  | "ash"
  | "squall"
  | "tornado"
  | "unknown";

/** The weather as a slug, a text and glyphs. */
export interface Condition {
  /** WMO weather code (table 4677). Forecasts use 0…3 and 45…99; haze is 5, mist 10. */
  code: number | null;
  /** The slug to switch on. */
  kind: ConditionKind;
  /** Display text. Localized. */
  text: string;
  /** 0 (harmless) … 4 (dangerous). */
  rank: number;
  /** One emoji, by day or night. */
  emoji: string;
  /** Name of an SF Symbol. */
  sfSymbol: string;
  /** OpenWeatherMap icon code. */
  owmIcon: string;
}

/** How `feelsLike` is computed, for all providers alike: wind chill of the US National Weather Service up to 10 °C, its heat index from 80 °F (26.7 °C) on, in between the apparent temperature of Steadman, adjusted to meet both. */
export type FeelsLikeMethod =
  | "windChill"
  | "apparentTemperature"
  | "heatIndex";

/** Wind at 10 m. */
export interface Wind {
  /** Mean speed. In `units.windSpeed`. */
  speed: number | null;
  /** Gusts. In `units.windSpeed`. */
  gust: number | null;
  /** Direction the wind blows from, in degrees. */
  direction: number | null;
  /** Direction the wind blows from, as a point of the compass. */
  compass: WindOrigin | null;
}

/** Strongest wind of a day. */
export interface DayWind {
  /** Highest mean speed. In `units.windSpeed`. */
  speedMax: number | null;
  /** Highest gust. In `units.windSpeed`. */
  gustMax: number | null;
  /** Dominant direction it blows from, in degrees. */
  direction: number | null;
}

/** Share of the sky covered, in percent. */
export interface CloudCover {
  /** All layers. */
  total: number | null;
  /** Up to 3 km, fog included. */
  low: number | null;
  /** 3 to 8 km. */
  mid: number | null;
  /** Above 8 km. */
  high: number | null;
}

/** Comparison of the current temperature with the normal for this month and hour in today's climate: the mean of 1991–2020, shifted by the warming since (regional factor × global warming). */
export interface TemperatureNormal {
  /** Normal temperature of this month and hour, in the climate of `year`. In `units.temperature`. */
  temperature: number;
  /** Current temperature minus normal. In `units.temperatureDifference`. */
  anomaly: number;
  /** Years that were averaged. */
  period: string;
  /** Year the normal is shifted to. */
  year: number;
  /** False if the normal is that of the surroundings rather than of the place (`climate.normals`). */
  representative: boolean;
}

/** Whether a row is forecast or a climatology estimate. */
export type RowKind =
  | "forecast"
  | "estimate";

/** One hour. */
export interface HourForecast {
  /** Start of the hour. */
  time: string;
  timeLabels?: TimeLabels;
  /** Air temperature at 2 m. In `units.temperature`. */
  temperature: number | null;
  /** How warm it feels; `feelsLikeMethod` names the formula. In `units.temperature`. */
  feelsLike: number | null;
  /** Formula of `feelsLike`, if there is one. */
  feelsLikeMethod?: FeelsLikeMethod;
  /** Relative humidity, percent. */
  humidity: number | null;
  /** Dew point at 2 m. In `units.temperature`. */
  dewPoint: number | null;
  /** Amount in the hour that starts at `time`. In `units.precipitation`. */
  precipitation: number | null;
  /** Percent, for the same hour: chance of at least 0.1 mm. */
  precipitationProbability: number | null;
  /** Clouds by layer. */
  cloudCover: CloudCover;
  /** Wind at 10 m. */
  wind: Wind;
  /** UV index. */
  uvIndex: number | null;
  /** Visibility. In `units.visibility`. */
  visibility: number | null;
  /** Given if the visibility is beyond the end of the scale. */
  visibilityBound?: VisibilityBound;
  /** Pressure at sea level. In `units.pressure`. */
  pressure: number | null;
  /** Whether the sun is up. */
  isDay: boolean;
  /** Weather condition. */
  condition: Condition | null;
  /** Forecast or estimate. */
  kind: RowKind;
  /** With `spread`: how far the values may be off. */
  spread?: HourSpread;
}

/** Phase of the moon. */
export type MoonPhaseName =
  | "newMoon"
  | "waxingCrescent"
  | "firstQuarter"
  | "waxingGibbous"
  | "fullMoon"
  | "waningGibbous"
  | "lastQuarter"
  | "waningCrescent";

/** The moon at noon of a day. */
export interface DayMoon {
  /** Its phase. */
  name: MoonPhaseName;
  /** Lit fraction. */
  illumination: number;
}

/** One local day. */
export interface DayForecast {
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** Lowest temperature. In `units.temperature`. */
  temperatureMin: number | null;
  /** Highest temperature. In `units.temperature`. */
  temperatureMax: number | null;
  /** Amount of the day; null where an hour of it is unknown. In `units.precipitation`. */
  precipitation: number | null;
  /** Percent: chance of at least 0.1 mm on that day, in forecasts the highest of its hours. */
  precipitationProbability: number | null;
  /** Strongest wind. */
  wind: DayWind;
  /** Highest UV index. */
  uvIndexMax: number | null;
  /** Sunrise; null if there is none. */
  sunrise: string | null;
  sunriseLabels?: TimeLabels;
  /** Sunset; null if there is none. */
  sunset: string | null;
  sunsetLabels?: TimeLabels;
  /** The moon. */
  moonPhase: DayMoon;
  /** Weather condition. */
  condition: Condition | null;
  /** Forecast or estimate. */
  kind: RowKind;
  /** Whether the source covers only part of the day; the row then describes that part. */
  partial: boolean;
  /** The four most significant facts of the day, a sentence each and the most significant first, with its temperatures always among them; of today what is left of it. `weather.summary` says more. Localized. */
  summary: string;
  /** With `spread`: how far the values may be off. */
  spread?: DaySpread;
}

/** One past local day. */
export interface PastDay {
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** Lowest temperature. In `units.temperature`. */
  temperatureMin: number | null;
  /** Highest temperature. In `units.temperature`. */
  temperatureMax: number | null;
  /** Amount of the day; null where an hour of it is unknown. In `units.precipitation`. */
  precipitation: number | null;
  /** Strongest wind. */
  wind: DayWind;
  /** Sunrise; null if there is none. */
  sunrise: string | null;
  sunriseLabels?: TimeLabels;
  /** Sunset; null if there is none. */
  sunset: string | null;
  sunsetLabels?: TimeLabels;
  /** Weather condition. */
  condition: Condition | null;
  /** What is usual on that day of the year; null if the day itself is an estimate, or has no temperatures. */
  normal: PastNormal | null;
  /** Where the row comes from. */
  kind: PastDayKind;
  /** Whether the source covers only part of the day; the row then describes that part. */
  partial: boolean;
  /** The four most significant facts of the day, a sentence each and the most significant first, with its temperatures always among them. Localized. */
  summary: string;
}

/** Normals of a day of the year, in the climate of its year. */
export interface PastNormal {
  /** Normal lowest temperature. In `units.temperature`. */
  temperatureMin: number;
  /** Normal highest temperature. In `units.temperature`. */
  temperatureMax: number;
  /** Highest temperature minus its normal, a difference. In `units.temperatureDifference`. */
  anomaly: number;
  /** Whether the highest temperature is beyond two standard deviations of such days: about one in twenty-two. */
  rare: boolean;
}

/** Whether the row of a past day is from an archive or a climatology estimate. */
export type PastDayKind =
  | "archive"
  | "estimate";

/** Something that begins, ends or differs from the day before. */
export interface WeatherChange {
  /** The place's local date on which it does. */
  date: string;
  dateLabels?: TimeLabels;
  /** What it is about. */
  kind: SummaryFactKind;
  /** Facts are in descending order of it. Above 95 for official warnings, above 70 for dangerous weather, 40 for the temperatures of the day. */
  significance: number;
  /** One sentence. Localized. */
  text: string;
  /** Start of the first hour of it; null if it has no hours. */
  start: string | null;
  /** End of the last hour of it; null if it has no hours. */
  end: string | null;
}

/** What a fact is about. `comparison` is of the day's maximum with another one; `range` is that of the temperatures where the span is not a whole day; `warningsUnknown` says that the official warnings could not be fetched, which is not an all-clear; `uncertainty` is where p10 and p90 of the day's maximum are at least 6 °C apart; `usual` is what is normal for the season where there is no forecast. */
export type SummaryFactKind =
  | "warning"
  | "warningsUnknown"
  | "precipitation"
  | "fog"
  | "frost"
  | "wind"
  | "sky"
  | "extremes"
  | "range"
  | "uncertainty"
  | "comparison"
  | "ultraviolet"
  | "sunset"
  | "usual"
  | "unknown";

/** One thing worth saying. */
export interface SummaryFact {
  /** What it is about. */
  kind: SummaryFactKind;
  /** Facts are in descending order of it. Above 95 for official warnings, above 70 for dangerous weather, 40 for the temperatures of the day. */
  significance: number;
  /** One sentence. Localized. */
  text: string;
  /** Start of the first hour of it; null if it has no hours. */
  start: string | null;
  /** End of the last hour of it; null if it has no hours. */
  end: string | null;
}

/** A local day in words. */
export interface SummaryDay {
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** What is known to be worth saying, the most significant first; of today what is left of it. */
  facts: SummaryFact[];
}

/** Rain and snow over an interval. Providers have amounts of different intervals, past or coming; only the rates can be compared. */
export interface IntervalPrecipitation {
  /** Mean rate over the interval. In `units.precipitationRate`. */
  rate: number;
  /** Amount in the interval. In `units.precipitation`. */
  amount: number;
  /** Start of the interval. */
  start: string;
  startLabels?: TimeLabels;
  /** End of the interval. */
  end: string;
  endLabels?: TimeLabels;
}

/** One step of 15 minutes. */
export interface NowcastStep {
  /** Start of the step. */
  time: string;
  timeLabels?: TimeLabels;
  /** Mean rate in the step, which compares with an hour's amount; null if part of it is unknown. For a step of which only the rest is known, the rate of that rest. In `units.precipitationRate`. */
  precipitationRate: number | null;
  /** Percent. */
  probability: number | null;
}

/** A condition's glyphs in several sets. */
export interface GlyphSet {
  /** Emoji. */
  emoji: string;
  /** Nerd Font glyph. */
  nerd: string;
  /** Plain ASCII. */
  ascii: string;
  /** SF Symbol. */
  sfSymbol: string;
  /** OpenWeatherMap icon code. */
  owmIcon: string;
}

/** One kind of the catalog. */
export interface ConditionEntry {
  /** The slug. */
  kind: ConditionKind;
  /** WMO codes of this kind. */
  codes: number[];
  /** Display text. Localized. */
  text: string;
  /** 0 (harmless) … 4 (dangerous). */
  rank: number;
  /** Glyphs by day. */
  day: GlyphSet;
  /** Glyphs by night. */
  night: GlyphSet;
}

/** A part of the overview: the answer of one method, or why there is none. */
export type OverviewPart = LoadingPart | FinishedPart | FailedPart;

/** A part that is under way. */
export type LoadingPart<M extends ReadingMethod = ReadingMethod> = M extends ReadingMethod ? {
  /** Whose answer it is. */
  method: M;
  /** State of the part. */
  state: "loading";
  /** Name of the part; absent unless `text` is requested, or if it has none. Localized. */
  title?: string;
  /** Parts done of all; only in `$/progress`. */
  progress?: number;
  /** The stored result, if there is one that a provider gave. */
  value?: Methods[M]["result"];
} : never;

/** A part with its value. */
export type FinishedPart<M extends ReadingMethod = ReadingMethod> = M extends ReadingMethod ? {
  /** Whose answer it is. */
  method: M;
  /** State of the part. */
  state: "success";
  /** Name of the part; absent unless `text` is requested, or if it has none. Localized. */
  title?: string;
  /** Parts done of all; only in `$/progress`. */
  progress?: number;
  /** The method's result, unchanged. */
  value: Methods[M]["result"];
} : never;

/** A part that failed. */
export type FailedPart<M extends ReadingMethod = ReadingMethod> = M extends ReadingMethod ? {
  /** Whose answer it is. */
  method: M;
  /** State of the part. */
  state: "failure";
  /** Name of the part; absent unless `text` is requested, or if it has none. Localized. */
  title?: string;
  /** Parts done of all; only in `$/progress`. */
  progress?: number;
  /** Why there is no value. */
  error: ErrorObject;
} : never;

/** Result of `air.quality`. */
export interface AirQualityResult {
  /** Time the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** The index on each scale. */
  aqi: AirQualityIndex[];
  /** Concentrations. */
  pollutants: Pollutants;
  /** At 550 nm. */
  aerosolOpticalDepth: number | null;
  /** Saharan dust. In `units.pollutant`. */
  dust: number | null;
  /** Pollen; null outside Europe. */
  pollen: Pollen | null;
  /** Advice in one sentence. Localized. */
  advice: string | null;
  /** Present with `hours`. */
  hours?: AirQualityHour[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `alerts.active`. */
export interface AlertsActiveResult {
  /** What the list covers, by the states of `services`: the place, only its country, or nothing. */
  coverage: AlertCoverage;
  /** The warnings. */
  alerts: Alert[];
  /** The sources that are responsible for the place: those for all hazards in the order in which they are asked, each if the ones before it fail, then those for some hazards, which are asked beside them. */
  services: AlertService[];
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `alerts.coverage`. */
export interface AlertsCoverageResult {
  /** The sources, and what is known of each. */
  services: AlertService[];
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `climate.project`. */
export interface ClimateProjectResult {
  /** Weather the projection starts from. */
  current: ClimateNow;
  /** The same weather in the target year. */
  projected: Projection;
  /** Change of the temperature. */
  delta: ClimateDelta;
  /** How much single years differ, which is kept as in 1991-2020; null for `weather2045`. */
  interannual: InterannualVariability | null;
  /** The same input without and with interventions. */
  alternatives: ClimateAlternatives;
  /** °C above 1850–1900, in all units. */
  globalWarming: GlobalWarming | null;
  /** The IPCC AR6 region. */
  region: ClimateRegion | null;
  /** Warming that each lever avoids. */
  interventions: InterventionEffect[];
  /** Null outside the range of its formula. */
  heatIndex: NowThen | null;
  /** Null outside the range of its formula. */
  wetBulb: NowThen | null;
  /** How much more often extremes occur than in the baseline year. */
  extremes: ClimateExtreme[];
  /** Present with `years`. */
  series?: ClimateYear[];
  /** The year the change counts from. */
  baselineYear: number | null;
  /** Model used. */
  model: ClimateModel;
  /** Emission scenario. */
  scenario: Scenario | null;
  /** The year projected to. */
  year: number;
  /** Notes on how to read the projection. Localized. */
  notes: string[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `climate.scenarios`. */
export interface ClimateScenariosResult {
  /** One entry per scenario. */
  scenarios: ScenarioEntry[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `climate.levers`. */
export interface ClimateLeversResult {
  /** One entry per lever. */
  levers: LeverEntry[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `climate.normals`. */
export interface ClimateNormalsResult {
  /** One row per month. */
  months: MonthNormal[];
  /** The years averaged. */
  period: string;
  /** The current year, up to which `warmingSince` counts. */
  year: number;
  /** Standard deviation of the error of the mean temperatures at the place itself, from how far the stations around differ from the grid. In `units.temperatureDifference`. */
  temperatureError: number;
  /** False if the normals are those of the surroundings rather than of the place: stations nearby differ by terrain and sea, or there are none. The warning `unrepresentative` says so, in every answer made from normals. */
  representative: boolean;
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `climate.extremes`. */
export interface ClimateExtremesResult {
  /** Counts of the year. */
  annual: ExtremeCounts;
  /** One row per month. */
  months: MonthExtremes[];
  /** Probability of a single year between `low` and `high`, percent. */
  level: number;
  /** Daily mean from which both degree days count: 65 °F. In `units.temperature`. */
  degreeDayBase: number;
  /** The years of the normals that are shifted to `year`. */
  period: string;
  /** The year whose climate is meant. */
  year: number;
  /** Emission scenario. */
  scenario: Scenario;
  /** Ids of the levers that the counts assume. */
  levers: string[];
  /** Limits of the figures, for display. Localized. */
  notes: string[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `climate.analog`. */
export interface ClimateAnalogResult {
  /** Most alike first. */
  analogs: ClimateAnalog[];
  /** The least `sigma` of all compared cities, also of those near the place. */
  novelty: number;
  /** Whether `novelty` is above 4: no compared city has such a climate today. */
  novel: boolean;
  /** The year projected to. */
  year: number;
  /** Emission scenario. */
  scenario: Scenario;
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `favorites.list`. */
export interface FavoritesListResult {
  /** Favorites in the user's order. */
  favorites: Favorite[];
  /** The device's location, as a row. */
  myLocation: MyLocation;
  /** Revision of the favorites; grows with each change. */
  revision: number;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `favorites.add`. */
export interface FavoritesAddResult {
  /** The new favorite, or the existing one. */
  favorite: Favorite;
  /** Whether the favorite is new. */
  added: boolean;
  /** Revision of the favorites; grows with each change. */
  revision: number;
  /** Problems with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `favorites.remove`. */
export interface FavoritesRemoveResult {
  /** Revision of the favorites; grows with each change. */
  revision: number;
  /** Problems with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `favorites.move`. */
export interface FavoritesMoveResult {
  /** The moved favorite. */
  favorite: Favorite;
  /** Revision of the favorites; grows with each change. */
  revision: number;
  /** Problems with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `favorites.rename`. */
export interface FavoritesRenameResult {
  /** The renamed favorite. */
  favorite: Favorite;
  /** Revision of the favorites; grows with each change. */
  revision: number;
  /** Problems with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `forecast.hourly`. */
export interface ForecastHourlyResult {
  /** One row per hour. */
  hours: HourForecast[];
  /** The four most significant facts of the first 24 of the hours, a sentence each and the most significant first, with their temperatures always among them; null without hours. Localized. */
  summary: string | null;
  /** With `spread`: how the spreads were made. */
  spreads?: SpreadRecord[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `forecast.daily`. */
export interface ForecastDailyResult {
  /** One row per day. */
  days: DayForecast[];
  /** With `spread`: how the spreads were made. */
  spreads?: SpreadRecord[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `forecast.chance`. */
export interface ForecastChanceResult {
  /** Percent. */
  chance: number;
  /** Start of the first hour. */
  start: string;
  startLabels?: TimeLabels;
  /** End of the last hour. */
  end: string;
  endLabels?: TimeLabels;
  /** Where the chance comes from. */
  method: SpreadMethod;
  /** Whether the extremes of past days were as often within their spread as promised. */
  calibrated: boolean;
  /** Why not; null if they were. */
  reason: SpreadDoubt | null;
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `forecast.nowcast`. */
export interface ForecastNowcastResult {
  /** One row per step. */
  steps: NowcastStep[];
  /** Length of a step. */
  intervalMinutes: number;
  /** Whether a model has steps of this length here, by a table of the service's models. False if that is unknown, or if the quarters of every wet hour are equal: they are then an hour's amount, divided. */
  native: boolean;
  /** Minutes until rain begins, 0 if it is raining; null if no rain is forecast or the start is unknown. */
  startsInMinutes: number | null;
  /** Minutes until the first spell of rain ends; null if there is none, or if no dry time is known after it. */
  endsInMinutes: number | null;
  /** Summary in one sentence. Localized. */
  summary: string;
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `status.text`. */
export interface StatusTextResult {
  /** The line. */
  text: string;
  /** Kind of weather, for choosing an icon. */
  alt: string;
  /** Several lines with more detail. Localized. */
  tooltip: string;
  /** The tooltip in sentences to be read aloud: units in words, no symbols. Localized. */
  speech: string;
  /** Slugs for styling: the kind of weather; `day` or `night`; `source.kind`; `estimate`, `stale` and `corrected` if they apply to a value of the line; `alert` and `alert-` with its severity if an official warning is in force at the place or begins within a day, for the gravest one; `alerts-unknown` if nobody who would know has said which warnings are in force. */
  class: string[];
  /** Relative humidity, percent. */
  percentage: number | null;
  /** `≈` if a value of the line is an estimate, `*` if one is corrected by past errors, otherwise empty. Already part of `text`. */
  mark: string;
  /** Age of a stale value of the line; null if none is stale. Already part of `text`. */
  age: string | null;
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `chart.render`. */
export interface ChartRenderResult {
  /** MIME type of `text`. */
  mimeType: string;
  /** The chart. Localized. */
  text: string;
  /** Pixels or columns. */
  width: number;
  /** Pixels or rows. */
  height: number;
  /** Description of the chart in words. Localized. */
  alt: string;
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `initialize`. */
export interface InitializeResult {
  /** Name and version of the server. */
  serverInfo: ServerInfo;
  /** Version of the protocol. */
  protocolVersion: string;
  /** Capabilities of the server. */
  capabilities: ServerCapabilities;
}

/** Result of `location/request`. */
export interface LocationRequestResult {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Radius of uncertainty. */
  accuracyMeters?: number;
  /** Name of the place. */
  name?: string;
  /** IANA time zone. */
  timeZone?: string;
  /** When the location was measured. */
  time?: string;
}

/** Result of `location.search`. */
export interface LocationSearchResult {
  /** Best first. */
  places: FoundPlace[];
  /** Present if nothing in the gazetteer matches as typed: names that may have been meant, each once and all of one country, as in the error -32010. */
  didYouMean?: string[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `location.reverse`. */
export interface LocationReverseResult {
  /** Place named after the nearest known place within 50 km. */
  place: Place;
  /** Where the coordinates are, in words and in the configured unit of distance. */
  description: string;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `location.current`. */
export type LocationCurrentResult = LocationState;

/** Result of `location.set`. */
export type LocationSetResult = LocationState;

/** Result of `location.refresh`. */
export type LocationRefreshResult = LocationState;

/** Result of `map.layers`. */
export interface MapLayersResult {
  /** One entry per layer. */
  layers: MapLayer[];
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `map.tile`. */
export interface MapTileResult {
  /** MIME type of the image. */
  mimeType: string;
  /** The image, base64. */
  data: string;
  /** Pixels. */
  tileSize: number;
  /** When a newer tile may be available. */
  expiresAt: string | null;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `moon.phase`. */
export interface MoonPhaseResult {
  /** Time the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** Phase, by sectors of 45°. */
  name: MoonPhaseName;
  /** Moon minus sun in ecliptic longitude, degrees. */
  elongation: number;
  /** Illuminated fraction, 0…1. */
  illumination: number;
  /** Days since the last new moon. */
  ageDays: number;
  /** Distance from the center of the Earth. */
  distanceKm: number;
  /** The coming quarters. */
  next: NextMoonPhases;
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `moon.times`. */
export interface MoonTimesResult {
  /** One row per day. */
  days: MoonDay[];
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `observation.current`. */
export interface ObservationCurrentResult {
  /** Air temperature at 2 m. */
  temperature: MeasuredTemperature | null;
  /** Dew point. */
  dewPoint: MeasuredNumber | null;
  /** Relative humidity, percent: measured, or from temperature and dew point. */
  humidity: MeasuredNumber | null;
  /** Wind at 10 m. */
  wind: MeasuredWind | null;
  /** Pressure at sea level. */
  pressure: MeasuredNumber | null;
  /** Visibility. */
  visibility: MeasuredVisibility | null;
  /** Percent of the sky. */
  cloudCover: MeasuredNumber | null;
  /** Height of the lowest clouds above the station, in `units.elevation`. */
  cloudBase: MeasuredNumber | null;
  /** Weather, or else the state of the sky. */
  condition: MeasuredCondition | null;
  /** Rain and melted snow. */
  precipitation: MeasuredPrecipitation;
  /** Snow on the ground, in `units.snowfall`. */
  snowDepth: MeasuredNumber | null;
  /** The stations of these values, nearest first; empty if none counts. */
  stations: ObservedStation[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `observation.history`. */
export interface ObservationHistoryResult {
  /** The station; null if none near the place reports. */
  station: ObservedStation | null;
  /** Fields with the same value for the last twelve hours, as of a sensor that is stuck. Temperatures in whole degrees may stay the same without a fault. */
  stuck: MeasuredField[];
  /** From the oldest to the newest. */
  reports: StationReport[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `observation.stations`. */
export interface ObservationStationsResult {
  /** Nearest first; empty if there is none. */
  stations: NearStation[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `observation.decode`. */
export interface ObservationDecodeResult {
  /** What the report is. */
  kind: ReportKind;
  /** ICAO location indicator. */
  station: string;
  /** Null if the table has no such station. */
  aerodrome: Aerodrome | null;
  /** When it was observed, or issued if it is a TAF; never after now. Null if its time cannot be read, or no month near it has the day. */
  time: string | null;
  timeLabels?: TimeLabels;
  /** Made without a human observer. */
  automatic: boolean;
  /** Replaces an earlier report. */
  corrected: boolean;
  /** The station says that there is no report (NIL). */
  missing: boolean;
  /** Withdraws the TAF. */
  canceled: boolean;
  /** Begin of a TAF's period. */
  start?: string;
  startLabels?: TimeLabels;
  /** End of a TAF's period. */
  end?: string;
  endLabels?: TimeLabels;
  /** Air temperature. In `units.temperature`. */
  temperature: number | null;
  /** Dew point. In `units.temperature`. */
  dewPoint: number | null;
  /** Relative humidity over water from both, percent. */
  humidity: number | null;
  /** Pressure at sea level (SLP of the remarks, or else QNH). In `units.pressure`. */
  pressure: number | null;
  /** Wind, visibility, weather and clouds; those at the begin of a TAF. */
  conditions: ReportedConditions;
  /** Since the last report, but not now. */
  recentWeather: ReportedWeather[];
  /** From the remarks. */
  precipitation: ReportedPrecipitation;
  /** Snow on the ground. In `units.snowfall`. */
  snowDepth: number | null;
  /** Highest temperature of a TAF. In `units.temperature`. */
  temperatureMax: number | null;
  /** Lowest temperature of a TAF. In `units.temperature`. */
  temperatureMin: number | null;
  /** The trend of a METAR, or the groups of a TAF. */
  changes: ReportedChange[];
  /** No significant change within two hours (NOSIG). */
  steady: boolean;
  /** Groups, or what is left of them, without a meaning, with an impossible value, or in contradiction to earlier ones. Of the remarks only the last are listed. */
  unread: string[];
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `config.get`. */
export interface ConfigGetResult {
  /** One entry per setting. */
  values: ConfigValue[];
  /** Language of texts that follow the locale, under this `locale`. */
  language: LanguageInUse;
  /** Units of people, under this `locale`. The setting `units` is that of JSON. */
  readerUnits: UnitsInUse;
  /** Values that were rejected. */
  warnings: Warning[];
}

/** Result of `config.set`. */
export type ConfigSetResult = ConfigValue;

/** Result of `server.status`. */
export interface ServerStatusResult {
  /** Version of the program. */
  version: string;
  /** Version of the protocol. */
  protocolVersion: string;
  /** Seconds since start. */
  uptimeSeconds: number;
  /** Requests not yet answered, including this one. */
  inFlight: number;
  /** Output the client has not read. */
  queuedOutputBytes: number;
  /** Calls and errors by method. */
  methods: Record<string, unknown>;
  /** The response cache. */
  cache: CacheStatus;
  /** The stored files. */
  storage: StorageStatus;
  /** One entry per provider. */
  providers: ProviderStatus[];
  /** Subscriptions of this connection. */
  subscriptions: number;
  /** Whether the current location is known. */
  location: LocationStatus;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `rpc.discover`. */
export type RpcDiscoverResult = Record<string, unknown>;

/** Result of `forecast.skill`. */
export interface ForecastSkillResult {
  /** By provider, variable and lead; empty if too little is known. */
  rows: ForecastSkillRow[];
  /** Providers whose newest values cannot be right. They have no weight until they are right again. */
  suspects: SuspectProvider[];
  /** Weights of the providers, by variable and lead; empty with fewer than two providers. */
  blends: Blend[];
  /** Place the answer is for. */
  place: Place;
}

/** Result of `skill.backfill`. */
export interface SkillBackfillResult {
  /** Whose forecasts. */
  provider: SourceProvider;
  /** First day (UTC). */
  since: string;
  /** Last day (UTC). */
  until: string;
  /** Days of lead with forecasts. */
  leads: number[];
  /** Days with forecasts, counted for each lead. */
  forecastDays: number;
  /** Days left out because they repeat the shorter lead's. */
  repeatedDays: number;
  /** Days with measured values. */
  measuredDays: number;
  /** Whose reports were fetched, nearest first. */
  stations: ObservedStation[];
  /** Temperatures of the provider beside what came, at all leads. */
  pairs: number;
  /** Those that the call added. */
  newPairs: number;
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `skill.export`. */
export interface SkillExportResult {
  /** The file. */
  text: string;
  /** Pairs. */
  count: number;
  /** Place the answer is for. */
  place: Place;
}

/** Result of `skill.remove`. */
export interface SkillRemoveResult {
  /** Removed days of forecasts and of measurements. */
  count: number;
  /** Place the answer is for. */
  place: Place;
}

/** Result of `subscription.create`. */
export type SubscriptionCreateResult = SubscriptionState;

/** Result of `subscription.cancel`. */
export interface SubscriptionCancelResult {
  /** Whether the subscription existed. */
  cancelled: boolean;
}

/** Result of `subscription.list`. */
export interface SubscriptionListResult {
  /** In order of creation. */
  subscriptions: SubscriptionState[];
}

/** Result of `sun.times`. */
export interface SunTimesResult {
  /** One row per day. */
  days: SunDay[];
  /** Degrees by which the observer's horizon lies below that of the sea; only with `horizon: "observer"`. */
  dip?: number;
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `sun.position`. */
export interface SunPositionResult {
  /** Time the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** Degrees from north, clockwise. */
  azimuth: number;
  /** Degrees, airless. */
  altitude: number;
  /** Degrees, with refraction. */
  apparentAltitude: number;
  /** Degrees. */
  declination: number;
  /** Apparent minus mean solar time. */
  equationOfTimeMinutes: number;
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `sun.phase`. */
export interface SunPhaseResult {
  /** Time the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** How light it is. */
  phase: SunPhase;
  /** Whether the sun is above the separating angle. */
  isDay: boolean;
  /** Whether the sun is between −4° and +6°. */
  isGoldenHour: boolean;
  /** Whether the sun is before its transit. */
  isRising: boolean;
  /** Degrees, airless. */
  altitude: number;
  /** The next change; null if none comes within a year. */
  next: NextSunPhase | null;
  /** Place the answer is for. */
  place: Place;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** Source of the answer. */
  source: Source;
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `sunset.score`. */
export interface SunsetScoreResult {
  /** Model used. */
  model: SunsetModel;
  /** Sunset or sunrise. */
  event: SunEvent;
  /** One row per day. */
  days: SunsetDay[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `sunset.about`. */
export interface SunsetAboutResult {
  /** Heading. Localized. */
  title: string;
  /** One paragraph. Localized. */
  text: string;
  /** The inputs of the score. */
  factors: AboutFactor[];
  /** The labels of the score. Localized. */
  labels: string[];
  /** The lowest score of each label except the first. */
  thresholds: number[];
  /** What the score cannot know. Localized. */
  unknowable: string[];
  /** What the user's own evenings taught; null if the store cannot be read. */
  learning: SunsetLearning | null;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `sunset.evaluate`. */
export interface SunsetEvaluateResult {
  /** Model used. */
  model: SunsetModel;
  /** 0…100. */
  score: number | null;
  /** The score as a slug. */
  rating: SunsetRating | null;
  /** The score in a word. Localized. */
  label: string | null;
  /** What to draw beside the score; null without one. */
  symbols: Symbols | null;
  /** Explanation in one sentence. Localized. */
  explanation: string;
  /** What `sunset.score` would say if this sky were the forecast for today; null for `classic`. */
  outlook: SunsetOutlook | null;
  /** The parts of the score. */
  subscores: SunsetSubscores | null;
  /** The inputs with their labels; the visibility is in kilometers. */
  factors: SunsetFactors;
  /** Zenith, middle, horizon, each `#rrggbb`. */
  gradient: string[];
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `sunset.best`. */
export interface SunsetBestResult {
  /** Model used. */
  model: SunsetModel;
  /** Best first: by score, then by the chance of color; evenings without a score last. Estimates are not ranked. */
  ranked: RankedSunset[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `sunset.observe`. */
export interface SunsetObserveResult {
  /** The evening's local date. */
  date: string;
  /** What was saved; null if it was removed. */
  observation: ObservedSunset | null;
  /** The newest 10 of the place, dates ascending. */
  recent: ObservedSunset[];
  /** What all observations taught so far. */
  learning: SunsetLearning;
  /** Place the answer is for. */
  place: Place;
}

/** Result of `weather.current`. */
export interface WeatherCurrentResult {
  /** Time the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** Air temperature at 2 m. In `units.temperature`. */
  temperature: number | null;
  /** How warm it feels; `feelsLikeMethod` names the formula. In `units.temperature`. */
  feelsLike: number | null;
  /** Formula of `feelsLike`, if there is one. */
  feelsLikeMethod?: FeelsLikeMethod;
  /** Relative humidity, percent. */
  humidity: number | null;
  /** Dew point at 2 m. In `units.temperature`. */
  dewPoint: number | null;
  /** Pressure at sea level. In `units.pressure`. */
  pressure: number | null;
  /** Wind at 10 m. */
  wind: Wind;
  /** Clouds by layer. */
  cloudCover: CloudCover;
  /** Visibility. In `units.visibility`. */
  visibility: number | null;
  /** Given if the visibility is beyond the end of the scale. */
  visibilityBound?: VisibilityBound;
  /** UV index. */
  uvIndex: number | null;
  /** Rain and snow, over the interval that the provider has an amount for. */
  precipitation: IntervalPrecipitation | null;
  /** Whether the sun is up. */
  isDay: boolean | null;
  /** Weather condition. */
  condition: Condition | null;
  /** Today's sunrise; null if there is none. */
  sunrise: string | null;
  sunriseLabels?: TimeLabels;
  /** Today's sunset; null if there is none. */
  sunset: string | null;
  sunsetLabels?: TimeLabels;
  /** Comparison with the normal of today's climate. */
  normal: TemperatureNormal | null;
  /** `observation.current`, if it could be had within two seconds beyond the row. Null if no station counts, or if a warning says that the stations could not be asked. */
  observed: ObservationCurrentResult | null;
  /** Values of the row that stations measured instead of a model. */
  measured: MeasuredField[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `weather.overview`. */
export interface WeatherOverviewResult {
  /** Place the answer is for. */
  place: Place;
  /** The units used. */
  units: Units;
  /** The parts in the order in which they were asked for, each with its own state. */
  parts: OverviewPart[];
  /** The four most significant facts of today, after its gravest warning, from the parts `forecast.daily`, `alerts.active` and `sunset.score` about its place, as far as there are any, after the mark `*` if values are corrected by past errors; null without `forecast.daily`. Localized. */
  headline: string | null;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `weather.summary`. */
export interface WeatherSummaryResult {
  /** One row per day. */
  days: SummaryDay[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `weather.history`. */
export interface WeatherHistoryResult {
  /** One row per day. */
  days: PastDay[];
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `weather.changes`. */
export interface WeatherChangesResult {
  /** The most significant first. */
  changes: WeatherChange[];
  /** Whether the official warnings are known; if not, an empty list is no all-clear. */
  warningsKnown: boolean;
  /** Place the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The answer as text; absent unless requested. */
  text?: ResultText;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Result of `condition.catalog`. */
export interface ConditionCatalogResult {
  /** One entry per kind. */
  conditions: ConditionEntry[];
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
}

/** Result of `icon.get`. */
export interface IconGetResult {
  /** MIME type of the image. */
  mimeType: string;
  /** The image, base64. */
  data: string;
  /** `rtl` if text that follows the locale is written from right to left; absent if from left to right. */
  dir?: TextDirection;
  /** The weakest part of the answer. */
  source: Source;
  /** All sources, if there are several. */
  sources?: ProductSource[];
  /** With the warning `throttled`: seconds until a retry is useful. */
  retryAfterSeconds?: number;
  /** What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known. */
  corrections?: Correction[];
  /** What was blended from several providers; absent if nothing was. */
  blends?: Blend[];
  /** Attribution to show. */
  attribution: Attribution[];
  /** Notices about the answer. */
  warnings: Warning[];
}

/** Params of `air.quality`. */
export interface AirQualityParams {
  /** Hours of forecast to include. */
  hours?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `alerts.active`. */
export interface AlertsActiveParams {
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `alerts.coverage`. */
export interface AlertsCoverageParams {
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.project`. */
export interface ClimateProjectParams {
  /** Temperature to project, in `units.temperature`; the current weather if absent. */
  temperature?: number;
  /** Relative humidity, percent, for heat index and wet bulb. */
  humidity?: number;
  /** Current weather condition. */
  condition?: ConditionInput;
  /** The day the projection starts from. It determines the month and, for a past year, what the change counts from. Without `temperature`, the mean of that day is projected. */
  date?: string;
  /** The year to project to. */
  year?: number;
  /** Years of a series to include. */
  years?: ListSpan;
  /** Emission scenario; `ssp245` if absent. */
  scenario?: Scenario;
  /** Levers to apply; true is `package_all`. */
  interventions?: Interventions;
  /** Projection model. */
  model?: ClimateModel;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.scenarios`. */
export interface ClimateScenariosParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.levers`. */
export interface ClimateLeversParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.normals`. */
export interface ClimateNormalsParams {
  /** One month; all months if absent. */
  month?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.extremes`. */
export interface ClimateExtremesParams {
  /** The year whose climate is meant, past or future; the current year if absent. */
  year?: number;
  /** Emission scenario. */
  scenario?: Scenario;
  /** Levers to apply from this year on; true is `package_all`. */
  interventions?: Interventions;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.analog`. */
export interface ClimateAnalogParams {
  /** The year to project to. */
  year?: number;
  /** Emission scenario. */
  scenario?: Scenario;
  /** Maximum number of analogs. */
  limit?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.list`. */
export interface FavoritesListParams {
  /** What to add to each row. */
  include?: FavoriteInclude[];
  /** Scoring model of `sunset`; that of the setting `sunset.model` if absent. */
  model?: SunsetModel;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.add`. */
export interface FavoritesAddParams {
  /** Name to show; the place's own name if absent. */
  name?: string;
  /** Id of the favorite to insert before; the end if absent. */
  before?: string;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.remove`. */
export interface FavoritesRemoveParams {
  /** Id of the favorite. */
  id: string;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.move`. */
export interface FavoritesMoveParams {
  /** Id of the favorite. */
  id: string;
  /** Id of the favorite to move before; null or absent for the end. */
  before?: string;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.rename`. */
export interface FavoritesRenameParams {
  /** Id of the favorite. */
  id: string;
  /** New name. */
  name: string;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `forecast.hourly`. At most one of `hours` and `date` is given. At most one of `hours` and `from` is given. At most one of `hours` and `to` is given. */
export type ForecastHourlyParams = {
  /** Whether values are corrected by the errors known of their provider at the place; the configured `skill.correction` if absent. `corrections` says what was. */
  correction?: SkillUse;
  /** Whether several providers are blended by the errors known of them at the place; the configured `skill.blend` if absent. Asks each of them. `blends` says what was. */
  blend?: SkillUse;
  /** Adds spreads to the rows, and `spreads`. May ask for an ensemble. */
  spread?: boolean;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { /** Number of hours. */ hours?: number; date?: never; }
  | { hours?: never; /** The hours of a local day; with `from` or `to`, today if absent. */ date?: string; }
) & (
  | { /** Number of hours. */ hours?: number; from?: never; }
  | { hours?: never; /** Local clock time at which the span starts; midnight if absent. */ from?: string; }
) & (
  | { /** Number of hours. */ hours?: number; to?: never; }
  | { hours?: never; /** Local clock time at which the span ends, on the next day if that is before `from`; midnight if absent. */ to?: string; }
);

/** Params of `forecast.daily`. */
export interface ForecastDailyParams {
  /** Number of days. */
  days?: number;
  /** Whether values are corrected by the errors known of their provider at the place; the configured `skill.correction` if absent. `corrections` says what was. */
  correction?: SkillUse;
  /** Whether several providers are blended by the errors known of them at the place; the configured `skill.blend` if absent. Asks each of them. `blends` says what was. */
  blend?: SkillUse;
  /** Adds spreads to the rows, and `spreads`. May ask for an ensemble. */
  spread?: boolean;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `forecast.chance`. Exactly one of `above` and `below` is given. */
export type ForecastChanceParams = {
  /** What is to cross the threshold; precipitation is that of one hour. */
  variable: SpreadVariable;
  /** Number of hours, beginning with the current one. */
  within?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { /** Threshold, in the units of the answer; a wind above force 5 of the Beaufort scale (`bft`) is of force 6 and more. */ above: number; below?: never; }
  | { above?: never; /** Threshold, in the units of the answer. */ below: number; }
);

/** Params of `forecast.nowcast`. */
export interface ForecastNowcastParams {
  /** Minutes to look ahead. */
  minutes?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `status.text`. At most one of `format` and `preset` is given. */
export type StatusTextParams = {
  /** Set of glyphs. */
  iconSet?: IconSet;
  /** Markup to escape in the values; the format's own text is not changed. */
  escape?: EscapeStyle;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { /** What to write. Letters: %c icon, %C condition, %x plain symbol, %t temperature, %f feels like, %h humidity, %w wind, %l place, %p precipitation, %o its probability, %P pressure, %u UV index, %m moon, %M its age in days, %D dawn, %S sunrise, %z noon, %s sunset, %d dusk, %T time, %Z time zone, %a age, %e mark. Names: {place}, {name}, {country}, {time}, {date}, {weekday}, {timeZone}, {icon}, {symbol}, {condition}, {temperature}, {feelsLike}, {humidity}, {dewPoint}, {pressure}, {wind}, {windSpeed}, {gust}, {compass}, {cloudCover}, {visibility}, {uvIndex}, {precipitation}, {normal}, {anomaly}, {temperatureMin}, {temperatureMax}, {precipitationProbability}, {rainIn}, {dawn}, {sunrise}, {noon}, {sunset}, {dusk}, {goldenHour}, {dayLength}, {moonIcon}, {moonPhase}, {moonAge}, {moonIllumination}, {sunsetScore}, {sunsetRating}, {aqi}, {alert} (the gravest warning, as its sender calls it; empty if none is in force, "–" if that is not known), {alertCount}, {source}, {age} (since the weather was fetched), {mark} (≈ before an estimate, * before a value that is corrected by past errors, else nothing). A format without `{mark}` gets it before the first value of each kind, one without `{age}` the age of stale values at its end. */ format?: string; preset?: never; }
  | { format?: never; /** A predefined format; `1` if both are absent. */ preset?: StatusPreset; }
);

/** Params of `chart.render`. */
export type ChartRenderParams = {
  /** SVG or text. */
  format?: ChartFormat;
  /** Width in pixels, or in columns of text. */
  width?: number;
  /** Height in pixels, or in rows of text. */
  height?: number;
  /** Color theme. */
  theme?: ChartTheme;
  /** For `text`: whether to use color escapes. */
  ansi?: boolean;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { kind: "temperature"; params?: ForecastHourlyParams; }
  | { kind: "precipitation"; params?: ForecastHourlyParams; }
  | { kind: "sunset"; params?: SunsetScoreParams; }
  | { kind: "projection"; params?: ClimateProjectParams; }
  | { kind: "sun"; params?: SunTimesParams; }
  | { kind: "map"; params?: MapChartParams; }
  | { kind: "skill"; params?: ForecastSkillParams; }
  | { kind: "reliability"; params?: ForecastSkillParams; }
);

/** Params of `initialize`. */
export interface InitializeParams {
  /** Requested protocol version. */
  protocolVersion?: string;
  /** Process to watch: the server ends when it does. Watched only once it was seen alive. */
  processId?: number;
  /** Name and version of the client. */
  clientInfo?: ClientInfo;
  /** Capabilities of the client. */
  capabilities?: ClientCapabilities;
  /** Settings for this connection. */
  configuration?: InitialConfiguration;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `shutdown`. */
export interface ShutdownParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `initialized`. */
export interface InitializedParams {
}

/** Params of `exit`. */
export interface ExitParams {
}

/** Params of `$/cancelRequest`. */
export interface CancelRequestParams {
  /** Id of the request, or of a member of a batch. */
  id: RequestId;
}

/** Params of `$/setTrace`. */
export interface SetTraceParams {
  /** Ignored. */
  value?: string;
}

/** Params of `location/request`. */
export interface LocationRequestParams {
  /** Why the server asks. */
  reason: string;
  /** How long the server waits. */
  timeoutMs: number;
}

/** Params of `subscription/event`. At most one of `result` and `error` is given. */
export type SubscriptionEventParams = {
  /** Which subscription. */
  id: string;
  /** Counts from 0 without gaps. */
  sequence: number;
  /** When the event was sent. */
  time: string;
  /** Why the event was sent. */
  reason: EventReason;
  /** What the event tells about, with `leadMinutes`. */
  onsets?: Onset[];
} & (
  | { /** The method's result. */ result?: unknown; error?: never; }
  | { result?: never; /** Why there is no result. */ error?: ErrorObject; }
);

/** Params of `favorites/didChange`. */
export interface FavoritesDidChangeParams {
  /** The new revision. */
  revision: number;
}

/** Params of `location/didChange`. */
export interface LocationDidChangeParams {
  /** The new location. */
  place: Place;
  /** Where the location comes from. */
  origin: LocationOrigin;
}

/** Params of `$/progress`. */
export interface ProgressParams {
  /** The token of the request. */
  token: ProgressToken;
  /** A `WorkDoneProgress`, or a part as named by the method's `x-partial`. */
  value: unknown;
}

/** Params of `location.search`. */
export interface LocationSearchParams {
  /** Name to search for, a code of an airport, or coordinates (section 8.3). */
  query: string;
  /** Maximum number of places. */
  limit?: number;
  /** Whether to ask the provider too. */
  online?: boolean;
  /** Prefers places close to this one: the closer, the more, up to 1,000 km. */
  near?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.reverse`. */
export interface LocationReverseParams {
  /** Degrees north. */
  latitude: number;
  /** Degrees east, wrapped to −180…180. */
  longitude: number;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.current`. */
export interface LocationCurrentParams {
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.set`. */
export interface LocationSetParams {
  /** The new location. */
  place: PlaceReference;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.refresh`. */
export interface LocationRefreshParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `map.layers`. */
export interface MapLayersParams {
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `map.tile`. */
export interface MapTileParams {
  /** Id of a layer of `map.layers`, or `outlines`. */
  layer: string;
  /** Zoom level. */
  z: number;
  /** Column. */
  x: number;
  /** Row, counted from the north. */
  y: number;
  /** Id of the frame; the newest if absent. */
  frame?: string;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `moon.phase`. */
export interface MoonPhaseParams {
  /** Time; now if absent. */
  time?: string;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `moon.times`. */
export interface MoonTimesParams {
  /** First day; today if absent. */
  date?: string;
  /** Number of days. */
  days?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `observation.current`. */
export interface ObservationCurrentParams {
  /** Stations farther away do not count. */
  maxDistanceKm?: number;
  /** Older reports do not count. */
  maxAgeMinutes?: number;
  /** A station that is more than this higher or lower gives no temperature, dew point or snow depth. */
  maxHeightDifferenceMeters?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `observation.history`. */
export interface ObservationHistoryParams {
  /** How many hours back from now. */
  hours?: number;
  /** Id of a station near the place; the nearest that measures the temperature if absent. */
  stationId?: string;
  /** Stations farther away do not count. */
  maxDistanceKm?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `observation.stations`. */
export interface ObservationStationsParams {
  /** At most so many stations. */
  limit?: number;
  /** Stations farther away do not count. */
  maxDistanceKm?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `observation.decode`. */
export interface ObservationDecodeParams {
  /** One report (WMO FM 15, FM 16 or FM 51). Without its type it is a TAF if its period follows the time, otherwise a METAR. */
  report: string;
  /** An instant near the report's: reports do not name their month. Now if absent. */
  time?: string;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `config.get`. */
export interface ConfigGetParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `config.set`. */
export interface ConfigSetParams {
  /** Path of the setting. */
  setting: string;
  /** New value; null for the default. */
  value?: unknown;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `server.status`. */
export interface ServerStatusParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `rpc.discover`. */
export interface RpcDiscoverParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `forecast.skill`. */
export interface ForecastSkillParams {
  /** What was forecast; everything if absent, of which a chart shows the temperature. */
  variable?: SkillVariable;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `skill.backfill`. */
export interface SkillBackfillParams {
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `skill.export`. */
export interface SkillExportParams {
  /** Whose forecasts. */
  provider: SourceProvider;
  /** What was forecast. */
  variable?: SkillVariable;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `skill.remove`. At most one of `place` and `all` is given. */
export type SkillRemoveParams = {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { /** Forgets all places. */ all?: boolean; place?: never; }
  | { all?: false; /** Place; the current location if absent. */ place?: PlaceReference; }
);

/** Params of `subscription.create`. */
export type SubscriptionCreateParams<M extends SubscribableMethod = SubscribableMethod> = M extends SubscribableMethod ? {
  /** A method marked `x-subscribable`. */
  method: M;
  /** Params of the method. */
  params?: Methods[M]["params"];
  /** Seconds between two calls. */
  intervalSeconds?: number;
  /** When to send an event, and how much of the result. */
  emit?: EmitMode;
  /** What must become true before an event is sent. */
  when?: SubscriptionTrigger;
  /** Id of the subscription, which no other of the connection has; chosen by the server if absent. */
  id?: string;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} : never;

/** Params of `subscription.cancel`. */
export interface SubscriptionCancelParams {
  /** Id of the subscription. */
  id: string;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `subscription.list`. */
export interface SubscriptionListParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sun.times`. */
export interface SunTimesParams {
  /** First day; today if absent. */
  date?: string;
  /** Number of days. */
  days?: number;
  /** Also compute when the sun passes this angle. */
  elevationAngle?: number;
  /** Horizon of sunrise and sunset: `seaLevel`, or `observer`, which lies 1.76′√h lower for an observer h meters up. */
  horizon?: SunHorizon;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sun.position`. */
export interface SunPositionParams {
  /** Time; now if absent. */
  time?: string;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sun.phase`. */
export interface SunPhaseParams {
  /** Time; now if absent. */
  time?: string;
  /** Angle that separates day from not day, instead of −0.8333°. */
  elevationAngle?: number;
  /** Minutes to shift the change by; negative is earlier. */
  offsetMinutes?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sunset.score`. At most one of `days` and `date` is given. */
export type SunsetScoreParams = {
  /** Scoring model; that of the setting `sunset.model` if absent, and for sunrises, which `classic` does not score, `afterglow`. */
  model?: SunsetModel;
  /** Sunset or sunrise; `classic` supports only sunset. */
  event?: SunEvent;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { /** Number of days. */ days?: number; date?: never; }
  | { days?: never; /** One day. */ date?: string; }
);

/** Params of `sunset.about`. */
export interface SunsetAboutParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sunset.evaluate`. */
export interface SunsetEvaluateParams {
  /** Clouds at the event. */
  cloudCover: CloudCoverInput;
  /** Relative humidity, percent. */
  humidity?: number;
  /** At 550 nm. */
  aerosolOpticalDepth?: number;
  /** In `units.visibility`. */
  visibility?: number;
  /** In `units.precipitationRate`. */
  precipitation?: number;
  /** Clouds toward the sun. */
  path?: PathPoint[];
  /** Degrees; affects only the gradient. */
  sunAltitude?: number;
  /** Scoring model; that of the setting `sunset.model` if absent. */
  model?: SunsetModel;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sunset.best`. */
export interface SunsetBestParams {
  /** Places to compare; the favorites if absent. */
  places?: PlaceReference[];
  /** Number of days. */
  days?: number;
  /** Scoring model; that of the setting `sunset.model` if absent. */
  model?: SunsetModel;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sunset.observe`. Exactly one of `score` and `remove` is given. */
export type SunsetObserveParams = {
  /** The place's local date; if absent, the latest event that has passed. */
  date?: string;
  /** Sunset or sunrise. */
  event?: SunEvent;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { /** How good it was, from a gray sky to the best of a lifetime. */ score: number; remove?: false; }
  | { score?: never; /** Removes the observation of the evening. */ remove: true; }
);

/** Params of `weather.current`. */
export interface WeatherCurrentParams {
  /** Whose values the row has where there are both. */
  prefer?: ValuePreference;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `weather.overview`. */
export interface WeatherOverviewParams {
  /** Calls whose answers to return, each method once. They take the place, the units and everything else that methods share from here, unless their own `params` say otherwise. */
  parts?: MethodCall[];
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `weather.summary`. */
export interface WeatherSummaryParams {
  /** Number of days. */
  days?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `weather.history`. */
export interface WeatherHistoryParams {
  /** Local day, before today at the place; `days` days before today if absent. */
  date?: string;
  /** Number of days: those before today, or those that end with `date`. */
  days?: number;
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `weather.changes`. */
export interface WeatherChangesParams {
  /** Place; the current location if absent. */
  place?: PlaceReference;
  /** Units of the result; the configured units if absent. */
  units?: UnitsChoice;
  /** Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month. */
  labels?: LabelsChoice;
  /** Adds the answer as text, in the language of `locale`. */
  text?: TextOptions;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `condition.catalog`. */
export interface ConditionCatalogParams {
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `icon.get`. Exactly one of `icon` and `code` is given. */
export type IconGetParams = {
  /** With `code`: day or night. */
  isDay?: boolean;
  /** Preferred edge length in pixels. */
  size?: number;
  /** Maximum age of a cached answer; the method's `x-cache` if absent. */
  maxAgeSeconds?: number;
  /** Same as `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues. */
  deadlineMs?: number;
  /** Which answers are acceptable if no fresh one is available. */
  fallback?: Fallback;
  /** The only provider to ask. */
  provider?: SourceProvider;
  /** BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent. */
  locale?: string;
  /** Token to report progress under. */
  workDoneToken?: ProgressToken;
  /** Token to send parts of the result under, for methods that have parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
} & (
  | { /** OpenWeatherMap icon code such as `10d`. */ icon: string; code?: never; }
  | { icon?: never; /** WMO weather code. */ code: number; }
);

/** Requests from the client. */
export interface Methods {
  /** Reports how clean the air is. */
  "air.quality": { params: AirQualityParams; result: AirQualityResult };
  /** Lists the official warnings in force. */
  "alerts.active": { params: AlertsActiveParams; result: AlertsActiveResult };
  /** Lists who would speak for a place, and when each was last heard. */
  "alerts.coverage": { params: AlertsCoverageParams; result: AlertsCoverageResult };
  /** Projects a day's weather to a future year. */
  "climate.project": { params: ClimateProjectParams; result: ClimateProjectResult };
  /** Lists the emission scenarios. */
  "climate.scenarios": { params: ClimateScenariosParams; result: ClimateScenariosResult };
  /** Lists the climate interventions. */
  "climate.levers": { params: ClimateLeversParams; result: ClimateLeversResult };
  /** Gives the climate normals of a place. */
  "climate.normals": { params: ClimateNormalsParams; result: ClimateNormalsResult };
  /** Gives the expected hot, cold and frosty days of a year. */
  "climate.extremes": { params: ClimateExtremesParams; result: ClimateExtremesResult };
  /** Finds the cities whose climate today matches this place's projection. */
  "climate.analog": { params: ClimateAnalogParams; result: ClimateAnalogResult };
  /** Lists the favorites in their order. */
  "favorites.list": { params: FavoritesListParams; result: FavoritesListResult };
  /** Adds a favorite. */
  "favorites.add": { params: FavoritesAddParams; result: FavoritesAddResult };
  /** Removes a favorite. */
  "favorites.remove": { params: FavoritesRemoveParams; result: FavoritesRemoveResult };
  /** Moves a favorite to another position. */
  "favorites.move": { params: FavoritesMoveParams; result: FavoritesMoveResult };
  /** Renames a favorite. */
  "favorites.rename": { params: FavoritesRenameParams; result: FavoritesRenameResult };
  /** Forecasts the coming hours. */
  "forecast.hourly": { params: ForecastHourlyParams; result: ForecastHourlyResult };
  /** Forecasts the coming days. */
  "forecast.daily": { params: ForecastDailyParams; result: ForecastDailyResult };
  /** Says how likely a threshold is crossed in the coming hours. */
  "forecast.chance": { params: ForecastChanceParams; result: ForecastChanceResult };
  /** Forecasts rain for the next two hours. */
  "forecast.nowcast": { params: ForecastNowcastParams; result: ForecastNowcastResult };
  /** Writes one line for a status bar. */
  "status.text": { params: StatusTextParams; result: StatusTextResult };
  /** Draws a chart of a forecast, or a map. */
  "chart.render": { params: ChartRenderParams; result: ChartRenderResult };
  /** Opens the session and exchanges capabilities. */
  "initialize": { params: InitializeParams; result: InitializeResult };
  /** Cancels running work and prepares to exit. */
  "shutdown": { params: ShutdownParams; result: null };
  /** Tells the server that the client has read the answer to `initialize`. */
  "initialized": { params: InitializedParams; result: never };
  /** Ends the process: code 0 after `shutdown`, otherwise 1. */
  "exit": { params: ExitParams; result: never };
  /** Cancels a request, which is answered -32800 at once. */
  "$/cancelRequest": { params: CancelRequestParams; result: never };
  /** Has no effect; accepted because editors send it. */
  "$/setTrace": { params: SetTraceParams; result: never };
  /** Finds places by name. */
  "location.search": { params: LocationSearchParams; result: LocationSearchResult };
  /** Finds the place at a pair of coordinates. */
  "location.reverse": { params: LocationReverseParams; result: LocationReverseResult };
  /** Returns the current location. */
  "location.current": { params: LocationCurrentParams; result: LocationCurrentResult };
  /** Sets the current location. */
  "location.set": { params: LocationSetParams; result: LocationSetResult };
  /** Asks the client where the device is. */
  "location.refresh": { params: LocationRefreshParams; result: LocationRefreshResult };
  /** Lists the layers a map can show. */
  "map.layers": { params: MapLayersParams; result: MapLayersResult };
  /** Returns one tile of a map layer. */
  "map.tile": { params: MapTileParams; result: MapTileResult };
  /** Computes the moon's phase and illumination. */
  "moon.phase": { params: MoonPhaseParams; result: MoonPhaseResult };
  /** Computes moonrise and moonset. */
  "moon.times": { params: MoonTimesParams; result: MoonTimesResult };
  /** Reports what stations near a place measured. */
  "observation.current": { params: ObservationCurrentParams; result: ObservationCurrentResult };
  /** Reports what a station near a place measured in the last hours. */
  "observation.history": { params: ObservationHistoryParams; result: ObservationHistoryResult };
  /** Lists the stations near a place. */
  "observation.stations": { params: ObservationStationsParams; result: ObservationStationsResult };
  /** Reads a METAR, SPECI or TAF. */
  "observation.decode": { params: ObservationDecodeParams; result: ObservationDecodeResult };
  /** Lists the settings in force. */
  "config.get": { params: ConfigGetParams; result: ConfigGetResult };
  /** Changes a setting. */
  "config.set": { params: ConfigSetParams; result: ConfigSetResult };
  /** Reports the health of the server. */
  "server.status": { params: ServerStatusParams; result: ServerStatusResult };
  /** Returns this OpenRPC document. */
  "rpc.discover": { params: RpcDiscoverParams; result: RpcDiscoverResult };
  /** Reports how wrong each provider's forecasts of a place were. */
  "forecast.skill": { params: ForecastSkillParams; result: ForecastSkillResult };
  /** Fills the ledger of a place with forecasts of the last 90 days and what came. */
  "skill.backfill": { params: SkillBackfillParams; result: SkillBackfillResult };
  /** Exports forecasts beside what came, as a text that verif reads. */
  "skill.export": { params: SkillExportParams; result: SkillExportResult };
  /** Forgets what was forecast for a place and what came. */
  "skill.remove": { params: SkillRemoveParams; result: SkillRemoveResult };
  /** Subscribes to changes of an answer. */
  "subscription.create": { params: SubscriptionCreateParams; result: SubscriptionCreateResult };
  /** Cancels a subscription. */
  "subscription.cancel": { params: SubscriptionCancelParams; result: SubscriptionCancelResult };
  /** Lists this connection's subscriptions. */
  "subscription.list": { params: SubscriptionListParams; result: SubscriptionListResult };
  /** Computes sunrise, sunset and every twilight. */
  "sun.times": { params: SunTimesParams; result: SunTimesResult };
  /** Computes the sun's position in the sky. */
  "sun.position": { params: SunPositionParams; result: SunPositionResult };
  /** Tells whether it is day, twilight or night. */
  "sun.phase": { params: SunPhaseParams; result: SunPhaseResult };
  /** Scores how colorful the coming sunsets will be. */
  "sunset.score": { params: SunsetScoreParams; result: SunsetScoreResult };
  /** Explains the sunset score. */
  "sunset.about": { params: SunsetAboutParams; result: SunsetAboutResult };
  /** Scores a sky described by the caller. */
  "sunset.evaluate": { params: SunsetEvaluateParams; result: SunsetEvaluateResult };
  /** Ranks places and evenings by sunset score. */
  "sunset.best": { params: SunsetBestParams; result: SunsetBestResult };
  /** Saves how a sunset was, and learns from it. */
  "sunset.observe": { params: SunsetObserveParams; result: SunsetObserveResult };
  /** Reports the current weather. */
  "weather.current": { params: WeatherCurrentParams; result: WeatherCurrentResult };
  /** Returns everything a weather page shows, in one call. */
  "weather.overview": { params: WeatherOverviewParams; result: WeatherOverviewResult };
  /** Says in words what the coming days are like. */
  "weather.summary": { params: WeatherSummaryParams; result: WeatherSummaryResult };
  /** Says what past days were like. */
  "weather.history": { params: WeatherHistoryParams; result: WeatherHistoryResult };
  /** Says what changes in the next 48 hours. */
  "weather.changes": { params: WeatherChangesParams; result: WeatherChangesResult };
  /** Lists every weather condition with its glyphs. */
  "condition.catalog": { params: ConditionCatalogParams; result: ConditionCatalogResult };
  /** Returns the picture of a weather condition. */
  "icon.get": { params: IconGetParams; result: IconGetResult };
}

/** Requests and notifications from the server. */
export interface ServerMethods {
  /** Asks the client where the device is. */
  "location/request": { params: LocationRequestParams; result: LocationRequestResult };
  /** Delivers an event of a subscription. */
  "subscription/event": { params: SubscriptionEventParams; result: never };
  /** Reports that the favorites changed, here or in another process (within 5 s). */
  "favorites/didChange": { params: FavoritesDidChangeParams; result: never };
  /** Reports that the current location changed. */
  "location/didChange": { params: LocationDidChangeParams; result: never };
  /** Reports progress of a request, or delivers a part of its result. */
  "$/progress": { params: ProgressParams; result: never };
}
