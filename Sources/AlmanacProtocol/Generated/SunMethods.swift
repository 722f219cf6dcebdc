// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary

extension Wire {

/// Result of `sun.times`.
package struct SunTimesResult: TailedResult {
  /// One row per day.
  package var days: [SunDay]
  /// Degrees by which the observer's horizon lies below that of the sea; only with `horizon: "observer"`.
  package var dip: Measure<Kinds.Angle>?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(days: [SunDay], dip: Measure<Kinds.Angle>? = nil, tail: Tail) {
    self.days = days
    self.dip = dip
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("days", days)
    if let dip { writer.member("dip", dip) }
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `sun.position`.
package struct SunPositionResult: TailedResult {
  /// Time the values are for.
  package var time: Moment
  /// Degrees from north, clockwise.
  package var azimuth: Measure<Kinds.Angle>
  /// Degrees, airless.
  package var altitude: Measure<Kinds.Angle>
  /// Degrees, with refraction.
  package var apparentAltitude: Measure<Kinds.Angle>
  /// Degrees.
  package var declination: Measure<Kinds.Angle>
  /// Apparent minus mean solar time.
  package var equationOfTimeMinutes: Measure<Kinds.Thousandth>
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(time: Moment, azimuth: Measure<Kinds.Angle>, altitude: Measure<Kinds.Angle>, apparentAltitude: Measure<Kinds.Angle>, declination: Measure<Kinds.Angle>, equationOfTimeMinutes: Measure<Kinds.Thousandth>, tail: Tail) {
    self.time = time
    self.azimuth = azimuth
    self.altitude = altitude
    self.apparentAltitude = apparentAltitude
    self.declination = declination
    self.equationOfTimeMinutes = equationOfTimeMinutes
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    if !writer.isContent { writer.labeled("time", time) }
    writer.member("azimuth", azimuth)
    writer.member("altitude", altitude)
    writer.member("apparentAltitude", apparentAltitude)
    writer.member("declination", declination)
    writer.member("equationOfTimeMinutes", equationOfTimeMinutes)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `sun.phase`.
package struct SunPhaseResult: TailedResult {
  /// Time the values are for.
  package var time: Moment
  /// How light it is.
  package var phase: SunPhase
  /// Whether the sun is above the separating angle.
  package var isDay: Bool
  /// Whether the sun is between −4° and +6°.
  package var isGoldenHour: Bool
  /// Whether the sun is before its transit.
  package var isRising: Bool
  /// Degrees, airless.
  package var altitude: Measure<Kinds.Angle>
  /// The next change; null if none comes within a year.
  package var next: NextSunPhase?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(time: Moment, phase: SunPhase, isDay: Bool, isGoldenHour: Bool, isRising: Bool, altitude: Measure<Kinds.Angle>, next: NextSunPhase?, tail: Tail) {
    self.time = time
    self.phase = phase
    self.isDay = isDay
    self.isGoldenHour = isGoldenHour
    self.isRising = isRising
    self.altitude = altitude
    self.next = next
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    if !writer.isContent { writer.labeled("time", time) }
    writer.member("phase", phase)
    writer.member("isDay", isDay)
    writer.member("isGoldenHour", isGoldenHour)
    writer.member("isRising", isRising)
    if !writer.isContent { writer.member("altitude", altitude) }
    writer.member("next", next)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `sun.times`.
package struct SunTimesParams: PlacedParams, TextParams {
  /// First day; today if absent.
  package var date: LocalDate?
  /// Number of days.
  package var days: Int
  /// Also compute when the sun passes this angle.
  package var elevationAngle: Double?
  /// Horizon of sunrise and sunset: `seaLevel`, or `observer`, which lies 1.76′√h lower for an observer h meters up.
  package var horizon: SunHorizon
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["date", "days", "elevationAngle", "horizon", "place", "labels", "text"] + RequestOptions.memberNames

  package init(date: LocalDate? = nil, days: Int = 1, elevationAngle: Double? = nil, horizon: SunHorizon = SunHorizon.seaLevel, place: PlaceReference? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, request: RequestOptions = RequestOptions()) {
    self.date = date
    self.days = days
    self.elevationAngle = elevationAngle
    self.horizon = horizon
    self.place = place
    self.labels = labels
    self.text = text
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.date = try fields.value("date")
    self.days = try fields.integer("days", from: 1, to: 366) ?? 1
    self.elevationAngle = try fields.number("elevationAngle", from: -90, to: 90)
    self.horizon = try fields.value("horizon") ?? SunHorizon.seaLevel
    self.place = try fields.value("place") ?? outer?.place
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.labels = labels
    shared.text = text
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      labels = newValue.labels
      text = newValue.text
      request = newValue.request
    }
  }
}

/// Params of `sun.position`.
package struct SunPositionParams: PlacedParams {
  /// Time; now if absent.
  package var time: Instant?
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["time", "place", "labels"] + RequestOptions.memberNames

  package init(time: Instant? = nil, place: PlaceReference? = nil, labels: LabelsChoice? = nil, request: RequestOptions = RequestOptions()) {
    self.time = time
    self.place = place
    self.labels = labels
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.time = try fields.value("time")
    self.place = try fields.value("place") ?? outer?.place
    self.labels = try fields.value("labels") ?? outer?.labels
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.labels = labels
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      labels = newValue.labels
      request = newValue.request
    }
  }
}

/// Params of `sun.phase`.
package struct SunPhaseParams: PlacedParams, TextParams {
  /// Time; now if absent.
  package var time: Instant?
  /// Angle that separates day from not day, instead of −0.8333°.
  package var elevationAngle: Double?
  /// Minutes to shift the change by; negative is earlier.
  package var offsetMinutes: Double?
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["time", "elevationAngle", "offsetMinutes", "place", "labels", "text"] + RequestOptions.memberNames

  package init(time: Instant? = nil, elevationAngle: Double? = nil, offsetMinutes: Double? = nil, place: PlaceReference? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, request: RequestOptions = RequestOptions()) {
    self.time = time
    self.elevationAngle = elevationAngle
    self.offsetMinutes = offsetMinutes
    self.place = place
    self.labels = labels
    self.text = text
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.time = try fields.value("time")
    self.elevationAngle = try fields.number("elevationAngle", from: -90, to: 90)
    self.offsetMinutes = try fields.number("offsetMinutes", from: -720, to: 720)
    self.place = try fields.value("place") ?? outer?.place
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.labels = labels
    shared.text = text
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      labels = newValue.labels
      text = newValue.text
      request = newValue.request
    }
  }
}

/// `sun.times`: Computes sunrise, sunset and every twilight.
package enum SunTimesMethod: PagedContract {
  package typealias Params = SunTimesParams
  package typealias Result = SunTimesResult
  package static let tail: TailMembers = [.place, .words]
  package static let name = MethodName.sunTimes
}

/// `sun.position`: Computes the sun's position in the sky.
package enum SunPositionMethod: TailedContract {
  package typealias Params = SunPositionParams
  package typealias Result = SunPositionResult
  package static let tail: TailMembers = [.place, .words]
  package static let name = MethodName.sunPosition
}

/// `sun.phase`: Tells whether it is day, twilight or night.
package enum SunPhaseMethod: PagedContract {
  package typealias Params = SunPhaseParams
  package typealias Result = SunPhaseResult
  package static let tail: TailMembers = [.place, .words]
  package static let name = MethodName.sunPhase
}

}
