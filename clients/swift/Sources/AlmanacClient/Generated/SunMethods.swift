// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `sun.times`.
public struct SunTimesResult: Codable, Equatable, Sendable, Sourced {
  /// One row per day.
  public var days: [SunDay]
  /// Degrees by which the observer's horizon lies below that of the sea; only with `horizon: "observer"`.
  public var dip: Double?
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
    days: [SunDay],
    dip: Double? = nil,
    place: Place,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.days = days
    self.dip = dip
    self.place = place
    self.dir = dir
    self.text = text
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `sun.position`.
public struct SunPositionResult: Codable, Equatable, Sendable, Sourced {
  /// Time the values are for.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Degrees from north, clockwise.
  public var azimuth: Double
  /// Degrees, airless.
  public var altitude: Double
  /// Degrees, with refraction.
  public var apparentAltitude: Double
  /// Degrees.
  public var declination: Double
  /// Apparent minus mean solar time.
  public var equationOfTimeMinutes: Double
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
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    azimuth: Double,
    altitude: Double,
    apparentAltitude: Double,
    declination: Double,
    equationOfTimeMinutes: Double,
    place: Place,
    dir: TextDirection? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.time = time
    self.timeLabels = timeLabels
    self.azimuth = azimuth
    self.altitude = altitude
    self.apparentAltitude = apparentAltitude
    self.declination = declination
    self.equationOfTimeMinutes = equationOfTimeMinutes
    self.place = place
    self.dir = dir
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `sun.phase`.
public struct SunPhaseResult: Codable, Equatable, Sendable, Sourced {
  /// Time the values are for.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// How light it is.
  public var phase: SunPhase
  /// Whether the sun is above the separating angle.
  public var isDay: Bool
  /// Whether the sun is between −4° and +6°.
  public var isGoldenHour: Bool
  /// Whether the sun is before its transit.
  public var isRising: Bool
  /// Degrees, airless.
  public var altitude: Double
  /// The next change; null if none comes within a year.
  public var next: NextSunPhase?
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
    phase: SunPhase,
    isDay: Bool,
    isGoldenHour: Bool,
    isRising: Bool,
    altitude: Double,
    next: NextSunPhase? = nil,
    place: Place,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.time = time
    self.timeLabels = timeLabels
    self.phase = phase
    self.isDay = isDay
    self.isGoldenHour = isGoldenHour
    self.isRising = isRising
    self.altitude = altitude
    self.next = next
    self.place = place
    self.dir = dir
    self.text = text
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Params of `sun.times`.
public struct SunTimesParams: Codable, Equatable, Sendable {
  /// First day; today if absent.
  public var date: CalendarDate?
  /// Number of days.
  public var days: Int?
  /// Also compute when the sun passes this angle.
  public var elevationAngle: Double?
  /// Horizon of sunrise and sunset: `seaLevel`, or `observer`, which lies 1.76′√h lower for an observer h meters up.
  public var horizon: SunHorizon?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  public var text: TextOptions?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    date: CalendarDate? = nil,
    days: Int? = nil,
    elevationAngle: Double? = nil,
    horizon: SunHorizon? = nil,
    place: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    locale: String? = nil
  ) {
    self.date = date
    self.days = days
    self.elevationAngle = elevationAngle
    self.horizon = horizon
    self.place = place
    self.labels = labels
    self.text = text
    self.locale = locale
  }
}

extension SunTimesParams: ServerCall, SubscribableCall {
  public typealias Answer = SunTimesResult
  public static let method = "sun.times"
}

/// Params of `sun.position`.
public struct SunPositionParams: Codable, Equatable, Sendable {
  /// Time; now if absent.
  public var time: Timestamp?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    time: Timestamp? = nil,
    place: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    locale: String? = nil
  ) {
    self.time = time
    self.place = place
    self.labels = labels
    self.locale = locale
  }
}

extension SunPositionParams: ServerCall, SubscribableCall {
  public typealias Answer = SunPositionResult
  public static let method = "sun.position"
}

/// Params of `sun.phase`.
public struct SunPhaseParams: Codable, Equatable, Sendable {
  /// Time; now if absent.
  public var time: Timestamp?
  /// Angle that separates day from not day, instead of −0.8333°.
  public var elevationAngle: Double?
  /// Minutes to shift the change by; negative is earlier.
  public var offsetMinutes: Double?
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
    elevationAngle: Double? = nil,
    offsetMinutes: Double? = nil,
    place: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    locale: String? = nil
  ) {
    self.time = time
    self.elevationAngle = elevationAngle
    self.offsetMinutes = offsetMinutes
    self.place = place
    self.labels = labels
    self.text = text
    self.locale = locale
  }
}

extension SunPhaseParams: ServerCall, SubscribableCall {
  public typealias Answer = SunPhaseResult
  public static let method = "sun.phase"
}
