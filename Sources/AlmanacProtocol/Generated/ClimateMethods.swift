// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary
package import Words

extension Wire {

/// Result of `climate.project`.
package struct ClimateProjectResult: TailedResult {
  /// Weather the projection starts from.
  package var current: ClimateNow
  /// The same weather in the target year.
  package var projected: Projection
  /// Change of the temperature.
  package var delta: ClimateDelta
  /// How much single years differ, which is kept as in 1991-2020; null for `weather2045`.
  package var interannual: InterannualVariability?
  /// The same input without and with interventions.
  package var alternatives: ClimateAlternatives
  /// °C above 1850–1900, in all units.
  package var globalWarming: GlobalWarming?
  /// The IPCC AR6 region.
  package var region: ClimateRegion?
  /// Warming that each lever avoids.
  package var interventions: [InterventionEffect]
  /// Null outside the range of its formula.
  package var heatIndex: NowThen?
  /// Null outside the range of its formula.
  package var wetBulb: NowThen?
  /// How much more often extremes occur than in the baseline year.
  package var extremes: [ClimateExtreme]
  /// Present with `years`.
  package var series: [ClimateYear]?
  /// The year the change counts from.
  package var baselineYear: Int?
  /// Model used.
  package var model: ClimateModel
  /// Emission scenario.
  package var scenario: Scenario?
  /// The year projected to.
  package var year: Int
  /// Notes on how to read the projection. Localized.
  package var notes: [Sentence]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(current: ClimateNow, projected: Projection, delta: ClimateDelta, interannual: InterannualVariability?, alternatives: ClimateAlternatives, globalWarming: GlobalWarming?, region: ClimateRegion?, interventions: [InterventionEffect], heatIndex: NowThen?, wetBulb: NowThen?, extremes: [ClimateExtreme], series: [ClimateYear]? = nil, baselineYear: Int?, model: ClimateModel, scenario: Scenario?, year: Int, notes: [Sentence], tail: Tail) {
    self.current = current
    self.projected = projected
    self.delta = delta
    self.interannual = interannual
    self.alternatives = alternatives
    self.globalWarming = globalWarming
    self.region = region
    self.interventions = interventions
    self.heatIndex = heatIndex
    self.wetBulb = wetBulb
    self.extremes = extremes
    self.series = series
    self.baselineYear = baselineYear
    self.model = model
    self.scenario = scenario
    self.year = year
    self.notes = notes
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("current", current)
    writer.member("projected", projected)
    writer.member("delta", delta)
    writer.member("interannual", interannual)
    writer.member("alternatives", alternatives)
    writer.member("globalWarming", globalWarming)
    writer.member("region", region)
    writer.member("interventions", interventions)
    writer.member("heatIndex", heatIndex)
    writer.member("wetBulb", wetBulb)
    writer.member("extremes", extremes)
    if let series { writer.member("series", series) }
    writer.member("baselineYear", baselineYear)
    writer.member("model", model)
    writer.member("scenario", scenario)
    writer.member("year", year)
    writer.member("notes", notes)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `climate.scenarios`.
package struct ClimateScenariosResult: WireWritable {
  /// One entry per scenario.
  package var scenarios: [ScenarioEntry]
  /// Attribution to show.
  package var attribution: [Attribution]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(scenarios: [ScenarioEntry], attribution: [Attribution], dir: TextDirection? = nil) {
    self.scenarios = scenarios
    self.attribution = attribution
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("scenarios", scenarios)
    writer.member("attribution", attribution)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `climate.levers`.
package struct ClimateLeversResult: WireWritable {
  /// One entry per lever.
  package var levers: [LeverEntry]
  /// Attribution to show.
  package var attribution: [Attribution]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(levers: [LeverEntry], attribution: [Attribution], dir: TextDirection? = nil) {
    self.levers = levers
    self.attribution = attribution
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("levers", levers)
    writer.member("attribution", attribution)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `climate.normals`.
package struct ClimateNormalsResult: TailedResult {
  /// One row per month.
  package var months: [MonthNormal]
  /// The years averaged.
  package var period: String
  /// The current year, up to which `warmingSince` counts.
  package var year: Int
  /// Standard deviation of the error of the mean temperatures at the place itself, from how far the stations around differ from the grid. In `units.temperatureDifference`.
  package var temperatureError: Measure<Hundredths<Kinds.TemperatureDifference>>
  /// False if the normals are those of the surroundings rather than of the place: stations nearby differ by terrain and sea, or there are none. The warning `unrepresentative` says so, in every answer made from normals.
  package var representative: Bool
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(months: [MonthNormal], period: String, year: Int, temperatureError: Measure<Hundredths<Kinds.TemperatureDifference>>, representative: Bool, tail: Tail) {
    self.months = months
    self.period = period
    self.year = year
    self.temperatureError = temperatureError
    self.representative = representative
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("months", months)
    writer.member("period", period)
    writer.member("year", year)
    writer.member("temperatureError", temperatureError)
    writer.member("representative", representative)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `climate.extremes`.
package struct ClimateExtremesResult: TailedResult {
  /// Counts of the year.
  package var annual: ExtremeCounts
  /// One row per month.
  package var months: [MonthExtremes]
  /// Probability of a single year between `low` and `high`, percent.
  package var level: Int
  /// Daily mean from which both degree days count: 65 °F. In `units.temperature`.
  package var degreeDayBase: Measure<Hundredths<Kinds.Temperature>>
  /// The years of the normals that are shifted to `year`.
  package var period: String
  /// The year whose climate is meant.
  package var year: Int
  /// Emission scenario.
  package var scenario: Scenario
  /// Ids of the levers that the counts assume.
  package var levers: [String]
  /// Limits of the figures, for display. Localized.
  package var notes: [Sentence]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(annual: ExtremeCounts, months: [MonthExtremes], level: Int, degreeDayBase: Measure<Hundredths<Kinds.Temperature>>, period: String, year: Int, scenario: Scenario, levers: [String], notes: [Sentence], tail: Tail) {
    self.annual = annual
    self.months = months
    self.level = level
    self.degreeDayBase = degreeDayBase
    self.period = period
    self.year = year
    self.scenario = scenario
    self.levers = levers
    self.notes = notes
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("annual", annual)
    writer.member("months", months)
    writer.member("level", level)
    writer.member("degreeDayBase", degreeDayBase)
    writer.member("period", period)
    writer.member("year", year)
    writer.member("scenario", scenario)
    writer.member("levers", levers)
    writer.member("notes", notes)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `climate.analog`.
package struct ClimateAnalogResult: TailedResult {
  /// Most alike first.
  package var analogs: [ClimateAnalog]
  /// The least `sigma` of all compared cities, also of those near the place.
  package var novelty: Measure<Kinds.Hundredth>
  /// Whether `novelty` is above 4: no compared city has such a climate today.
  package var novel: Bool
  /// The year projected to.
  package var year: Int
  /// Emission scenario.
  package var scenario: Scenario
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(analogs: [ClimateAnalog], novelty: Measure<Kinds.Hundredth>, novel: Bool, year: Int, scenario: Scenario, tail: Tail) {
    self.analogs = analogs
    self.novelty = novelty
    self.novel = novel
    self.year = year
    self.scenario = scenario
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("analogs", analogs)
    writer.member("novelty", novelty)
    writer.member("novel", novel)
    writer.member("year", year)
    writer.member("scenario", scenario)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `climate.project`.
package struct ClimateProjectParams: PlacedParams, TextParams, NetworkedParams {
  /// Temperature to project, in `units.temperature`; the current weather if absent.
  package var temperature: Double?
  /// Relative humidity, percent, for heat index and wet bulb.
  package var humidity: Double?
  /// Current weather condition.
  package var condition: ConditionInput?
  /// The day the projection starts from. It determines the month and, for a past year, what the change counts from. Without `temperature`, the mean of that day is projected.
  package var date: LocalDate?
  /// The year to project to.
  package var year: Int
  /// Years of a series to include.
  package var years: ListSpan?
  /// Emission scenario; `ssp245` if absent.
  package var scenario: Scenario?
  /// Levers to apply; true is `package_all`.
  package var interventions: Interventions
  /// Projection model.
  package var model: ClimateModel
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

  static let memberNames: [String] = ["temperature", "humidity", "condition", "date", "year", "years", "scenario", "interventions", "model", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(temperature: Double? = nil, humidity: Double? = nil, condition: ConditionInput? = nil, date: LocalDate? = nil, year: Int = 2045, years: ListSpan? = nil, scenario: Scenario? = nil, interventions: Interventions = Interventions.boolean(false), model: ClimateModel = ClimateModel.ar6, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.temperature = temperature
    self.humidity = humidity
    self.condition = condition
    self.date = date
    self.year = year
    self.years = years
    self.scenario = scenario
    self.interventions = interventions
    self.model = model
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
    self.temperature = try fields.number("temperature", from: -200, to: 400)
    self.humidity = try fields.number("humidity", from: 0, to: 100)
    self.condition = try fields.value("condition")
    self.date = try fields.value("date")
    self.year = try fields.integer("year", from: 1950, to: 2100) ?? 2045
    self.years = try fields.value("years")
    self.scenario = try fields.value("scenario")
    self.interventions = try fields.value("interventions") ?? Interventions.boolean(false)
    self.model = try fields.value("model") ?? ClimateModel.ar6
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

/// Params of `climate.scenarios`.
package struct ClimateScenariosParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `climate.levers`.
package struct ClimateLeversParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `climate.normals`.
package struct ClimateNormalsParams: PlacedParams {
  /// One month; all months if absent.
  package var month: Int?
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["month", "place", "units"] + RequestOptions.memberNames

  package init(month: Int? = nil, place: PlaceReference? = nil, units: UnitsChoice? = nil, request: RequestOptions = RequestOptions()) {
    self.month = month
    self.place = place
    self.units = units
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.month = try fields.integer("month", from: 1, to: 12)
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      request = newValue.request
    }
  }
}

/// Params of `climate.extremes`.
package struct ClimateExtremesParams: PlacedParams, TextParams {
  /// The year whose climate is meant, past or future; the current year if absent.
  package var year: Int?
  /// Emission scenario.
  package var scenario: Scenario
  /// Levers to apply from this year on; true is `package_all`.
  package var interventions: Interventions
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["year", "scenario", "interventions", "place", "units", "text"] + RequestOptions.memberNames

  package init(year: Int? = nil, scenario: Scenario = Scenario.ssp245, interventions: Interventions = Interventions.boolean(false), place: PlaceReference? = nil, units: UnitsChoice? = nil, text: TextOptions? = nil, request: RequestOptions = RequestOptions()) {
    self.year = year
    self.scenario = scenario
    self.interventions = interventions
    self.place = place
    self.units = units
    self.text = text
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.year = try fields.integer("year", from: 1950, to: 2100)
    self.scenario = try fields.value("scenario") ?? Scenario.ssp245
    self.interventions = try fields.value("interventions") ?? Interventions.boolean(false)
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.text = try fields.value("text") ?? outer?.text
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.text = text
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      text = newValue.text
      request = newValue.request
    }
  }
}

/// Params of `climate.analog`.
package struct ClimateAnalogParams: PlacedParams {
  /// The year to project to.
  package var year: Int
  /// Emission scenario.
  package var scenario: Scenario
  /// Maximum number of analogs.
  package var limit: Int
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["year", "scenario", "limit", "place"] + RequestOptions.memberNames

  package init(year: Int = 2045, scenario: Scenario = Scenario.ssp245, limit: Int = 5, place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.year = year
    self.scenario = scenario
    self.limit = limit
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.year = try fields.integer("year", from: 1950, to: 2100) ?? 2045
    self.scenario = try fields.value("scenario") ?? Scenario.ssp245
    self.limit = try fields.integer("limit", from: 1, to: 50) ?? 5
    self.place = try fields.value("place") ?? outer?.place
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      request = newValue.request
    }
  }
}

/// `climate.project`: Projects a day's weather to a future year.
package enum ClimateProjectMethod: PagedContract {
  package typealias Params = ClimateProjectParams
  package typealias Result = ClimateProjectResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.climateProject
}

/// `climate.scenarios`: Lists the emission scenarios.
package enum ClimateScenariosMethod: MethodContract {
  package typealias Params = ClimateScenariosParams
  package typealias Result = ClimateScenariosResult
  package static let name = MethodName.climateScenarios
}

/// `climate.levers`: Lists the climate interventions.
package enum ClimateLeversMethod: MethodContract {
  package typealias Params = ClimateLeversParams
  package typealias Result = ClimateLeversResult
  package static let name = MethodName.climateLevers
}

/// `climate.normals`: Gives the climate normals of a place.
package enum ClimateNormalsMethod: TailedContract {
  package typealias Params = ClimateNormalsParams
  package typealias Result = ClimateNormalsResult
  package static let tail: TailMembers = [.place, .units, .words]
  package static let name = MethodName.climateNormals
}

/// `climate.extremes`: Gives the expected hot, cold and frosty days of a year.
package enum ClimateExtremesMethod: PagedContract {
  package typealias Params = ClimateExtremesParams
  package typealias Result = ClimateExtremesResult
  package static let tail: TailMembers = [.place, .units, .words]
  package static let name = MethodName.climateExtremes
}

/// `climate.analog`: Finds the cities whose climate today matches this place's projection.
package enum ClimateAnalogMethod: TailedContract {
  package typealias Params = ClimateAnalogParams
  package typealias Result = ClimateAnalogResult
  package static let tail: TailMembers = [.place, .words]
  package static let name = MethodName.climateAnalog
}

}
