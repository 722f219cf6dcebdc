// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON

extension Wire {

/// Result of `observation.decode`.
package struct ObservationDecodeResult: TailedResult {
  /// What the report is.
  package var kind: ReportKind
  /// ICAO location indicator.
  package var station: String
  /// When it was observed, or issued if it is a TAF. Null if no month near it has the day.
  package var time: LabeledTime?
  /// Made without a human observer.
  package var automatic: Bool
  /// Replaces an earlier report.
  package var corrected: Bool
  /// The station says that there is no report (NIL).
  package var missing: Bool
  /// Withdraws the TAF.
  package var canceled: Bool
  /// Begin of a TAF's period.
  package var from: LabeledTime?
  /// End of a TAF's period.
  package var to: LabeledTime?
  /// Air temperature.
  package var temperature: Double?
  /// Dew point.
  package var dewPoint: Double?
  /// Relative humidity over water from both, percent.
  package var humidity: Int?
  /// Pressure at sea level (SLP of the remarks, or else QNH).
  package var pressure: Double?
  /// Wind, visibility, weather and clouds; those at the begin of a TAF.
  package var conditions: ReportedConditions
  /// Since the last report, but not now.
  package var recentWeather: [ReportedWeather]
  /// From the remarks.
  package var precipitation: ReportedPrecipitation
  /// Snow on the ground, in the unit of snowfall.
  package var snowDepth: Double?
  /// Highest temperature of a TAF.
  package var temperatureMax: Double?
  /// Lowest temperature of a TAF.
  package var temperatureMin: Double?
  /// The trend of a METAR, or the groups of a TAF.
  package var changes: [ReportedChange]
  /// No significant change within two hours (NOSIG).
  package var steady: Bool
  /// Groups before the remarks without a meaning or with an impossible value.
  package var unread: [String]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(kind: ReportKind, station: String, time: LabeledTime?, automatic: Bool, corrected: Bool, missing: Bool, canceled: Bool, from: LabeledTime? = nil, to: LabeledTime? = nil, temperature: Double?, dewPoint: Double?, humidity: Int?, pressure: Double?, conditions: ReportedConditions, recentWeather: [ReportedWeather], precipitation: ReportedPrecipitation, snowDepth: Double?, temperatureMax: Double?, temperatureMin: Double?, changes: [ReportedChange], steady: Bool, unread: [String], tail: Tail) {
    self.kind = kind
    self.station = station
    self.time = time
    self.automatic = automatic
    self.corrected = corrected
    self.missing = missing
    self.canceled = canceled
    self.from = from
    self.to = to
    self.temperature = temperature
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.pressure = pressure
    self.conditions = conditions
    self.recentWeather = recentWeather
    self.precipitation = precipitation
    self.snowDepth = snowDepth
    self.temperatureMax = temperatureMax
    self.temperatureMin = temperatureMin
    self.changes = changes
    self.steady = steady
    self.unread = unread
    self.tail = tail
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("station", station)
    writer.member("time", time)
    writer.member("automatic", automatic)
    writer.member("corrected", corrected)
    writer.member("missing", missing)
    writer.member("canceled", canceled)
    writer.optional("from", from)
    writer.optional("to", to)
    writer.member("temperature", temperature)
    writer.member("dewPoint", dewPoint)
    writer.member("humidity", humidity)
    writer.member("pressure", pressure)
    writer.member("conditions", conditions)
    writer.member("recentWeather", recentWeather)
    writer.member("precipitation", precipitation)
    writer.member("snowDepth", snowDepth)
    writer.member("temperatureMax", temperatureMax)
    writer.member("temperatureMin", temperatureMin)
    writer.member("changes", changes)
    writer.member("steady", steady)
    writer.member("unread", unread)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `observation.decode`.
package struct ObservationDecodeParams: MethodParams {
  /// One report (WMO FM 15, FM 16 or FM 51). Without its type it is a METAR.
  package var report: String
  /// An instant near the report's: reports do not name their month. Now if absent.
  package var near: WireInstant?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`.
  package var labels: Bool
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["report", "near", "units", "labels"] + RequestOptions.memberNames

  package init(report: String, near: WireInstant? = nil, units: UnitsChoice? = nil, labels: Bool = false, request: RequestOptions = RequestOptions()) {
    self.report = report
    self.near = near
    self.units = units
    self.labels = labels
    self.request = request
  }

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.report = try fields.required("report", try fields.string("report", from: 1, to: 4000))
    self.near = try fields.value("near")
    self.units = try fields.value("units")
    self.labels = try fields.boolean("labels") ?? false
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }
}

/// `observation.decode`: Reads a METAR, SPECI or TAF.
package enum ObservationDecodeMethod: TailedContract {
  package typealias Params = ObservationDecodeParams
  package typealias Result = ObservationDecodeResult
  package static let tail: TailMembers = [.units]
  package static let name = MethodName.observationDecode
}

}
