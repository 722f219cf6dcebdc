// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `sunset.score`.
public struct SunsetScoreResult: Codable, Equatable, Sendable, Sourced {
  /// Model used.
  public var model: SunsetModel
  /// Sunset or sunrise.
  public var event: SunEvent
  /// One row per day.
  public var days: [SunsetDay]
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
    model: SunsetModel,
    event: SunEvent,
    days: [SunsetDay],
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
    self.model = model
    self.event = event
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

/// Result of `sunset.about`.
public struct SunsetAboutResult: Codable, Equatable, Sendable {
  /// Heading. Localized.
  public var title: String
  /// One paragraph. Localized.
  public var text: String
  /// The inputs of the score.
  public var factors: [AboutFactor]
  /// The labels of the score. Localized.
  public var labels: [String]
  /// The lowest score of each label except the first.
  public var thresholds: [Double]
  /// What the score cannot know. Localized.
  public var unknowable: [String]
  /// What the user's own evenings taught; null if the store cannot be read.
  public var learning: SunsetLearning?
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    title: String,
    text: String,
    factors: [AboutFactor],
    labels: [String],
    thresholds: [Double],
    unknowable: [String],
    learning: SunsetLearning? = nil,
    dir: TextDirection? = nil
  ) {
    self.title = title
    self.text = text
    self.factors = factors
    self.labels = labels
    self.thresholds = thresholds
    self.unknowable = unknowable
    self.learning = learning
    self.dir = dir
  }
}

/// Result of `sunset.evaluate`.
public struct SunsetEvaluateResult: Codable, Equatable, Sendable {
  /// Model used.
  public var model: SunsetModel
  /// 0…100.
  public var score: Double?
  /// The score as a slug.
  public var rating: SunsetRating?
  /// The score in a word. Localized.
  public var label: String?
  /// What to draw beside the score; null without one.
  public var symbols: Symbols?
  /// Explanation in one sentence. Localized.
  public var explanation: String
  /// What `sunset.score` would say if this sky were the forecast for today; null for `classic`.
  public var outlook: SunsetOutlook?
  /// The parts of the score.
  public var subscores: SunsetSubscores?
  /// The inputs with their labels; the visibility is in kilometers.
  public var factors: SunsetFactors
  /// Zenith, middle, horizon, each `#rrggbb`.
  public var gradient: [String]
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    model: SunsetModel,
    score: Double? = nil,
    rating: SunsetRating? = nil,
    label: String? = nil,
    symbols: Symbols? = nil,
    explanation: String,
    outlook: SunsetOutlook? = nil,
    subscores: SunsetSubscores? = nil,
    factors: SunsetFactors,
    gradient: [String],
    units: Units,
    dir: TextDirection? = nil
  ) {
    self.model = model
    self.score = score
    self.rating = rating
    self.label = label
    self.symbols = symbols
    self.explanation = explanation
    self.outlook = outlook
    self.subscores = subscores
    self.factors = factors
    self.gradient = gradient
    self.units = units
    self.dir = dir
  }
}

/// Result of `sunset.best`.
public struct SunsetBestResult: Codable, Equatable, Sendable, Sourced {
  /// Model used.
  public var model: SunsetModel
  /// Best first: by score, then by the chance of color; evenings without a score last. Estimates are not ranked.
  public var ranked: [RankedSunset]
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
    model: SunsetModel,
    ranked: [RankedSunset],
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
    self.model = model
    self.ranked = ranked
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

/// Result of `sunset.observe`.
public struct SunsetObserveResult: Codable, Equatable, Sendable {
  /// The evening's local date.
  public var date: CalendarDate
  /// What was saved; null if it was removed.
  public var observation: ObservedSunset?
  /// The newest 10 of the place, dates ascending.
  public var recent: [ObservedSunset]
  /// What all observations taught so far.
  public var learning: SunsetLearning
  /// Place the answer is for.
  public var place: Place

  public init(
    date: CalendarDate,
    observation: ObservedSunset? = nil,
    recent: [ObservedSunset],
    learning: SunsetLearning,
    place: Place
  ) {
    self.date = date
    self.observation = observation
    self.recent = recent
    self.learning = learning
    self.place = place
  }
}

/// Params of `sunset.score`. At most one of `days` and `date` is given.
public struct SunsetScoreParams: Codable, Equatable, Sendable {
  /// Number of days.
  public var days: Int?
  /// One day.
  public var date: CalendarDate?
  /// Scoring model; that of the setting `sunset.model` if absent, and for sunrises, which `classic` does not score, `afterglow`.
  public var model: SunsetModel?
  /// Sunset or sunrise; `classic` supports only sunset.
  public var event: SunEvent?
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
    date: CalendarDate? = nil,
    model: SunsetModel? = nil,
    event: SunEvent? = nil,
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
    self.date = date
    self.model = model
    self.event = event
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

extension SunsetScoreParams: ServerCall, SubscribableCall {
  public typealias Answer = SunsetScoreResult
  public static let method = "sunset.score"
}

/// Params of `sunset.about`.
public struct SunsetAboutParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension SunsetAboutParams: ServerCall {
  public typealias Answer = SunsetAboutResult
  public static let method = "sunset.about"
}

/// Params of `sunset.evaluate`.
public struct SunsetEvaluateParams: Codable, Equatable, Sendable {
  /// Clouds at the event.
  public var cloudCover: CloudCoverInput
  /// Relative humidity, percent.
  public var humidity: Double?
  /// At 550 nm.
  public var aerosolOpticalDepth: Double?
  /// In `units.visibility`.
  public var visibility: Double?
  /// In `units.precipitationRate`.
  public var precipitation: Double?
  /// Clouds toward the sun.
  public var path: [PathPoint]?
  /// Degrees; affects only the gradient.
  public var sunAltitude: Double?
  /// Scoring model; that of the setting `sunset.model` if absent.
  public var model: SunsetModel?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    cloudCover: CloudCoverInput,
    humidity: Double? = nil,
    aerosolOpticalDepth: Double? = nil,
    visibility: Double? = nil,
    precipitation: Double? = nil,
    path: [PathPoint]? = nil,
    sunAltitude: Double? = nil,
    model: SunsetModel? = nil,
    units: UnitsChoice? = nil,
    locale: String? = nil
  ) {
    self.cloudCover = cloudCover
    self.humidity = humidity
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.visibility = visibility
    self.precipitation = precipitation
    self.path = path
    self.sunAltitude = sunAltitude
    self.model = model
    self.units = units
    self.locale = locale
  }
}

extension SunsetEvaluateParams: ServerCall {
  public typealias Answer = SunsetEvaluateResult
  public static let method = "sunset.evaluate"
}

/// Params of `sunset.best`.
public struct SunsetBestParams: Codable, Equatable, Sendable {
  /// Places to compare; the favorites if absent.
  public var places: [PlaceReference]?
  /// Number of days.
  public var days: Int?
  /// Scoring model; that of the setting `sunset.model` if absent.
  public var model: SunsetModel?
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
    places: [PlaceReference]? = nil,
    days: Int? = nil,
    model: SunsetModel? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.places = places
    self.days = days
    self.model = model
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

extension SunsetBestParams: ServerCall, SubscribableCall {
  public typealias Answer = SunsetBestResult
  public static let method = "sunset.best"
}

/// Params of `sunset.observe`. Exactly one of `score` and `remove` is given.
public struct SunsetObserveParams: Codable, Equatable, Sendable {
  /// The place's local date; if absent, the latest event that has passed.
  public var date: CalendarDate?
  /// Sunset or sunrise.
  public var event: SunEvent?
  /// How good it was, from a gray sky to the best of a lifetime.
  public var score: Double?
  /// Removes the observation of the evening.
  public var remove: Bool?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    date: CalendarDate? = nil,
    event: SunEvent? = nil,
    score: Double? = nil,
    remove: Bool? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.date = date
    self.event = event
    self.score = score
    self.remove = remove
    self.place = place
    self.locale = locale
  }
}

extension SunsetObserveParams: ServerCall {
  public typealias Answer = SunsetObserveResult
  public static let method = "sunset.observe"
}
