// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Units
package import Vocabulary

extension Wire {

/// How wrong one provider's forecasts of one variable were at one lead. In the variable's metric unit.
package struct ForecastSkillRow: WireWritable {
  /// Name of the provider.
  package var provider: String
  /// What was forecast.
  package var variable: SkillVariable
  /// Full days from the fetch to the valid time.
  package var leadDays: Int
  /// Pairs of forecast and truth.
  package var count: Int
  /// Days with pairs.
  package var days: Int
  /// First day (UTC).
  package var since: LocalDate
  /// Last day (UTC).
  package var until: LocalDate
  /// Mean of forecast minus truth.
  package var bias: Measure<Kinds.Hundredth>
  /// Mean absolute error.
  package var meanAbsoluteError: Measure<Kinds.Hundredth>
  /// Root mean square error.
  package var rootMeanSquareError: Measure<Kinds.Hundredth>
  /// Range of the mean absolute error over resampled days; null with one day.
  package var interval: Bounds?
  /// Of probabilities.
  package var brier: BrierParts?
  /// Mean continuous ranked probability score of the spread that the days before teach, with the correction in force, on the last three tenths of the days: the mean absolute error of a forecast that is a distribution. Null of what has no spread, and with fewer than 30 pairs to learn from.
  package var crps: Measure<Kinds.Hundredth>?
  /// 1 − error over that of saying what was true at this hour on the last day before the fetch; of probabilities with the Brier score. Null if that is too seldom known.
  package var skillOverPersistence: Measure<Kinds.Share>?
  /// The same with the mean of this hour on the other days.
  package var skillOverClimatology: Measure<Kinds.Share>?
  /// What subtracting the bias of the hour, or of precipitation mapping the amounts by their frequency, would have done; null for percentages, and with fewer than 60 wet pairs before the last days.
  package var correction: SkillCorrection?

  package init(provider: String, variable: SkillVariable, leadDays: Int, count: Int, days: Int, since: LocalDate, until: LocalDate, bias: Measure<Kinds.Hundredth>, meanAbsoluteError: Measure<Kinds.Hundredth>, rootMeanSquareError: Measure<Kinds.Hundredth>, interval: Bounds?, brier: BrierParts?, crps: Measure<Kinds.Hundredth>?, skillOverPersistence: Measure<Kinds.Share>?, skillOverClimatology: Measure<Kinds.Share>?, correction: SkillCorrection?) {
    self.provider = provider
    self.variable = variable
    self.leadDays = leadDays
    self.count = count
    self.days = days
    self.since = since
    self.until = until
    self.bias = bias
    self.meanAbsoluteError = meanAbsoluteError
    self.rootMeanSquareError = rootMeanSquareError
    self.interval = interval
    self.brier = brier
    self.crps = crps
    self.skillOverPersistence = skillOverPersistence
    self.skillOverClimatology = skillOverClimatology
    self.correction = correction
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("variable", variable)
    writer.member("leadDays", leadDays)
    writer.member("count", count)
    writer.member("days", days)
    writer.member("since", since)
    writer.member("until", until)
    writer.member("bias", bias)
    writer.member("meanAbsoluteError", meanAbsoluteError)
    writer.member("rootMeanSquareError", rootMeanSquareError)
    writer.member("interval", interval)
    writer.member("brier", brier)
    writer.member("crps", crps)
    writer.member("skillOverPersistence", skillOverPersistence)
    writer.member("skillOverClimatology", skillOverClimatology)
    writer.member("correction", correction)
    writer.endObject()
  }
}

/// Brier score of probabilities, 0 to 1, as reliability − resolution + uncertainty.
package struct BrierParts: WireWritable {
  /// Mean squared difference.
  package var score: Measure<Kinds.Share>
  /// 0 if the event came as often as was said.
  package var reliability: Measure<Kinds.Share>
  /// How well the forecasts tell the cases apart.
  package var resolution: Measure<Kinds.Share>
  /// Score of always saying how often the event comes.
  package var uncertainty: Measure<Kinds.Share>
  /// Points of the reliability diagram, probabilities ascending.
  package var diagram: [ReliabilityPoint]

  package init(score: Measure<Kinds.Share>, reliability: Measure<Kinds.Share>, resolution: Measure<Kinds.Share>, uncertainty: Measure<Kinds.Share>, diagram: [ReliabilityPoint]) {
    self.score = score
    self.reliability = reliability
    self.resolution = resolution
    self.uncertainty = uncertainty
    self.diagram = diagram
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("score", score)
    writer.member("reliability", reliability)
    writer.member("resolution", resolution)
    writer.member("uncertainty", uncertainty)
    writer.member("diagram", diagram)
    writer.endObject()
  }
}

/// Forecasts of similar probability.
package struct ReliabilityPoint: WireWritable {
  /// Mean probability that was said, 0 to 1.
  package var probability: Measure<Kinds.Share>
  /// How often the event came, 0 to 1.
  package var frequency: Measure<Kinds.Share>
  /// Forecasts.
  package var count: Int

  package init(probability: Measure<Kinds.Share>, frequency: Measure<Kinds.Share>, count: Int) {
    self.probability = probability
    self.frequency = frequency
    self.count = count
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("probability", probability)
    writer.member("frequency", frequency)
    writer.member("count", count)
    writer.endObject()
  }
}

/// Test of a correction on the last three tenths of the days.
package struct SkillCorrection: WireWritable {
  /// Whether it is better.
  package var verdict: CorrectionVerdict
  /// Mean absolute error of the raw forecasts on these days.
  package var error: Measure<Kinds.Hundredth>
  /// The same after the correction.
  package var correctedError: Measure<Kinds.Hundredth>
  /// What the gain has to exceed; null with one day.
  package var noise: Measure<Kinds.Hundredth>?
  /// Days.
  package var days: Int

  package init(verdict: CorrectionVerdict, error: Measure<Kinds.Hundredth>, correctedError: Measure<Kinds.Hundredth>, noise: Measure<Kinds.Hundredth>?, days: Int) {
    self.verdict = verdict
    self.error = error
    self.correctedError = correctedError
    self.noise = noise
    self.days = days
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("verdict", verdict)
    writer.member("error", error)
    writer.member("correctedError", correctedError)
    writer.member("noise", noise)
    writer.member("days", days)
    writer.endObject()
  }
}

/// What correcting a variable of a provider by its past errors at the place did to an answer. Applied if the verdict is `proven`; the verdicts are about the leads named, on days that the correction did not learn from. Numbers are in the answer's units, those of wind in m/s where that is `bft`.
package struct Correction: WireWritable {
  /// Whose values.
  package var provider: String
  /// Which values.
  package var variable: SkillVariable
  /// Full days from the fetch to the valid time, ascending.
  package var leadDays: [Int]
  /// Whether it is better than what the provider said.
  package var verdict: CorrectionVerdict
  /// What was added to the hours; null if nothing was.
  package var added: Bounds?
  /// Pairs of forecast and truth that it was learned from.
  package var count: Int
  /// Mean absolute error of what the provider said, on the last three tenths of the days.
  package var error: Amount
  /// The same after the correction.
  package var correctedError: Amount

  package init(provider: String, variable: SkillVariable, leadDays: [Int], verdict: CorrectionVerdict, added: Bounds?, count: Int, error: Amount, correctedError: Amount) {
    self.provider = provider
    self.variable = variable
    self.leadDays = leadDays
    self.verdict = verdict
    self.added = added
    self.count = count
    self.error = error
    self.correctedError = correctedError
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("variable", variable)
    writer.member("leadDays", leadDays)
    writer.member("verdict", verdict)
    writer.member("added", added)
    writer.member("count", count)
    writer.member("error", error)
    writer.member("correctedError", correctedError)
    writer.endObject()
  }
}

/// Why a provider's values are not relied on.
package struct ProviderFault: WireWritable {
  /// What is wrong.
  package var kind: ProviderFaultKind
  /// For how many hours; with `shifted`, how many hours later the weather is that they fit, negative for earlier.
  package var hours: Int

  package init(kind: ProviderFaultKind, hours: Int) {
    self.kind = kind
    self.hours = hours
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("hours", hours)
    writer.endObject()
  }
}

/// A provider whose values are not relied on.
package struct SuspectProvider: WireWritable {
  /// Name of the provider.
  package var provider: String
  /// What is wrong with its values.
  package var fault: ProviderFault

  package init(provider: String, fault: ProviderFault) {
    self.provider = provider
    self.fault = fault
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("fault", fault)
    writer.endObject()
  }
}

/// What a value will probably be: four out of five times between p10 and p90.
package struct ValueSpread: WireWritable {
  /// One time in ten it is less.
  package var p10: Amount
  /// As often more as less.
  package var p50: Amount
  /// One time in ten it is more.
  package var p90: Amount

  package init(p10: Amount, p50: Amount, p90: Amount) {
    self.p10 = p10
    self.p50 = p50
    self.p90 = p90
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("p10", p10)
    writer.member("p50", p50)
    writer.member("p90", p90)
    writer.endObject()
  }
}

/// Spreads of an hour's values; null where nothing is known.
package struct HourSpread: WireWritable {
  /// Temperature.
  package var temperature: ValueSpread?
  /// Wind.
  package var windSpeed: ValueSpread?
  /// Gusts.
  package var windGust: ValueSpread?
  /// Precipitation.
  package var precipitation: ValueSpread?

  package init(temperature: ValueSpread?, windSpeed: ValueSpread?, windGust: ValueSpread?, precipitation: ValueSpread?) {
    self.temperature = temperature
    self.windSpeed = windSpeed
    self.windGust = windGust
    self.precipitation = precipitation
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperature", temperature)
    writer.member("windSpeed", windSpeed)
    writer.member("windGust", windGust)
    writer.member("precipitation", precipitation)
    writer.endObject()
  }
}

/// Spreads of a day's values; null where nothing is known.
package struct DaySpread: WireWritable {
  /// Minimum temperature.
  package var temperatureMin: ValueSpread?
  /// Maximum temperature.
  package var temperatureMax: ValueSpread?
  /// Maximum wind.
  package var windSpeedMax: ValueSpread?
  /// Maximum gusts.
  package var windGustMax: ValueSpread?
  /// Precipitation.
  package var precipitation: ValueSpread?

  package init(temperatureMin: ValueSpread?, temperatureMax: ValueSpread?, windSpeedMax: ValueSpread?, windGustMax: ValueSpread?, precipitation: ValueSpread?) {
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
    self.windSpeedMax = windSpeedMax
    self.windGustMax = windGustMax
    self.precipitation = precipitation
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("temperatureMin", temperatureMin)
    writer.member("temperatureMax", temperatureMax)
    writer.member("windSpeedMax", windSpeedMax)
    writer.member("windGustMax", windGustMax)
    writer.member("precipitation", precipitation)
    writer.endObject()
  }
}

/// How the spreads of one variable were made, and whether they can be trusted.
package struct SpreadRecord: WireWritable {
  /// Which values.
  package var variable: SpreadVariable
  /// Full days from the fetch to the valid time, ascending.
  package var leadDays: [Int]
  /// Where they come from; null if there are none.
  package var method: SpreadMethod?
  /// Whether as many values as promised were within them on days that they did not learn from.
  package var calibrated: Bool
  /// Why not; null if they are.
  package var reason: SpreadDoubt?
  /// The share of these days' values between p10 and p90, 0.8 if all is right; null if it could not be tried.
  package var coverage: Measure<Kinds.Share>?
  /// Values that it was tried on.
  package var count: Int

  package init(variable: SpreadVariable, leadDays: [Int], method: SpreadMethod?, calibrated: Bool, reason: SpreadDoubt?, coverage: Measure<Kinds.Share>?, count: Int) {
    self.variable = variable
    self.leadDays = leadDays
    self.method = method
    self.calibrated = calibrated
    self.reason = reason
    self.coverage = coverage
    self.count = count
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("variable", variable)
    writer.member("leadDays", leadDays)
    writer.member("method", method)
    writer.member("calibrated", calibrated)
    writer.member("reason", reason)
    writer.member("coverage", coverage)
    writer.member("count", count)
    writer.endObject()
  }
}

/// One provider of a blend.
package struct BlendWeight: WireWritable {
  /// Name of the provider.
  package var provider: String
  /// Its share.
  package var weight: Measure<Kinds.Share>

  package init(provider: String, weight: Measure<Kinds.Share>) {
    self.provider = provider
    self.weight = weight
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("weight", weight)
    writer.endObject()
  }
}

/// A variable that several providers forecast, as their weighted mean. The weights follow from the covariance of the errors that corrections leave. In use if the verdict is `proven`. Errors are in the variable's metric unit.
package struct Blend: WireWritable {
  /// Which values.
  package var variable: SkillVariable
  /// Full days from the fetch to the valid time.
  package var leadDays: Int
  /// Of sum 1, the greatest first.
  package var weights: [BlendWeight]
  /// Whether it is better than the best provider.
  package var verdict: CorrectionVerdict
  /// First day (UTC) that the weights were learned from.
  package var since: LocalDate
  /// Mean absolute error of the provider that was best before, on the last three tenths of the days.
  package var error: Measure<Kinds.Hundredth>
  /// The same of the blend.
  package var blendedError: Measure<Kinds.Hundredth>

  package init(variable: SkillVariable, leadDays: Int, weights: [BlendWeight], verdict: CorrectionVerdict, since: LocalDate, error: Measure<Kinds.Hundredth>, blendedError: Measure<Kinds.Hundredth>) {
    self.variable = variable
    self.leadDays = leadDays
    self.weights = weights
    self.verdict = verdict
    self.since = since
    self.error = error
    self.blendedError = blendedError
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("variable", variable)
    writer.member("leadDays", leadDays)
    writer.member("weights", weights)
    writer.member("verdict", verdict)
    writer.member("since", since)
    writer.member("error", error)
    writer.member("blendedError", blendedError)
    writer.endObject()
  }
}

}
