// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary

extension Wire {

/// Result of `observation.current`.
package struct ObservationCurrentResult: TailedResult {
  /// Air temperature at 2 m.
  package var temperature: MeasuredTemperature?
  /// Dew point.
  package var dewPoint: MeasuredNumber?
  /// Relative humidity, percent: measured, or from temperature and dew point.
  package var humidity: MeasuredNumber?
  /// Wind at 10 m.
  package var wind: MeasuredWind?
  /// Pressure at sea level.
  package var pressure: MeasuredNumber?
  /// Visibility.
  package var visibility: MeasuredVisibility?
  /// Percent of the sky.
  package var cloudCover: MeasuredNumber?
  /// Height of the lowest clouds above the station, in `units.elevation`.
  package var cloudBase: MeasuredNumber?
  /// Weather, or else the state of the sky.
  package var condition: MeasuredCondition?
  /// Rain and melted snow.
  package var precipitation: MeasuredPrecipitation
  /// Snow on the ground, in `units.snowfall`.
  package var snowDepth: MeasuredNumber?
  /// The stations of these values, nearest first; empty if none counts.
  package var stations: [ObservedStation]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(temperature: MeasuredTemperature?, dewPoint: MeasuredNumber?, humidity: MeasuredNumber?, wind: MeasuredWind?, pressure: MeasuredNumber?, visibility: MeasuredVisibility?, cloudCover: MeasuredNumber?, cloudBase: MeasuredNumber?, condition: MeasuredCondition?, precipitation: MeasuredPrecipitation, snowDepth: MeasuredNumber?, stations: [ObservedStation], tail: Tail) {
    self.temperature = temperature
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.wind = wind
    self.pressure = pressure
    self.visibility = visibility
    self.cloudCover = cloudCover
    self.cloudBase = cloudBase
    self.condition = condition
    self.precipitation = precipitation
    self.snowDepth = snowDepth
    self.stations = stations
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperature", temperature)
    writer.member("dewPoint", dewPoint)
    writer.member("humidity", humidity)
    writer.member("wind", wind)
    writer.member("pressure", pressure)
    writer.member("visibility", visibility)
    writer.member("cloudCover", cloudCover)
    writer.member("cloudBase", cloudBase)
    writer.member("condition", condition)
    writer.member("precipitation", precipitation)
    writer.member("snowDepth", snowDepth)
    writer.member("stations", stations)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `observation.history`.
package struct ObservationHistoryResult: TailedResult {
  /// The station; null if none near the place reports.
  package var station: ObservedStation?
  /// Fields with the same value for the last twelve hours, as of a sensor that is stuck. Temperatures in whole degrees may stay the same without a fault.
  package var stuck: [MeasuredField]
  /// From the oldest to the newest.
  package var reports: [StationReport]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(station: ObservedStation?, stuck: [MeasuredField], reports: [StationReport], tail: Tail) {
    self.station = station
    self.stuck = stuck
    self.reports = reports
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("station", station)
    writer.member("stuck", stuck)
    writer.member("reports", reports)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `observation.stations`.
package struct ObservationStationsResult: TailedResult {
  /// Nearest first; empty if there is none.
  package var stations: [NearStation]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(stations: [NearStation], tail: Tail) {
    self.stations = stations
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("stations", stations)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `observation.decode`.
package struct ObservationDecodeResult: TailedResult {
  /// What the report is.
  package var kind: ReportKind
  /// ICAO location indicator.
  package var station: String
  /// Null if the table has no such station.
  package var aerodrome: Aerodrome?
  /// When it was observed, or issued if it is a TAF; never after now. Null if its time cannot be read, or no month near it has the day.
  package var time: Moment?
  /// Made without a human observer.
  package var automatic: Bool
  /// Replaces an earlier report.
  package var corrected: Bool
  /// The station says that there is no report (NIL).
  package var missing: Bool
  /// Withdraws the TAF.
  package var canceled: Bool
  /// Begin of a TAF's period.
  package var start: Moment?
  /// End of a TAF's period.
  package var end: Moment?
  /// Air temperature. In `units.temperature`.
  package var temperature: Measure<Kinds.Temperature>?
  /// Dew point. In `units.temperature`.
  package var dewPoint: Measure<Kinds.Temperature>?
  /// Relative humidity over water from both, percent.
  package var humidity: Measure<Kinds.Percent>?
  /// Pressure at sea level (SLP of the remarks, or else QNH). In `units.pressure`.
  package var pressure: Measure<Kinds.Pressure>?
  /// Wind, visibility, weather and clouds; those at the begin of a TAF.
  package var conditions: ReportedConditions
  /// Since the last report, but not now.
  package var recentWeather: [ReportedWeather]
  /// From the remarks.
  package var precipitation: ReportedPrecipitation
  /// Snow on the ground. In `units.snowfall`.
  package var snowDepth: Measure<Kinds.Snowfall>?
  /// Highest temperature of a TAF. In `units.temperature`.
  package var temperatureMax: Measure<Kinds.Temperature>?
  /// Lowest temperature of a TAF. In `units.temperature`.
  package var temperatureMin: Measure<Kinds.Temperature>?
  /// The trend of a METAR, or the groups of a TAF.
  package var changes: [ReportedChange]
  /// No significant change within two hours (NOSIG).
  package var steady: Bool
  /// Groups, or what is left of them, without a meaning, with an impossible value, or in contradiction to earlier ones. Of the remarks only the last are listed.
  package var unread: [String]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(kind: ReportKind, station: String, aerodrome: Aerodrome?, time: Moment?, automatic: Bool, corrected: Bool, missing: Bool, canceled: Bool, start: Moment? = nil, end: Moment? = nil, temperature: Measure<Kinds.Temperature>?, dewPoint: Measure<Kinds.Temperature>?, humidity: Measure<Kinds.Percent>?, pressure: Measure<Kinds.Pressure>?, conditions: ReportedConditions, recentWeather: [ReportedWeather], precipitation: ReportedPrecipitation, snowDepth: Measure<Kinds.Snowfall>?, temperatureMax: Measure<Kinds.Temperature>?, temperatureMin: Measure<Kinds.Temperature>?, changes: [ReportedChange], steady: Bool, unread: [String], tail: Tail) {
    self.kind = kind
    self.station = station
    self.aerodrome = aerodrome
    self.time = time
    self.automatic = automatic
    self.corrected = corrected
    self.missing = missing
    self.canceled = canceled
    self.start = start
    self.end = end
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

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("station", station)
    writer.member("aerodrome", aerodrome)
    writer.labeled("time", time)
    writer.member("automatic", automatic)
    writer.member("corrected", corrected)
    writer.member("missing", missing)
    writer.member("canceled", canceled)
    if let start { writer.labeled("start", start) }
    if let end { writer.labeled("end", end) }
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

/// Params of `observation.current`.
package struct ObservationCurrentParams: PlacedParams, TextParams, NetworkedParams {
  /// Stations farther away do not count.
  package var maxDistanceKm: Int
  /// Older reports do not count.
  package var maxAgeMinutes: Int
  /// A station that is more than this higher or lower gives no temperature, dew point or snow depth.
  package var maxHeightDifferenceMeters: Int
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["maxDistanceKm", "maxAgeMinutes", "maxHeightDifferenceMeters", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(maxDistanceKm: Int = 100, maxAgeMinutes: Int = 360, maxHeightDifferenceMeters: Int = 400, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.maxDistanceKm = maxDistanceKm
    self.maxAgeMinutes = maxAgeMinutes
    self.maxHeightDifferenceMeters = maxHeightDifferenceMeters
    self.place = place
    self.units = units
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.maxDistanceKm = try fields.integer("maxDistanceKm", from: 1, to: 500) ?? 100
    self.maxAgeMinutes = try fields.integer("maxAgeMinutes", from: 1, to: 360) ?? 360
    self.maxHeightDifferenceMeters = try fields.integer("maxHeightDifferenceMeters", from: 0, to: 9000) ?? 400
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.labels = labels
    shared.text = text
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      labels = newValue.labels
      text = newValue.text
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `observation.history`.
package struct ObservationHistoryParams: PlacedParams, NetworkedParams {
  /// How many hours back from now.
  package var hours: Int
  /// Id of a station near the place; the nearest that measures the temperature if absent.
  package var stationId: String?
  /// Stations farther away do not count.
  package var maxDistanceKm: Int
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["hours", "stationId", "maxDistanceKm", "place", "units", "labels"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(hours: Int = 24, stationId: String? = nil, maxDistanceKm: Int = 100, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.hours = hours
    self.stationId = stationId
    self.maxDistanceKm = maxDistanceKm
    self.place = place
    self.units = units
    self.labels = labels
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.hours = try fields.integer("hours", from: 1, to: 72) ?? 24
    self.stationId = try fields.string("stationId", from: 1, to: 32)
    self.maxDistanceKm = try fields.integer("maxDistanceKm", from: 1, to: 500) ?? 100
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.labels = labels
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      labels = newValue.labels
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `observation.stations`.
package struct ObservationStationsParams: PlacedParams, NetworkedParams {
  /// At most so many stations.
  package var limit: Int
  /// Stations farther away do not count.
  package var maxDistanceKm: Int
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["limit", "maxDistanceKm", "place", "units", "labels"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(limit: Int = 10, maxDistanceKm: Int = 100, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.limit = limit
    self.maxDistanceKm = maxDistanceKm
    self.place = place
    self.units = units
    self.labels = labels
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.limit = try fields.integer("limit", from: 1, to: 100) ?? 10
    self.maxDistanceKm = try fields.integer("maxDistanceKm", from: 1, to: 500) ?? 100
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.labels = labels
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      labels = newValue.labels
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `observation.decode`.
package struct ObservationDecodeParams: MethodParams {
  /// One report (WMO FM 15, FM 16 or FM 51). Without its type it is a TAF if its period follows the time, otherwise a METAR.
  package var report: String
  /// An instant near the report's: reports do not name their month. Now if absent.
  package var time: Instant?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["report", "time", "units", "labels"] + RequestOptions.memberNames

  package init(report: String, time: Instant? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, request: RequestOptions = RequestOptions()) {
    self.report = report
    self.time = time
    self.units = units
    self.labels = labels
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.report = try fields.required("report", try fields.string("report", from: 1, to: 4000))
    self.time = try fields.value("time")
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.units = units
    shared.labels = labels
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      units = newValue.units
      labels = newValue.labels
      request = newValue.request
    }
  }
}

/// `observation.current`: Reports what stations near a place measured.
package enum ObservationCurrentMethod: PagedContract {
  package typealias Params = ObservationCurrentParams
  package typealias Result = ObservationCurrentResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.observationCurrent
}

/// `observation.history`: Reports what a station near a place measured in the last hours.
package enum ObservationHistoryMethod: TailedContract {
  package typealias Params = ObservationHistoryParams
  package typealias Result = ObservationHistoryResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.observationHistory
}

/// `observation.stations`: Lists the stations near a place.
package enum ObservationStationsMethod: TailedContract {
  package typealias Params = ObservationStationsParams
  package typealias Result = ObservationStationsResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.observationStations
}

/// `observation.decode`: Reads a METAR, SPECI or TAF.
package enum ObservationDecodeMethod: TailedContract {
  package typealias Params = ObservationDecodeParams
  package typealias Result = ObservationDecodeResult
  package static let tail: TailMembers = [.units, .words]
  package static let name = MethodName.observationDecode
}

}
