import AlmanacProtocol
import Basics
import Climate
import Providers
import Services
import Time
import Units
import Vocabulary
import Weather
import Words

/// Makes projections the parts of a result.
struct WireClimate {
  let units: UnitSystem
  let wording: Wording

  var language: SpokenLanguage { wording.language }

  func alternative(
    _ outcome: ClimateProjection.Alternative, _ input: ClimateInput
  ) -> Wire.ClimateAlternative {
    Wire.ClimateAlternative(
      temperature: Measure(outcome.temperatureCelsius),
      low: Measure(outcome.lowCelsius), high: Measure(outcome.highCelsius),
      condition: input.wire(outcome.condition, in: language),
      delta: Wire.ClimateDelta(outcome.delta))
  }

  func alternative(
    _ outcome: Weather2045.Alternative, _ input: ClimateInput
  ) -> Wire.ClimateAlternative {
    Wire.ClimateAlternative(
      temperature: Measure(outcome.temperatureCelsius), low: nil, high: nil,
      condition: input.wire(outcome, in: language),
      delta: Wire.ClimateDelta(
        value: Measure(outcome.deltaCelsius), low: nil, high: nil, level: nil))
  }

  func effect(_ effect: InterventionEffect) -> Wire.InterventionEffect {
    Wire.InterventionEffect(
      lever: effect.lever.rawValue, strength: effect.strength,
      avoided: Measure(effect.avoidedCelsius), citation: effect.lever.source)
  }

  func year(_ row: Climate.ClimateYear) -> Wire.ClimateYear {
    let now = row.temperatureCelsius.map { $0 - row.delta.value }
    return Wire.ClimateYear(
      year: row.year, temperature: Measure(row.temperatureCelsius),
      low: Measure(now.map { $0 + row.delta.low }),
      high: Measure(now.map { $0 + row.delta.high }),
      yearLow: Measure(now.map { $0 + row.singleYear.low }),
      yearHigh: Measure(now.map { $0 + row.singleYear.high }),
      delta: Measure(row.delta.value), globalWarming: Measure(row.globalWarming))
  }
}

extension ClimateInput {
  /// The caller's name for the condition is kept until the condition changes.
  func wire(_ condition: Condition?, in language: SpokenLanguage) -> Wire.Condition? {
    guard let condition else { return nil }
    var wire = Wire.Condition(condition, in: language)
    if let words, condition == self.condition { wire.text = words }
    return wire
  }

  /// In the original formula's words or the caller's. Everything else, the code included, is that
  /// of the kind, as everywhere. An unchanged condition keeps its name.
  func wire(
    _ outcome: Weather2045.Alternative, in language: SpokenLanguage
  ) -> Wire.Condition? {
    if outcome.changedKind == nil, words == nil { return wire(condition, in: language) }
    guard let text = outcome.conditionText else { return nil }
    let kind = outcome.changedKind ?? condition?.kind ?? .unknown
    var wire = Wire.Condition(
      Condition(kind, isDay: condition?.isDay ?? true), in: language)
    wire.text = text
    return wire
  }
}

extension Wire.ClimateDelta {
  fileprivate init(_ delta: ClimateProjection.Delta) {
    self.init(
      value: Measure(delta.value), low: Measure(delta.low), high: Measure(delta.high),
      level: Rounding.chance(delta.level))
  }
}

extension Wire.NowThen {
  fileprivate init(_ pair: ClimateProjection.NowThen) {
    self.init(now: Measure(pair.now), then: Measure(pair.then))
  }
}

extension Wire.Projection {
  fileprivate init(
    _ alternative: Wire.ClimateAlternative, yearLow: ClimateTemperature? = nil,
    yearHigh: ClimateTemperature? = nil
  ) {
    self.init(
      temperature: alternative.temperature, low: alternative.low, high: alternative.high,
      yearLow: yearLow, yearHigh: yearHigh,
      condition: alternative.condition)
  }
}

extension Wire.ClimateProjectResult {
  init(
    _ request: ClimateRequest, _ answer: Sourced<ClimateAnswer>,
    _ call: Call<Wire.ClimateProjectMethod>
  ) {
    let wire = WireClimate(units: call.units, wording: call.wording)
    var answer = answer
    answer.attribution += Attribution.projection(answer.value.model).filter {
      !answer.attribution.contains($0)
    }
    let tail = call.tail(answer)
    let input = answer.value.input
    let now = Wire.ClimateNow(
      temperature: Measure(input.temperatureCelsius),
      condition: input.wire(input.condition, in: call.language), time: call.zone.moment(input.time),
      given: input.isGiven)
    switch answer.value.projection {
    case .scaled(let scaling): self.init(request, scaling, now, answer.value, wire, tail)
    case .original(let original): self.init(request, original, now, answer.value, wire, tail)
    }
  }

  private init(
    _ request: ClimateRequest, _ scaling: RegionalScaling, _ now: Wire.ClimateNow,
    _ answer: ClimateAnswer, _ wire: WireClimate, _ tail: Wire.Tail
  ) {
    let input = answer.input
    let projection = scaling.project(year: request.year)
    let projected = wire.alternative(projection.projected, input)
    let (today, span) = (input.temperatureCelsius, projection.singleYear)
    self.init(
      current: now,
      projected: Wire.Projection(
        projected, yearLow: Measure(today.map { $0 + span.low }),
        yearHigh: Measure(today.map { $0 + span.high })),
      delta: projected.delta,
      interannual: Wire.InterannualVariability(
        standardDeviation: Measure(scaling.interannualDeviationCelsius),
        citation: ClimateNormals.interannualSource),
      alternatives: Wire.ClimateAlternatives(
        without: wire.alternative(projection.without, input),
        with: projection.with.map { wire.alternative($0, input) }),
      globalWarming: Wire.GlobalWarming(
        now: Measure(projection.globalWarming.now),
        then: Measure(projection.globalWarming.then)),
      region: Wire.ClimateRegion(
        id: projection.region.code, name: projection.region.name,
        factor: Measure(projection.factor.central)),
      interventions: projection.effects.map(wire.effect),
      heatIndex: projection.heatIndexCelsius.map { Wire.NowThen($0) },
      wetBulb: projection.wetBulbCelsius.map { Wire.NowThen($0) },
      extremes: projection.extremes.map(Wire.ClimateExtreme.init),
      series: request.years.map { scaling.series(years: $0).map(wire.year) },
      baselineYear: answer.baselineYear, model: answer.model,
      scenario: request.scenario, year: request.year,
      notes: (projection.notices + input.notices + answer.modelNotices(asked: request.model))
        .map { Sentence($0) },
      tail: tail)
  }

  private init(
    _ request: ClimateRequest, _ original: Weather2045, _ now: Wire.ClimateNow,
    _ answer: ClimateAnswer, _ wire: WireClimate, _ tail: Wire.Tail
  ) {
    let input = answer.input
    let without = wire.alternative(original.without, input)
    let with = wire.alternative(original.with, input)
    let projected = request.wantsInterventions ? with : without
    self.init(
      current: now, projected: Wire.Projection(projected), delta: projected.delta, interannual: nil,
      alternatives: Wire.ClimateAlternatives(without: without, with: with), globalWarming: nil,
      region: nil, interventions: [], heatIndex: nil, wetBulb: nil, extremes: [],
      baselineYear: answer.baselineYear, model: .weather2045, scenario: nil,
      year: Weather2045.year, notes: (original.notices + input.notices).map { Sentence($0) },
      tail: tail)
  }
}

extension Wire.ClimateExtreme {
  fileprivate init(_ extreme: Climate.ClimateExtreme) {
    self.init(
      kind: extreme.kind,
      timesAsOften: Measure(extreme.timesAsOften),
      citation: Climate.ClimateExtreme.source)
  }
}

extension ClimateAnswer {
  /// How the factor was derived, if not in the usual way.
  fileprivate func modelNotices(asked: ClimateModel) -> [Notice] {
    if let highResolution {
      return [.highResolutionFactor(count: .whole(highResolution.modelCount))]
    }
    return asked == .cmip6 ? [.modelsMissing] : []
  }
}

extension Attribution {
  static let ipcc = Attribution(
    "IPCC AR6 WGI Figure SPM.8, reference regions and Atlas (CMIP6)",
    "https://www.ipcc.ch/report/ar6/wg1/", "CC BY 4.0")

  fileprivate static func projection(_ model: ClimateModel) -> [Attribution] {
    model == .weather2045 ? [] : [.ipcc]
  }
}
