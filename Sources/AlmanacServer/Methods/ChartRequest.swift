import Charts
import AlmanacProtocol
import Climate
import Places
import Providers
import Services
import Skill
import Sky
import Time
import Units
import Vocabulary
import Weather
import Words
import Telling
import Sunset

/// The params of `chart.render`, and the figures they need.
struct ChartRequest: Sendable {
  let call: Call<Wire.ChartRenderMethod>

  init(_ call: Call<Wire.ChartRenderMethod>) { self.call = call }

  private var place: RequestPlace { call.place }
  private var name: String { place.place.name }
  private var units: UnitSystem { call.units }
  private var weather: WeatherService { call.services.weather }
  var clock: ChartClock { ChartClock(zone: place.zone, wording: call.wording) }

  func say(_ text: ChartText) -> String { call.wording.language.chart(text) }

  /// What the charted method refuses.
  static func check(_ subject: Wire.ChartSubject) throws(Failure) {
    do throws(Failure) {
      switch subject {
      case .temperature(let params), .precipitation(let params):
        try Wire.ForecastHourlyMethod.check(params)
      case .sunset(let params): try Wire.SunsetScoreMethod.check(params)
      case .projection(let params): try Wire.ClimateProjectMethod.check(params)
      case .sun(let params): try Wire.SunTimesMethod.check(params)
      case .skill(let params), .reliability(let params):
        try Wire.ForecastSkillMethod.check(params)
      case .map: break
      }
    } catch {
      throw error.below("/params")
    }
  }

  // MARK: Figures

  func chart() async throws(Failure) -> Sourced<any Chart> {
    switch call.params.subject {
    case .temperature(let params): try await temperature(charted(params))
    case .precipitation(let params):
      try await hours(charted(params)) { hours, provenance in
        PrecipitationChart(
          place: name, hours: hours, units: units, clock: clock, provenance: provenance)
      }
    case .sunset(let params): try await sunsets(charted(params))
    case .projection(let params): try await projection(charted(params))
    case .sun(let params): Sourced(try sun(params))
    case .map(let params): try await map(params)
    case .skill(let params): Sourced(try await skill(params))
    case .reliability: Sourced(try await reliability())
    }
  }

  /// The call of the charted method.
  private func charted<Method: ServedMethod>(_ params: Method.Params) -> Call<Method> {
    Call(params, call.invocation, place, call.invocation.format(params))
  }

  // MARK: Skill

  private func report() async throws(Failure) -> SkillReport {
    try await weather.ledger.computed(at: place.found) { SkillReport($0.taught) }.get()
  }

  private func skill(
    _ params: Wire.ForecastSkillParams
  ) async throws(Failure) -> any Chart {
    let variable = params.variable ?? .temperature
    return SkillChart(place: name, variable, try await report(), call.wording)
  }

  private func reliability() async throws(Failure) -> any Chart {
    ReliabilityChart(place: name, try await report(), call.wording)
  }

  /// With what a station near the place measured, if the hours include now.
  private func temperature(
    _ charted: Call<Wire.ForecastHourlyMethod>
  ) async throws(Failure) -> Sourced<any Chart> {
    let (weather, place, policy) = (weather, place.found, charted.policy)
    let date = charted.params.date
    let includesNow = date == nil || date == call.today
    async let stations =
      includesNow ? weather.observationsBeside(at: place, policy) : nil
    let answer = try await hours(charted) { (hours: $0, provenance: $1) }
    let measured = await stations
    let observed = try? measured?.get()
    let mark = observed.flatMap { MeasuredMark($0.value.weather) }
    let chart = answer.map { hours, provenance in
      TemperatureChart(
        place: name, hours: hours, units: units, clock: clock, provenance: provenance,
        measured: mark) as any Chart
    }.warningIfFailed(measured)
    guard mark != nil, let observed else { return chart }
    return chart.relying(on: observed)
  }

  /// Hours filled in from the climate do not make the forecast before them an estimate: the chart
  /// shows where they begin.
  private func hours<Drawn: Sendable>(
    _ charted: Call<Wire.ForecastHourlyMethod>, _ chart: ([HourlyWeather], Provenance) -> Drawn
  ) async throws(Failure) -> Sourced<Drawn> {
    let answer = try await Wire.ForecastHourlyMethod.fetched(charted)
    let isCompleted = answer.value.contains { $0.kind != .estimate }
    let sources = answer.sources.map(\.source).filter { !isCompleted || $0.kind != .estimate }
    return answer.map { chart($0, Provenance(.weakest(of: sources), answer.corrections)) }
  }

  private func sunsets(
    _ charted: Call<Wire.SunsetScoreMethod>
  ) async throws(Failure) -> Sourced<any Chart> {
    let (answer, question) = try await Wire.SunsetScoreMethod.fetched(charted)
    let provenance = Provenance(answer.sources.first?.source ?? .computed)
    return answer.map { days in
      SunsetChart(
        place: name, event: question.event, days: days, clock: clock, provenance: provenance)
    }
  }

  func sun(_ params: Wire.SunTimesParams) throws(Failure) -> any Chart {
    let (range, _) = try Wire.SunTimesMethod.computed(
      Call<Wire.SunTimesMethod>(
        params, call.invocation, place, call.invocation.format(params)))
    guard params.days == 1 else {
      return DaylightChart(place: name, days: range.days, clock: clock)
    }
    guard let sun = range.days.first, let day = place.zone.day(sun.date) else {
      throw Failure(.noDataDateSkipped)
    }
    return SunChart(
      place: name, sky: place.sky, day: day, sun: sun, clock: clock,
      now: sun.date == call.today ? call.now : nil)
  }

  // MARK: Projections

  private func projection(
    _ charted: Call<Wire.ClimateProjectMethod>
  ) async throws(Failure) -> Sourced<any Chart> {
    let request = try ClimateRequest(charted.params)
    var answer = try await Wire.ClimateProjectMethod.fetched(charted)
    if request.model != .weather2045 { answer.attribution.append(.ipcc) }
    let provenance = Provenance(answer.source)
    return answer.map { answer in
      switch answer.projection {
      case .scaled(let scaling): curve(request, answer, scaling, provenance)
      case .original(let original): original2045(request, answer, original, provenance)
      }
    }
  }

  private func curve(
    _ request: ClimateRequest, _ answer: ClimateAnswer, _ scaling: RegionalScaling,
    _ provenance: Provenance
  ) -> ProjectionChart {
    let years = Set(request.years ?? Array(1950...2100))
    let marked = years.union([answer.baselineYear, request.year]).sorted()
    let isChange = answer.input.temperatureCelsius == nil
    let other = scaling.otherWay
    let level =
      answer.model == .ar6
      ? say(.percentRange(percent: call.wording.numbers.percent(80))) : say(.rangeOfModels)
    return ProjectionChart(
      place: name, rows: scaling.series(years: marked).map { row($0, isChange) },
      others: other.map { $0.series(years: marked).map { row($0, isChange) } } ?? [],
      otherName: say(request.interventions.isEmpty ? .withInterventions : .withoutInterventions),
      baselineYear: answer.baselineYear, year: request.year,
      unit: units.unit(of: isChange ? .temperatureDifference : .temperature).symbol,
      isChange: isChange,
      assumption: say(.assumption(scenario: request.scenario.title, range: level)),
      provenance: provenance, wording: call.wording)
  }

  private func row(
    _ year: Climate.ClimateYear, _ isChange: Bool
  ) -> ProjectionChart.Row {
    guard !isChange, let then = year.temperatureCelsius else {
      return ProjectionChart.Row(
        year: year.year, value: units.climate(year.delta.value, .temperatureDifference),
        low: units.climate(year.delta.low, .temperatureDifference),
        high: units.climate(year.delta.high, .temperatureDifference),
        yearLow: units.climate(year.singleYear.low, .temperatureDifference),
        yearHigh: units.climate(year.singleYear.high, .temperatureDifference))
    }
    let now = then - year.delta.value
    return ProjectionChart.Row(
      year: year.year, value: units.climate(then, .temperature),
      low: units.climate(now + year.delta.low, .temperature),
      high: units.climate(now + year.delta.high, .temperature),
      yearLow: units.climate(now + year.singleYear.low, .temperature),
      yearHigh: units.climate(now + year.singleYear.high, .temperature))
  }

  /// Two points and no range: the original formula gives no more.
  private func original2045(
    _ request: ClimateRequest, _ answer: ClimateAnswer, _ original: Weather2045,
    _ provenance: Provenance
  ) -> ProjectionChart {
    let now = answer.input.temperatureCelsius
    let quantity: Quantity = now == nil ? .temperatureDifference : .temperature
    func rows(_ outcome: Weather2045.Alternative) -> [ProjectionChart.Row] {
      [(answer.baselineYear, now ?? 0), (Weather2045.year, (now ?? 0) + outcome.deltaCelsius)]
        .map { year, celsius in
          ProjectionChart.Row(
            year: year, value: units.climate(celsius, quantity), low: nil, high: nil)
        }
    }
    let wants = request.wantsInterventions
    return ProjectionChart(
      place: name, rows: rows(wants ? original.with : original.without),
      others: rows(wants ? original.without : original.with),
      otherName: say(wants ? .withoutInterventions : .withInterventions),
      baselineYear: answer.baselineYear, year: Weather2045.year,
      unit: units.unit(of: quantity).symbol, isChange: now == nil,
      assumption: say(.originalFormula), provenance: provenance,
      wording: call.wording)
  }
}

extension RegionalScaling {
  /// The same request without the requested interventions, or with all of them if none were
  /// requested. Nil if the scenario has none.
  fileprivate var otherWay: RegionalScaling? {
    let interventions: [Intervention]
    if !question.interventions.isEmpty {
      interventions = []
    } else if question.scenario.hasLevers {
      interventions = [.everything]
    } else {
      return nil
    }
    return (try? question.with(interventions)).map { replacing($0) }
  }
}
