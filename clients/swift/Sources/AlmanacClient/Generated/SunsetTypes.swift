// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A scoring model.
public struct SunsetModel: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let afterglow = Self(rawValue: "afterglow")
  public static let classic = Self(rawValue: "classic")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.afterglow, .classic]
}

/// Sunset or sunrise.
public struct SunEvent: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let sunset = Self(rawValue: "sunset")
  public static let sunrise = Self(rawValue: "sunrise")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.sunset, .sunrise]
}

/// Rating of a score: below 15, 30, 48, 56 and 64, and above. The limits are those of medians; see `score` of `SunsetDay`.
public struct SunsetRating: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let poor = Self(rawValue: "poor")
  public static let muted = Self(rawValue: "muted")
  public static let fine = Self(rawValue: "fine")
  public static let colorful = Self(rawValue: "colorful")
  public static let vivid = Self(rawValue: "vivid")
  public static let spectacular = Self(rawValue: "spectacular")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.poor, .muted, .fine, .colorful, .vivid, .spectacular]
}

/// Whether clouds along the path of the light were sampled.
public struct SunsetPath: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let sampled = Self(rawValue: "sampled")
  public static let local = Self(rawValue: "local")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.sampled, .local]
}

/// Why there is no score.
public struct SunsetReason: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let noCloudData = Self(rawValue: "noCloudData")
  public static let noCloudLayers = Self(rawValue: "noCloudLayers")
  public static let polarDay = Self(rawValue: "polarDay")
  public static let polarNight = Self(rawValue: "polarNight")
  public static let noEvent = Self(rawValue: "noEvent")
  public static let beyondHorizon = Self(rawValue: "beyondHorizon")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.noCloudData, .noCloudLayers, .polarDay, .polarNight, .noEvent, .beyondHorizon]
}

/// Clouds at the event.
public struct SunsetCloudFactor: Codable, Equatable, Sendable {
  /// All layers, percent.
  public var total: Int?
  /// Low.
  public var low: Int?
  /// Middle.
  public var mid: Int?
  /// High.
  public var high: Int?
  /// Mean of the day.
  public var dailyMean: Int?
  /// Label by the daily mean; in English Clear, Partly or Overcast. Localized.
  public var label: String?
  /// What to draw beside it.
  public var symbols: Symbols

  public init(
    total: Int? = nil,
    low: Int? = nil,
    mid: Int? = nil,
    high: Int? = nil,
    dailyMean: Int? = nil,
    label: String? = nil,
    symbols: Symbols
  ) {
    self.total = total
    self.low = low
    self.mid = mid
    self.high = high
    self.dailyMean = dailyMean
    self.label = label
    self.symbols = symbols
  }
}

/// A number and its label.
public struct LabeledValue: Codable, Equatable, Sendable {
  /// The number.
  public var value: Double?
  /// The label. Localized.
  public var label: String?
  /// Given if the number is a visibility beyond the end of a scale.
  public var bound: VisibilityBound?
  /// What to draw beside it.
  public var symbols: Symbols

  public init(
    value: Double? = nil,
    label: String? = nil,
    bound: VisibilityBound? = nil,
    symbols: Symbols
  ) {
    self.value = value
    self.label = label
    self.bound = bound
    self.symbols = symbols
  }
}

/// Inputs of the score.
public struct SunsetFactors: Codable, Equatable, Sendable {
  /// Clouds.
  public var cloudCover: SunsetCloudFactor
  /// Percent; in English labeled None, Few or Many.
  public var highCloud: LabeledValue
  /// Percent; in English labeled Dry, OK or Humid.
  public var humidity: LabeledValue
  /// In English labeled Low, Mod or High.
  public var aerosolOpticalDepth: LabeledValue
  /// In `units.visibility`; in English labeled Poor, Moderate or Good.
  public var visibility: LabeledValue

  public init(
    cloudCover: SunsetCloudFactor,
    highCloud: LabeledValue,
    humidity: LabeledValue,
    aerosolOpticalDepth: LabeledValue,
    visibility: LabeledValue
  ) {
    self.cloudCover = cloudCover
    self.highCloud = highCloud
    self.humidity = humidity
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.visibility = visibility
  }
}

/// The parts of the score, each 0…1.
public struct SunsetSubscores: Codable, Equatable, Sendable {
  /// Clouds that can be lit, as far as they are.
  public var canvas: Double?
  /// Light that gets past other clouds and the haze.
  public var light: Double?
  /// Clear-sky twilight colors.
  public var glow: Double?
  /// Dry air.
  public var air: Double?
  /// Visibility.
  public var visibility: Double?
  /// Absence of rain.
  public var rain: Double?

  public init(
    canvas: Double? = nil,
    light: Double? = nil,
    glow: Double? = nil,
    air: Double? = nil,
    visibility: Double? = nil,
    rain: Double? = nil
  ) {
    self.canvas = canvas
    self.light = light
    self.glow = glow
    self.air = air
    self.visibility = visibility
    self.rain = rain
  }
}

/// The sunset of one local day.
public struct SunsetDay: Codable, Equatable, Sendable {
  /// The place's local date.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// 0…100: the median of what may come if the sky differs from its forecast as forecasts do. Of the model `classic` its score; of an estimate the median of the month's evenings here.
  public var score: Double?
  /// The score if the clouds come as forecast; null for `classic` and for an estimate.
  public var asForecast: Double?
  /// Forecast or estimate. An estimate is of no evening in particular: it has no `explanation`, `confidence`, `rarity`, `factors` or `subscores`.
  public var kind: RowKind
  /// Present and true while part of the sky is unknown: the score may change. Shown like an estimate.
  public var preliminary: Bool?
  /// The score as a slug.
  public var rating: SunsetRating?
  /// The score in a word. Localized.
  public var label: String?
  /// What to draw beside the score; null without one.
  public var symbols: Symbols?
  /// The forecast sky in one sentence, or why there is no score; null for an estimate. Localized.
  public var explanation: String?
  /// Chance that the true score is within 15 points of this one, percent.
  public var confidence: Int?
  /// Prediction interval of the score.
  public var interval: Bounds?
  /// How the score compares with the evenings of the month here; null for `classic` and for an estimate.
  public var rarity: SunsetRarity?
  /// Chance of color, and its quality if it comes.
  public var color: SunsetColor?
  /// Time of the event.
  public var time: Timestamp?
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Golden hour of the event.
  public var goldenHour: Interval?
  /// Blue hour of the event.
  public var blueHour: Interval?
  /// Where the sun crosses the horizon, degrees from north.
  public var azimuth: Double?
  /// Inputs of the score.
  public var factors: SunsetFactors?
  /// The parts of the score.
  public var subscores: SunsetSubscores?
  /// Whether clouds along the path of the light were sampled.
  public var pathSource: SunsetPath?
  /// Zenith, middle, horizon, each `#rrggbb`.
  public var gradient: [String]
  /// Whether the event is over; false if there is none.
  public var passed: Bool
  /// Present and true if the user's own evenings changed the weights of the score; `sunset.about` says how.
  public var learned: Bool?
  /// Why there is no score.
  public var reason: SunsetReason?

  public init(
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    score: Double? = nil,
    asForecast: Double? = nil,
    kind: RowKind,
    preliminary: Bool? = nil,
    rating: SunsetRating? = nil,
    label: String? = nil,
    symbols: Symbols? = nil,
    explanation: String? = nil,
    confidence: Int? = nil,
    interval: Bounds? = nil,
    rarity: SunsetRarity? = nil,
    color: SunsetColor? = nil,
    time: Timestamp? = nil,
    timeLabels: TimeLabels? = nil,
    goldenHour: Interval? = nil,
    blueHour: Interval? = nil,
    azimuth: Double? = nil,
    factors: SunsetFactors? = nil,
    subscores: SunsetSubscores? = nil,
    pathSource: SunsetPath? = nil,
    gradient: [String],
    passed: Bool,
    learned: Bool? = nil,
    reason: SunsetReason? = nil
  ) {
    self.date = date
    self.dateLabels = dateLabels
    self.score = score
    self.asForecast = asForecast
    self.kind = kind
    self.preliminary = preliminary
    self.rating = rating
    self.label = label
    self.symbols = symbols
    self.explanation = explanation
    self.confidence = confidence
    self.interval = interval
    self.rarity = rarity
    self.color = color
    self.time = time
    self.timeLabels = timeLabels
    self.goldenHour = goldenHour
    self.blueHour = blueHour
    self.azimuth = azimuth
    self.factors = factors
    self.subscores = subscores
    self.pathSource = pathSource
    self.gradient = gradient
    self.passed = passed
    self.learned = learned
    self.reason = reason
  }
}

/// The two numbers behind a score: most evenings are either colorful or not.
public struct SunsetColor: Codable, Equatable, Sendable {
  /// The chance in words. Localized.
  public var text: String
  /// Chance of a score of 48 or more (`colorful`), percent, if the sky differs from its forecast as forecasts do. At least 50 exactly if the rating is `colorful` or better.
  public var chance: Int
  /// Mean score of the evenings with color, 0…100; null if there are none.
  public var quality: Double?

  public init(
    text: String,
    chance: Int,
    quality: Double? = nil
  ) {
    self.text = text
    self.chance = chance
    self.quality = quality
  }
}

/// How a score compares with the evenings (or mornings) of its month at the place, drawn from the normals of cloud cover and humidity.
public struct SunsetRarity: Codable, Equatable, Sendable {
  /// Percent of them with a lower score.
  public var percentile: Int
  /// The same in words. Localized.
  public var text: String

  public init(
    percentile: Int,
    text: String
  ) {
    self.percentile = percentile
    self.text = text
  }
}

/// What may come instead of a forecast sky.
public struct SunsetOutlook: Codable, Equatable, Sendable {
  /// The median.
  public var score: Double
  /// Chance that the true score is within 15 points of the median, percent.
  public var confidence: Int
  /// Prediction interval of the score.
  public var interval: Bounds
  /// Chance of color, and its quality if it comes.
  public var color: SunsetColor

  public init(
    score: Double,
    confidence: Int,
    interval: Bounds,
    color: SunsetColor
  ) {
    self.score = score
    self.confidence = confidence
    self.interval = interval
    self.color = color
  }
}

/// The same picture in three sets.
public struct Symbols: Codable, Equatable, Sendable {
  /// Name of an SF Symbol.
  public var sfSymbol: String
  /// One emoji.
  public var emoji: String
  /// Name in Material Symbols.
  public var material: String

  public init(
    sfSymbol: String,
    emoji: String,
    material: String
  ) {
    self.sfSymbol = sfSymbol
    self.emoji = emoji
    self.material = material
  }
}

/// Explanation of one factor.
public struct AboutFactor: Codable, Equatable, Sendable {
  /// Its name in `factors`.
  public var id: String
  /// Display text. Localized.
  public var title: String
  /// Explanation in one sentence. Localized.
  public var text: String
  /// The labels of its scale. Localized.
  public var labels: [String]
  /// The lowest value of each label except the first: percent, optical depth at 550 nm, or kilometers.
  public var thresholds: [Double]
  /// What to draw beside it.
  public var symbols: Symbols

  public init(
    id: String,
    title: String,
    text: String,
    labels: [String],
    thresholds: [Double],
    symbols: Symbols
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.labels = labels
    self.thresholds = thresholds
    self.symbols = symbols
  }
}

/// Clouds at the event, in percent.
public struct CloudCoverInput: Codable, Equatable, Sendable {
  /// All layers.
  public var total: Double?
  /// Low.
  public var low: Double?
  /// Middle.
  public var mid: Double?
  /// High.
  public var high: Double?
  /// Mean of the day, for the label.
  public var dailyMean: Double?

  public init(
    total: Double? = nil,
    low: Double? = nil,
    mid: Double? = nil,
    high: Double? = nil,
    dailyMean: Double? = nil
  ) {
    self.total = total
    self.low = low
    self.mid = mid
    self.high = high
    self.dailyMean = dailyMean
  }
}

/// Clouds at a distance toward the sun.
public struct PathPoint: Codable, Equatable, Sendable {
  /// Distance toward the sun.
  public var distanceKm: Double
  /// Low clouds, percent.
  public var low: Double
  /// Middle clouds, percent.
  public var mid: Double
  /// High clouds, percent.
  public var high: Double

  public init(
    distanceKm: Double,
    low: Double,
    mid: Double,
    high: Double
  ) {
    self.distanceKm = distanceKm
    self.low = low
    self.mid = mid
    self.high = high
  }
}

/// One evening at one place.
public struct RankedSunset: Codable, Equatable, Sendable {
  /// The place.
  public var place: Place
  /// The place's local date.
  public var date: CalendarDate
  /// `date` as people write it, if labels were asked for.
  public var dateLabels: TimeLabels?
  /// 0…100.
  public var score: Double?
  /// Present and true while part of the sky is unknown: the score may change. Shown like an estimate.
  public var preliminary: Bool?
  /// What to draw beside the score; null without one.
  public var symbols: Symbols?
  /// Chance of color, and its quality if it comes.
  public var color: SunsetColor?
  /// Time of the event.
  public var time: Timestamp?
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?

  public init(
    place: Place,
    date: CalendarDate,
    dateLabels: TimeLabels? = nil,
    score: Double? = nil,
    preliminary: Bool? = nil,
    symbols: Symbols? = nil,
    color: SunsetColor? = nil,
    time: Timestamp? = nil,
    timeLabels: TimeLabels? = nil
  ) {
    self.place = place
    self.date = date
    self.dateLabels = dateLabels
    self.score = score
    self.preliminary = preliminary
    self.symbols = symbols
    self.color = color
    self.time = time
    self.timeLabels = timeLabels
  }
}

/// What was forecast for an evening before it came.
public struct ObservedForecast: Codable, Equatable, Sendable {
  /// Score as issued, 0…100.
  public var score: Double
  /// When it was issued.
  public var issuedAt: Timestamp
  /// Full days from then to the event.
  public var leadDays: Int
  /// Scoring model and its version.
  public var model: String

  public init(
    score: Double,
    issuedAt: Timestamp,
    leadDays: Int,
    model: String
  ) {
    self.score = score
    self.issuedAt = issuedAt
    self.leadDays = leadDays
    self.model = model
  }
}

/// How a sunset or sunrise was, beside its forecast.
public struct ObservedSunset: Codable, Equatable, Sendable {
  /// The place's local date.
  public var date: CalendarDate
  /// Sunset or sunrise.
  public var event: SunEvent
  /// How good it was.
  public var score: Double
  /// The forecast of the shortest lead; null if none was asked for before the event.
  public var forecast: ObservedForecast?

  public init(
    date: CalendarDate,
    event: SunEvent,
    score: Double,
    forecast: ObservedForecast? = nil
  ) {
    self.date = date
    self.event = event
    self.score = score
    self.forecast = forecast
  }
}

/// A way to predict a rating: the score with its reasoned weights, with learned ones, with a calibration curve too; and three baselines that are never used.
public struct SunsetPredictor: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let reasoned = Self(rawValue: "reasoned")
  public static let learned = Self(rawValue: "learned")
  public static let calibrated = Self(rawValue: "calibrated")
  public static let meanRating = Self(rawValue: "meanRating")
  public static let lessCloud = Self(rawValue: "lessCloud")
  public static let drierAir = Self(rawValue: "drierAir")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.reasoned, .learned, .calibrated, .meanRating, .lessCloud, .drierAir]
}

/// How well evenings were predicted, each from all others.
public struct SunsetComparison: Codable, Equatable, Sendable {
  /// What predicted.
  public var predictor: SunsetPredictor
  /// Root mean square error, in points.
  public var error: Double
  /// Range of that error over resampled evenings.
  public var interval: Bounds
  /// Spearman's ρ with the ratings; null if one of both does not vary.
  public var rankCorrelation: Double?

  public init(
    predictor: SunsetPredictor,
    error: Double,
    interval: Bounds,
    rankCorrelation: Double? = nil
  ) {
    self.predictor = predictor
    self.error = error
    self.interval = interval
    self.rankCorrelation = rankCorrelation
  }
}

/// What the user's own evenings taught, and the proof. From 20 evenings on, weights are learned; from 30 on, a calibration curve too. They are used only where their error is smaller than that of the reasoned weights by more than its standard error.
public struct SunsetLearning: Codable, Equatable, Sendable {
  /// Observed evenings with a forecast from before; the newest 400 count.
  public var evenings: Int
  /// The one in use; never a baseline.
  public var used: SunsetPredictor
  /// All that was compared, with baselines; empty below 20 evenings.
  public var comparisons: [SunsetComparison]

  public init(
    evenings: Int,
    used: SunsetPredictor,
    comparisons: [SunsetComparison]
  ) {
    self.evenings = evenings
    self.used = used
    self.comparisons = comparisons
  }
}
