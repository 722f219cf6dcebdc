// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `observation.current`.
public struct ObservationCurrentResult: Codable, Equatable, Sendable, Sourced {
  /// Air temperature at 2 m.
  public var temperature: MeasuredTemperature?
  /// Dew point.
  public var dewPoint: MeasuredNumber?
  /// Relative humidity, percent: measured, or from temperature and dew point.
  public var humidity: MeasuredNumber?
  /// Wind at 10 m.
  public var wind: MeasuredWind?
  /// Pressure at sea level.
  public var pressure: MeasuredNumber?
  /// Visibility.
  public var visibility: MeasuredVisibility?
  /// Percent of the sky.
  public var cloudCover: MeasuredNumber?
  /// Height of the lowest clouds above the station, in `units.elevation`.
  public var cloudBase: MeasuredNumber?
  /// Weather, or else the state of the sky.
  public var condition: MeasuredCondition?
  /// Rain and melted snow.
  public var precipitation: MeasuredPrecipitation
  /// Snow on the ground, in `units.snowfall`.
  public var snowDepth: MeasuredNumber?
  /// The stations of these values, nearest first; empty if none counts.
  public var stations: [ObservedStation]
  /// Place the answer is for.
  public var place: Place
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The answer as text; absent unless requested.
  public var text: ResultText?
  /// The weakest part of the answer.
  public var source: Source
  /// All sources, if there are several.
  public var sources: [ProductSource]?
  /// With the warning `throttled`: seconds until a retry is useful.
  public var retryAfterSeconds: Int?
  /// What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known.
  public var corrections: [Correction]?
  /// What was blended from several providers; absent if nothing was.
  public var blends: [Blend]?
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    temperature: MeasuredTemperature? = nil,
    dewPoint: MeasuredNumber? = nil,
    humidity: MeasuredNumber? = nil,
    wind: MeasuredWind? = nil,
    pressure: MeasuredNumber? = nil,
    visibility: MeasuredVisibility? = nil,
    cloudCover: MeasuredNumber? = nil,
    cloudBase: MeasuredNumber? = nil,
    condition: MeasuredCondition? = nil,
    precipitation: MeasuredPrecipitation,
    snowDepth: MeasuredNumber? = nil,
    stations: [ObservedStation],
    place: Place,
    units: Units,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.temperature = temperature
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.wind = wind
    self.pressure = pressure
    self.visibility = visibility
    self.cloudCover = cloudCover
    self.cloudBase = cloudBase
    self.condition = condition
    self.precipitation = precipitation
    self.snowDepth = snowDepth
    self.stations = stations
    self.place = place
    self.units = units
    self.dir = dir
    self.text = text
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `observation.history`.
public struct ObservationHistoryResult: Codable, Equatable, Sendable, Sourced {
  /// The station; null if none near the place reports.
  public var station: ObservedStation?
  /// Fields with the same value for the last twelve hours, as of a sensor that is stuck. Temperatures in whole degrees may stay the same without a fault.
  public var stuck: [MeasuredField]
  /// From the oldest to the newest.
  public var reports: [StationReport]
  /// Place the answer is for.
  public var place: Place
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The weakest part of the answer.
  public var source: Source
  /// All sources, if there are several.
  public var sources: [ProductSource]?
  /// With the warning `throttled`: seconds until a retry is useful.
  public var retryAfterSeconds: Int?
  /// What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known.
  public var corrections: [Correction]?
  /// What was blended from several providers; absent if nothing was.
  public var blends: [Blend]?
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    station: ObservedStation? = nil,
    stuck: [MeasuredField],
    reports: [StationReport],
    place: Place,
    units: Units,
    dir: TextDirection? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.station = station
    self.stuck = stuck
    self.reports = reports
    self.place = place
    self.units = units
    self.dir = dir
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `observation.stations`.
public struct ObservationStationsResult: Codable, Equatable, Sendable, Sourced {
  /// Nearest first; empty if there is none.
  public var stations: [NearStation]
  /// Place the answer is for.
  public var place: Place
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The weakest part of the answer.
  public var source: Source
  /// All sources, if there are several.
  public var sources: [ProductSource]?
  /// With the warning `throttled`: seconds until a retry is useful.
  public var retryAfterSeconds: Int?
  /// What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known.
  public var corrections: [Correction]?
  /// What was blended from several providers; absent if nothing was.
  public var blends: [Blend]?
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    stations: [NearStation],
    place: Place,
    units: Units,
    dir: TextDirection? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.stations = stations
    self.place = place
    self.units = units
    self.dir = dir
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `observation.decode`.
public struct ObservationDecodeResult: Codable, Equatable, Sendable, Sourced {
  /// What the report is.
  public var kind: ReportKind
  /// ICAO location indicator.
  public var station: String
  /// Null if the table has no such station.
  public var aerodrome: Aerodrome?
  /// When it was observed, or issued if it is a TAF; never after now. Null if its time cannot be read, or no month near it has the day.
  public var time: Timestamp?
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Made without a human observer.
  public var automatic: Bool
  /// Replaces an earlier report.
  public var corrected: Bool
  /// The station says that there is no report (NIL).
  public var missing: Bool
  /// Withdraws the TAF.
  public var canceled: Bool
  /// Begin of a TAF's period.
  public var start: Timestamp?
  /// `start` as people write it, if labels were asked for.
  public var startLabels: TimeLabels?
  /// End of a TAF's period.
  public var end: Timestamp?
  /// `end` as people write it, if labels were asked for.
  public var endLabels: TimeLabels?
  /// Air temperature. In `units.temperature`.
  public var temperature: Double?
  /// Dew point. In `units.temperature`.
  public var dewPoint: Double?
  /// Relative humidity over water from both, percent.
  public var humidity: Int?
  /// Pressure at sea level (SLP of the remarks, or else QNH). In `units.pressure`.
  public var pressure: Double?
  /// Wind, visibility, weather and clouds; those at the begin of a TAF.
  public var conditions: ReportedConditions
  /// Since the last report, but not now.
  public var recentWeather: [ReportedWeather]
  /// From the remarks.
  public var precipitation: ReportedPrecipitation
  /// Snow on the ground. In `units.snowfall`.
  public var snowDepth: Double?
  /// Highest temperature of a TAF. In `units.temperature`.
  public var temperatureMax: Double?
  /// Lowest temperature of a TAF. In `units.temperature`.
  public var temperatureMin: Double?
  /// The trend of a METAR, or the groups of a TAF.
  public var changes: [ReportedChange]
  /// No significant change within two hours (NOSIG).
  public var steady: Bool
  /// Groups, or what is left of them, without a meaning, with an impossible value, or in contradiction to earlier ones. Of the remarks only the last are listed.
  public var unread: [String]
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// Source of the answer.
  public var source: Source
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    kind: ReportKind,
    station: String,
    aerodrome: Aerodrome? = nil,
    time: Timestamp? = nil,
    timeLabels: TimeLabels? = nil,
    automatic: Bool,
    corrected: Bool,
    missing: Bool,
    canceled: Bool,
    start: Timestamp? = nil,
    startLabels: TimeLabels? = nil,
    end: Timestamp? = nil,
    endLabels: TimeLabels? = nil,
    temperature: Double? = nil,
    dewPoint: Double? = nil,
    humidity: Int? = nil,
    pressure: Double? = nil,
    conditions: ReportedConditions,
    recentWeather: [ReportedWeather],
    precipitation: ReportedPrecipitation,
    snowDepth: Double? = nil,
    temperatureMax: Double? = nil,
    temperatureMin: Double? = nil,
    changes: [ReportedChange],
    steady: Bool,
    unread: [String],
    units: Units,
    dir: TextDirection? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.kind = kind
    self.station = station
    self.aerodrome = aerodrome
    self.time = time
    self.timeLabels = timeLabels
    self.automatic = automatic
    self.corrected = corrected
    self.missing = missing
    self.canceled = canceled
    self.start = start
    self.startLabels = startLabels
    self.end = end
    self.endLabels = endLabels
    self.temperature = temperature
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.pressure = pressure
    self.conditions = conditions
    self.recentWeather = recentWeather
    self.precipitation = precipitation
    self.snowDepth = snowDepth
    self.temperatureMax = temperatureMax
    self.temperatureMin = temperatureMin
    self.changes = changes
    self.steady = steady
    self.unread = unread
    self.units = units
    self.dir = dir
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Params of `observation.current`.
public struct ObservationCurrentParams: Codable, Equatable, Sendable {
  /// Stations farther away do not count.
  public var maxDistanceKm: Int?
  /// Older reports do not count.
  public var maxAgeMinutes: Int?
  /// A station that is more than this higher or lower gives no temperature, dew point or snow depth.
  public var maxHeightDifferenceMeters: Int?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  public var text: TextOptions?
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    maxDistanceKm: Int? = nil,
    maxAgeMinutes: Int? = nil,
    maxHeightDifferenceMeters: Int? = nil,
    place: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.maxDistanceKm = maxDistanceKm
    self.maxAgeMinutes = maxAgeMinutes
    self.maxHeightDifferenceMeters = maxHeightDifferenceMeters
    self.place = place
    self.units = units
    self.labels = labels
    self.text = text
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension ObservationCurrentParams: ServerCall, SubscribableCall {
  public typealias Answer = ObservationCurrentResult
  public static let method = "observation.current"
}

/// Params of `observation.history`.
public struct ObservationHistoryParams: Codable, Equatable, Sendable {
  /// How many hours back from now.
  public var hours: Int?
  /// Id of a station near the place; the nearest that measures the temperature if absent.
  public var stationId: String?
  /// Stations farther away do not count.
  public var maxDistanceKm: Int?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    hours: Int? = nil,
    stationId: String? = nil,
    maxDistanceKm: Int? = nil,
    place: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    labels: LabelsChoice? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.hours = hours
    self.stationId = stationId
    self.maxDistanceKm = maxDistanceKm
    self.place = place
    self.units = units
    self.labels = labels
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension ObservationHistoryParams: ServerCall {
  public typealias Answer = ObservationHistoryResult
  public static let method = "observation.history"
}

/// Params of `observation.stations`.
public struct ObservationStationsParams: Codable, Equatable, Sendable {
  /// At most so many stations.
  public var limit: Int?
  /// Stations farther away do not count.
  public var maxDistanceKm: Int?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    limit: Int? = nil,
    maxDistanceKm: Int? = nil,
    place: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    labels: LabelsChoice? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.limit = limit
    self.maxDistanceKm = maxDistanceKm
    self.place = place
    self.units = units
    self.labels = labels
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension ObservationStationsParams: ServerCall {
  public typealias Answer = ObservationStationsResult
  public static let method = "observation.stations"
}

/// Params of `observation.decode`.
public struct ObservationDecodeParams: Codable, Equatable, Sendable {
  /// One report (WMO FM 15, FM 16 or FM 51). Without its type it is a TAF if its period follows the time, otherwise a METAR.
  public var report: String
  /// An instant near the report's: reports do not name their month. Now if absent.
  public var time: Timestamp?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    report: String,
    time: Timestamp? = nil,
    units: UnitsChoice? = nil,
    labels: LabelsChoice? = nil,
    locale: String? = nil
  ) {
    self.report = report
    self.time = time
    self.units = units
    self.labels = labels
    self.locale = locale
  }
}

extension ObservationDecodeParams: ServerCall {
  public typealias Answer = ObservationDecodeResult
  public static let method = "observation.decode"
}
