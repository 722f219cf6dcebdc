// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON

extension Wire {

/// Result of `moon.phase`.
package struct MoonPhaseResult: WireWritable {
  /// When.
  package var time: LabeledTime
  /// Phase, in sectors of 45°.
  package var name: MoonPhaseName
  /// Moon minus sun in ecliptic longitude, degrees.
  package var elongation: Double
  /// Lit fraction.
  package var illumination: Double
  /// Since the last new moon.
  package var ageDays: Double
  /// From the center of the Earth.
  package var distanceKm: Double
  /// The coming quarters.
  package var next: NextMoonPhases
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(time: LabeledTime, name: MoonPhaseName, elongation: Double, illumination: Double, ageDays: Double, distanceKm: Double, next: NextMoonPhases, tail: Tail) {
    self.time = time
    self.name = name
    self.elongation = elongation
    self.illumination = illumination
    self.ageDays = ageDays
    self.distanceKm = distanceKm
    self.next = next
    self.tail = tail
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("time", time)
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
package struct MoonTimesResult: WireWritable {
  /// One row a day.
  package var days: [MoonDay]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(days: [MoonDay], tail: Tail) {
    self.days = days
    self.tail = tail
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("days", days)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `moon.phase`.
package struct MoonPhaseParams: PlacedParams {
  /// When; now when absent.
  package var time: WireInstant?
  /// Where; the current location when absent.
  package var place: PlaceReference?
  /// Add times in words beside the times: `sunset` gets a `sunsetLabels`.
  package var labels: Bool
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["time", "place", "labels"] + RequestOptions.memberNames

  package init(time: WireInstant? = nil, place: PlaceReference? = nil, labels: Bool = false, request: RequestOptions = RequestOptions()) {
    self.time = time
    self.place = place
    self.labels = labels
    self.request = request
  }

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.time = try fields.value("time")
    self.place = try fields.value("place")
    self.labels = try fields.boolean("labels") ?? false
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }
}

/// Params of `moon.times`.
package struct MoonTimesParams: PlacedParams {
  /// First day; today when absent.
  package var date: WireDate?
  /// How many days.
  package var days: Int
  /// Where; the current location when absent.
  package var place: PlaceReference?
  /// Add times in words beside the times: `sunset` gets a `sunsetLabels`.
  package var labels: Bool
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["date", "days", "place", "labels"] + RequestOptions.memberNames

  package init(date: WireDate? = nil, days: Int = 1, place: PlaceReference? = nil, labels: Bool = false, request: RequestOptions = RequestOptions()) {
    self.date = date
    self.days = days
    self.place = place
    self.labels = labels
    self.request = request
  }

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.date = try fields.value("date")
    self.days = try fields.integer("days", from: 1, to: 366) ?? 1
    self.place = try fields.value("place")
    self.labels = try fields.boolean("labels") ?? false
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }
}

/// `moon.phase`: How the moon looks.
package enum MoonPhaseMethod: TailedContract {
  package typealias Params = MoonPhaseParams
  package typealias Result = MoonPhaseResult
  package static let tail: TailMembers = [.place]
  package static let name = MethodName.moonPhase
}

/// `moon.times`: Moonrise and moonset.
package enum MoonTimesMethod: TailedContract {
  package typealias Params = MoonTimesParams
  package typealias Result = MoonTimesResult
  package static let tail: TailMembers = [.place]
  package static let name = MethodName.moonTimes
}

}
