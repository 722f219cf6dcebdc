// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `forecast.skill`.
public struct ForecastSkillResult: Codable, Equatable, Sendable {
  /// By provider, variable and lead; empty if too little is known.
  public var rows: [ForecastSkillRow]
  /// Providers whose newest values cannot be right. They have no weight until they are right again.
  public var suspects: [SuspectProvider]
  /// Weights of the providers, by variable and lead; empty with fewer than two providers.
  public var blends: [Blend]
  /// Place the answer is for.
  public var place: Place

  public init(
    rows: [ForecastSkillRow],
    suspects: [SuspectProvider],
    blends: [Blend],
    place: Place
  ) {
    self.rows = rows
    self.suspects = suspects
    self.blends = blends
    self.place = place
  }
}

/// Result of `skill.backfill`.
public struct SkillBackfillResult: Codable, Equatable, Sendable, Sourced {
  /// Whose forecasts.
  public var provider: SourceProvider
  /// First day (UTC).
  public var since: CalendarDate
  /// Last day (UTC).
  public var until: CalendarDate
  /// Days of lead with forecasts.
  public var leads: [Int]
  /// Days with forecasts, counted for each lead.
  public var forecastDays: Int
  /// Days left out because they repeat the shorter lead's.
  public var repeatedDays: Int
  /// Days with measured values.
  public var measuredDays: Int
  /// Whose reports were fetched, nearest first.
  public var stations: [ObservedStation]
  /// Temperatures of the provider beside what came, at all leads.
  public var pairs: Int
  /// Those that the call added.
  public var newPairs: Int
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
    provider: SourceProvider,
    since: CalendarDate,
    until: CalendarDate,
    leads: [Int],
    forecastDays: Int,
    repeatedDays: Int,
    measuredDays: Int,
    stations: [ObservedStation],
    pairs: Int,
    newPairs: Int,
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
    self.provider = provider
    self.since = since
    self.until = until
    self.leads = leads
    self.forecastDays = forecastDays
    self.repeatedDays = repeatedDays
    self.measuredDays = measuredDays
    self.stations = stations
    self.pairs = pairs
    self.newPairs = newPairs
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

/// Result of `skill.export`.
public struct SkillExportResult: Codable, Equatable, Sendable {
  /// The file.
  public var text: String
  /// Pairs.
  public var count: Int
  /// Place the answer is for.
  public var place: Place

  public init(
    text: String,
    count: Int,
    place: Place
  ) {
    self.text = text
    self.count = count
    self.place = place
  }
}

/// Result of `skill.remove`.
public struct SkillRemoveResult: Codable, Equatable, Sendable {
  /// Removed days of forecasts and of measurements.
  public var count: Int
  /// Place the answer is for.
  public var place: Place

  public init(
    count: Int,
    place: Place
  ) {
    self.count = count
    self.place = place
  }
}

/// Params of `forecast.skill`.
public struct ForecastSkillParams: Codable, Equatable, Sendable {
  /// What was forecast; everything if absent, of which a chart shows the temperature.
  public var variable: SkillVariable?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    variable: SkillVariable? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.variable = variable
    self.place = place
    self.locale = locale
  }
}

extension ForecastSkillParams: ServerCall {
  public typealias Answer = ForecastSkillResult
  public static let method = "forecast.skill"
}

/// Params of `skill.backfill`.
public struct SkillBackfillParams: Codable, Equatable, Sendable {
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
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
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.place = place
    self.units = units
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension SkillBackfillParams: ServerCall {
  public typealias Answer = SkillBackfillResult
  public static let method = "skill.backfill"
}

/// Params of `skill.export`.
public struct SkillExportParams: Codable, Equatable, Sendable {
  /// Whose forecasts.
  public var provider: SourceProvider
  /// What was forecast.
  public var variable: SkillVariable?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    provider: SourceProvider,
    variable: SkillVariable? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.provider = provider
    self.variable = variable
    self.place = place
    self.locale = locale
  }
}

extension SkillExportParams: ServerCall {
  public typealias Answer = SkillExportResult
  public static let method = "skill.export"
}

/// Params of `skill.remove`. At most one of `place` and `all` is given.
public struct SkillRemoveParams: Codable, Equatable, Sendable {
  /// Forgets all places.
  public var all: Bool?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    all: Bool? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.all = all
    self.place = place
    self.locale = locale
  }
}

extension SkillRemoveParams: ServerCall {
  public typealias Answer = SkillRemoveResult
  public static let method = "skill.remove"
}
