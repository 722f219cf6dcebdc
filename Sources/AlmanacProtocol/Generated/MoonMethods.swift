// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary

extension Wire {

/// Result of `moon.phase`.
package struct MoonPhaseResult: TailedResult {
  /// Time the values are for.
  package var time: Moment
  /// Phase, by sectors of 45°.
  package var name: MoonPhaseName
  /// Moon minus sun in ecliptic longitude, degrees.
  package var elongation: Measure<Kinds.Angle>
  /// Illuminated fraction, 0…1.
  package var illumination: Measure<Kinds.HundredThousandth>
  /// Days since the last new moon.
  package var ageDays: Measure<Kinds.Thousandth>
  /// Distance from the center of the Earth.
  package var distanceKm: Measure<Kinds.Whole>
  /// The coming quarters.
  package var next: NextMoonPhases
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(time: Moment, name: MoonPhaseName, elongation: Measure<Kinds.Angle>, illumination: Measure<Kinds.HundredThousandth>, ageDays: Measure<Kinds.Thousandth>, distanceKm: Measure<Kinds.Whole>, next: NextMoonPhases, tail: Tail) {
    self.time = time
    self.name = name
    self.elongation = elongation
    self.illumination = illumination
    self.ageDays = ageDays
    self.distanceKm = distanceKm
    self.next = next
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    if !writer.isContent { writer.labeled("time", time) }
    writer.member("name", name)
    writer.member("elongation", elongation)
    writer.member("illumination", illumination)
    writer.member("ageDays", ageDays)
    writer.member("distanceKm", distanceKm)
    writer.member("next", next)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `moon.times`.
package struct MoonTimesResult: TailedResult {
  /// One row per day.
  package var days: [MoonDay]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(days: [MoonDay], tail: Tail) {
    self.days = days
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("days", days)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `moon.phase`.
package struct MoonPhaseParams: PlacedParams, TextParams {
  /// Time; now if absent.
  package var time: Instant?
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["time", "place", "labels", "text"] + RequestOptions.memberNames

  package init(time: Instant? = nil, place: PlaceReference? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, request: RequestOptions = RequestOptions()) {
    self.time = time
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

/// Params of `moon.times`.
package struct MoonTimesParams: PlacedParams {
  /// First day; today if absent.
  package var date: LocalDate?
  /// Number of days.
  package var days: Int
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["date", "days", "place", "labels"] + RequestOptions.memberNames

  package init(date: LocalDate? = nil, days: Int = 1, place: PlaceReference? = nil, labels: LabelsChoice? = nil, request: RequestOptions = RequestOptions()) {
    self.date = date
    self.days = days
    self.place = place
    self.labels = labels
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.date = try fields.value("date")
    self.days = try fields.integer("days", from: 1, to: 366) ?? 1
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

/// `moon.phase`: Computes the moon's phase and illumination.
package enum MoonPhaseMethod: PagedContract {
  package typealias Params = MoonPhaseParams
  package typealias Result = MoonPhaseResult
  package static let tail: TailMembers = [.place, .words]
  package static let name = MethodName.moonPhase
}

/// `moon.times`: Computes moonrise and moonset.
package enum MoonTimesMethod: TailedContract {
  package typealias Params = MoonTimesParams
  package typealias Result = MoonTimesResult
  package static let tail: TailMembers = [.place, .words]
  package static let name = MethodName.moonTimes
}

}
