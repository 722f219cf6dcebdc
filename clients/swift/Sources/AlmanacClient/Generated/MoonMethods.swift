// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `moon.phase`.
public struct MoonPhaseResult: Codable, Equatable, Sendable, Sourced {
  /// Time the values are for.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Phase, by sectors of 45°.
  public var name: MoonPhaseName
  /// Moon minus sun in ecliptic longitude, degrees.
  public var elongation: Double
  /// Illuminated fraction, 0…1.
  public var illumination: Double
  /// Days since the last new moon.
  public var ageDays: Double
  /// Distance from the center of the Earth.
  public var distanceKm: Double
  /// The coming quarters.
  public var next: NextMoonPhases
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
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    name: MoonPhaseName,
    elongation: Double,
    illumination: Double,
    ageDays: Double,
    distanceKm: Double,
    next: NextMoonPhases,
    place: Place,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.time = time
    self.timeLabels = timeLabels
    self.name = name
    self.elongation = elongation
    self.illumination = illumination
    self.ageDays = ageDays
    self.distanceKm = distanceKm
    self.next = next
    self.place = place
    self.dir = dir
    self.text = text
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `moon.times`.
public struct MoonTimesResult: Codable, Equatable, Sendable, Sourced {
  /// One row per day.
  public var days: [MoonDay]
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
    days: [MoonDay],
    place: Place,
    dir: TextDirection? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.days = days
    self.place = place
    self.dir = dir
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Params of `moon.phase`.
public struct MoonPhaseParams: Codable, Equatable, Sendable {
  /// Time; now if absent.
  public var time: Timestamp?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  public var text: TextOptions?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    time: Timestamp? = nil,
    place: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    locale: String? = nil
  ) {
    self.time = time
    self.place = place
    self.labels = labels
    self.text = text
    self.locale = locale
  }
}

extension MoonPhaseParams: ServerCall, SubscribableCall {
  public typealias Answer = MoonPhaseResult
  public static let method = "moon.phase"
}

/// Params of `moon.times`.
public struct MoonTimesParams: Codable, Equatable, Sendable {
  /// First day; today if absent.
  public var date: CalendarDate?
  /// Number of days.
  public var days: Int?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    date: CalendarDate? = nil,
    days: Int? = nil,
    place: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    locale: String? = nil
  ) {
    self.date = date
    self.days = days
    self.place = place
    self.labels = labels
    self.locale = locale
  }
}

extension MoonTimesParams: ServerCall {
  public typealias Answer = MoonTimesResult
  public static let method = "moon.times"
}
