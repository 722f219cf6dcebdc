// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `forecast.hourly`.
public struct ForecastHourlyResult: Codable, Equatable, Sendable, Sourced {
  /// One row per hour.
  public var hours: [HourForecast]
  /// The four most significant facts of the first 24 of the hours, a sentence each and the most significant first, with their temperatures always among them; null without hours. Localized.
  public var summary: String?
  /// With `spread`: how the spreads were made.
  public var spreads: [SpreadRecord]?
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
    hours: [HourForecast],
    summary: String? = nil,
    spreads: [SpreadRecord]? = nil,
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
    self.hours = hours
    self.summary = summary
    self.spreads = spreads
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

/// Result of `forecast.daily`.
public struct ForecastDailyResult: Codable, Equatable, Sendable, Sourced {
  /// One row per day.
  public var days: [DayForecast]
  /// With `spread`: how the spreads were made.
  public var spreads: [SpreadRecord]?
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
    days: [DayForecast],
    spreads: [SpreadRecord]? = nil,
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
    self.spreads = spreads
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

/// Result of `forecast.chance`.
public struct ForecastChanceResult: Codable, Equatable, Sendable, Sourced {
  /// Percent.
  public var chance: Int
  /// Start of the first hour.
  public var start: Timestamp
  /// `start` as people write it, if labels were asked for.
  public var startLabels: TimeLabels?
  /// End of the last hour.
  public var end: Timestamp
  /// `end` as people write it, if labels were asked for.
  public var endLabels: TimeLabels?
  /// Where the chance comes from.
  public var method: SpreadMethod
  /// Whether the extremes of past days were as often within their spread as promised.
  public var calibrated: Bool
  /// Why not; null if they were.
  public var reason: SpreadDoubt?
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
    chance: Int,
    start: Timestamp,
    startLabels: TimeLabels? = nil,
    end: Timestamp,
    endLabels: TimeLabels? = nil,
    method: SpreadMethod,
    calibrated: Bool,
    reason: SpreadDoubt? = nil,
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
    self.chance = chance
    self.start = start
    self.startLabels = startLabels
    self.end = end
    self.endLabels = endLabels
    self.method = method
    self.calibrated = calibrated
    self.reason = reason
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

/// Result of `forecast.nowcast`.
public struct ForecastNowcastResult: Codable, Equatable, Sendable, Sourced {
  /// One row per step.
  public var steps: [NowcastStep]
  /// Length of a step.
  public var intervalMinutes: Int
  /// Whether a model has steps of this length here, by a table of the service's models. False if that is unknown, or if the quarters of every wet hour are equal: they are then an hour's amount, divided.
  public var native: Bool
  /// Minutes until rain begins, 0 if it is raining; null if no rain is forecast or the start is unknown.
  public var startsInMinutes: Int?
  /// Minutes until the first spell of rain ends; null if there is none, or if no dry time is known after it.
  public var endsInMinutes: Int?
  /// Summary in one sentence. Localized.
  public var summary: String
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
    steps: [NowcastStep],
    intervalMinutes: Int,
    native: Bool,
    startsInMinutes: Int? = nil,
    endsInMinutes: Int? = nil,
    summary: String,
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
    self.steps = steps
    self.intervalMinutes = intervalMinutes
    self.native = native
    self.startsInMinutes = startsInMinutes
    self.endsInMinutes = endsInMinutes
    self.summary = summary
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

/// Params of `forecast.hourly`. At most one of `hours` and `date` is given. At most one of `hours` and `from` is given. At most one of `hours` and `to` is given.
public struct ForecastHourlyParams: Codable, Equatable, Sendable {
  /// Number of hours.
  public var hours: Int?
  /// The hours of a local day; with `from` or `to`, today if absent.
  public var date: CalendarDate?
  /// Local clock time at which the span starts; midnight if absent.
  public var from: String?
  /// Local clock time at which the span ends, on the next day if that is before `from`; midnight if absent.
  public var to: String?
  /// Whether values are corrected by the errors known of their provider at the place; the configured `skill.correction` if absent. `corrections` says what was.
  public var correction: SkillUse?
  /// Whether several providers are blended by the errors known of them at the place; the configured `skill.blend` if absent. Asks each of them. `blends` says what was.
  public var blend: SkillUse?
  /// Adds spreads to the rows, and `spreads`. May ask for an ensemble.
  public var spread: Bool?
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
    hours: Int? = nil,
    date: CalendarDate? = nil,
    from: String? = nil,
    to: String? = nil,
    correction: SkillUse? = nil,
    blend: SkillUse? = nil,
    spread: Bool? = nil,
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
    self.hours = hours
    self.date = date
    self.from = from
    self.to = to
    self.correction = correction
    self.blend = blend
    self.spread = spread
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

extension ForecastHourlyParams: ServerCall, SubscribableCall {
  public typealias Answer = ForecastHourlyResult
  public static let method = "forecast.hourly"
}

/// Params of `forecast.daily`.
public struct ForecastDailyParams: Codable, Equatable, Sendable {
  /// Number of days.
  public var days: Int?
  /// Whether values are corrected by the errors known of their provider at the place; the configured `skill.correction` if absent. `corrections` says what was.
  public var correction: SkillUse?
  /// Whether several providers are blended by the errors known of them at the place; the configured `skill.blend` if absent. Asks each of them. `blends` says what was.
  public var blend: SkillUse?
  /// Adds spreads to the rows, and `spreads`. May ask for an ensemble.
  public var spread: Bool?
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
    correction: SkillUse? = nil,
    blend: SkillUse? = nil,
    spread: Bool? = nil,
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
    self.correction = correction
    self.blend = blend
    self.spread = spread
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

extension ForecastDailyParams: ServerCall, SubscribableCall {
  public typealias Answer = ForecastDailyResult
  public static let method = "forecast.daily"
}

/// Params of `forecast.chance`. Exactly one of `above` and `below` is given.
public struct ForecastChanceParams: Codable, Equatable, Sendable {
  /// What is to cross the threshold; precipitation is that of one hour.
  public var variable: SpreadVariable
  /// Threshold, in the units of the answer; a wind above force 5 of the Beaufort scale (`bft`) is of force 6 and more.
  public var above: Double?
  /// Threshold, in the units of the answer.
  public var below: Double?
  /// Number of hours, beginning with the current one.
  public var within: Int?
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
    variable: SpreadVariable,
    above: Double? = nil,
    below: Double? = nil,
    within: Int? = nil,
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
    self.variable = variable
    self.above = above
    self.below = below
    self.within = within
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

extension ForecastChanceParams: ServerCall, SubscribableCall {
  public typealias Answer = ForecastChanceResult
  public static let method = "forecast.chance"
}

/// Params of `forecast.nowcast`.
public struct ForecastNowcastParams: Codable, Equatable, Sendable {
  /// Minutes to look ahead.
  public var minutes: Int?
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
    minutes: Int? = nil,
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
    self.minutes = minutes
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

extension ForecastNowcastParams: ServerCall, SubscribableCall {
  public typealias Answer = ForecastNowcastResult
  public static let method = "forecast.nowcast"
}
