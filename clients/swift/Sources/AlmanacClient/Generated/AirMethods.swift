// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `air.quality`.
public struct AirQualityResult: Codable, Equatable, Sendable, Sourced {
  /// Time the values are for.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// The index on each scale.
  public var aqi: [AirQualityIndex]
  /// Concentrations.
  public var pollutants: Pollutants
  /// At 550 nm.
  public var aerosolOpticalDepth: Double?
  /// Saharan dust. In `units.pollutant`.
  public var dust: Double?
  /// Pollen; null outside Europe.
  public var pollen: Pollen?
  /// Advice in one sentence. Localized.
  public var advice: String?
  /// Present with `hours`.
  public var hours: [AirQualityHour]?
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
    aqi: [AirQualityIndex],
    pollutants: Pollutants,
    aerosolOpticalDepth: Double? = nil,
    dust: Double? = nil,
    pollen: Pollen? = nil,
    advice: String? = nil,
    hours: [AirQualityHour]? = nil,
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
    self.aqi = aqi
    self.pollutants = pollutants
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.dust = dust
    self.pollen = pollen
    self.advice = advice
    self.hours = hours
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

/// Params of `air.quality`.
public struct AirQualityParams: Codable, Equatable, Sendable {
  /// Hours of forecast to include.
  public var hours: Int?
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

extension AirQualityParams: ServerCall, SubscribableCall {
  public typealias Answer = AirQualityResult
  public static let method = "air.quality"
}
