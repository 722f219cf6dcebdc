// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `weather.current`.
public struct WeatherCurrentResult: Codable, Equatable, Sendable, Sourced {
  /// Time the values are for.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Air temperature at 2 m. In `units.temperature`.
  public var temperature: Double?
  /// How warm it feels; `feelsLikeMethod` names the formula. In `units.temperature`.
  public var feelsLike: Double?
  /// Formula of `feelsLike`, if there is one.
  public var feelsLikeMethod: FeelsLikeMethod?
  /// Relative humidity, percent.
  public var humidity: Int?
  /// Dew point at 2 m. In `units.temperature`.
  public var dewPoint: Double?
  /// Pressure at sea level. In `units.pressure`.
  public var pressure: Double?
  /// Wind at 10 m.
  public var wind: Wind
  /// Clouds by layer.
  public var cloudCover: CloudCover
  /// Visibility. In `units.visibility`.
  public var visibility: Double?
  /// Given if the visibility is beyond the end of the scale.
  public var visibilityBound: VisibilityBound?
  /// UV index.
  public var uvIndex: Double?
  /// Rain and snow, over the interval that the provider has an amount for.
  public var precipitation: IntervalPrecipitation?
  /// Whether the sun is up.
  public var isDay: Bool?
  /// Weather condition.
  public var condition: Condition?
  /// Today's sunrise; null if there is none.
  public var sunrise: Timestamp?
  /// `sunrise` as people write it, if labels were asked for.
  public var sunriseLabels: TimeLabels?
  /// Today's sunset; null if there is none.
  public var sunset: Timestamp?
  /// `sunset` as people write it, if labels were asked for.
  public var sunsetLabels: TimeLabels?
  /// Comparison with the normal of today's climate.
  public var normal: TemperatureNormal?
  /// `observation.current`, if it could be had within two seconds beyond the row. Null if no station counts, or if a warning says that the stations could not be asked.
  public var observed: ObservationCurrentResult?
  /// Values of the row that stations measured instead of a model.
  public var measured: [MeasuredField]
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
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    temperature: Double? = nil,
    feelsLike: Double? = nil,
    feelsLikeMethod: FeelsLikeMethod? = nil,
    humidity: Int? = nil,
    dewPoint: Double? = nil,
    pressure: Double? = nil,
    wind: Wind,
    cloudCover: CloudCover,
    visibility: Double? = nil,
    visibilityBound: VisibilityBound? = nil,
    uvIndex: Double? = nil,
    precipitation: IntervalPrecipitation? = nil,
    isDay: Bool? = nil,
    condition: Condition? = nil,
    sunrise: Timestamp? = nil,
    sunriseLabels: TimeLabels? = nil,
    sunset: Timestamp? = nil,
    sunsetLabels: TimeLabels? = nil,
    normal: TemperatureNormal? = nil,
    observed: ObservationCurrentResult? = nil,
    measured: [MeasuredField],
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
    self.time = time
    self.timeLabels = timeLabels
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.feelsLikeMethod = feelsLikeMethod
    self.humidity = humidity
    self.dewPoint = dewPoint
    self.pressure = pressure
    self.wind = wind
    self.cloudCover = cloudCover
    self.visibility = visibility
    self.visibilityBound = visibilityBound
    self.uvIndex = uvIndex
    self.precipitation = precipitation
    self.isDay = isDay
    self.condition = condition
    self.sunrise = sunrise
    self.sunriseLabels = sunriseLabels
    self.sunset = sunset
    self.sunsetLabels = sunsetLabels
    self.normal = normal
    self.observed = observed
    self.measured = measured
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

/// Result of `weather.overview`.
public struct WeatherOverviewResult: Codable, Equatable, Sendable {
  /// Place the answer is for.
  public var place: Place
  /// The units used.
  public var units: Units
  /// The parts in the order in which they were asked for, each with its own state.
  public var parts: [OverviewPart]
  /// The four most significant facts of today, after its gravest warning, from the parts `forecast.daily`, `alerts.active` and `sunset.score` about its place, as far as there are any, after the mark `*` if values are corrected by past errors; null without `forecast.daily`. Localized.
  public var headline: String?
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    place: Place,
    units: Units,
    parts: [OverviewPart],
    headline: String? = nil,
    dir: TextDirection? = nil
  ) {
    self.place = place
    self.units = units
    self.parts = parts
    self.headline = headline
    self.dir = dir
  }
}

/// Result of `weather.summary`.
public struct WeatherSummaryResult: Codable, Equatable, Sendable, Sourced {
  /// One row per day.
  public var days: [SummaryDay]
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
    days: [SummaryDay],
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
    self.days = days
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

/// Result of `weather.history`.
public struct WeatherHistoryResult: Codable, Equatable, Sendable, Sourced {
  /// One row per day.
  public var days: [PastDay]
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
    days: [PastDay],
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
    self.days = days
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

/// Result of `weather.changes`.
public struct WeatherChangesResult: Codable, Equatable, Sendable, Sourced {
  /// The most significant first.
  public var changes: [WeatherChange]
  /// Whether the official warnings are known; if not, an empty list is no all-clear.
  public var warningsKnown: Bool
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
    changes: [WeatherChange],
    warningsKnown: Bool,
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
    self.changes = changes
    self.warningsKnown = warningsKnown
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

/// Result of `condition.catalog`.
public struct ConditionCatalogResult: Codable, Equatable, Sendable {
  /// One entry per kind.
  public var conditions: [ConditionEntry]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    conditions: [ConditionEntry],
    dir: TextDirection? = nil
  ) {
    self.conditions = conditions
    self.dir = dir
  }
}

/// Result of `icon.get`.
public struct IconGetResult: Codable, Equatable, Sendable, Sourced {
  /// MIME type of the image.
  public var mimeType: String
  /// The image, base64.
  public var data: String
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
    mimeType: String,
    data: String,
    dir: TextDirection? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.mimeType = mimeType
    self.data = data
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

/// Params of `weather.current`.
public struct WeatherCurrentParams: Codable, Equatable, Sendable {
  /// Whose values the row has where there are both.
  public var prefer: ValuePreference?
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
    prefer: ValuePreference? = nil,
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
    self.prefer = prefer
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

extension WeatherCurrentParams: ServerCall, SubscribableCall {
  public typealias Answer = WeatherCurrentResult
  public static let method = "weather.current"
}

/// Params of `weather.overview`.
public struct WeatherOverviewParams: Codable, Equatable, Sendable {
  /// Calls whose answers to return, each method once. They take the place, the units and everything else that methods share from here, unless their own `params` say otherwise.
  public var parts: [MethodCall]?
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
    parts: [MethodCall]? = nil,
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
    self.parts = parts
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

extension WeatherOverviewParams: ServerCall, SubscribableCall, PartialCall {
  public typealias Part = OverviewPart
  public typealias Answer = WeatherOverviewResult
  public static let method = "weather.overview"
}

/// Params of `weather.summary`.
public struct WeatherSummaryParams: Codable, Equatable, Sendable {
  /// Number of days.
  public var days: Int?
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
    days: Int? = nil,
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
    self.days = days
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

extension WeatherSummaryParams: ServerCall, SubscribableCall {
  public typealias Answer = WeatherSummaryResult
  public static let method = "weather.summary"
}

/// Params of `weather.history`.
public struct WeatherHistoryParams: Codable, Equatable, Sendable {
  /// Local day, before today at the place; `days` days before today if absent.
  public var date: CalendarDate?
  /// Number of days: those before today, or those that end with `date`.
  public var days: Int?
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
    date: CalendarDate? = nil,
    days: Int? = nil,
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
    self.date = date
    self.days = days
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

extension WeatherHistoryParams: ServerCall {
  public typealias Answer = WeatherHistoryResult
  public static let method = "weather.history"
}

/// Params of `weather.changes`.
public struct WeatherChangesParams: Codable, Equatable, Sendable {
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

extension WeatherChangesParams: ServerCall, SubscribableCall {
  public typealias Answer = WeatherChangesResult
  public static let method = "weather.changes"
}

/// Params of `condition.catalog`.
public struct ConditionCatalogParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension ConditionCatalogParams: ServerCall {
  public typealias Answer = ConditionCatalogResult
  public static let method = "condition.catalog"
}

/// Params of `icon.get`. Exactly one of `icon` and `code` is given.
public struct IconGetParams: Codable, Equatable, Sendable {
  /// OpenWeatherMap icon code such as `10d`.
  public var icon: String?
  /// WMO weather code.
  public var code: Int?
  /// With `code`: day or night.
  public var isDay: Bool?
  /// Preferred edge length in pixels.
  public var size: Int?
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
    icon: String? = nil,
    code: Int? = nil,
    isDay: Bool? = nil,
    size: Int? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.icon = icon
    self.code = code
    self.isDay = isDay
    self.size = size
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension IconGetParams: ServerCall {
  public typealias Answer = IconGetResult
  public static let method = "icon.get"
}
