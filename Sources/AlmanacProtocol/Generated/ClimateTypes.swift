// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary

extension Wire {

/// A lever and the strength it is applied with.
package struct Intervention: WireReadable {
  /// Id from `climate.levers`.
  package var lever: String
  /// 0 (not at all) … 1 (fully).
  package var strength: Double

  static let memberNames: [String] = ["lever", "strength"]

  package init(lever: String, strength: Double = 1) {
    self.lever = lever
    self.strength = strength
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.lever = try fields.required("lever", try fields.string("lever", from: 1, to: 64))
    self.strength = try fields.number("strength", from: 0, to: 1) ?? 1
    try fields.end(Self.memberNames)
  }
}

/// All or none, or a list of levers.
package enum Interventions: WireReadable {
  case boolean(Bool)
  case list([Intervention])

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .bool: self = .boolean(try Bool(value, at: path))
    case .array: self = .list(try [Intervention](list: value, at: path, from: 0, to: 16))
    default: throw .type(.expectedBooleanOrArray, at: path)
    }
  }
}

/// A condition's text or its WMO code.
package enum ConditionInput: WireReadable {
  case string(String)
  case integer(Int)

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .string: self = .string(try String(value, at: path, from: 0, to: 200))
    case .number: self = .integer(try Int(value, at: path, from: 0, to: 99))
    default: throw .type(.expectedStringOrNumber, at: path)
    }
  }
}

/// Weather the projection starts from.
package struct ClimateNow: WireWritable {
  /// Temperature. In `units.temperature`.
  package var temperature: Measure<Hundredths<Kinds.Temperature>>?
  /// Weather condition.
  package var condition: Condition?
  /// Time the values are for.
  package var time: Moment
  /// Whether the caller gave the temperature.
  package var given: Bool

  package init(temperature: Measure<Hundredths<Kinds.Temperature>>?, condition: Condition?, time: Moment, given: Bool) {
    self.temperature = temperature
    self.condition = condition
    self.time = time
    self.given = given
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperature", temperature)
    writer.member("condition", condition)
    writer.labeled("time", time)
    writer.member("given", given)
    writer.endObject()
  }
}

/// The same day in the target year.
package struct Projection: WireWritable {
  /// Central value. In `units.temperature`.
  package var temperature: Measure<Hundredths<Kinds.Temperature>>?
  /// Lower bound of the range whose probability is `delta.level`. In `units.temperature`.
  package var low: Measure<Hundredths<Kinds.Temperature>>?
  /// Upper bound. In `units.temperature`.
  package var high: Measure<Hundredths<Kinds.Temperature>>?
  /// Lower bound for a single year's month: the range of `low` and `high`, widened by the variability from year to year (`interannual`). Four of five years lie in it. In `units.temperature`.
  package var yearLow: Measure<Hundredths<Kinds.Temperature>>?
  /// Upper bound for a single year's month. In `units.temperature`.
  package var yearHigh: Measure<Hundredths<Kinds.Temperature>>?
  /// Weather condition.
  package var condition: Condition?

  package init(temperature: Measure<Hundredths<Kinds.Temperature>>?, low: Measure<Hundredths<Kinds.Temperature>>?, high: Measure<Hundredths<Kinds.Temperature>>?, yearLow: Measure<Hundredths<Kinds.Temperature>>?, yearHigh: Measure<Hundredths<Kinds.Temperature>>?, condition: Condition?) {
    self.temperature = temperature
    self.low = low
    self.high = high
    self.yearLow = yearLow
    self.yearHigh = yearHigh
    self.condition = condition
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperature", temperature)
    writer.member("low", low)
    writer.member("high", high)
    writer.member("yearLow", yearLow)
    writer.member("yearHigh", yearHigh)
    writer.member("condition", condition)
    writer.endObject()
  }
}

/// How much single years differ.
package struct InterannualVariability: WireWritable {
  /// Of the mean temperature of the date's month, from year to year. In `units.temperatureDifference`.
  package var standardDeviation: Measure<Hundredths<Kinds.TemperatureDifference>>
  /// Where it comes from, and how good it is.
  package var citation: String

  package init(standardDeviation: Measure<Hundredths<Kinds.TemperatureDifference>>, citation: String) {
    self.standardDeviation = standardDeviation
    self.citation = citation
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("standardDeviation", standardDeviation)
    writer.member("citation", citation)
    writer.endObject()
  }
}

/// A temperature difference.
package struct ClimateDelta: WireWritable {
  /// Central value. In `units.temperatureDifference`.
  package var value: Measure<Hundredths<Kinds.TemperatureDifference>>?
  /// Lower bound. In `units.temperatureDifference`.
  package var low: Measure<Hundredths<Kinds.TemperatureDifference>>?
  /// Upper bound. In `units.temperatureDifference`.
  package var high: Measure<Hundredths<Kinds.TemperatureDifference>>?
  /// Probability of the range, percent.
  package var level: Int?

  package init(value: Measure<Hundredths<Kinds.TemperatureDifference>>?, low: Measure<Hundredths<Kinds.TemperatureDifference>>?, high: Measure<Hundredths<Kinds.TemperatureDifference>>?, level: Int?) {
    self.value = value
    self.low = low
    self.high = high
    self.level = level
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("low", low)
    writer.member("high", high)
    writer.member("level", level)
    writer.endObject()
  }
}

/// The projection without or with interventions.
package struct ClimateAlternative: WireWritable {
  /// Central value. In `units.temperature`.
  package var temperature: Measure<Hundredths<Kinds.Temperature>>?
  /// Lower bound. In `units.temperature`.
  package var low: Measure<Hundredths<Kinds.Temperature>>?
  /// Upper bound. In `units.temperature`.
  package var high: Measure<Hundredths<Kinds.Temperature>>?
  /// Weather condition.
  package var condition: Condition?
  /// The change from now.
  package var delta: ClimateDelta

  package init(temperature: Measure<Hundredths<Kinds.Temperature>>?, low: Measure<Hundredths<Kinds.Temperature>>?, high: Measure<Hundredths<Kinds.Temperature>>?, condition: Condition?, delta: ClimateDelta) {
    self.temperature = temperature
    self.low = low
    self.high = high
    self.condition = condition
    self.delta = delta
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperature", temperature)
    writer.member("low", low)
    writer.member("high", high)
    writer.member("condition", condition)
    writer.member("delta", delta)
    writer.endObject()
  }
}

/// The same input without and with interventions, so that a toggle needs no second call.
package struct ClimateAlternatives: WireWritable {
  /// Without interventions.
  package var without: ClimateAlternative
  /// With the requested interventions, or with `package_all`; null if the scenario has no levers.
  package var with: ClimateAlternative?

  package init(without: ClimateAlternative, with: ClimateAlternative?) {
    self.without = without
    self.with = with
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("without", without)
    writer.member("with", with)
    writer.endObject()
  }
}

/// A temperature now and then.
package struct NowThen: WireWritable {
  /// Now. In `units.temperature`.
  package var now: Measure<Hundredths<Kinds.Temperature>>
  /// In the target year. In `units.temperature`.
  package var then: Measure<Hundredths<Kinds.Temperature>>

  package init(now: Measure<Hundredths<Kinds.Temperature>>, then: Measure<Hundredths<Kinds.Temperature>>) {
    self.now = now
    self.then = then
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("now", now)
    writer.member("then", then)
    writer.endObject()
  }
}

/// The warming of the world, in °C whatever the units.
package struct GlobalWarming: WireWritable {
  /// Now.
  package var now: Measure<Kinds.Hundredth>
  /// In the target year.
  package var then: Measure<Kinds.Hundredth>

  package init(now: Measure<Kinds.Hundredth>, then: Measure<Kinds.Hundredth>) {
    self.now = now
    self.then = then
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("now", now)
    writer.member("then", then)
    writer.endObject()
  }
}

/// The IPCC AR6 region of the place.
package struct ClimateRegion: WireWritable {
  /// Acronym.
  package var id: String
  /// Name.
  package var name: String
  /// °C here per °C of global warming, for that month.
  package var factor: Measure<Kinds.Thousandth>

  package init(id: String, name: String, factor: Measure<Kinds.Thousandth>) {
    self.id = id
    self.name = name
    self.factor = factor
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("factor", factor)
    writer.endObject()
  }
}

/// Warming that a lever avoids.
package struct InterventionEffect: WireWritable {
  /// Id of the lever.
  package var lever: String
  /// Strength it is applied with.
  package var strength: Double
  /// Warming avoided here in the target year. In `units.temperatureDifference`.
  package var avoided: Measure<Hundredths<Kinds.TemperatureDifference>>
  /// Source of the figure.
  package var citation: String

  package init(lever: String, strength: Double, avoided: Measure<Hundredths<Kinds.TemperatureDifference>>, citation: String) {
    self.lever = lever
    self.strength = strength
    self.avoided = avoided
    self.citation = citation
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("lever", lever)
    writer.member("strength", strength)
    writer.member("avoided", avoided)
    writer.member("citation", citation)
    writer.endObject()
  }
}

/// How much more often an extreme occurs than in the baseline year.
package struct ClimateExtreme: WireWritable {
  /// Kind of extreme.
  package var kind: ExtremeKind
  /// Frequency relative to `baselineYear`, for an event that occurred once in 10 or 50 years in 1850–1900.
  package var timesAsOften: Measure<Kinds.Hundredth>
  /// Source of the figure.
  package var citation: String

  package init(kind: ExtremeKind, timesAsOften: Measure<Kinds.Hundredth>, citation: String) {
    self.kind = kind
    self.timesAsOften = timesAsOften
    self.citation = citation
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("timesAsOften", timesAsOften)
    writer.member("citation", citation)
    writer.endObject()
  }
}

/// One row of a series.
package struct ClimateYear: WireWritable {
  /// Year.
  package var year: Int
  /// Central value. In `units.temperature`.
  package var temperature: Measure<Hundredths<Kinds.Temperature>>?
  /// Lower bound. In `units.temperature`.
  package var low: Measure<Hundredths<Kinds.Temperature>>?
  /// Upper bound. In `units.temperature`.
  package var high: Measure<Hundredths<Kinds.Temperature>>?
  /// Lower bound for a single year's month: the range of `low` and `high`, widened by the variability from year to year (`interannual`). Four of five years lie in it. In `units.temperature`.
  package var yearLow: Measure<Hundredths<Kinds.Temperature>>?
  /// Upper bound for a single year's month. In `units.temperature`.
  package var yearHigh: Measure<Hundredths<Kinds.Temperature>>?
  /// The change from now. In `units.temperatureDifference`.
  package var delta: Measure<Hundredths<Kinds.TemperatureDifference>>?
  /// °C above 1850–1900.
  package var globalWarming: Measure<Kinds.Hundredth>?

  package init(year: Int, temperature: Measure<Hundredths<Kinds.Temperature>>?, low: Measure<Hundredths<Kinds.Temperature>>?, high: Measure<Hundredths<Kinds.Temperature>>?, yearLow: Measure<Hundredths<Kinds.Temperature>>?, yearHigh: Measure<Hundredths<Kinds.Temperature>>?, delta: Measure<Hundredths<Kinds.TemperatureDifference>>?, globalWarming: Measure<Kinds.Hundredth>?) {
    self.year = year
    self.temperature = temperature
    self.low = low
    self.high = high
    self.yearLow = yearLow
    self.yearHigh = yearHigh
    self.delta = delta
    self.globalWarming = globalWarming
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("year", year)
    writer.member("temperature", temperature)
    writer.member("low", low)
    writer.member("high", high)
    writer.member("yearLow", yearLow)
    writer.member("yearHigh", yearHigh)
    writer.member("delta", delta)
    writer.member("globalWarming", globalWarming)
    writer.endObject()
  }
}

/// Global warming of a scenario.
package struct ScenarioWarming: WireWritable {
  /// Year.
  package var year: Int
  /// 5th percentile, °C above 1850–1900.
  package var low: Measure<Kinds.Hundredth>
  /// Mean.
  package var value: Measure<Kinds.Hundredth>
  /// 95th percentile.
  package var high: Measure<Kinds.Hundredth>

  package init(year: Int, low: Measure<Kinds.Hundredth>, value: Measure<Kinds.Hundredth>, high: Measure<Kinds.Hundredth>) {
    self.year = year
    self.low = low
    self.value = value
    self.high = high
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("year", year)
    writer.member("low", low)
    writer.member("value", value)
    writer.member("high", high)
    writer.endObject()
  }
}

/// One scenario.
package struct ScenarioEntry: WireWritable {
  /// Its id.
  package var id: Scenario
  /// Its name.
  package var title: String
  /// Description in one sentence. Localized.
  package var description: String
  /// Global warming in selected years.
  package var warming: [ScenarioWarming]
  /// Whether a table of levers exists for it.
  package var levers: Bool

  package init(id: Scenario, title: String, description: String, warming: [ScenarioWarming], levers: Bool) {
    self.id = id
    self.title = title
    self.description = description
    self.warming = warming
    self.levers = levers
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("description", description)
    writer.member("warming", warming)
    writer.member("levers", levers)
    writer.endObject()
  }
}

/// One lever.
package struct LeverEntry: WireWritable {
  /// Its id.
  package var id: String
  /// Display name. Localized.
  package var title: String
  /// The scenarios it can be applied to.
  package var baselines: [Scenario]
  /// Source of the figures.
  package var citation: String
  /// Publication to cite.
  package var publication: String

  package init(id: String, title: String, baselines: [Scenario], citation: String, publication: String) {
    self.id = id
    self.title = title
    self.baselines = baselines
    self.citation = citation
    self.publication = publication
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("baselines", baselines)
    writer.member("citation", citation)
    writer.member("publication", publication)
    writer.endObject()
  }
}

/// Normals of one month.
package struct MonthNormal: WireWritable {
  /// January is 1.
  package var month: Int
  /// Mean temperature. In `units.temperature`.
  package var temperatureMean: Measure<Hundredths<Kinds.Temperature>>?
  /// Mean daily minimum. In `units.temperature`.
  package var temperatureMin: Measure<Hundredths<Kinds.Temperature>>?
  /// Mean daily maximum. In `units.temperature`.
  package var temperatureMax: Measure<Hundredths<Kinds.Temperature>>?
  /// Amount of the month. In `units.precipitation`.
  package var precipitation: Measure<Kinds.Precipitation>?
  /// Share of days with rain.
  package var wetDayFraction: Measure<Kinds.Share>?
  /// Relative humidity, percent.
  package var humidity: Measure<Kinds.Percent>?
  /// Percent.
  package var cloudCover: Measure<Kinds.Percent>?
  /// Mean wind speed. In `units.windSpeed`.
  package var windSpeed: Measure<Kinds.WindSpeed>?
  /// Standard deviation of the daily mean temperature around the normal. In `units.temperatureDifference`.
  package var standardDeviation: Measure<Hundredths<Kinds.TemperatureDifference>>?
  /// How much warmer the month is in `year` than in `period`: the regional factor times the global warming since, under SSP2-4.5. Adding it to the temperatures gives the normals of `year`. In `units.temperatureDifference`.
  package var warmingSince: Measure<Hundredths<Kinds.TemperatureDifference>>

  package init(month: Int, temperatureMean: Measure<Hundredths<Kinds.Temperature>>?, temperatureMin: Measure<Hundredths<Kinds.Temperature>>?, temperatureMax: Measure<Hundredths<Kinds.Temperature>>?, precipitation: Measure<Kinds.Precipitation>?, wetDayFraction: Measure<Kinds.Share>?, humidity: Measure<Kinds.Percent>?, cloudCover: Measure<Kinds.Percent>?, windSpeed: Measure<Kinds.WindSpeed>?, standardDeviation: Measure<Hundredths<Kinds.TemperatureDifference>>?, warmingSince: Measure<Hundredths<Kinds.TemperatureDifference>>) {
    self.month = month
    self.temperatureMean = temperatureMean
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.precipitation = precipitation
    self.wetDayFraction = wetDayFraction
    self.humidity = humidity
    self.cloudCover = cloudCover
    self.windSpeed = windSpeed
    self.standardDeviation = standardDeviation
    self.warmingSince = warmingSince
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("month", month)
    writer.member("temperatureMean", temperatureMean)
    writer.member("temperatureMin", temperatureMin)
    writer.member("temperatureMax", temperatureMax)
    writer.member("precipitation", precipitation)
    writer.member("wetDayFraction", wetDayFraction)
    writer.member("humidity", humidity)
    writer.member("cloudCover", cloudCover)
    writer.member("windSpeed", windSpeed)
    writer.member("standardDeviation", standardDeviation)
    writer.member("warmingSince", warmingSince)
    writer.endObject()
  }
}

/// A place whose climate today resembles this place's projected climate.
package struct ClimateAnalog: WireWritable {
  /// The place.
  package var place: Place
  /// Sigma dissimilarity (Mahony et al. 2017, doi:10.1111/gcb.13645): how far the two climates lie apart, in terms of how single years differ at the place asked about. Up to 2 is a good analog, more than 4 is none.
  package var sigma: Measure<Kinds.Hundredth>
  /// What the comparison leaves out.
  package var caveat: String

  package init(place: Place, sigma: Measure<Kinds.Hundredth>, caveat: String) {
    self.place = place
    self.sigma = sigma
    self.caveat = caveat
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("sigma", sigma)
    writer.member("caveat", caveat)
    writer.endObject()
  }
}

/// How often something happens in a climate.
package struct ExtremeCount: WireWritable {
  /// Mean of many years.
  package var expected: Amount
  /// Lower bound of single years, with the probability `level`. The error of the normals and the uncertainty of the projection are included.
  package var low: Amount
  /// Upper bound. Of something rare it can be less than `expected`.
  package var high: Amount

  package init(expected: Amount, low: Amount, high: Amount) {
    self.expected = expected
    self.low = low
    self.high = high
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("expected", expected)
    writer.member("low", low)
    writer.member("high", high)
    writer.endObject()
  }
}

/// Days beyond a temperature, and degree days. The thresholds are in °C whatever `units` are.
package struct ExtremeCounts: WireWritable {
  /// Days with a maximum above 25 °C (ETCCDI SU).
  package var daysAbove25: ExtremeCount
  /// Days with a maximum above 30 °C.
  package var daysAbove30: ExtremeCount
  /// Days with a maximum above 35 °C.
  package var daysAbove35: ExtremeCount
  /// Days with a minimum of 20 °C or more (ETCCDI TR).
  package var tropicalNights: ExtremeCount
  /// Days with a minimum below 0 °C (ETCCDI FD).
  package var frostDays: ExtremeCount
  /// Days with a maximum below 0 °C (ETCCDI ID).
  package var iceDays: ExtremeCount
  /// Sum of how far daily means lie below `degreeDayBase`; temperature differences in `units` times days.
  package var heatingDegreeDays: ExtremeCount
  /// Sum of how far daily means lie above `degreeDayBase`; temperature differences in `units` times days.
  package var coolingDegreeDays: ExtremeCount

  package init(daysAbove25: ExtremeCount, daysAbove30: ExtremeCount, daysAbove35: ExtremeCount, tropicalNights: ExtremeCount, frostDays: ExtremeCount, iceDays: ExtremeCount, heatingDegreeDays: ExtremeCount, coolingDegreeDays: ExtremeCount) {
    self.daysAbove25 = daysAbove25
    self.daysAbove30 = daysAbove30
    self.daysAbove35 = daysAbove35
    self.tropicalNights = tropicalNights
    self.frostDays = frostDays
    self.iceDays = iceDays
    self.heatingDegreeDays = heatingDegreeDays
    self.coolingDegreeDays = coolingDegreeDays
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("daysAbove25", daysAbove25)
    writer.member("daysAbove30", daysAbove30)
    writer.member("daysAbove35", daysAbove35)
    writer.member("tropicalNights", tropicalNights)
    writer.member("frostDays", frostDays)
    writer.member("iceDays", iceDays)
    writer.member("heatingDegreeDays", heatingDegreeDays)
    writer.member("coolingDegreeDays", coolingDegreeDays)
    writer.endObject()
  }
}

/// Counts of one month.
package struct MonthExtremes: WireWritable {
  /// January is 1.
  package var month: Int
  /// Counts of the month.
  package var counts: ExtremeCounts

  package init(month: Int, counts: ExtremeCounts) {
    self.month = month
    self.counts = counts
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("month", month)
    writer.member("counts", counts)
    writer.endObject()
  }
}

}
