// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `alerts.active`.
public struct AlertsActiveResult: Codable, Equatable, Sendable, Sourced {
  /// What the list covers, by the states of `services`: the place, only its country, or nothing.
  public var coverage: AlertCoverage
  /// The warnings.
  public var alerts: [Alert]
  /// The sources that are responsible for the place: those for all hazards in the order in which they are asked, each if the ones before it fail, then those for some hazards, which are asked beside them.
  public var services: [AlertService]
  /// Place the answer is for.
  public var place: Place
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
    coverage: AlertCoverage,
    alerts: [Alert],
    services: [AlertService],
    place: Place,
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
    self.coverage = coverage
    self.alerts = alerts
    self.services = services
    self.place = place
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

/// Result of `alerts.coverage`.
public struct AlertsCoverageResult: Codable, Equatable, Sendable, Sourced {
  /// The sources, and what is known of each.
  public var services: [AlertService]
  /// Place the answer is for.
  public var place: Place
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
    services: [AlertService],
    place: Place,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.services = services
    self.place = place
    self.dir = dir
    self.text = text
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Params of `alerts.active`.
public struct AlertsActiveParams: Codable, Equatable, Sendable {
  /// Place; the current location if absent.
  public var place: PlaceReference?
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

extension AlertsActiveParams: ServerCall, SubscribableCall {
  public typealias Answer = AlertsActiveResult
  public static let method = "alerts.active"
}

/// Params of `alerts.coverage`.
public struct AlertsCoverageParams: Codable, Equatable, Sendable {
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  public var text: TextOptions?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    place: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    locale: String? = nil
  ) {
    self.place = place
    self.labels = labels
    self.text = text
    self.locale = locale
  }
}

extension AlertsCoverageParams: ServerCall {
  public typealias Answer = AlertsCoverageResult
  public static let method = "alerts.coverage"
}
