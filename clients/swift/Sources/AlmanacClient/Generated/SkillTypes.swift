// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What is verified: °C, km/h, mm of an hour, percent.
public struct SkillVariable: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let temperature = Self(rawValue: "temperature")
  public static let dewPoint = Self(rawValue: "dewPoint")
  public static let windSpeed = Self(rawValue: "windSpeed")
  public static let windGust = Self(rawValue: "windGust")
  public static let precipitation = Self(rawValue: "precipitation")
  public static let precipitationProbability = Self(rawValue: "precipitationProbability")
  public static let cloudCover = Self(rawValue: "cloudCover")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.temperature, .dewPoint, .windSpeed, .windGust, .precipitation, .precipitationProbability, .cloudCover]
}

/// Whether a correction is better than the raw forecast on days that it did not learn from: by more than its noise (`proven`), not by more (`withinNoise`), not at all (`notBetter`), or unknown with fewer than seven such days (`fewDays`).
public struct CorrectionVerdict: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let proven = Self(rawValue: "proven")
  public static let fewDays = Self(rawValue: "fewDays")
  public static let withinNoise = Self(rawValue: "withinNoise")
  public static let notBetter = Self(rawValue: "notBetter")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.proven, .fewDays, .withinNoise, .notBetter]
}

/// How wrong one provider's forecasts of one variable were at one lead. In the variable's metric unit.
public struct ForecastSkillRow: Codable, Equatable, Sendable {
  /// Name of the provider.
  public var provider: String
  /// What was forecast.
  public var variable: SkillVariable
  /// Full days from the fetch to the valid time.
  public var leadDays: Int
  /// Pairs of forecast and truth.
  public var count: Int
  /// Days with pairs.
  public var days: Int
  /// First day (UTC).
  public var since: CalendarDate
  /// Last day (UTC).
  public var until: CalendarDate
  /// Mean of forecast minus truth.
  public var bias: Double
  /// Mean absolute error.
  public var meanAbsoluteError: Double
  /// Root mean square error.
  public var rootMeanSquareError: Double
  /// Range of the mean absolute error over resampled days; null with one day.
  public var interval: Bounds?
  /// Of probabilities.
  public var brier: BrierParts?
  /// Mean continuous ranked probability score of the spread that the days before teach, with the correction in force, on the last three tenths of the days: the mean absolute error of a forecast that is a distribution. Null of what has no spread, and with fewer than 30 pairs to learn from.
  public var crps: Double?
  /// 1 − error over that of saying what was true at this hour on the last day before the fetch; of probabilities with the Brier score. Null if that is too seldom known.
  public var skillOverPersistence: Double?
  /// The same with the mean of this hour on the other days.
  public var skillOverClimatology: Double?
  /// What subtracting the bias of the hour, or of precipitation mapping the amounts by their frequency, would have done; null for percentages, and with fewer than 60 wet pairs before the last days.
  public var correction: SkillCorrection?

  public init(
    provider: String,
    variable: SkillVariable,
    leadDays: Int,
    count: Int,
    days: Int,
    since: CalendarDate,
    until: CalendarDate,
    bias: Double,
    meanAbsoluteError: Double,
    rootMeanSquareError: Double,
    interval: Bounds? = nil,
    brier: BrierParts? = nil,
    crps: Double? = nil,
    skillOverPersistence: Double? = nil,
    skillOverClimatology: Double? = nil,
    correction: SkillCorrection? = nil
  ) {
    self.provider = provider
    self.variable = variable
    self.leadDays = leadDays
    self.count = count
    self.days = days
    self.since = since
    self.until = until
    self.bias = bias
    self.meanAbsoluteError = meanAbsoluteError
    self.rootMeanSquareError = rootMeanSquareError
    self.interval = interval
    self.brier = brier
    self.crps = crps
    self.skillOverPersistence = skillOverPersistence
    self.skillOverClimatology = skillOverClimatology
    self.correction = correction
  }
}

/// Brier score of probabilities, 0 to 1, as reliability − resolution + uncertainty.
public struct BrierParts: Codable, Equatable, Sendable {
  /// Mean squared difference.
  public var score: Double
  /// 0 if the event came as often as was said.
  public var reliability: Double
  /// How well the forecasts tell the cases apart.
  public var resolution: Double
  /// Score of always saying how often the event comes.
  public var uncertainty: Double
  /// Points of the reliability diagram, probabilities ascending.
  public var diagram: [ReliabilityPoint]

  public init(
    score: Double,
    reliability: Double,
    resolution: Double,
    uncertainty: Double,
    diagram: [ReliabilityPoint]
  ) {
    self.score = score
    self.reliability = reliability
    self.resolution = resolution
    self.uncertainty = uncertainty
    self.diagram = diagram
  }
}

/// Forecasts of similar probability.
public struct ReliabilityPoint: Codable, Equatable, Sendable {
  /// Mean probability that was said, 0 to 1.
  public var probability: Double
  /// How often the event came, 0 to 1.
  public var frequency: Double
  /// Forecasts.
  public var count: Int

  public init(
    probability: Double,
    frequency: Double,
    count: Int
  ) {
    self.probability = probability
    self.frequency = frequency
    self.count = count
  }
}

/// Test of a correction on the last three tenths of the days.
public struct SkillCorrection: Codable, Equatable, Sendable {
  /// Whether it is better.
  public var verdict: CorrectionVerdict
  /// Mean absolute error of the raw forecasts on these days.
  public var error: Double
  /// The same after the correction.
  public var correctedError: Double
  /// What the gain has to exceed; null with one day.
  public var noise: Double?
  /// Days.
  public var days: Int

  public init(
    verdict: CorrectionVerdict,
    error: Double,
    correctedError: Double,
    noise: Double? = nil,
    days: Int
  ) {
    self.verdict = verdict
    self.error = error
    self.correctedError = correctedError
    self.noise = noise
    self.days = days
  }
}

/// Whether what is known of past errors at the place changes its forecasts: where that is proven to be better (`whenProven`), or not at all (`never`).
public struct SkillUse: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let whenProven = Self(rawValue: "whenProven")
  public static let never = Self(rawValue: "never")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.whenProven, .never]
}

/// What correcting a variable of a provider by its past errors at the place did to an answer. Applied if the verdict is `proven`; the verdicts are about the leads named, on days that the correction did not learn from. Numbers are in the answer's units, those of wind in m/s where that is `bft`.
public struct Correction: Codable, Equatable, Sendable {
  /// Whose values.
  public var provider: String
  /// Which values.
  public var variable: SkillVariable
  /// Full days from the fetch to the valid time, ascending.
  public var leadDays: [Int]
  /// Whether it is better than what the provider said.
  public var verdict: CorrectionVerdict
  /// What was added to the hours; null if nothing was.
  public var added: Bounds?
  /// Pairs of forecast and truth that it was learned from.
  public var count: Int
  /// Mean absolute error of what the provider said, on the last three tenths of the days.
  public var error: Double
  /// The same after the correction.
  public var correctedError: Double

  public init(
    provider: String,
    variable: SkillVariable,
    leadDays: [Int],
    verdict: CorrectionVerdict,
    added: Bounds? = nil,
    count: Int,
    error: Double,
    correctedError: Double
  ) {
    self.provider = provider
    self.variable = variable
    self.leadDays = leadDays
    self.verdict = verdict
    self.added = added
    self.count = count
    self.error = error
    self.correctedError = correctedError
  }
}

/// What is wrong with a provider's temperatures: they do not change though the weather does (`still`), forecasts repeat those of a day before, as when a model run is not followed by another (`frozen`), they fit the weather of other hours (`shifted`), they are far from what all others say (`apart`), or their errors are others than before, so that corrections are learned anew (`changed`).
public struct ProviderFaultKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let still = Self(rawValue: "still")
  public static let frozen = Self(rawValue: "frozen")
  public static let shifted = Self(rawValue: "shifted")
  public static let apart = Self(rawValue: "apart")
  public static let changed = Self(rawValue: "changed")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.still, .frozen, .shifted, .apart, .changed]
}

/// Why a provider's values are not relied on.
public struct ProviderFault: Codable, Equatable, Sendable {
  /// What is wrong.
  public var kind: ProviderFaultKind
  /// For how many hours; with `shifted`, how many hours later the weather is that they fit, negative for earlier.
  public var hours: Int

  public init(
    kind: ProviderFaultKind,
    hours: Int
  ) {
    self.kind = kind
    self.hours = hours
  }
}

/// A provider whose values are not relied on.
public struct SuspectProvider: Codable, Equatable, Sendable {
  /// Name of the provider.
  public var provider: String
  /// What is wrong with its values.
  public var fault: ProviderFault

  public init(
    provider: String,
    fault: ProviderFault
  ) {
    self.provider = provider
    self.fault = fault
  }
}

/// What has a spread.
public struct SpreadVariable: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let temperature = Self(rawValue: "temperature")
  public static let windSpeed = Self(rawValue: "windSpeed")
  public static let windGust = Self(rawValue: "windGust")
  public static let precipitation = Self(rawValue: "precipitation")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.temperature, .windSpeed, .windGust, .precipitation]
}

/// Where a spread comes from: the quantiles of the provider's own errors at the place (`errors`), or the members of an ensemble, as wide as these errors if some are known (`ensemble`).
public struct SpreadMethod: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let errors = Self(rawValue: "errors")
  public static let ensemble = Self(rawValue: "ensemble")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.errors, .ensemble]
}

/// Why a spread is not shown to be calibrated: too few pairs to try it on days that it did not learn from (`fewPairs`), too much or too little within it on these days (`offCoverage`), past ensembles are not kept (`pastNotKept`), the values are blended, or not corrected though that is proven, so that their errors are others (`otherValues`), or there is no spread, for want of pairs and of an ensemble (`noErrors`).
public struct SpreadDoubt: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fewPairs = Self(rawValue: "fewPairs")
  public static let offCoverage = Self(rawValue: "offCoverage")
  public static let pastNotKept = Self(rawValue: "pastNotKept")
  public static let otherValues = Self(rawValue: "otherValues")
  public static let noErrors = Self(rawValue: "noErrors")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.fewPairs, .offCoverage, .pastNotKept, .otherValues, .noErrors]
}

/// What a value will probably be: four out of five times between p10 and p90.
public struct ValueSpread: Codable, Equatable, Sendable {
  /// One time in ten it is less.
  public var p10: Double
  /// As often more as less.
  public var p50: Double
  /// One time in ten it is more.
  public var p90: Double

  public init(
    p10: Double,
    p50: Double,
    p90: Double
  ) {
    self.p10 = p10
    self.p50 = p50
    self.p90 = p90
  }
}

/// Spreads of an hour's values; null where nothing is known.
public struct HourSpread: Codable, Equatable, Sendable {
  /// Temperature.
  public var temperature: ValueSpread?
  /// Wind.
  public var windSpeed: ValueSpread?
  /// Gusts.
  public var windGust: ValueSpread?
  /// Precipitation.
  public var precipitation: ValueSpread?

  public init(
    temperature: ValueSpread? = nil,
    windSpeed: ValueSpread? = nil,
    windGust: ValueSpread? = nil,
    precipitation: ValueSpread? = nil
  ) {
    self.temperature = temperature
    self.windSpeed = windSpeed
    self.windGust = windGust
    self.precipitation = precipitation
  }
}

/// Spreads of a day's values; null where nothing is known.
public struct DaySpread: Codable, Equatable, Sendable {
  /// Minimum temperature.
  public var temperatureMin: ValueSpread?
  /// Maximum temperature.
  public var temperatureMax: ValueSpread?
  /// Maximum wind.
  public var windSpeedMax: ValueSpread?
  /// Maximum gusts.
  public var windGustMax: ValueSpread?
  /// Precipitation.
  public var precipitation: ValueSpread?

  public init(
    temperatureMin: ValueSpread? = nil,
    temperatureMax: ValueSpread? = nil,
    windSpeedMax: ValueSpread? = nil,
    windGustMax: ValueSpread? = nil,
    precipitation: ValueSpread? = nil
  ) {
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.windSpeedMax = windSpeedMax
    self.windGustMax = windGustMax
    self.precipitation = precipitation
  }
}

/// How the spreads of one variable were made, and whether they can be trusted.
public struct SpreadRecord: Codable, Equatable, Sendable {
  /// Which values.
  public var variable: SpreadVariable
  /// Full days from the fetch to the valid time, ascending.
  public var leadDays: [Int]
  /// Where they come from; null if there are none.
  public var method: SpreadMethod?
  /// Whether as many values as promised were within them on days that they did not learn from.
  public var calibrated: Bool
  /// Why not; null if they are.
  public var reason: SpreadDoubt?
  /// The share of these days' values between p10 and p90, 0.8 if all is right; null if it could not be tried.
  public var coverage: Double?
  /// Values that it was tried on.
  public var count: Int

  public init(
    variable: SpreadVariable,
    leadDays: [Int],
    method: SpreadMethod? = nil,
    calibrated: Bool,
    reason: SpreadDoubt? = nil,
    coverage: Double? = nil,
    count: Int
  ) {
    self.variable = variable
    self.leadDays = leadDays
    self.method = method
    self.calibrated = calibrated
    self.reason = reason
    self.coverage = coverage
    self.count = count
  }
}

/// One provider of a blend.
public struct BlendWeight: Codable, Equatable, Sendable {
  /// Name of the provider.
  public var provider: String
  /// Its share.
  public var weight: Double

  public init(
    provider: String,
    weight: Double
  ) {
    self.provider = provider
    self.weight = weight
  }
}

/// A variable that several providers forecast, as their weighted mean. The weights follow from the covariance of the errors that corrections leave. In use if the verdict is `proven`. Errors are in the variable's metric unit.
public struct Blend: Codable, Equatable, Sendable {
  /// Which values.
  public var variable: SkillVariable
  /// Full days from the fetch to the valid time.
  public var leadDays: Int
  /// Of sum 1, the greatest first.
  public var weights: [BlendWeight]
  /// Whether it is better than the best provider.
  public var verdict: CorrectionVerdict
  /// First day (UTC) that the weights were learned from.
  public var since: CalendarDate
  /// Mean absolute error of the provider that was best before, on the last three tenths of the days.
  public var error: Double
  /// The same of the blend.
  public var blendedError: Double

  public init(
    variable: SkillVariable,
    leadDays: Int,
    weights: [BlendWeight],
    verdict: CorrectionVerdict,
    since: CalendarDate,
    error: Double,
    blendedError: Double
  ) {
    self.variable = variable
    self.leadDays = leadDays
    self.weights = weights
    self.verdict = verdict
    self.since = since
    self.error = error
    self.blendedError = blendedError
  }
}
