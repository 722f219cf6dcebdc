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
  public var interval: ErrorInterval?
  /// Of probabilities.
  public var brier: BrierParts?
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
    interval: ErrorInterval? = nil,
    brier: BrierParts? = nil,
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
    self.skillOverPersistence = skillOverPersistence
    self.skillOverClimatology = skillOverClimatology
    self.correction = correction
  }
}

/// Range of an error.
public struct ErrorInterval: Codable, Equatable, Sendable {
  /// Lower bound.
  public var low: Double
  /// Upper bound.
  public var high: Double
  /// Probability.
  public var level: Double

  public init(
    low: Double,
    high: Double,
    level: Double
  ) {
    self.low = low
    self.high = high
    self.level = level
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

/// Whether forecasts are corrected by the errors known of their provider at the place: where that is proven to be better (`whenProven`), or not at all (`never`).
public struct CorrectionUse: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let whenProven = Self(rawValue: "whenProven")
  public static let never = Self(rawValue: "never")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.whenProven, .never]
}

/// What correcting a variable of a provider by its past errors at the place did to an answer. Applied if the verdict is `proven`; the verdicts are about the leads named, on days that the correction did not learn from. Numbers are in the answer's units.
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
  public var added: AddedRange?
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
    added: AddedRange? = nil,
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

/// The least and the most that was added to a value.
public struct AddedRange: Codable, Equatable, Sendable {
  /// The least.
  public var least: Double
  /// The most.
  public var most: Double

  public init(
    least: Double,
    most: Double
  ) {
    self.least = least
    self.most = most
  }
}

/// What is wrong with a provider's temperatures: they do not change though the weather does (`still`), forecasts repeat those of a day before, as when a model run is not followed by another (`frozen`), they fit the weather of other hours (`shifted`), or they are far from what all others say (`apart`).
public struct ProviderFaultKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let still = Self(rawValue: "still")
  public static let frozen = Self(rawValue: "frozen")
  public static let shifted = Self(rawValue: "shifted")
  public static let apart = Self(rawValue: "apart")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.still, .frozen, .shifted, .apart]
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
