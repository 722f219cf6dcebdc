// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Vocabulary
package import Words

extension Wire {

/// Result of `forecast.hourly`.
package struct ForecastHourlyResult: TailedResult {
  /// One row per hour.
  package var hours: [HourForecast]
  /// The four most significant facts of the first 24 of the hours, a sentence each and the most significant first, with their temperatures always among them; null without hours. Localized.
  package var summary: Sentence?
  /// With `spread`: how the spreads were made.
  package var spreads: [SpreadRecord]?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(hours: [HourForecast], summary: Sentence?, spreads: [SpreadRecord]? = nil, tail: Tail) {
    self.hours = hours
    self.summary = summary
    self.spreads = spreads
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("hours", hours)
    writer.member("summary", summary)
    if let spreads { writer.member("spreads", spreads) }
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `forecast.daily`.
package struct ForecastDailyResult: TailedResult {
  /// One row per day.
  package var days: [DayForecast]
  /// With `spread`: how the spreads were made.
  package var spreads: [SpreadRecord]?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(days: [DayForecast], spreads: [SpreadRecord]? = nil, tail: Tail) {
    self.days = days
    self.spreads = spreads
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("days", days)
    if let spreads { writer.member("spreads", spreads) }
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `forecast.chance`.
package struct ForecastChanceResult: TailedResult {
  /// Percent.
  package var chance: Int
  /// Start of the first hour.
  package var start: Moment
  /// End of the last hour.
  package var end: Moment
  /// Where the chance comes from.
  package var method: SpreadMethod
  /// Whether the extremes of past days were as often within their spread as promised.
  package var calibrated: Bool
  /// Why not; null if they were.
  package var reason: SpreadDoubt?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(chance: Int, start: Moment, end: Moment, method: SpreadMethod, calibrated: Bool, reason: SpreadDoubt?, tail: Tail) {
    self.chance = chance
    self.start = start
    self.end = end
    self.method = method
    self.calibrated = calibrated
    self.reason = reason
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("chance", chance)
    writer.labeled("start", start)
    writer.labeled("end", end)
    writer.member("method", method)
    writer.member("calibrated", calibrated)
    writer.member("reason", reason)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `forecast.nowcast`.
package struct ForecastNowcastResult: TailedResult {
  /// One row per step.
  package var steps: [NowcastStep]
  /// Length of a step.
  package var intervalMinutes: Int
  /// Whether a model has steps of this length here, by a table of the service's models. False if that is unknown, or if the quarters of every wet hour are equal: they are then an hour's amount, divided.
  package var native: Bool
  /// Minutes until rain begins, 0 if it is raining; null if no rain is forecast or the start is unknown.
  package var startsInMinutes: Int?
  /// Minutes until the first spell of rain ends; null if there is none, or if no dry time is known after it.
  package var endsInMinutes: Int?
  /// Summary in one sentence. Localized.
  package var summary: Sentence
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(steps: [NowcastStep], intervalMinutes: Int, native: Bool, startsInMinutes: Int?, endsInMinutes: Int?, summary: Sentence, tail: Tail) {
    self.steps = steps
    self.intervalMinutes = intervalMinutes
    self.native = native
    self.startsInMinutes = startsInMinutes
    self.endsInMinutes = endsInMinutes
    self.summary = summary
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("steps", steps)
    writer.member("intervalMinutes", intervalMinutes)
    writer.member("native", native)
    writer.member("startsInMinutes", startsInMinutes)
    writer.member("endsInMinutes", endsInMinutes)
    writer.member("summary", summary)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `forecast.hourly`. At most one of `hours` and `date` is given. At most one of `hours` and `from` is given. At most one of `hours` and `to` is given.
package struct ForecastHourlyParams: PlacedParams, TextParams, NetworkedParams {
  /// Number of hours.
  package var hours: Int
  /// The hours of a local day; with `from` or `to`, today if absent.
  package var date: LocalDate?
  /// Local clock time at which the span starts; midnight if absent.
  package var from: String?
  /// Local clock time at which the span ends, on the next day if that is before `from`; midnight if absent.
  package var to: String?
  /// Whether values are corrected by the errors known of their provider at the place; the configured `skill.correction` if absent. `corrections` says what was.
  package var correction: SkillUse?
  /// Whether several providers are blended by the errors known of them at the place; the configured `skill.blend` if absent. Asks each of them. `blends` says what was.
  package var blend: SkillUse?
  /// Adds spreads to the rows, and `spreads`. May ask for an ensemble.
  package var spread: Bool
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

  static let memberNames: [String] = ["hours", "date", "from", "to", "correction", "blend", "spread", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(hours: Int = 24, date: LocalDate? = nil, from: String? = nil, to: String? = nil, correction: SkillUse? = nil, blend: SkillUse? = nil, spread: Bool = false, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.hours = hours
    self.date = date
    self.from = from
    self.to = to
    self.correction = correction
    self.blend = blend
    self.spread = spread
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
    self.hours = try fields.integer("hours", from: 1, to: 384) ?? 24
    self.date = try fields.value("date")
    self.from = try fields.string("from", from: 5, to: 5)
    self.to = try fields.string("to", from: 5, to: 5)
    self.correction = try fields.value("correction")
    self.blend = try fields.value("blend")
    self.spread = try fields.boolean("spread") ?? false
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    try fields.atMostOne(of: ["hours", "date"])
    try fields.atMostOne(of: ["hours", "from"])
    try fields.atMostOne(of: ["hours", "to"])
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

/// Params of `forecast.daily`.
package struct ForecastDailyParams: PlacedParams, TextParams, NetworkedParams {
  /// Number of days.
  package var days: Int
  /// Whether values are corrected by the errors known of their provider at the place; the configured `skill.correction` if absent. `corrections` says what was.
  package var correction: SkillUse?
  /// Whether several providers are blended by the errors known of them at the place; the configured `skill.blend` if absent. Asks each of them. `blends` says what was.
  package var blend: SkillUse?
  /// Adds spreads to the rows, and `spreads`. May ask for an ensemble.
  package var spread: Bool
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

  static let memberNames: [String] = ["days", "correction", "blend", "spread", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(days: Int = 10, correction: SkillUse? = nil, blend: SkillUse? = nil, spread: Bool = false, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.days = days
    self.correction = correction
    self.blend = blend
    self.spread = spread
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
    self.days = try fields.integer("days", from: 1, to: 16) ?? 10
    self.correction = try fields.value("correction")
    self.blend = try fields.value("blend")
    self.spread = try fields.boolean("spread") ?? false
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

/// Params of `forecast.chance`. Exactly one of `above` and `below` is given.
package struct ForecastChanceParams: PlacedParams, NetworkedParams {
  /// What is to cross the threshold; precipitation is that of one hour.
  package var variable: SpreadVariable
  /// Threshold, in the units of the answer; a wind above force 5 of the Beaufort scale (`bft`) is of force 6 and more.
  package var above: Double?
  /// Threshold, in the units of the answer.
  package var below: Double?
  /// Number of hours, beginning with the current one.
  package var within: Int
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

  static let memberNames: [String] = ["variable", "above", "below", "within", "place", "units", "labels"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(variable: SpreadVariable, above: Double? = nil, below: Double? = nil, within: Int = 24, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.variable = variable
    self.above = above
    self.below = below
    self.within = within
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
    self.variable = try fields.required("variable", try fields.value("variable"))
    self.above = try fields.number("above", from: -1000, to: 10000)
    self.below = try fields.number("below", from: -1000, to: 10000)
    self.within = try fields.integer("within", from: 1, to: 168) ?? 24
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    try fields.exactlyOne(of: ["above", "below"])
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

/// Params of `forecast.nowcast`.
package struct ForecastNowcastParams: PlacedParams, TextParams, NetworkedParams {
  /// Minutes to look ahead.
  package var minutes: Int
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

  static let memberNames: [String] = ["minutes", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(minutes: Int = 120, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.minutes = minutes
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
    self.minutes = try fields.integer("minutes", from: 1, to: 120) ?? 120
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

/// `forecast.hourly`: Forecasts the coming hours.
package enum ForecastHourlyMethod: PagedContract {
  package typealias Params = ForecastHourlyParams
  package typealias Result = ForecastHourlyResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.forecastHourly
}

/// `forecast.daily`: Forecasts the coming days.
package enum ForecastDailyMethod: PagedContract {
  package typealias Params = ForecastDailyParams
  package typealias Result = ForecastDailyResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.forecastDaily
}

/// `forecast.chance`: Says how likely a threshold is crossed in the coming hours.
package enum ForecastChanceMethod: TailedContract {
  package typealias Params = ForecastChanceParams
  package typealias Result = ForecastChanceResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.forecastChance
}

/// `forecast.nowcast`: Forecasts rain for the next two hours.
package enum ForecastNowcastMethod: PagedContract {
  package typealias Params = ForecastNowcastParams
  package typealias Result = ForecastNowcastResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.forecastNowcast
}

}
