// Generated from protocol-spec/ by specgen; do not edit.

/** US EPA AQI, European AQI, or OpenWeatherMap's 1 to 5. */
export type AirQualityScale =
  | "us"
  | "eu"
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
  | "hazardous";

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
  /** Which scale. */
  scale: AirQualityScale;
  /** Its value. */
  value: number | null;
  /** The class of the value. */
  category: AirQualityCategory | null;
  /** What decides it. */
  dominantPollutant: Pollutant | null;
}

/** Concentrations in `units.pollutant`. */
export interface Pollutants {
  /** Particles below 2.5 µm. */
  pm25: number | null;
  /** Particles below 10 µm. */
  pm10: number | null;
  /** Nitrogen dioxide. */
  no2: number | null;
  /** Ozone. */
  o3: number | null;
  /** Sulphur dioxide. */
  so2: number | null;
  /** Carbon monoxide. */
  co: number | null;
  /** Ammonia. */
  nh3: number | null;
  /** Nitrogen monoxide; no scale judges by it. */
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
  /** The value on each scale. */
  aqi: AirQualityIndex[];
  /** Concentrations. */
  pollutants: Pollutants;
  /** At 550 nm. */
  aerosolOpticalDepth: number | null;
  /** Saharan dust, in `units.pollutant`. */
  dust: number | null;
  /** Pollen; null outside Europe. */
  pollen: Pollen | null;
}

/** Whether a source covers the point, only its country, or nothing. */
export type AlertCoverage =
  | "full"
  | "country"
  | "none";

/** CAP severity. */
export type AlertSeverity =
  | "extreme"
  | "severe"
  | "moderate"
  | "minor"
  | "unknown";

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

/** How the place was matched. */
export type AlertMatch =
  | "point"
  | "area"
  | "country";

/** One warning of a weather service. */
export interface Alert {
  /** The sender's id, else one made of what the warning says. */
  id: string;
  /** What is warned of; where nobody says, the first words of the text. */
  event: string;
  /** CAP severity. */
  severity: AlertSeverity;
  /** CAP certainty. */
  certainty: AlertCertainty;
  /** CAP urgency. */
  urgency: AlertUrgency;
  /** When it was sent. */
  sent: string | null;
  sentLabels?: TimeLabels;
  /** When it begins. */
  onset: string | null;
  onsetLabels?: TimeLabels;
  /** When it ends. */
  expires: string | null;
  expiresLabels?: TimeLabels;
  /** One line. */
  headline: string | null;
  /** At most 8 KiB, without control characters. */
  description: string | null;
  /** What to do. */
  instruction: string | null;
  /** Names of the areas. */
  areas: string[];
  /** Who warns. */
  sender: string | null;
  /** Where to read more. */
  url: string | null;
  /** How the place was matched. */
  match: AlertMatch;
}

/** A shared socio-economic pathway of IPCC AR6. */
export type Scenario =
  | "ssp119"
  | "ssp126"
  | "ssp245"
  | "ssp370"
  | "ssp585";

/** How a projection is made. */
export type ClimateModel =
  | "ar6"
  | "weather2045"
  | "cmip6";

/** A lever and how far it is pulled. */
export interface Intervention {
  /** Id from `climate.levers`. */
  lever: string;
  /** 0 not at all … 1 fully. */
  strength?: number;
}

/** Yes or no, or a list of levers. */
export type Interventions = boolean | Intervention[];

/** A condition's text or its WMO code. */
export type ConditionInput = string | number;

/** What is projected from. */
export interface ClimateNow {
  /** Temperature. */
  temperature: number | null;
  /** The weather in one word. */
  condition: Condition | null;
  /** When. */
  time: string;
  timeLabels?: TimeLabels;
  /** Whether the caller gave the temperature. */
  given: boolean;
}

/** The same day later. */
export interface Projection {
  /** Central value. */
  temperature: number | null;
  /** Lower bound of the range that `delta.level` speaks of. */
  low: number | null;
  /** Upper bound. */
  high: number | null;
  /** The weather in one word. */
  condition: Condition | null;
}

/** A difference of temperature. */
export interface ClimateDelta {
  /** Central value. */
  value: number | null;
  /** Lower bound. */
  low: number | null;
  /** Upper bound. */
  high: number | null;
  /** Probability of the range. */
  level: number | null;
}

/** The projection one way or the other. */
export interface ClimateAlternative {
  /** Central value. */
  temperature: number | null;
  /** Lower bound. */
  low: number | null;
  /** Upper bound. */
  high: number | null;
  /** The weather in one word. */
  condition: Condition | null;
  /** The change from now. */
  delta: ClimateDelta;
}

/** The same input both ways, so that a toggle needs no second call. */
export interface ClimateAlternatives {
  /** Without interventions. */
  without: ClimateAlternative;
  /** With the interventions asked for, or with `package_all`; null where the scenario has no levers. */
  with: ClimateAlternative | null;
}

/** A number now and then. */
export interface NowThen {
  /** Now. */
  now: number;
  /** In the year asked for. */
  then: number;
}

/** The IPCC AR6 region of the place. */
export interface ClimateRegion {
  /** Acronym. */
  code: string;
  /** Name. */
  name: string;
  /** °C here per °C of global warming, for that month. */
  factor: number;
}

/** What a lever avoids. */
export interface InterventionEffect {
  /** Its id. */
  lever: string;
  /** How far it is pulled. */
  strength: number;
  /** Warming avoided here in the year asked for. */
  avoided: number;
  /** Where the figure comes from. */
  source: string;
}

/** An event of AR6 WGI Figure SPM.6. */
export type ExtremeKind =
  | "hotExtreme10Year"
  | "hotExtreme50Year"
  | "heavyPrecipitation10Year"
  | "drought10Year";

/** How much oftener an extreme occurs than in the baseline year. */
export interface ClimateExtreme {
  /** Which extreme. */
  kind: ExtremeKind;
  /** Times as often as in `baselineYear`, of an event that came once in 10 or 50 years in 1850–1900. */
  timesAsOften: number;
  /** Where the figure comes from. */
  source: string;
}

/** One row of a series. */
export interface ClimateYear {
  /** Year. */
  year: number;
  /** Central value. */
  temperature: number | null;
  /** Lower bound. */
  low: number | null;
  /** Upper bound. */
  high: number | null;
  /** The change from now. */
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
  /** One sentence. */
  description: string;
  /** Some of its years. */
  warming: ScenarioWarming[];
  /** Whether a table of levers exists for it. */
  levers: boolean;
}

/** One lever. */
export interface LeverEntry {
  /** Its id. */
  id: string;
  /** Words for people. */
  title: string;
  /** The scenarios it can be applied to. */
  baselines: Scenario[];
  /** Where the figures come from. */
  source: string;
  /** The publication. */
  citation: string;
}

/** Normals of one month. */
export interface MonthNormal {
  /** January is 1. */
  month: number;
  /** Mean temperature. */
  temperatureMean: number | null;
  /** Mean daily minimum. */
  temperatureMin: number | null;
  /** Mean daily maximum. */
  temperatureMax: number | null;
  /** Amount of the month. */
  precipitation: number | null;
  /** Share of days with rain. */
  wetDayFraction: number | null;
  /** Relative humidity, percent. */
  humidity: number | null;
  /** Percent. */
  cloudCover: number | null;
  /** Mean wind speed. */
  windSpeed: number | null;
  /** Of daily mean temperature around the normal. */
  standardDeviation: number | null;
  /** How much warmer the month is in `year` than in `period`: the regional factor times the global warming since, under SSP2-4.5. Added to the temperatures it gives what is normal in `year`. */
  warmingSince: number;
}

/** A place whose climate today resembles the place's then. */
export interface ClimateAnalog {
  /** Where. */
  place: Place;
  /** Dissimilarity; 0 is alike. */
  distance: number;
  /** What the comparison leaves out. */
  caveat: string;
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

/** Unit of a wind speed. */
export type WindSpeedUnit =
  | "km/h"
  | "mph"
  | "m/s"
  | "kn";

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

/** Units chosen one by one; what is not named follows `preset`. */
export interface UnitPreferences {
  /** The set the other members change; the configured set when absent. */
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

/** A named set of units, or units by quantity. */
export type UnitsChoice = UnitPreset | UnitPreferences;

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
  | "provider"
  | "longitude";

/** A place by its parts: an `id`, a pair of coordinates or a `name`. Any result `place`, whole or in part, is accepted; what is given wins over look-up. */
export interface PlaceFields {
  /** The opaque id of an earlier result. */
  id?: string;
  /** The name to show, or to look up when nothing else tells the place. */
  name?: string;
  /** Degrees north. */
  latitude?: number;
  /** Degrees east, wrapped to −180…180. */
  longitude?: number;
  /** IANA time zone. */
  timeZone?: string;
  /** Meters above the sea. */
  elevation?: number;
  /** Country. */
  country?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** State, province or region. */
  admin1?: string;
  /** Inhabitants. */
  population?: number;
  /** The whole name; not used for look-up. */
  displayName?: string;
  /** Accepted because results carry it; not used. */
  timeZoneSource?: TimeZoneSource;
  /** Accepted because results carry it; not used. */
  distanceKm?: number;
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
  /** Name, admin1 and country without empty or repeated parts. */
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
  /** How far the gazetteer place that lent its name is from the coordinates. */
  distanceKm?: number;
}

/** Where data come from, in the order in which providers are asked. */
export type Provider =
  | "openMeteo"
  | "metNorway"
  | "nws"
  | "brightSky"
  | "meteoAlarm"
  | "openWeatherMap"
  | "rainViewer"
  | "climatology";

/** How an answer came about. */
export type SourceKind =
  | "live"
  | "cache"
  | "estimate"
  | "computed";

/** The weakest part of what an answer was made from. */
export interface Source {
  /** Null for what was computed here. */
  provider: Provider | null;
  /** How it came about. */
  kind: SourceKind;
  /** When it was fetched. */
  fetchedAt: string | null;
  /** Its age. */
  ageSeconds: number | null;
  /** Older than what was asked for. */
  stale: boolean;
  /** When a newer one may be had. */
  expiresAt: string | null;
}

/** The source of one product. */
export interface ProductSource {
  /** What was fetched, such as `forecast` or `air`. */
  product: string;
  /** Null for what was computed here. */
  provider: Provider | null;
  /** How it came about. */
  kind: SourceKind;
  /** When it was fetched. */
  fetchedAt: string | null;
  /** Its age. */
  ageSeconds: number | null;
  /** Older than what was asked for. */
  stale: boolean;
  /** When a newer one may be had. */
  expiresAt: string | null;
}

/** Credit that must be shown with the data. */
export interface Attribution {
  /** What to show. */
  text: string;
  /** Where it leads. */
  url: string | null;
  /** Name of the licence. */
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
  | "ambiguousPlace"
  | "clamped"
  | "throttled"
  | "deprecated"
  | "locationFallback"
  | "impossibleValue"
  | "keyRefused"
  | "storage";

/** Something worth knowing about an answer. */
export interface Warning {
  /** What it is about. */
  code: WarningCode;
  /** One sentence for people. */
  message: string;
  /** JSON Pointers into the result. */
  paths: string[];
  /** With `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
}

/** What to answer with when nothing fresh can be had. */
export type Fallback =
  | "estimate"
  | "stale"
  | "none";

/** A token the client chose; echoed as it came. */
export type ProgressToken = string | number;

/** A time as people of the locale write it; `timeFormat` chooses the clock. */
export interface TimeLabels {
  /** Hour and minute; null beside a date. Localized. */
  time: string | null;
  /** Hour; null beside a date. Localized. */
  hour: string | null;
  /** Month and day. Localized. */
  day: string;
  /** Day of the week. Localized. */
  weekday: string;
}

/** A span of time. */
export interface Interval {
  /** Its first instant. */
  start: string | null;
  startLabels?: TimeLabels;
  /** Its last instant. */
  end: string | null;
  endLabels?: TimeLabels;
}

/** How a part ended; `loading` is a preview, or a value that something may still change. */
export type TaskState =
  | "success"
  | "failure"
  | "loading";

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

/** What an error knows beside its sentence. */
export interface ErrorData {
  /** What went wrong. */
  kind: ErrorKind;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** Why, one of the reasons of that kind in `errors.json`. */
  reason?: string;
  /** What a person can do about it. */
  hint?: string;
  /** Whose fault it was. */
  provider?: Provider;
  /** JSON Pointer relative to `params`; `""` is `params` itself. */
  path?: string;
  /** The place that could not be found, where no param names it: the current location as `initialize`, `ALMANAC_LOCATION` or the configuration has it. */
  place?: string;
  /** The values that would have done. */
  allowed?: string[];
  /** The range that would have done. */
  range?: NumericRange;
  /** What was probably meant. */
  didYouMean?: string[];
  /** Status the provider answered with. */
  httpStatus?: number;
  /** When asking again makes sense. */
  retryAfterSeconds?: number;
  /** Name of the limit that was exceeded. */
  limit?: string;
  /** Its value. */
  max?: number;
  /** What is supported instead. */
  supported?: string[];
}

/** An error as JSON-RPC carries it. */
export interface ErrorObject {
  /** Code of the kind. */
  code: number;
  /** One fixed sentence per kind and reason. */
  message: string;
  /** The details. */
  data: ErrorData | null;
}

/** Years from one to another. */
export interface ListSpan {
  /** First year. */
  from: number;
  /** Last year, at most 151 in all. */
  to: number;
  /** Years between two rows. */
  step?: number;
}

/** What to add to each favorite. */
export type FavoriteInclude =
  | "localTime"
  | "sunset"
  | "current";

/** `weather.current` of a favorite. */
export interface FavoriteCurrent {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: WeatherCurrentResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** Today's row of `sunset.score` of a favorite. */
export interface FavoriteSunset {
  /** How it ended. */
  state: TaskState;
  /** The row. */
  value: SunsetDay | null;
  /** Why there is none. */
  error: ErrorObject | null;
  /** The weakest part of what the row was made from, as `sunset.score` has it. */
  source?: Source;
}

/** A kept place. */
export interface Favorite {
  /** Opaque id. */
  id: string;
  /** Name to show. */
  name: string;
  /** Where. */
  place: Place;
  /** When it was added. */
  addedAt: string;
  addedAtLabels?: TimeLabels;
  /** With `include: ["localTime"]`. */
  localTime?: string;
  localTimeLabels?: TimeLabels;
  /** With `include: ["sunset"]`. */
  sunset?: FavoriteSunset;
  /** With `include: ["current"]`. */
  current?: FavoriteCurrent;
}

/** Where the device is, as a row: its last fix, on this connection or kept from an earlier one; else what `initialize`, `ALMANAC_LOCATION`, the configuration or the time zone says. Never a place that was only set. */
export interface MyLocation {
  /** Where. */
  place: Place;
  /** What it comes from. */
  origin: LocationOrigin;
  /** Why the place that is named for the device cannot be told: `place` is then only the city of the time zone. */
  error?: ErrorObject;
  /** With `include: ["localTime"]`. */
  localTime?: string;
  localTimeLabels?: TimeLabels;
  /** With `include: ["sunset"]`. */
  sunset?: FavoriteSunset;
  /** With `include: ["current"]`. */
  current?: FavoriteCurrent;
}

/** A ready-made format. */
export type StatusPreset =
  | "1"
  | "2"
  | "3"
  | "4";

/** A set of glyphs. */
export type IconSet =
  | "emoji"
  | "nerd"
  | "ascii"
  | "none";

/** Which markup the text must not break. */
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
  | "sun";

/** SVG or characters. */
export type ChartFormat =
  | "svg"
  | "text";

/** Colors of a chart. */
export type ChartTheme =
  | "light"
  | "dark"
  | "mono";

/** Model of the charted method. */
export type ChartModel =
  | "afterglow"
  | "classic"
  | "ar6"
  | "weather2045"
  | "cmip6";

/** When events are sent. */
export type EmitMode =
  | "change"
  | "always";

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
  /** How to compare. */
  op: ComparisonOperator;
  /** What to compare with. */
  value: unknown;
}

/** True when all are. */
export interface AllOf {
  /** The conditions. */
  all: SubscriptionCondition[];
}

/** True when one is. */
export interface AnyOf {
  /** The conditions. */
  any: SubscriptionCondition[];
}

/** When to send an event. */
export type SubscriptionCondition = Comparison | AllOf | AnyOf;

/** One subscription. */
export interface SubscriptionState {
  /** To cancel it with. */
  id: string;
  /** What is called. */
  method: string;
  /** How often. */
  intervalSeconds: number;
  /** When next. */
  nextAt: string;
}

/** Why an event is sent. */
export type EventReason =
  | "initial"
  | "change"
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

/** One configured value. */
export interface ConfigValue {
  /** Its path, such as `cache.maxBytes`. */
  path: string;
  /** The value; a secret is `{"secret": true, "set": true}`. */
  value: unknown;
  /** Where it comes from. */
  origin: ConfigOrigin;
}

/** What is wrong with the stored files. */
export interface StorageStatus {
  /** One a problem; of a damaged file where the old one lies. */
  warnings: Warning[];
  /** Stored rows that were left out because the program cannot have written them. */
  invalidRows: number;
}

/** The response cache. */
export interface CacheStatus {
  /** Stored answers. */
  entries: number | null;
  /** Their size. */
  bytes: number | null;
  /** Largest size. */
  maxBytes: number;
  /** Answers given from it since start. */
  hits: number;
  /** Answers it did not have. */
  misses: number;
}

/** Whether a provider is being asked. */
export type BreakerState =
  | "closed"
  | "open"
  | "halfOpen";

/** One provider. */
export interface ProviderStatus {
  /** Which. */
  name: Provider;
  /** Whether it may be asked: configured, with its key. */
  enabled: boolean;
  /** Whether it is being asked. */
  breaker: BreakerState;
  /** Calls since start. */
  requests: number;
  /** Calls that failed. */
  failures: number;
  /** Calls left today. */
  budgetRemaining: number | null;
  /** Last good answer. */
  lastSuccessAt: string | null;
  /** Reason of the last failure. */
  lastReason: string | null;
}

/** Who is calling. */
export interface ClientInfo {
  /** Name. */
  name?: string;
  /** Version. */
  version?: string;
}

/** What the client understands. */
export interface ClientCapabilities {
  /** Shows progress. */
  progress?: boolean;
  /** Answers `location/request`. */
  location?: boolean;
  /** Wants `*\/didChange`. */
  notifications?: boolean;
}

/** Settings for this connection. */
export interface InitialConfiguration {
  /** Where the client is. */
  location?: PlaceReference;
  /** Units to answer in. */
  units?: UnitsChoice;
  /** BCP 47. */
  locale?: string;
}

/** Who answers. */
export interface ServerInfo {
  /** Name. */
  name: string;
  /** Version. */
  version: string;
}

/** How messages are told apart. */
export type Framing =
  | "content-length"
  | "lines";

/** What is refused beyond. */
export interface Limits {
  /** Header block of one frame. */
  maxHeaderBytes: number;
  /** One message. */
  maxMessageBytes: number;
  /** Nested arrays and objects. */
  maxDepth: number;
  /** Items of one batch. */
  maxBatchItems: number;
  /** Requests not yet answered. */
  maxInFlight: number;
  /** Output not yet read; reading stops at this mark. */
  maxQueuedOutputBytes: number;
  /** Subscriptions of one connection. */
  maxSubscriptions: number;
  /** Favorites. */
  maxFavorites: number;
  /** One map tile. */
  maxTileBytes: number;
}

/** What the server can do. */
export interface ServerCapabilities {
  /** Methods it answers. */
  methods: string[];
  /** Messages it may send. */
  notifications: string[];
  /** How messages may be told apart. */
  framings: Framing[];
  /** What is refused beyond. */
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
  /** What is being done now. */
  message?: string;
  /** How far it is. */
  percentage?: number;
}

/** Id of a request. */
export type RequestId = string | number;

/** A place with its clock. */
export interface FoundPlace {
  /** Opaque id, as in `Place`. */
  id: string;
  /** Name of the place. */
  name: string;
  /** Name, admin1 and country without empty or repeated parts. */
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
  /** How far it is from the point asked for. */
  distanceKm?: number;
  /** The time there now. */
  localTime: string;
  localTimeLabels?: TimeLabels;
}

/** A preview of `location.search`: what the gazetteer knows. */
export interface SearchPart {
  /** The places so far, best first. */
  places: FoundPlace[];
}

/** What the current location comes from. */
export type LocationOrigin =
  | "param"
  | "client"
  | "set"
  | "initialize"
  | "environment"
  | "stored"
  | "config"
  | "timezone";

/** Whether the current location is known: `unasked` is named, but nobody was asked yet where it is; `unresolved` could not be found. */
export type LocationStanding =
  | "known"
  | "unasked"
  | "unresolved";

/** How the current location stands, without its name. */
export interface LocationStatus {
  /** Whether it is known. */
  state: LocationStanding;
  /** What says where it is. */
  origin: LocationOrigin;
  /** With `unresolved`: the kind of error that every method without a place gets. */
  error: ErrorKind | null;
}

/** Whether the client may know where it is. */
export type LocationAuthorization =
  | "notDetermined"
  | "denied"
  | "authorized"
  | "unsupported";

/** The current location. */
export interface LocationState {
  /** Where. */
  place: Place;
  /** What it comes from. */
  origin: LocationOrigin;
  /** Whether the client may know where it is. */
  authorization: LocationAuthorization;
  /** Why the last request to the client failed. */
  lastError: ErrorObject | null;
  /** Things worth knowing. */
  warnings: Warning[];
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
  /** To name it in `map.tile`. */
  id: string;
  /** When it shows. */
  time: string;
  /** Observed or forecast. */
  kind: FrameKind;
}

/** One step of a legend. */
export interface LegendEntry {
  /** Lower bound. */
  value: number;
  /** `#rrggbb`. */
  color: string;
  /** Words for people. */
  label: string;
}

/** One layer of a map. */
export interface MapLayer {
  /** To name it in `map.tile`. */
  id: string;
  /** Words for people. */
  title: string;
  /** What it shows. */
  kind: MapLayerKind;
  /** Whether tiles can be had now. */
  available: boolean;
  /** Why not, such as `keyMissing` or `offline`. */
  reason?: string;
  /** Only `{z} {x} {y} {frame}`; never a key. */
  urlTemplate: string | null;
  /** Pixels. */
  tileSize: number;
  /** Smallest zoom. */
  minZoom: number;
  /** Largest zoom. */
  maxZoom: number;
  /** Order of rows. */
  yOrder: TileOrder;
  /** Its instants. */
  frames: MapFrame[];
  /** Its colors. */
  legend: LegendEntry[];
  /** Whether it needs an API key. */
  needsKey: boolean;
}

/** Whether the sun rises and sets that day. */
export type SunState =
  | "normal"
  | "polarDay"
  | "polarNight"
  | "partial";

/** The same span of light in the morning and in the evening. */
export interface MorningEvening {
  /** In the morning. */
  morning: Interval | null;
  /** In the evening. */
  evening: Interval | null;
}

/** When the sun passes an angle of the caller's. */
export interface CustomElevation {
  /** Degrees above the horizon. */
  angle: number;
  /** Going up. */
  rising: string | null;
  risingLabels?: TimeLabels;
  /** Going down. */
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
  /** Sun between −4° and +6°. */
  goldenHour: MorningEvening;
  /** Sun between −6° and −4°. */
  blueHour: MorningEvening;
  /** Degrees from north. */
  sunriseAzimuth: number | null;
  /** Degrees from north. */
  sunsetAzimuth: number | null;
  /** Altitude at transit, degrees, airless. */
  noonAltitude: number;
  /** Sunrise to sunset. */
  dayLengthSeconds: number | null;
  /** With `elevationAngle`. */
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

/** The change to come. */
export interface NextSunPhase {
  /** What it changes to. */
  phase: SunPhase;
  /** When. */
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
  /** Null where there is none that day. */
  moonrise: string | null;
  moonriseLabels?: TimeLabels;
  /** Null where there is none that day. */
  moonset: string | null;
  moonsetLabels?: TimeLabels;
  /** Null where there is none that day. */
  transit: string | null;
  transitLabels?: TimeLabels;
}

/** How a sunset is scored. */
export type SunsetModel =
  | "afterglow"
  | "classic";

/** Which end of the day. */
export type SunEvent =
  | "sunset"
  | "sunrise";

/** Below 15, 35, 55, 75, 90 and above. */
export type SunsetRating =
  | "poor"
  | "muted"
  | "fine"
  | "colorful"
  | "vivid"
  | "spectacular";

/** Whether clouds along the light's path were sampled. */
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

/** A range the score probably lies in. */
export interface ScoreInterval {
  /** Lower bound. */
  low: number;
  /** Upper bound. */
  high: number;
  /** Probability. */
  level: number;
}

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
  /** In English Clear, Partly or Overcast, by the daily mean. Localized. */
  label: string | null;
}

/** A number and its word. */
export interface LabeledValue {
  /** The number. */
  value: number | null;
  /** Its word. Localized. */
  label: string | null;
}

/** What the score is made from. */
export interface SunsetFactors {
  /** Clouds. */
  cloudCover: SunsetCloudFactor;
  /** In English None, Few or Many; percent. */
  highCloud: LabeledValue;
  /** In English Dry, OK or Humid; percent. */
  humidity: LabeledValue;
  /** In English Low, Mod or High. */
  aerosolOpticalDepth: LabeledValue;
  /** In English Poor, Moderate or Good; in `units.visibility`. */
  visibility: LabeledValue;
}

/** The parts of the score, each 0…1. */
export interface SunsetSubscores {
  /** Clouds to be lit. */
  canvas: number | null;
  /** A free way for the light. */
  light: number | null;
  /** Clear-sky twilight colors. */
  glow: number | null;
  /** Clean and dry air. */
  air: number | null;
  /** Clear view. */
  visibility: number | null;
  /** Free of rain. */
  rain: number | null;
}

/** The sunset of one local day. */
export interface SunsetDay {
  /** The place's local date. */
  date: string;
  dateLabels?: TimeLabels;
  /** 0…100. */
  score: number | null;
  /** Present and true while not all of the sky is known yet: the score may change. Shown like an estimate. */
  preliminary?: boolean;
  /** The score as a slug. */
  rating: SunsetRating | null;
  /** The score in a word. Localized. */
  label: string | null;
  /** One sentence. Localized. */
  explanation: string;
  /** 0…1, falls with lead time. */
  confidence: number | null;
  /** A range the score probably lies in. */
  interval: ScoreInterval | null;
  /** The event. */
  time: string | null;
  timeLabels?: TimeLabels;
  /** Its light. */
  goldenHour: Interval | null;
  /** What the score is made from. */
  factors: SunsetFactors | null;
  /** The parts of the score. */
  subscores: SunsetSubscores | null;
  /** Whether clouds along the light's path were sampled. */
  path: SunsetPath | null;
  /** Zenith, middle, horizon, each `#rrggbb`. */
  gradient: string[];
  /** Whether it is over; false where there is none. */
  passed: boolean;
  /** Why there is no score. */
  reason: SunsetReason | null;
}

/** One factor, explained. */
export interface AboutFactor {
  /** Its name in `factors`. */
  id: string;
  /** Words for people. Localized. */
  title: string;
  /** One sentence. Localized. */
  text: string;
  /** The words of its scale. Localized. */
  labels: string[];
}

/** Clouds at the event, in percent. */
export interface CloudCoverInput {
  /** All layers. */
  total?: number;
  /** Low. */
  low?: number;
  /** Middle. */
  mid?: number;
  /** High. */
  high?: number;
  /** Mean of the day, for the label. */
  dailyMean?: number;
}

/** Clouds at a distance towards the sun. */
export interface PathPoint {
  /** How far. */
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
  /** Where. */
  place: Place;
  /** When. */
  date: string;
  dateLabels?: TimeLabels;
  /** 0…100. */
  score: number | null;
  /** Present and true while not all of the sky is known yet: the score may change. Shown like an estimate. */
  preliminary?: boolean;
  /** 0…1. */
  confidence: number | null;
  /** The event. */
  time: string | null;
  timeLabels?: TimeLabels;
}

/** A point of the compass. */
export type Compass =
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

/** The weather in one word: WMO code table 4677 as forecasts use it, and a few kinds without a code there. */
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
  | "mist"
  | "haze"
  | "smoke"
  | "dust"
  | "sand"
  | "ash"
  | "squall"
  | "tornado"
  | "unknown";

/** The weather in one word, one sentence and one glyph. */
export interface Condition {
  /** WMO weather code (table 4677 as used by forecast models). */
  code: number | null;
  /** The slug to switch on. */
  kind: ConditionKind;
  /** Words for people. Localized. */
  text: string;
  /** 0 harmless … 4 dangerous. */
  severity: number;
  /** One emoji, by day or night. */
  emoji: string;
  /** Name of an SF Symbol. */
  sfSymbol: string;
  /** OpenWeatherMap icon code. */
  owmIcon: string;
}

/** Wind at 10 m. */
export interface Wind {
  /** Mean speed. */
  speed: number | null;
  /** Gusts. */
  gust: number | null;
  /** Degrees it blows from. */
  direction: number | null;
  /** The same as a point of the compass. */
  compass: Compass | null;
}

/** Strongest wind of a day. */
export interface DayWind {
  /** Highest mean speed. */
  speedMax: number | null;
  /** Highest gust. */
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

/** How now compares with what is normal for this month and hour in today's climate: the mean of 1991–2020, shifted by the warming since (regional factor × global warming). */
export interface TemperatureNormal {
  /** Normal temperature of this month and hour, in the climate of `year`. */
  temperature: number;
  /** Now minus normal. */
  anomaly: number;
  /** The years that were averaged. */
  period: string;
  /** The year the average is shifted to. */
  year: number;
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
  /** Air temperature at 2 m. */
  temperature: number | null;
  /** Apparent temperature. */
  feelsLike: number | null;
  /** Relative humidity, percent. */
  humidity: number | null;
  /** Dew point at 2 m. */
  dewPoint: number | null;
  /** Amount in the interval that starts at `time`. */
  precipitation: number | null;
  /** Percent, for the same interval. */
  precipitationProbability: number | null;
  /** Clouds by layer. */
  cloudCover: CloudCover;
  /** Wind at 10 m. */
  wind: Wind;
  /** UV index. */
  uvIndex: number | null;
  /** Visibility. */
  visibility: number | null;
  /** Pressure at sea level. */
  pressure: number | null;
  /** Whether the sun is up. */
  isDay: boolean;
  /** The weather in one word. */
  condition: Condition | null;
  /** Forecast or estimate. */
  kind: RowKind;
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
  /** Lowest temperature. */
  temperatureMin: number | null;
  /** Highest temperature. */
  temperatureMax: number | null;
  /** Amount of the day; null where an hour of it is unknown. */
  precipitation: number | null;
  /** Percent. */
  precipitationProbability: number | null;
  /** Strongest wind. */
  wind: DayWind;
  /** Highest UV index. */
  uvIndexMax: number | null;
  /** Sunrise; null where there is none. */
  sunrise: string | null;
  sunriseLabels?: TimeLabels;
  /** Sunset; null where there is none. */
  sunset: string | null;
  sunsetLabels?: TimeLabels;
  /** The moon. */
  moonPhase: DayMoon;
  /** The weather in one word. */
  condition: Condition | null;
  /** Forecast or estimate. */
  kind: RowKind;
  /** Whether the source covers only a part of the day; the row then tells of that part. */
  partial: boolean;
}

/** One step of 15 minutes. */
export interface NowcastStep {
  /** Start of the step. */
  time: string;
  timeLabels?: TimeLabels;
  /** Amount in the step; null where a part is unknown. Of a step of which only the rest is told, at the rate of that rest. */
  precipitation: number | null;
  /** Percent. */
  probability: number | null;
}

/** A part of the overview. */
export type OverviewPartName =
  | "current"
  | "hourly"
  | "daily"
  | "air"
  | "alerts"
  | "sunset"
  | "nowcast"
  | "map"
  | "climate";

/** `weather.current` as a part. */
export interface OverviewCurrent {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: WeatherCurrentResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `forecast.hourly` as a part. */
export interface OverviewHourly {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: ForecastHourlyResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `forecast.daily` as a part. */
export interface OverviewDaily {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: ForecastDailyResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `air.quality` as a part. */
export interface OverviewAir {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: AirQualityResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `alerts.active` as a part. */
export interface OverviewAlerts {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: AlertsActiveResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `sunset.score` as a part. */
export interface OverviewSunset {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: SunsetScoreResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `forecast.nowcast` as a part. */
export interface OverviewNowcast {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: ForecastNowcastResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `map.layers` as a part. */
export interface OverviewMap {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: MapLayersResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** `climate.project` as a part. */
export interface OverviewClimate {
  /** How it ended. */
  state: TaskState;
  /** Exactly that method's result. */
  value: ClimateProjectResult | null;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** The parts that were asked for, by name. */
export interface OverviewComponents {
  /** `weather.current`. */
  current?: OverviewCurrent;
  /** `forecast.hourly`. */
  hourly?: OverviewHourly;
  /** `forecast.daily`. */
  daily?: OverviewDaily;
  /** `air.quality`. */
  air?: OverviewAir;
  /** `alerts.active`. */
  alerts?: OverviewAlerts;
  /** `sunset.score`. */
  sunset?: OverviewSunset;
  /** `forecast.nowcast`. */
  nowcast?: OverviewNowcast;
  /** `map.layers`. */
  map?: OverviewMap;
  /** `climate.project`. */
  climate?: OverviewClimate;
}

/** Where a part stands. */
export type PartState =
  | "idle"
  | "loading"
  | "success"
  | "failure";

/** A part of the overview as it arrives in `$/progress`. */
export interface OverviewPart {
  /** Which part. */
  component: OverviewPartName;
  /** Where it stands. */
  state: PartState;
  /** How far it is, when known. */
  progress: number | null;
  /** The stored value while loading, the method's result after success, else null. */
  value: unknown;
  /** Why there is none. */
  error: ErrorObject | null;
}

/** One condition in every set of glyphs. */
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
  /** The WMO codes it stands for. */
  codes: number[];
  /** Words for people. Localized. */
  text: string;
  /** 0 harmless … 4 dangerous. */
  severity: number;
  /** Glyphs by day. */
  day: GlyphSet;
  /** Glyphs by night. */
  night: GlyphSet;
}

/** Result of `air.quality`. */
export interface AirQualityResult {
  /** The moment the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** The value on each scale. */
  aqi: AirQualityIndex[];
  /** Concentrations. */
  pollutants: Pollutants;
  /** At 550 nm. */
  aerosolOpticalDepth: number | null;
  /** Saharan dust, in `units.pollutant`. */
  dust: number | null;
  /** Pollen; null outside Europe. */
  pollen: Pollen | null;
  /** One sentence. Localized. */
  advice: string | null;
  /** With `hours`. */
  hours?: AirQualityHour[];
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `alerts.active`. */
export interface AlertsActiveResult {
  /** Whether a source covers the place. */
  coverage: AlertCoverage;
  /** The warnings. */
  alerts: Alert[];
  /** Where the answer is for. */
  place: Place;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `climate.project`. */
export interface ClimateProjectResult {
  /** What is projected from. */
  current: ClimateNow;
  /** The same then. */
  projected: Projection;
  /** The change. */
  delta: ClimateDelta;
  /** The same input without and with interventions. */
  alternatives: ClimateAlternatives;
  /** °C above 1850–1900. */
  globalWarming: NowThen | null;
  /** The IPCC AR6 region. */
  region: ClimateRegion | null;
  /** What each lever avoids. */
  interventions: InterventionEffect[];
  /** In `units.temperature`; null outside its range. */
  heatIndex: NowThen | null;
  /** In `units.temperature`; null outside its range. */
  wetBulb: NowThen | null;
  /** How much oftener extremes occur than in the baseline year. */
  extremes: ClimateExtreme[];
  /** With `years`. */
  series?: ClimateYear[];
  /** The year the change counts from. */
  baselineYear: number | null;
  /** How it was projected. */
  model: ClimateModel;
  /** Emissions. */
  scenario: Scenario | null;
  /** The year projected to. */
  year: number;
  /** What to keep in mind. */
  notes: string[];
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `climate.scenarios`. */
export interface ClimateScenariosResult {
  /** One entry a scenario. */
  scenarios: ScenarioEntry[];
  /** Credit to show. */
  attribution: Attribution[];
}

/** Result of `climate.levers`. */
export interface ClimateLeversResult {
  /** One entry a lever. */
  levers: LeverEntry[];
  /** Credit to show. */
  attribution: Attribution[];
}

/** Result of `climate.normals`. */
export interface ClimateNormalsResult {
  /** One row a month. */
  months: MonthNormal[];
  /** The years averaged. */
  period: string;
  /** The current year, up to which `warmingSince` counts. */
  year: number;
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `climate.analog`. */
export interface ClimateAnalogResult {
  /** Most alike first. */
  analogs: ClimateAnalog[];
  /** The year projected to. */
  year: number;
  /** Emissions. */
  scenario: Scenario;
  /** Where the answer is for. */
  place: Place;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `favorites.list`. */
export interface FavoritesListResult {
  /** In the order the user chose. */
  favorites: Favorite[];
  /** Where the device is, as a row. */
  myLocation: MyLocation;
  /** Grows with each change. */
  revision: number;
  /** What is wrong with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
}

/** Result of `favorites.add`. */
export interface FavoritesAddResult {
  /** The new row, or the one that was there. */
  favorite: Favorite;
  /** Whether it is new. */
  added: boolean;
  /** Grows with each change. */
  revision: number;
  /** What is wrong with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
}

/** Result of `favorites.remove`. */
export interface FavoritesRemoveResult {
  /** Whether it was there. */
  removed: boolean;
  /** Grows with each change. */
  revision: number;
  /** What is wrong with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
}

/** Result of `favorites.move`. */
export interface FavoritesMoveResult {
  /** The row. */
  favorite: Favorite;
  /** Grows with each change. */
  revision: number;
  /** What is wrong with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
}

/** Result of `favorites.rename`. */
export interface FavoritesRenameResult {
  /** The row. */
  favorite: Favorite;
  /** Grows with each change. */
  revision: number;
  /** What is wrong with the stored favorites, such as a damaged file that was set aside. */
  warnings: Warning[];
}

/** Result of `forecast.hourly`. */
export interface ForecastHourlyResult {
  /** One row an hour. */
  hours: HourForecast[];
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `forecast.daily`. */
export interface ForecastDailyResult {
  /** One row a day. */
  days: DayForecast[];
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `forecast.nowcast`. */
export interface ForecastNowcastResult {
  /** One row a step. */
  steps: NowcastStep[];
  /** Length of a step. */
  intervalMinutes: number;
  /** Whether the model has steps of this length here; else interpolated from hours. */
  native: boolean;
  /** When rain begins, 0 when it falls now; null when none comes or nobody knows. */
  startsInMinutes: number | null;
  /** When the first spell ends; null without one, or where no dry time is known behind it. */
  endsInMinutes: number | null;
  /** One sentence. Localized. */
  summary: string;
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `status.text`. */
export interface StatusTextResult {
  /** The line. */
  text: string;
  /** Kind of weather, to choose an icon by. */
  alt: string;
  /** Some lines more. */
  tooltip: string;
  /** Slugs to style by: the kind of weather, `day` or `night`, `source.kind`, `estimate` and `stale` where they hold for a value of the line, `alert`. */
  class: string[];
  /** Humidity. */
  percentage: number | null;
  /** `≈` where a value of the line is an estimate, else empty. The line holds it already. */
  mark: string;
  /** How old a stale value of the line is; null where none is stale. The line holds it already. */
  age: string | null;
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `chart.render`. */
export interface ChartRenderResult {
  /** Type of `text`. */
  mimeType: string;
  /** The picture. */
  text: string;
  /** Pixels or columns. */
  width: number;
  /** Pixels or rows. */
  height: number;
  /** The picture in words. */
  alt: string;
  /** Where the answer is for. */
  place: Place;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `initialize`. */
export interface InitializeResult {
  /** Who answers. */
  serverInfo: ServerInfo;
  /** Version of the protocol. */
  protocolVersion: string;
  /** What the server can do. */
  capabilities: ServerCapabilities;
}

/** Result of `location/request`. */
export interface LocationRequestResult {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Radius of the fix. */
  accuracyMeters?: number;
  /** What the place is called. */
  name?: string;
  /** IANA time zone. */
  timeZone?: string;
  /** When it was measured. */
  time?: string;
}

/** Result of `location.search`. */
export interface LocationSearchResult {
  /** Best first. */
  places: FoundPlace[];
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `location.reverse`. */
export interface LocationReverseResult {
  /** Named after the nearest place within 50 km. */
  place: Place;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
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
  /** One entry a layer. */
  layers: MapLayer[];
  /** Where the answer is for. */
  place: Place;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `map.tile`. */
export interface MapTileResult {
  /** Type of the picture. */
  mimeType: string;
  /** The picture, base64. */
  data: string;
  /** Pixels. */
  tileSize: number;
  /** When a newer one may be had. */
  expiresAt: string | null;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `moon.phase`. */
export interface MoonPhaseResult {
  /** When. */
  time: string;
  timeLabels?: TimeLabels;
  /** Phase, in sectors of 45°. */
  name: MoonPhaseName;
  /** Moon minus sun in ecliptic longitude, degrees. */
  elongation: number;
  /** Lit fraction. */
  illumination: number;
  /** Since the last new moon. */
  ageDays: number;
  /** From the center of the Earth. */
  distanceKm: number;
  /** The coming quarters. */
  next: NextMoonPhases;
  /** Where the answer is for. */
  place: Place;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `moon.times`. */
export interface MoonTimesResult {
  /** One row a day. */
  days: MoonDay[];
  /** Where the answer is for. */
  place: Place;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `config.get`. */
export interface ConfigGetResult {
  /** One entry a setting. */
  values: ConfigValue[];
  /** Values that were refused. */
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
  /** Since start. */
  uptimeSeconds: number;
  /** Requests not yet answered, this one included. */
  inFlight: number;
  /** Output not yet read. */
  queuedOutputBytes: number;
  /** Calls and errors by method. */
  methods: Record<string, unknown>;
  /** The response cache. */
  cache: CacheStatus;
  /** The stored files. */
  storage: StorageStatus;
  /** One entry a provider. */
  providers: ProviderStatus[];
  /** Subscriptions of this connection. */
  subscriptions: number;
  /** How the current location stands. */
  location: LocationStatus;
}

/** Result of `rpc.discover`. */
export type RpcDiscoverResult = Record<string, unknown>;

/** Result of `subscription.create`. */
export type SubscriptionCreateResult = SubscriptionState;

/** Result of `subscription.cancel`. */
export interface SubscriptionCancelResult {
  /** Whether it was there. */
  cancelled: boolean;
}

/** Result of `subscription.list`. */
export interface SubscriptionListResult {
  /** In order of creation. */
  subscriptions: SubscriptionState[];
}

/** Result of `sun.times`. */
export interface SunTimesResult {
  /** One row a day. */
  days: SunDay[];
  /** Where the answer is for. */
  place: Place;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `sun.position`. */
export interface SunPositionResult {
  /** When. */
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
  /** Where the answer is for. */
  place: Place;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `sun.phase`. */
export interface SunPhaseResult {
  /** When. */
  time: string;
  timeLabels?: TimeLabels;
  /** How light it is. */
  phase: SunPhase;
  /** Above the separating angle. */
  isDay: boolean;
  /** Between −4° and +6°. */
  goldenHour: boolean;
  /** Before the transit. */
  rising: boolean;
  /** Degrees, airless. */
  altitude: number;
  /** The change to come; null when none comes within a year. */
  next: NextSunPhase | null;
  /** Where the answer is for. */
  place: Place;
  /** Where the answer comes from. */
  source: Source;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `sunset.score`. */
export interface SunsetScoreResult {
  /** How it was scored. */
  model: SunsetModel;
  /** Which end of the day. */
  event: SunEvent;
  /** One row a day. */
  days: SunsetDay[];
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `sunset.about`. */
export interface SunsetAboutResult {
  /** Heading. Localized. */
  title: string;
  /** One paragraph. Localized. */
  text: string;
  /** What goes in. */
  factors: AboutFactor[];
  /** The words of the score. Localized. */
  labels: string[];
  /** What it cannot know. Localized. */
  limits: string[];
}

/** Result of `sunset.evaluate`. */
export interface SunsetEvaluateResult {
  /** 0…100. */
  score: number | null;
  /** The score as a slug. */
  rating: SunsetRating | null;
  /** The score in a word. Localized. */
  label: string | null;
  /** One sentence. Localized. */
  explanation: string;
  /** Lower the more inputs are missing. */
  confidence: number | null;
  /** The parts of the score. */
  subscores: SunsetSubscores | null;
  /** Zenith, middle, horizon, each `#rrggbb`. */
  gradient: string[];
}

/** Result of `sunset.best`. */
export interface SunsetBestResult {
  /** Best first; those without a score last. */
  ranked: RankedSunset[];
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `weather.current`. */
export interface WeatherCurrentResult {
  /** The moment the values are for. */
  time: string;
  timeLabels?: TimeLabels;
  /** Air temperature at 2 m. */
  temperature: number | null;
  /** Apparent temperature. */
  feelsLike: number | null;
  /** Relative humidity, percent. */
  humidity: number | null;
  /** Dew point at 2 m. */
  dewPoint: number | null;
  /** Pressure at sea level. */
  pressure: number | null;
  /** Wind at 10 m. */
  wind: Wind;
  /** Clouds by layer. */
  cloudCover: CloudCover;
  /** Visibility. */
  visibility: number | null;
  /** UV index. */
  uvIndex: number | null;
  /** Rain and snow of the running interval. */
  precipitation: number | null;
  /** Whether the sun is up. */
  isDay: boolean | null;
  /** The weather in one word. */
  condition: Condition | null;
  /** Today's sunrise; null where there is none. */
  sunrise: string | null;
  sunriseLabels?: TimeLabels;
  /** Today's sunset; null where there is none. */
  sunset: string | null;
  sunsetLabels?: TimeLabels;
  /** Comparison with what is normal in today's climate. */
  normal: TemperatureNormal | null;
  /** Where the answer is for. */
  place: Place;
  /** The unit of every quantity. */
  units: Units;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Result of `weather.overview`. */
export interface WeatherOverviewResult {
  /** Where. */
  place: Place;
  /** The units used. */
  units: Units;
  /** The parts, each with its own state. */
  components: OverviewComponents;
}

/** Result of `condition.catalog`. */
export interface ConditionCatalogResult {
  /** One entry a kind. */
  conditions: ConditionEntry[];
}

/** Result of `icon.get`. */
export interface IconGetResult {
  /** Type of the picture. */
  mimeType: string;
  /** The picture, base64. */
  data: string;
  /** The weakest part of the answer. */
  source: Source;
  /** Where several were used. */
  sources?: ProductSource[];
  /** With warning `throttled`: when asking again makes sense. */
  retryAfterSeconds?: number;
  /** Credit to show. */
  attribution: Attribution[];
  /** Things worth knowing. */
  warnings: Warning[];
}

/** Params of `air.quality`. */
export interface AirQualityParams {
  /** Hours of forecast to add. */
  hours?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `alerts.active`. */
export interface AlertsActiveParams {
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.project`. */
export interface ClimateProjectParams {
  /** What to project, in `units.temperature`; the present weather when absent. */
  temperature?: number;
  /** Relative humidity, percent, for heat index and wet bulb. */
  humidity?: number;
  /** What the weather is. */
  condition?: ConditionInput;
  /** The day it is for: decides the month and, in a year gone by, what the change counts from. Without `temperature` the mean of that day is projected. */
  date?: string;
  /** The year to project to. */
  year?: number;
  /** A series to add. */
  years?: ListSpan;
  /** Emissions; `ssp245` when absent. */
  scenario?: Scenario;
  /** Levers to pull; true is `package_all`. */
  interventions?: Interventions;
  /** How to project. */
  model?: ClimateModel;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.scenarios`. */
export interface ClimateScenariosParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.levers`. */
export interface ClimateLeversParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.normals`. */
export interface ClimateNormalsParams {
  /** One month; all when absent. */
  month?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `climate.analog`. */
export interface ClimateAnalogParams {
  /** The year to project to. */
  year?: number;
  /** Emissions. */
  scenario?: Scenario;
  /** How many at most. */
  limit?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.list`. */
export interface FavoritesListParams {
  /** What to add to each row. */
  include?: FavoriteInclude[];
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.add`. */
export interface FavoritesAddParams {
  /** Name to show; the place's own when absent. */
  name?: string;
  /** Id of the favorite to insert before; at the end when absent. */
  before?: string;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.remove`. */
export interface FavoritesRemoveParams {
  /** Which. */
  id: string;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.move`. */
export interface FavoritesMoveParams {
  /** Which. */
  id: string;
  /** Id of the favorite to go before; null or absent for the end. */
  before?: string;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `favorites.rename`. */
export interface FavoritesRenameParams {
  /** Which. */
  id: string;
  /** Its new name. */
  name: string;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `forecast.hourly`. */
export interface ForecastHourlyParams {
  /** How many hours. */
  hours?: number;
  /** A local day instead. */
  date?: string;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `forecast.daily`. */
export interface ForecastDailyParams {
  /** How many days. */
  days?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `forecast.nowcast`. */
export interface ForecastNowcastParams {
  /** How far ahead. */
  minutes?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `status.text`. */
export interface StatusTextParams {
  /** What to write. Letters: %c icon, %C condition, %x plain symbol, %t temperature, %f feels like, %h humidity, %w wind, %l place, %p precipitation, %o its probability, %P pressure, %u UV index, %m moon, %M its age in days, %D dawn, %S sunrise, %z noon, %s sunset, %d dusk, %T time, %Z time zone, %a age, %e mark. Names: {place}, {name}, {country}, {time}, {date}, {weekday}, {timeZone}, {icon}, {symbol}, {condition}, {temperature}, {feelsLike}, {humidity}, {dewPoint}, {pressure}, {wind}, {windSpeed}, {gust}, {compass}, {cloudCover}, {visibility}, {uvIndex}, {precipitation}, {normal}, {anomaly}, {temperatureMin}, {temperatureMax}, {precipitationProbability}, {rainIn}, {dawn}, {sunrise}, {noon}, {sunset}, {dusk}, {goldenHour}, {dayLength}, {moonIcon}, {moonPhase}, {moonAge}, {moonIllumination}, {sunsetScore}, {sunsetRating}, {aqi}, {alert}, {alertCount}, {source}, {age} (since the weather was fetched), {mark} (≈ before an estimate, else nothing). A format without `{mark}` gets ≈ before the first value of each estimate, one without `{age}` the age of stale values at its end. */
  format?: string;
  /** A ready-made format instead; `1` when both are absent. */
  preset?: StatusPreset;
  /** Which glyphs. */
  iconSet?: IconSet;
  /** Which markup the values must not break; the format's own text stays as it is. */
  escape?: EscapeStyle;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `chart.render`. */
export interface ChartRenderParams {
  /** What to draw. */
  kind: ChartKind;
  /** SVG or characters. */
  format?: ChartFormat;
  /** Pixels, or columns of text. */
  width?: number;
  /** Pixels, or rows of text. */
  height?: number;
  /** Colors. */
  theme?: ChartTheme;
  /** With `text`: color escapes. */
  ansi?: boolean;
  /** Of `temperature` and `precipitation`. */
  hours?: number;
  /** Of `sunset` and `sun`. */
  days?: number;
  /** Of `sun`, `sunset` and `projection`. */
  date?: string;
  /** Of `sunset`. */
  event?: SunEvent;
  /** Of `sun`. */
  elevationAngle?: number;
  /** Of `projection`. */
  temperature?: number;
  /** Of `projection`. */
  humidity?: number;
  /** Of `projection`. */
  condition?: ConditionInput;
  /** Of `projection`. */
  year?: number;
  /** Of `projection`. */
  years?: ListSpan;
  /** Of `projection`. */
  scenario?: Scenario;
  /** Of `projection`. */
  interventions?: Interventions;
  /** Of `sunset` and `projection`. */
  model?: ChartModel;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `initialize`. */
export interface InitializeParams {
  /** The version wanted. */
  protocolVersion?: string;
  /** Watched once seen alive; the server ends with it. */
  processId?: number;
  /** Who is calling. */
  clientInfo?: ClientInfo;
  /** What the client understands. */
  capabilities?: ClientCapabilities;
  /** Settings for this connection. */
  configuration?: InitialConfiguration;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `shutdown`. */
export interface ShutdownParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
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
  /** Id of the request, also of a batch member. */
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
  /** How long it waits. */
  timeoutMs: number;
}

/** Params of `subscription/event`. */
export interface SubscriptionEventParams {
  /** Which subscription. */
  id: string;
  /** Counts from 0 without gaps. */
  sequence: number;
  /** When. */
  time: string;
  /** Why. */
  reason: EventReason;
  /** The method's result. */
  result?: unknown;
  /** Why there is none. */
  error?: ErrorObject;
}

/** Params of `favorites/didChange`. */
export interface FavoritesDidChangeParams {
  /** The new revision. */
  revision: number;
}

/** Params of `location/didChange`. */
export interface LocationDidChangeParams {
  /** Where. */
  place: Place;
  /** What it comes from. */
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
  /** What the place is called. */
  query: string;
  /** How many at most. */
  limit?: number;
  /** Whether to ask the provider too. */
  online?: boolean;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.reverse`. */
export interface LocationReverseParams {
  /** Degrees north. */
  latitude: number;
  /** Degrees east, wrapped. */
  longitude: number;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.current`. */
export interface LocationCurrentParams {
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.set`. */
export interface LocationSetParams {
  /** Where. */
  place: PlaceReference;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `location.refresh`. */
export interface LocationRefreshParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `map.layers`. */
export interface MapLayersParams {
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `map.tile`. */
export interface MapTileParams {
  /** Id of a layer. */
  layer: string;
  /** Zoom. */
  z: number;
  /** Column. */
  x: number;
  /** Row, from the north. */
  y: number;
  /** Id of a frame; the newest when absent. */
  frame?: string;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `moon.phase`. */
export interface MoonPhaseParams {
  /** When; now when absent. */
  time?: string;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `moon.times`. */
export interface MoonTimesParams {
  /** First day; today when absent. */
  date?: string;
  /** How many days. */
  days?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `config.get`. */
export interface ConfigGetParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `config.set`. */
export interface ConfigSetParams {
  /** Which setting. */
  path: string;
  /** Its new value; null for the default. */
  value?: unknown;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `server.status`. */
export interface ServerStatusParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `rpc.discover`. */
export interface RpcDiscoverParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `subscription.create`. */
export interface SubscriptionCreateParams {
  /** A method with `x-subscribable`. */
  method: string;
  /** Its params. */
  params?: Record<string, unknown>;
  /** How often to look. */
  intervalSeconds?: number;
  /** On a change only, or always. */
  emit?: EmitMode;
  /** Only when this becomes true. */
  when?: SubscriptionCondition;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `subscription.cancel`. */
export interface SubscriptionCancelParams {
  /** Which. */
  id: string;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `subscription.list`. */
export interface SubscriptionListParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sun.times`. */
export interface SunTimesParams {
  /** First day; today when absent. */
  date?: string;
  /** How many days. */
  days?: number;
  /** Also find when the sun passes this angle. */
  elevationAngle?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sun.position`. */
export interface SunPositionParams {
  /** When; now when absent. */
  time?: string;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sun.phase`. */
export interface SunPhaseParams {
  /** When; now when absent. */
  time?: string;
  /** The angle that separates day from not day, instead of −0.8333°. */
  elevationAngle?: number;
  /** Shifts the change: negative is earlier. */
  offsetMinutes?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sunset.score`. */
export interface SunsetScoreParams {
  /** How many days. */
  days?: number;
  /** One day instead. */
  date?: string;
  /** How to score. */
  model?: SunsetModel;
  /** Sunset or sunrise; `classic` knows only sunset. */
  event?: SunEvent;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sunset.about`. */
export interface SunsetAboutParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
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
  /** Meters. */
  visibility?: number;
  /** Millimeters an hour. */
  precipitation?: number;
  /** Clouds towards the sun. */
  path?: PathPoint[];
  /** Degrees; shifts the gradient only. */
  sunAltitude?: number;
  /** How to score. */
  model?: SunsetModel;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `sunset.best`. */
export interface SunsetBestParams {
  /** Where to look; the favorites when absent. */
  places?: PlaceReference[];
  /** How many days. */
  days?: number;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `weather.current`. */
export interface WeatherCurrentParams {
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `weather.overview`. */
export interface WeatherOverviewParams {
  /** The parts wanted. */
  include?: OverviewPartName[];
  /** Rows of `hourly`. */
  hours?: number;
  /** Rows of `daily` and `sunset`. */
  days?: number;
  /** Where; the current location when absent. */
  place?: PlaceReference;
  /** Units of the result; the configured ones when absent. */
  units?: UnitsChoice;
  /** Add times in words beside the times: `sunset` gets a `sunsetLabels`. */
  labels?: boolean;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `condition.catalog`. */
export interface ConditionCatalogParams {
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Params of `icon.get`. */
export interface IconGetParams {
  /** OpenWeatherMap icon code such as `10d`. */
  icon?: string;
  /** WMO weather code, instead of `icon`. */
  code?: number;
  /** With `code`: by day or night. */
  isDay?: boolean;
  /** Wanted edge in pixels. */
  size?: number;
  /** Oldest stored answer that will do; the method's `x-cache` when absent. */
  maxAgeSeconds?: number;
  /** Like `maxAgeSeconds: 0`. */
  refresh?: boolean;
  /** Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on. */
  deadlineMs?: number;
  /** What to answer with when nothing fresh can be had. */
  fallback?: Fallback;
  /** Ask this provider only. */
  provider?: Provider;
  /** BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent. */
  locale?: string;
  /** Report progress under this token. */
  workDoneToken?: ProgressToken;
  /** Send parts of the result under this token, where the method has parts. */
  partialResultToken?: ProgressToken;
  /** Anything; ignored. */
  _meta?: Record<string, unknown>;
}

/** Requests from the client. */
export interface Methods {
  /** How clean the air is. */
  "air.quality": { params: AirQualityParams; result: AirQualityResult };
  /** Official warnings in force. */
  "alerts.active": { params: AlertsActiveParams; result: AlertsActiveResult };
  /** The same weather, years from now. */
  "climate.project": { params: ClimateProjectParams; result: ClimateProjectResult };
  /** The scenarios. */
  "climate.scenarios": { params: ClimateScenariosParams; result: ClimateScenariosResult };
  /** The interventions. */
  "climate.levers": { params: ClimateLeversParams; result: ClimateLeversResult };
  /** What is normal here. */
  "climate.normals": { params: ClimateNormalsParams; result: ClimateNormalsResult };
  /** Where it is today as it will be here. */
  "climate.analog": { params: ClimateAnalogParams; result: ClimateAnalogResult };
  /** The kept places, in order. */
  "favorites.list": { params: FavoritesListParams; result: FavoritesListResult };
  /** Keep a place. */
  "favorites.add": { params: FavoritesAddParams; result: FavoritesAddResult };
  /** Forget a place. */
  "favorites.remove": { params: FavoritesRemoveParams; result: FavoritesRemoveResult };
  /** Change the order. */
  "favorites.move": { params: FavoritesMoveParams; result: FavoritesMoveResult };
  /** Give a favorite another name. */
  "favorites.rename": { params: FavoritesRenameParams; result: FavoritesRenameResult };
  /** The hours to come. */
  "forecast.hourly": { params: ForecastHourlyParams; result: ForecastHourlyResult };
  /** The days to come. */
  "forecast.daily": { params: ForecastDailyParams; result: ForecastDailyResult };
  /** Rain in the next two hours. */
  "forecast.nowcast": { params: ForecastNowcastParams; result: ForecastNowcastResult };
  /** One line for a status bar. */
  "status.text": { params: StatusTextParams; result: StatusTextResult };
  /** A picture of a forecast. */
  "chart.render": { params: ChartRenderParams; result: ChartRenderResult };
  /** Introduce yourself. */
  "initialize": { params: InitializeParams; result: InitializeResult };
  /** Finish up. */
  "shutdown": { params: ShutdownParams; result: null };
  /** The client has read the answer to `initialize`. */
  "initialized": { params: InitializedParams; result: never };
  /** End the process: code 0 after `shutdown`, else 1. */
  "exit": { params: ExitParams; result: never };
  /** Stop a request; it is answered -32800 at once. */
  "$/cancelRequest": { params: CancelRequestParams; result: never };
  /** Accepted for editors; without effect. */
  "$/setTrace": { params: SetTraceParams; result: never };
  /** Places by name. */
  "location.search": { params: LocationSearchParams; result: LocationSearchResult };
  /** The place at a pair of coordinates. */
  "location.reverse": { params: LocationReverseParams; result: LocationReverseResult };
  /** Where "here" is. */
  "location.current": { params: LocationCurrentParams; result: LocationCurrentResult };
  /** Say where "here" is. */
  "location.set": { params: LocationSetParams; result: LocationSetResult };
  /** Ask the client where it is. */
  "location.refresh": { params: LocationRefreshParams; result: LocationRefreshResult };
  /** The layers a map can show. */
  "map.layers": { params: MapLayersParams; result: MapLayersResult };
  /** One tile of a layer. */
  "map.tile": { params: MapTileParams; result: MapTileResult };
  /** How the moon looks. */
  "moon.phase": { params: MoonPhaseParams; result: MoonPhaseResult };
  /** Moonrise and moonset. */
  "moon.times": { params: MoonTimesParams; result: MoonTimesResult };
  /** The settings in force. */
  "config.get": { params: ConfigGetParams; result: ConfigGetResult };
  /** Change a setting. */
  "config.set": { params: ConfigSetParams; result: ConfigSetResult };
  /** How the server is doing. */
  "server.status": { params: ServerStatusParams; result: ServerStatusResult };
  /** This document. */
  "rpc.discover": { params: RpcDiscoverParams; result: RpcDiscoverResult };
  /** Be told when an answer changes. */
  "subscription.create": { params: SubscriptionCreateParams; result: SubscriptionCreateResult };
  /** Stop it. */
  "subscription.cancel": { params: SubscriptionCancelParams; result: SubscriptionCancelResult };
  /** What is subscribed on this connection. */
  "subscription.list": { params: SubscriptionListParams; result: SubscriptionListResult };
  /** Sunrise, sunset and every twilight. */
  "sun.times": { params: SunTimesParams; result: SunTimesResult };
  /** Where the sun stands. */
  "sun.position": { params: SunPositionParams; result: SunPositionResult };
  /** Day, twilight or night. */
  "sun.phase": { params: SunPhaseParams; result: SunPhaseResult };
  /** How colorful the sunsets will be. */
  "sunset.score": { params: SunsetScoreParams; result: SunsetScoreResult };
  /** What the score means. */
  "sunset.about": { params: SunsetAboutParams; result: SunsetAboutResult };
  /** Score a sky of your own. */
  "sunset.evaluate": { params: SunsetEvaluateParams; result: SunsetEvaluateResult };
  /** Where and when the best sunset will be. */
  "sunset.best": { params: SunsetBestParams; result: SunsetBestResult };
  /** The weather now. */
  "weather.current": { params: WeatherCurrentParams; result: WeatherCurrentResult };
  /** Everything a weather page shows, in one call. */
  "weather.overview": { params: WeatherOverviewParams; result: WeatherOverviewResult };
  /** Every kind of weather with all its glyphs. */
  "condition.catalog": { params: ConditionCatalogParams; result: ConditionCatalogResult };
  /** The picture of a condition. */
  "icon.get": { params: IconGetParams; result: IconGetResult };
}

/** Requests and notifications from the server. */
export interface ServerMethods {
  /** Where is the device? */
  "location/request": { params: LocationRequestParams; result: LocationRequestResult };
  /** A subscription has news. */
  "subscription/event": { params: SubscriptionEventParams; result: never };
  /** The favorites changed, here or in another process (within 5 s). */
  "favorites/didChange": { params: FavoritesDidChangeParams; result: never };
  /** The current location changed. */
  "location/didChange": { params: LocationDidChangeParams; result: never };
  /** Progress of a request, or a part of its result. */
  "$/progress": { params: ProgressParams; result: never };
}
