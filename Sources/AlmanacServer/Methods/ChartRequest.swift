import AlmanacCore
import AlmanacProtocol
import Providers
import Services
import Vocabulary

/// The params of `chart.render`, and the figures they need.
struct ChartRequest: Sendable {
  let call: Call<Wire.ChartRenderMethod>

  init(_ call: Call<Wire.ChartRenderMethod>) { self.call = call }

  private var params: Wire.ChartRenderParams { call.params }
  private var place: RequestPlace { call.place }
  private var name: String { place.place.name }
  private var units: UnitSystem { call.units }
  private var weather: WeatherService { call.services.weather }
  private var policy: FetchPolicy { call.policy }
  private var date: LocalDate? { params.date.map(LocalDate.init) }
  var clock: ChartClock { ChartClock(zone: place.zone, wording: call.wording) }

  func say(_ text: ChartText) -> String { call.wording.language.chart(text) }

  // MARK: Params that a kind of chart rejects

  static func check(_ params: Wire.ChartRenderParams) throws(MethodFailure) {
    switch params.kind {
    case .sunset:
      if let days = params.days, days > WireLimits.forecastDays {
        throw MethodFailure(.outOfRange, at: "/days", within: (1, Double(WireLimits.forecastDays)))
      }
      if let model = params.model, model.ofSunset == nil {
        throw notAllowed("/model", SunsetModel.self)
      }
      try Wire.SunsetScoreMethod.check(params.model?.ofSunset, params.event)
    case .projection:
      if let model = params.model, model.ofClimate == nil {
        throw notAllowed("/model", ClimateModel.self)
      }
      _ = try ClimateRequest(projectionParams(params, years: nil))
    case .temperature, .precipitation, .sun, .map, .skill, .reliability: break
    }
  }

  private static func notAllowed<Choice: WireChoice>(
    _ path: String, _ choice: Choice.Type
  ) -> MethodFailure {
    MethodFailure(.notAllowed, at: path, allowed: Choice.allCases.map(\.rawValue))
  }

  // MARK: Figures

  func chart() async throws(MethodFailure) -> Sourced<any Chart> {
    switch params.kind {
    case .temperature: try await temperature()
    case .precipitation:
      try await hours { hours, provenance in
        PrecipitationChart(
          place: name, hours: hours, units: units, clock: clock, provenance: provenance)
      }
    case .sunset: try await sunsets()
    case .projection: try await projection()
    case .sun: Sourced(try sun())
    case .map: try await map()
    case .skill: Sourced(try await skill())
    case .reliability: Sourced(try await reliability())
    }
  }

  // MARK: Skill

  private func report() async throws(MethodFailure) -> SkillReport {
    try await weather.ledger.computed(at: place.found) { SkillReport($0.taught) }.orThrow()
  }

  private func skill() async throws(MethodFailure) -> any Chart {
    let variable = params.variable ?? .temperature
    return SkillChart(place: name, variable, try await report(), call.wording)
  }

  private func reliability() async throws(MethodFailure) -> any Chart {
    ReliabilityChart(place: name, try await report(), call.wording)
  }

  /// With what a station near the place measured, if the hours include now.
  private func temperature() async throws(MethodFailure) -> Sourced<any Chart> {
    let (weather, place, policy) = (weather, place.found, policy)
    let includesNow = date == nil || date == call.today
    async let stations =
      includesNow ? weather.observationsBeside(at: place, policy) : nil
    let answer = try await hours { (hours: $0, provenance: $1) }
    let measured = await stations
    let observed = try? measured?.get()
    let mark = observed.flatMap { MeasuredMark($0.value.weather) }
    let chart = answer.map { hours, provenance in
      TemperatureChart(
        place: name, hours: hours, units: units, clock: clock, provenance: provenance,
        measured: mark) as any Chart
    }.warningIfFailed(measured, paths: [])
    guard mark != nil, let observed else { return chart }
    return chart.relying(on: observed)
  }

  private static let hours = 48

  /// Hours filled in from the climate do not make the forecast before them an estimate: the chart
  /// shows where they begin.
  private func hours<Drawn: Sendable>(
    _ chart: ([HourlyWeather], Provenance) -> Drawn
  ) async throws(MethodFailure) -> Sourced<Drawn> {
    let span = date.map { HourSpan.date($0) } ?? .next(params.hours ?? Self.hours)
    let answer = try await weather.hourly(at: place.found, span, policy).orThrow()
    let isCompleted = answer.value.contains { $0.kind != .estimate }
    let sources = answer.sources.map(\.source).filter { !isCompleted || $0.kind != .estimate }
    return answer.map { chart($0, Provenance(.weakest(of: sources), answer.corrections)) }
  }

  private func sunsets() async throws(MethodFailure) -> Sourced<any Chart> {
    let event = params.event ?? .sunset
    let question = SunsetQuestion(
      span: date.map { .date($0) } ?? .next(params.days ?? 10),
      model: call.invocation.sunsetModel(params.model?.ofSunset, event), event: event)
    let answer = try await weather.sunsets(at: place.found, question, policy).orThrow()
    let provenance = Provenance(answer.sources.first?.source ?? .computed)
    return answer.map { days in
      SunsetChart(place: name, event: event, days: days, clock: clock, provenance: provenance)
    }
  }

  func sun() throws(MethodFailure) -> any Chart {
    let today = call.today
    let first = date ?? today
    let calendar = SunCalendar(place: place.sky)
    if let days = params.days, days > 1 {
      let range = calendar.days(from: first, count: days)
      guard !range.days.isEmpty else { throw MethodFailure(.noDataDateSkipped) }
      return DaylightChart(place: name, days: range.days, clock: clock)
    }
    guard let day = place.zone.day(first), let sun = calendar.day(first) else {
      throw MethodFailure(.noDataDateSkipped)
    }
    return SunChart(
      place: name, sky: place.sky, day: day, sun: sun, clock: clock,
      now: first == today ? call.now : nil)
  }

  // MARK: Projections

  /// The chart's params that belong to `climate.project`.
  private static func projectionParams(
    _ params: Wire.ChartRenderParams, years: Wire.ListSpan?
  ) -> Wire.ClimateProjectParams {
    Wire.ClimateProjectParams(
      temperature: params.temperature, humidity: params.humidity, condition: params.condition,
      date: params.date, year: params.year ?? 2045, years: years ?? params.years,
      scenario: params.scenario, interventions: params.interventions ?? .boolean(false),
      model: params.model?.ofClimate ?? .ar6
    ).sharing(params.shared)
  }

  private func projection() async throws(MethodFailure) -> Sourced<any Chart> {
    let asked = Self.projectionParams(params, years: nil)
    let request = try ClimateRequest(asked)
    var answer = try await Wire.ClimateProjectMethod.fetched(
      Call(asked, call.invocation, place))
    if request.model != .weather2045 { answer.attribution.append(.ipcc) }
    let provenance = Provenance(answer.source)
    return answer.map { answer in
      switch answer.outcome {
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
    _ year: AlmanacCore.ClimateYear, _ isChange: Bool
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
    func rows(_ outcome: Weather2045.Outcome) -> [ProjectionChart.Row] {
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

extension ChartModel {
  /// Nil if it is not a sunset model.
  fileprivate var ofSunset: SunsetModel? {
    switch self {
    case .afterglow: .afterglow
    case .classic: .classic
    case .ar6, .weather2045, .cmip6: nil
    }
  }

  /// Nil if it is not a climate model.
  fileprivate var ofClimate: ClimateModel? {
    switch self {
    case .ar6: .ar6
    case .weather2045: .weather2045
    case .cmip6: .cmip6
    case .afterglow, .classic: nil
    }
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
