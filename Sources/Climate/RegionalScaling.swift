import Astronomy
import Vocabulary
import Weather

/// Local warming from now to a year: the regional factor times global warming.
///
/// The default model `ar6`; `cmip6` with the factor of a few high-resolution models.
///
/// Accuracy, predicting each CMIP6 model from the others: the mean error of a month's 20-year mean
/// in 2041–2060 is 0.30–0.33 °C (0.45–0.63 with global warming alone, 0.76–1.02 with 2 °C
/// everywhere); the 80 % interval contained 74–80 % of them in 2041–2060 and 68–84 % in 2081–2100.
/// Proportionality breaks down after a peak of warming and in the Arctic autumn of SSP5-8.5 after
/// 2080. Cities and elevations within a region are not distinguished.
package struct RegionalScaling: Sendable {
  package let question: ClimateQuestion
  package let region: ClimateRegion
  package let factor: RegionalFactor
  /// nil if the factor's range is that of a few models, which is not a probability.
  let level: Double?
  /// Of the requested month's mean temperature from year to year, °C.
  package let interannualDeviationCelsius: Double

  /// With the factor of the place's AR6 region in the requested month.
  package init(_ question: ClimateQuestion) {
    self.question = question
    region = ClimateRegion(containing: question.coordinate)
    factor = region.factor(month: question.month)
    level = 0.8
    interannualDeviationCelsius = Self.interannualDeviation(question)
  }

  /// With the factor of high-resolution models at the place itself.
  package init(_ question: ClimateQuestion, highResolution: HighResolutionChange) {
    self.question = question
    region = ClimateRegion(containing: question.coordinate)
    factor = highResolution.factor
    level = nil
    interannualDeviationCelsius = Self.interannualDeviation(question)
  }

  private init(_ question: ClimateQuestion, like other: RegionalScaling) {
    self.question = question
    region = other.region
    factor = other.factor
    level = other.level
    interannualDeviationCelsius = other.interannualDeviationCelsius
  }

  private static func interannualDeviation(_ question: ClimateQuestion) -> Double {
    ClimateNormals.interannualDeviationCelsius(at: question.coordinate, month: question.month)
  }

  /// The same place, month and model, for a question with different interventions.
  package func replacing(_ question: ClimateQuestion) -> RegionalScaling {
    RegionalScaling(question, like: self)
  }

  static let eightyPercent = 1.2816
  /// The residual of a 20-year mean does not apply to the difference between successive years: it
  /// grows from zero for the baseline year to its full value after this many years.
  static let residualYears = 10.0

  /// The local change by a year. Half-widths combine in quadrature: the spread over models, the
  /// residual of the scaling, the spread of global warming, and that of the levers.
  func delta(year: Int, _ total: InterventionTotal) -> ClimateProjection.Delta {
    let global = GlobalWarming.Increment(
      question.scenario, from: question.baselineYear, to: year)
    let warming = global.mean - total.central
    let center = factor.central * warming
    let distance = Double(abs(year - question.baselineYear))
    let residual = factor.residualCelsius * min(distance / Self.residualYears, 1)
    let common =
      (Self.eightyPercent * residual).squared
      + (Self.eightyPercent * factor.central * global.standardDeviation).squared
    // If the world cools, the largest factor gives the lowest temperature.
    let toLow = (warming < 0 ? factor.high : factor.low) - factor.central
    let toHigh = (warming < 0 ? factor.low : factor.high) - factor.central
    let below =
      common + (toLow * warming).squared + (factor.central * total.spreadAbove).squared
    let above =
      common + (toHigh * warming).squared + (factor.central * total.spreadBelow).squared
    return .init(
      value: center, low: center - below.squareRoot(), high: center + above.squareRoot(),
      level: level)
  }

  /// The range of a single year's month: the change and the variability from year to year, which is
  /// kept as in 1991–2020, in quadrature.
  func singleYear(_ delta: ClimateProjection.Delta) -> ClimateProjection.Span {
    let years = (Self.eightyPercent * interannualDeviationCelsius).squared
    return .init(
      low: delta.value - ((delta.value - delta.low).squared + years).squareRoot(),
      high: delta.value + ((delta.high - delta.value).squared + years).squareRoot())
  }

  private func total(_ interventions: [Intervention], year: Int) -> InterventionTotal {
    ClimatePathway(question.scenario, interventions, presentYear: question.presentYear)
      .avoided(year: year)
  }

  /// The complete projection for a year, 1950…2100.
  package func project(year: Int) -> ClimateProjection {
    let asked = total(question.interventions, year: year)
    let projected = outcome(year: year, asked)
    let compared = question.comparedInterventions.map { total($0, year: year) }
    let warming = globalWarming(year: year, asked)
    return ClimateProjection(
      question: question, year: year, projected: projected,
      singleYear: singleYear(projected.delta),
      without: question.interventions.isEmpty ? projected : outcome(year: year, .none),
      with: compared.map { outcome(year: year, $0) }, globalWarming: warming, region: region,
      factor: factor, effects: asked.effects(factor),
      heatIndexCelsius: heatIndex(projected), wetBulbCelsius: wetBulb(projected),
      extremes: ExtremeKind.allCases.compactMap {
        ClimateExtreme($0, in: region, now: warming.now, then: warming.then)
      },
      noting: ProjectionNotes(
        scaling: self, year: year, total: asked, outcome: projected, warming: warming))
  }

  /// One row per year, for a curve.
  package func series(years: some Sequence<Int>) -> [ClimateYear] {
    years.map { year in
      let total = total(question.interventions, year: year)
      let delta = delta(year: year, total)
      return ClimateYear(
        year: year, temperatureCelsius: question.temperatureCelsius.map { $0 + delta.value },
        delta: delta, singleYear: singleYear(delta),
        globalWarming: globalWarming(year: year, total).then)
    }
  }

  private func outcome(year: Int, _ total: InterventionTotal) -> ClimateProjection.Alternative {
    let delta = delta(year: year, total)
    let temperature = question.temperatureCelsius
    return .init(
      delta: delta, temperatureCelsius: temperature.map { $0 + delta.value },
      condition: condition(delta))
  }

  private func condition(_ delta: ClimateProjection.Delta) -> Condition? {
    guard let condition = question.condition, let now = question.temperatureCelsius else {
      return question.condition
    }
    return ConditionShift(condition: condition, humidityPercent: question.humidityPercent)
      .condition(from: now, to: now + delta.value)
  }

  private func globalWarming(
    year: Int, _ total: InterventionTotal
  ) -> ClimateProjection.NowThen {
    .init(
      now: GlobalWarming(question.scenario, year: question.baselineYear).mean,
      then: GlobalWarming(question.scenario, year: year).mean - total.central)
  }

  private func heatIndex(_ outcome: ClimateProjection.Alternative) -> ClimateProjection.NowThen? {
    stress(outcome, HeatStress.heatIndexCelsius)
  }

  private func wetBulb(_ outcome: ClimateProjection.Alternative) -> ClimateProjection.NowThen? {
    let pressure = Refraction.standardPressureHectopascals(
      elevationMeters: question.elevationMeters ?? 0)
    return stress(outcome) {
      HeatStress.wetBulbCelsius(
        temperatureCelsius: $0, humidityPercent: $1, pressureHectopascals: pressure)
    }
  }

  /// Relative humidity is kept: over land it falls slightly or not at all, and models disagree.
  private func stress(
    _ outcome: ClimateProjection.Alternative, _ formula: (Double, Double) -> Double?
  ) -> ClimateProjection.NowThen? {
    guard let humidity = question.humidityPercent, let now = question.temperatureCelsius,
      let then = outcome.temperatureCelsius, let before = formula(now, humidity),
      let after = formula(then, humidity)
    else { return nil }
    return .init(now: before, then: after)
  }
}
