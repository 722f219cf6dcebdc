// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A shared socio-economic pathway of IPCC AR6.
public struct Scenario: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let ssp119 = Self(rawValue: "ssp119")
  public static let ssp126 = Self(rawValue: "ssp126")
  public static let ssp245 = Self(rawValue: "ssp245")
  public static let ssp370 = Self(rawValue: "ssp370")
  public static let ssp585 = Self(rawValue: "ssp585")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.ssp119, .ssp126, .ssp245, .ssp370, .ssp585]
}

/// A projection model.
public struct ClimateModel: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let ar6 = Self(rawValue: "ar6")
  public static let weather2045 = Self(rawValue: "weather2045")
  public static let cmip6 = Self(rawValue: "cmip6")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.ar6, .weather2045, .cmip6]
}

/// A lever and the strength it is applied with.
public struct Intervention: Codable, Equatable, Sendable {
  /// Id from `climate.levers`.
  public var lever: String
  /// 0 (not at all) … 1 (fully).
  public var strength: Double?

  public init(
    lever: String,
    strength: Double? = nil
  ) {
    self.lever = lever
    self.strength = strength
  }
}

/// All or none, or a list of levers.
public enum Interventions: Codable, Equatable, Sendable {
  case boolean(Bool)
  case list([Intervention])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
      return
    }
    self = .list(try container.decode([Intervention].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .boolean(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    }
  }
}

/// A condition's text or its WMO code.
public enum ConditionInput: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  case string(String)
  case integer(Int)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
      return
    }
    self = .integer(try container.decode(Int.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    }
  }

  public init(stringLiteral value: String) { self = .string(value) }
}

/// Weather the projection starts from.
public struct ClimateNow: Codable, Equatable, Sendable {
  /// Temperature. In `units.temperature`.
  public var temperature: Double?
  /// Weather condition.
  public var condition: Condition?
  /// Time the values are for.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Whether the caller gave the temperature.
  public var given: Bool

  public init(
    temperature: Double? = nil,
    condition: Condition? = nil,
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    given: Bool
  ) {
    self.temperature = temperature
    self.condition = condition
    self.time = time
    self.timeLabels = timeLabels
    self.given = given
  }
}

/// The same day in the target year.
public struct Projection: Codable, Equatable, Sendable {
  /// Central value. In `units.temperature`.
  public var temperature: Double?
  /// Lower bound of the range whose probability is `delta.level`. In `units.temperature`.
  public var low: Double?
  /// Upper bound. In `units.temperature`.
  public var high: Double?
  /// Lower bound for a single year's month: the range of `low` and `high`, widened by the variability from year to year (`interannual`). Four of five years lie in it. In `units.temperature`.
  public var yearLow: Double?
  /// Upper bound for a single year's month. In `units.temperature`.
  public var yearHigh: Double?
  /// Weather condition.
  public var condition: Condition?

  public init(
    temperature: Double? = nil,
    low: Double? = nil,
    high: Double? = nil,
    yearLow: Double? = nil,
    yearHigh: Double? = nil,
    condition: Condition? = nil
  ) {
    self.temperature = temperature
    self.low = low
    self.high = high
    self.yearLow = yearLow
    self.yearHigh = yearHigh
    self.condition = condition
  }
}

/// How much single years differ.
public struct InterannualVariability: Codable, Equatable, Sendable {
  /// Of the mean temperature of the date's month, from year to year. In `units.temperatureDifference`.
  public var standardDeviation: Double
  /// Where it comes from, and how good it is.
  public var citation: String

  public init(
    standardDeviation: Double,
    citation: String
  ) {
    self.standardDeviation = standardDeviation
    self.citation = citation
  }
}

/// A temperature difference.
public struct ClimateDelta: Codable, Equatable, Sendable {
  /// Central value. In `units.temperatureDifference`.
  public var value: Double?
  /// Lower bound. In `units.temperatureDifference`.
  public var low: Double?
  /// Upper bound. In `units.temperatureDifference`.
  public var high: Double?
  /// Probability of the range, percent.
  public var level: Int?

  public init(
    value: Double? = nil,
    low: Double? = nil,
    high: Double? = nil,
    level: Int? = nil
  ) {
    self.value = value
    self.low = low
    self.high = high
    self.level = level
  }
}

/// The projection without or with interventions.
public struct ClimateAlternative: Codable, Equatable, Sendable {
  /// Central value. In `units.temperature`.
  public var temperature: Double?
  /// Lower bound. In `units.temperature`.
  public var low: Double?
  /// Upper bound. In `units.temperature`.
  public var high: Double?
  /// Weather condition.
  public var condition: Condition?
  /// The change from now.
  public var delta: ClimateDelta

  public init(
    temperature: Double? = nil,
    low: Double? = nil,
    high: Double? = nil,
    condition: Condition? = nil,
    delta: ClimateDelta
  ) {
    self.temperature = temperature
    self.low = low
    self.high = high
    self.condition = condition
    self.delta = delta
  }
}

/// The same input without and with interventions, so that a toggle needs no second call.
public struct ClimateAlternatives: Codable, Equatable, Sendable {
  /// Without interventions.
  public var without: ClimateAlternative
  /// With the requested interventions, or with `package_all`; null if the scenario has no levers.
  public var with: ClimateAlternative?

  public init(
    without: ClimateAlternative,
    with: ClimateAlternative? = nil
  ) {
    self.without = without
    self.with = with
  }
}

/// A temperature now and then.
public struct NowThen: Codable, Equatable, Sendable {
  /// Now. In `units.temperature`.
  public var now: Double
  /// In the target year. In `units.temperature`.
  public var then: Double

  public init(
    now: Double,
    then: Double
  ) {
    self.now = now
    self.then = then
  }
}

/// The warming of the world, in °C whatever the units.
public struct GlobalWarming: Codable, Equatable, Sendable {
  /// Now.
  public var now: Double
  /// In the target year.
  public var then: Double

  public init(
    now: Double,
    then: Double
  ) {
    self.now = now
    self.then = then
  }
}

/// The IPCC AR6 region of the place.
public struct ClimateRegion: Codable, Equatable, Sendable {
  /// Acronym.
  public var id: String
  /// Name.
  public var name: String
  /// °C here per °C of global warming, for that month.
  public var factor: Double

  public init(
    id: String,
    name: String,
    factor: Double
  ) {
    self.id = id
    self.name = name
    self.factor = factor
  }
}

/// Warming that a lever avoids.
public struct InterventionEffect: Codable, Equatable, Sendable {
  /// Id of the lever.
  public var lever: String
  /// Strength it is applied with.
  public var strength: Double
  /// Warming avoided here in the target year. In `units.temperatureDifference`.
  public var avoided: Double
  /// Source of the figure.
  public var citation: String

  public init(
    lever: String,
    strength: Double,
    avoided: Double,
    citation: String
  ) {
    self.lever = lever
    self.strength = strength
    self.avoided = avoided
    self.citation = citation
  }
}

/// An event of AR6 WGI Figure SPM.6; droughts only in the regions that it shows as drying.
public struct ExtremeKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let hotExtreme10Year = Self(rawValue: "hotExtreme10Year")
  public static let hotExtreme50Year = Self(rawValue: "hotExtreme50Year")
  public static let heavyPrecipitation10Year = Self(rawValue: "heavyPrecipitation10Year")
  public static let drought10Year = Self(rawValue: "drought10Year")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.hotExtreme10Year, .hotExtreme50Year, .heavyPrecipitation10Year, .drought10Year]
}

/// How much more often an extreme occurs than in the baseline year.
public struct ClimateExtreme: Codable, Equatable, Sendable {
  /// Kind of extreme.
  public var kind: ExtremeKind
  /// Frequency relative to `baselineYear`, for an event that occurred once in 10 or 50 years in 1850–1900.
  public var timesAsOften: Double
  /// Source of the figure.
  public var citation: String

  public init(
    kind: ExtremeKind,
    timesAsOften: Double,
    citation: String
  ) {
    self.kind = kind
    self.timesAsOften = timesAsOften
    self.citation = citation
  }
}

/// One row of a series.
public struct ClimateYear: Codable, Equatable, Sendable {
  /// Year.
  public var year: Int
  /// Central value. In `units.temperature`.
  public var temperature: Double?
  /// Lower bound. In `units.temperature`.
  public var low: Double?
  /// Upper bound. In `units.temperature`.
  public var high: Double?
  /// Lower bound for a single year's month: the range of `low` and `high`, widened by the variability from year to year (`interannual`). Four of five years lie in it. In `units.temperature`.
  public var yearLow: Double?
  /// Upper bound for a single year's month. In `units.temperature`.
  public var yearHigh: Double?
  /// The change from now. In `units.temperatureDifference`.
  public var delta: Double?
  /// °C above 1850–1900.
  public var globalWarming: Double?

  public init(
    year: Int,
    temperature: Double? = nil,
    low: Double? = nil,
    high: Double? = nil,
    yearLow: Double? = nil,
    yearHigh: Double? = nil,
    delta: Double? = nil,
    globalWarming: Double? = nil
  ) {
    self.year = year
    self.temperature = temperature
    self.low = low
    self.high = high
    self.yearLow = yearLow
    self.yearHigh = yearHigh
    self.delta = delta
    self.globalWarming = globalWarming
  }
}

/// Global warming of a scenario.
public struct ScenarioWarming: Codable, Equatable, Sendable {
  /// Year.
  public var year: Int
  /// 5th percentile, °C above 1850–1900.
  public var low: Double
  /// Mean.
  public var value: Double
  /// 95th percentile.
  public var high: Double

  public init(
    year: Int,
    low: Double,
    value: Double,
    high: Double
  ) {
    self.year = year
    self.low = low
    self.value = value
    self.high = high
  }
}

/// One scenario.
public struct ScenarioEntry: Codable, Equatable, Sendable {
  /// Its id.
  public var id: Scenario
  /// Its name.
  public var title: String
  /// Description in one sentence. Localized.
  public var description: String
  /// Global warming in selected years.
  public var warming: [ScenarioWarming]
  /// Whether a table of levers exists for it.
  public var levers: Bool

  public init(
    id: Scenario,
    title: String,
    description: String,
    warming: [ScenarioWarming],
    levers: Bool
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.warming = warming
    self.levers = levers
  }
}

/// One lever.
public struct LeverEntry: Codable, Equatable, Sendable {
  /// Its id.
  public var id: String
  /// Display name. Localized.
  public var title: String
  /// The scenarios it can be applied to.
  public var baselines: [Scenario]
  /// Source of the figures.
  public var citation: String
  /// Publication to cite.
  public var publication: String

  public init(
    id: String,
    title: String,
    baselines: [Scenario],
    citation: String,
    publication: String
  ) {
    self.id = id
    self.title = title
    self.baselines = baselines
    self.citation = citation
    self.publication = publication
  }
}

/// Normals of one month.
public struct MonthNormal: Codable, Equatable, Sendable {
  /// January is 1.
  public var month: Int
  /// Mean temperature. In `units.temperature`.
  public var temperatureMean: Double?
  /// Mean daily minimum. In `units.temperature`.
  public var temperatureMin: Double?
  /// Mean daily maximum. In `units.temperature`.
  public var temperatureMax: Double?
  /// Amount of the month. In `units.precipitation`.
  public var precipitation: Double?
  /// Share of days with rain.
  public var wetDayFraction: Double?
  /// Relative humidity, percent.
  public var humidity: Int?
  /// Percent.
  public var cloudCover: Int?
  /// Mean wind speed. In `units.windSpeed`.
  public var windSpeed: Double?
  /// Standard deviation of the daily mean temperature around the normal. In `units.temperatureDifference`.
  public var standardDeviation: Double?
  /// How much warmer the month is in `year` than in `period`: the regional factor times the global warming since, under SSP2-4.5. Adding it to the temperatures gives the normals of `year`. In `units.temperatureDifference`.
  public var warmingSince: Double

  public init(
    month: Int,
    temperatureMean: Double? = nil,
    temperatureMin: Double? = nil,
    temperatureMax: Double? = nil,
    precipitation: Double? = nil,
    wetDayFraction: Double? = nil,
    humidity: Int? = nil,
    cloudCover: Int? = nil,
    windSpeed: Double? = nil,
    standardDeviation: Double? = nil,
    warmingSince: Double
  ) {
    self.month = month
    self.temperatureMean = temperatureMean
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.precipitation = precipitation
    self.wetDayFraction = wetDayFraction
    self.humidity = humidity
    self.cloudCover = cloudCover
    self.windSpeed = windSpeed
    self.standardDeviation = standardDeviation
    self.warmingSince = warmingSince
  }
}

/// A place whose climate today resembles this place's projected climate.
public struct ClimateAnalog: Codable, Equatable, Sendable {
  /// The place.
  public var place: Place
  /// Sigma dissimilarity (Mahony et al. 2017, doi:10.1111/gcb.13645): how far the two climates lie apart, in terms of how single years differ at the place asked about. Up to 2 is a good analog, more than 4 is none.
  public var sigma: Double
  /// What the comparison leaves out.
  public var caveat: String

  public init(
    place: Place,
    sigma: Double,
    caveat: String
  ) {
    self.place = place
    self.sigma = sigma
    self.caveat = caveat
  }
}

/// How often something happens in a climate.
public struct ExtremeCount: Codable, Equatable, Sendable {
  /// Mean of many years.
  public var expected: Double
  /// Lower bound of single years, with the probability `level`. The error of the normals and the uncertainty of the projection are included.
  public var low: Double
  /// Upper bound. Of something rare it can be less than `expected`.
  public var high: Double

  public init(
    expected: Double,
    low: Double,
    high: Double
  ) {
    self.expected = expected
    self.low = low
    self.high = high
  }
}

/// Days beyond a temperature, and degree days. The thresholds are in °C whatever `units` are.
public struct ExtremeCounts: Codable, Equatable, Sendable {
  /// Days with a maximum above 25 °C (ETCCDI SU).
  public var daysAbove25: ExtremeCount
  /// Days with a maximum above 30 °C.
  public var daysAbove30: ExtremeCount
  /// Days with a maximum above 35 °C.
  public var daysAbove35: ExtremeCount
  /// Days with a minimum of 20 °C or more (ETCCDI TR).
  public var tropicalNights: ExtremeCount
  /// Days with a minimum below 0 °C (ETCCDI FD).
  public var frostDays: ExtremeCount
  /// Days with a maximum below 0 °C (ETCCDI ID).
  public var iceDays: ExtremeCount
  /// Sum of how far daily means lie below `degreeDayBase`; temperature differences in `units` times days.
  public var heatingDegreeDays: ExtremeCount
  /// Sum of how far daily means lie above `degreeDayBase`; temperature differences in `units` times days.
  public var coolingDegreeDays: ExtremeCount

  public init(
    daysAbove25: ExtremeCount,
    daysAbove30: ExtremeCount,
    daysAbove35: ExtremeCount,
    tropicalNights: ExtremeCount,
    frostDays: ExtremeCount,
    iceDays: ExtremeCount,
    heatingDegreeDays: ExtremeCount,
    coolingDegreeDays: ExtremeCount
  ) {
    self.daysAbove25 = daysAbove25
    self.daysAbove30 = daysAbove30
    self.daysAbove35 = daysAbove35
    self.tropicalNights = tropicalNights
    self.frostDays = frostDays
    self.iceDays = iceDays
    self.heatingDegreeDays = heatingDegreeDays
    self.coolingDegreeDays = coolingDegreeDays
  }
}

/// Counts of one month.
public struct MonthExtremes: Codable, Equatable, Sendable {
  /// January is 1.
  public var month: Int
  /// Counts of the month.
  public var counts: ExtremeCounts

  public init(
    month: Int,
    counts: ExtremeCounts
  ) {
    self.month = month
    self.counts = counts
  }
}
