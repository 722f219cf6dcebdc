// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `climate.project`.
public struct ClimateProjectResult: Codable, Equatable, Sendable, Sourced {
  /// Weather the projection starts from.
  public var current: ClimateNow
  /// The same weather in the target year.
  public var projected: Projection
  /// Change of the temperature.
  public var delta: ClimateDelta
  /// How much single years differ, which is kept as in 1991-2020; null for `weather2045`.
  public var interannual: InterannualVariability?
  /// The same input without and with interventions.
  public var alternatives: ClimateAlternatives
  /// °C above 1850–1900, in all units.
  public var globalWarming: GlobalWarming?
  /// The IPCC AR6 region.
  public var region: ClimateRegion?
  /// Warming that each lever avoids.
  public var interventions: [InterventionEffect]
  /// Null outside the range of its formula.
  public var heatIndex: NowThen?
  /// Null outside the range of its formula.
  public var wetBulb: NowThen?
  /// How much more often extremes occur than in the baseline year.
  public var extremes: [ClimateExtreme]
  /// Present with `years`.
  public var series: [ClimateYear]?
  /// The year the change counts from.
  public var baselineYear: Int?
  /// Model used.
  public var model: ClimateModel
  /// Emission scenario.
  public var scenario: Scenario?
  /// The year projected to.
  public var year: Int
  /// Notes on how to read the projection. Localized.
  public var notes: [String]
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
    current: ClimateNow,
    projected: Projection,
    delta: ClimateDelta,
    interannual: InterannualVariability? = nil,
    alternatives: ClimateAlternatives,
    globalWarming: GlobalWarming? = nil,
    region: ClimateRegion? = nil,
    interventions: [InterventionEffect],
    heatIndex: NowThen? = nil,
    wetBulb: NowThen? = nil,
    extremes: [ClimateExtreme],
    series: [ClimateYear]? = nil,
    baselineYear: Int? = nil,
    model: ClimateModel,
    scenario: Scenario? = nil,
    year: Int,
    notes: [String],
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
    self.current = current
    self.projected = projected
    self.delta = delta
    self.interannual = interannual
    self.alternatives = alternatives
    self.globalWarming = globalWarming
    self.region = region
    self.interventions = interventions
    self.heatIndex = heatIndex
    self.wetBulb = wetBulb
    self.extremes = extremes
    self.series = series
    self.baselineYear = baselineYear
    self.model = model
    self.scenario = scenario
    self.year = year
    self.notes = notes
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

/// Result of `climate.scenarios`.
public struct ClimateScenariosResult: Codable, Equatable, Sendable {
  /// One entry per scenario.
  public var scenarios: [ScenarioEntry]
  /// Attribution to show.
  public var attribution: [Attribution]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    scenarios: [ScenarioEntry],
    attribution: [Attribution],
    dir: TextDirection? = nil
  ) {
    self.scenarios = scenarios
    self.attribution = attribution
    self.dir = dir
  }
}

/// Result of `climate.levers`.
public struct ClimateLeversResult: Codable, Equatable, Sendable {
  /// One entry per lever.
  public var levers: [LeverEntry]
  /// Attribution to show.
  public var attribution: [Attribution]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    levers: [LeverEntry],
    attribution: [Attribution],
    dir: TextDirection? = nil
  ) {
    self.levers = levers
    self.attribution = attribution
    self.dir = dir
  }
}

/// Result of `climate.normals`.
public struct ClimateNormalsResult: Codable, Equatable, Sendable, Sourced {
  /// One row per month.
  public var months: [MonthNormal]
  /// The years averaged.
  public var period: String
  /// The current year, up to which `warmingSince` counts.
  public var year: Int
  /// Standard deviation of the error of the mean temperatures at the place itself, from how far the stations around differ from the grid. In `units.temperatureDifference`.
  public var temperatureError: Double
  /// False if the normals are those of the surroundings rather than of the place: stations nearby differ by terrain and sea, or there are none. The warning `unrepresentative` says so, in every answer made from normals.
  public var representative: Bool
  /// Place the answer is for.
  public var place: Place
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
    months: [MonthNormal],
    period: String,
    year: Int,
    temperatureError: Double,
    representative: Bool,
    place: Place,
    units: Units,
    dir: TextDirection? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.months = months
    self.period = period
    self.year = year
    self.temperatureError = temperatureError
    self.representative = representative
    self.place = place
    self.units = units
    self.dir = dir
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `climate.extremes`.
public struct ClimateExtremesResult: Codable, Equatable, Sendable, Sourced {
  /// Counts of the year.
  public var annual: ExtremeCounts
  /// One row per month.
  public var months: [MonthExtremes]
  /// Probability of a single year between `low` and `high`, percent.
  public var level: Int
  /// Daily mean from which both degree days count: 65 °F. In `units.temperature`.
  public var degreeDayBase: Double
  /// The years of the normals that are shifted to `year`.
  public var period: String
  /// The year whose climate is meant.
  public var year: Int
  /// Emission scenario.
  public var scenario: Scenario
  /// Ids of the levers that the counts assume.
  public var levers: [String]
  /// Limits of the figures, for display. Localized.
  public var notes: [String]
  /// Place the answer is for.
  public var place: Place
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The answer as text; absent unless requested.
  public var text: ResultText?
  /// Source of the answer.
  public var source: Source
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    annual: ExtremeCounts,
    months: [MonthExtremes],
    level: Int,
    degreeDayBase: Double,
    period: String,
    year: Int,
    scenario: Scenario,
    levers: [String],
    notes: [String],
    place: Place,
    units: Units,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.annual = annual
    self.months = months
    self.level = level
    self.degreeDayBase = degreeDayBase
    self.period = period
    self.year = year
    self.scenario = scenario
    self.levers = levers
    self.notes = notes
    self.place = place
    self.units = units
    self.dir = dir
    self.text = text
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `climate.analog`.
public struct ClimateAnalogResult: Codable, Equatable, Sendable, Sourced {
  /// Most alike first.
  public var analogs: [ClimateAnalog]
  /// The least `sigma` of all compared cities, also of those near the place.
  public var novelty: Double
  /// Whether `novelty` is above 4: no compared city has such a climate today.
  public var novel: Bool
  /// The year projected to.
  public var year: Int
  /// Emission scenario.
  public var scenario: Scenario
  /// Place the answer is for.
  public var place: Place
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// Source of the answer.
  public var source: Source
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    analogs: [ClimateAnalog],
    novelty: Double,
    novel: Bool,
    year: Int,
    scenario: Scenario,
    place: Place,
    dir: TextDirection? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.analogs = analogs
    self.novelty = novelty
    self.novel = novel
    self.year = year
    self.scenario = scenario
    self.place = place
    self.dir = dir
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Params of `climate.project`.
public struct ClimateProjectParams: Codable, Equatable, Sendable {
  /// Temperature to project, in `units.temperature`; the current weather if absent.
  public var temperature: Double?
  /// Relative humidity, percent, for heat index and wet bulb.
  public var humidity: Double?
  /// Current weather condition.
  public var condition: ConditionInput?
  /// The day the projection starts from. It determines the month and, for a past year, what the change counts from. Without `temperature`, the mean of that day is projected.
  public var date: CalendarDate?
  /// The year to project to.
  public var year: Int?
  /// Years of a series to include.
  public var years: ListSpan?
  /// Emission scenario; `ssp245` if absent.
  public var scenario: Scenario?
  /// Levers to apply; true is `package_all`.
  public var interventions: Interventions?
  /// Projection model.
  public var model: ClimateModel?
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
    temperature: Double? = nil,
    humidity: Double? = nil,
    condition: ConditionInput? = nil,
    date: CalendarDate? = nil,
    year: Int? = nil,
    years: ListSpan? = nil,
    scenario: Scenario? = nil,
    interventions: Interventions? = nil,
    model: ClimateModel? = nil,
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
    self.temperature = temperature
    self.humidity = humidity
    self.condition = condition
    self.date = date
    self.year = year
    self.years = years
    self.scenario = scenario
    self.interventions = interventions
    self.model = model
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

extension ClimateProjectParams: ServerCall {
  public typealias Answer = ClimateProjectResult
  public static let method = "climate.project"
}

/// Params of `climate.scenarios`.
public struct ClimateScenariosParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension ClimateScenariosParams: ServerCall {
  public typealias Answer = ClimateScenariosResult
  public static let method = "climate.scenarios"
}

/// Params of `climate.levers`.
public struct ClimateLeversParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension ClimateLeversParams: ServerCall {
  public typealias Answer = ClimateLeversResult
  public static let method = "climate.levers"
}

/// Params of `climate.normals`.
public struct ClimateNormalsParams: Codable, Equatable, Sendable {
  /// One month; all months if absent.
  public var month: Int?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    month: Int? = nil,
    place: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    locale: String? = nil
  ) {
    self.month = month
    self.place = place
    self.units = units
    self.locale = locale
  }
}

extension ClimateNormalsParams: ServerCall {
  public typealias Answer = ClimateNormalsResult
  public static let method = "climate.normals"
}

/// Params of `climate.extremes`.
public struct ClimateExtremesParams: Codable, Equatable, Sendable {
  /// The year whose climate is meant, past or future; the current year if absent.
  public var year: Int?
  /// Emission scenario.
  public var scenario: Scenario?
  /// Levers to apply from this year on; true is `package_all`.
  public var interventions: Interventions?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Adds the answer as text, in the language of `locale`.
  public var text: TextOptions?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    year: Int? = nil,
    scenario: Scenario? = nil,
    interventions: Interventions? = nil,
    place: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    text: TextOptions? = nil,
    locale: String? = nil
  ) {
    self.year = year
    self.scenario = scenario
    self.interventions = interventions
    self.place = place
    self.units = units
    self.text = text
    self.locale = locale
  }
}

extension ClimateExtremesParams: ServerCall {
  public typealias Answer = ClimateExtremesResult
  public static let method = "climate.extremes"
}

/// Params of `climate.analog`.
public struct ClimateAnalogParams: Codable, Equatable, Sendable {
  /// The year to project to.
  public var year: Int?
  /// Emission scenario.
  public var scenario: Scenario?
  /// Maximum number of analogs.
  public var limit: Int?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    year: Int? = nil,
    scenario: Scenario? = nil,
    limit: Int? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.year = year
    self.scenario = scenario
    self.limit = limit
    self.place = place
    self.locale = locale
  }
}

extension ClimateAnalogParams: ServerCall {
  public typealias Answer = ClimateAnalogResult
  public static let method = "climate.analog"
}
