import AlmanacProtocol
import AlmanacServer
import EventLoop
import Vocabulary
import Words
import Telling

/// A command that shows a page: its calls, and the pages of their results.
struct PageCommand {
  /// Asks every method that the page needs.
  let ask: (any MethodCaller) throws(Failure) -> PageAnswer
}

extension PageCommand {
  /// The page of one method.
  /// - Parameter params: of the place that the words name; nil is the current one.
  init<Method: LocalMethod & PagedMethod>(
    _ method: Method.Type, _ arguments: Arguments,
    _ params: @escaping (Wire.PlaceReference?) -> Method.Params
  ) {
    self.init { caller throws(Failure) in
      let place = try arguments.placeReference()
      let result = try caller.result(of: method, params(place))
      return PageAnswer(
        [(Method.name, result)], of: method, result, try caller.occasion(at: place))
    }
  }

  /// The page of a method that is about no place, or about several.
  private init<Method: LocalMethod & PagedMethod>(_ method: Method.Type, _ params: Method.Params) {
    self.init { caller throws(Failure) in
      let result = try caller.result(of: method, params)
      return PageAnswer([(Method.name, result)], of: method, result, .unasked(caller.now, nil))
    }
  }

  /// Nil for a command without a page.
  init?(_ command: CommandName, _ arguments: Arguments, columns: Int) {
    switch command {
    case .now: self = .now(arguments)
    case .rain: self.init(Wire.ForecastNowcastMethod.self, arguments) { .init(place: $0) }
    case .changes: self.init(Wire.WeatherChangesMethod.self, arguments) { .init(place: $0) }
    case .search:
      self.init(Wire.LocationSearchMethod.self, .init(query: arguments.place ?? ""))
    case .favorites:
      self.init(
        Wire.FavoritesListMethod.self, .init(include: [.localTime, .current, .sunset, .warning]))
    case .today:
      self.init(Wire.ForecastHourlyMethod.self, arguments) { .init(hours: 24, place: $0) }
    case .week:
      let days = arguments.integer(of: .days) ?? 7
      self.init(Wire.ForecastDailyMethod.self, arguments) { .init(days: days, place: $0) }
    case .sunset: self = .sunset(arguments)
    case .climate: self = .climate(arguments)
    case .alerts where arguments.has(.coverage):
      self.init(Wire.AlertsCoverageMethod.self, arguments) { .init(place: $0) }
    case .alerts: self.init(Wire.AlertsActiveMethod.self, arguments) { .init(place: $0) }
    case .air: self.init(Wire.AirQualityMethod.self, arguments) { .init(place: $0) }
    case .sky: self = .sky(arguments)
    case .map: self = .map(arguments, columns: columns)
    case .skill: self = .skill(arguments)
    default: return nil
    }
  }

  // MARK: Pages of several methods

  private static func now(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(Failure) in
      typealias Method = Wire.WeatherCurrentMethod
      let place = try arguments.placeReference()
      let weather = try caller.result(of: Method.self, .init(place: place))
      // From the same forecast; without it there is still the weather.
      let next = try? caller.result(
        of: Wire.ForecastHourlyMethod.self, .init(hours: 24, place: place))
      return PageAnswer(
        [(.weatherCurrent, weather)], of: Method.self, weather, try caller.occasion(at: place)
      ) { view, blocks in
        Method.write(weather, next, view, &blocks)
      }
    }
  }

  private static func sunset(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(Failure) in
      typealias Method = Wire.SunsetScoreMethod
      let event = arguments.has(.sunrise) ? SunEvent.sunrise : .sunset
      let place = try arguments.placeReference()
      // First, since a rating must not be lost to a forecast that is late.
      let rating = arguments.integer(of: .log).map(Double.init)
      let observed = try rating.map { rating throws(Failure) in
        try caller.result(
          of: Wire.SunsetObserveMethod.self, .init(event: event, score: rating, place: place))
      }
      let result = try caller.result(
        of: Method.self,
        .init(days: arguments.integer(of: .days) ?? 4, event: event, place: place))
      let scored = PageAnswer(
        [(.sunsetScore, result)], of: Method.self, result, try caller.occasion(at: place))
      guard let observed else { return scored }
      return PageAnswer(
        scored.results + [(.sunsetObserve, observed)]
      ) { wording in
        var document = scored.document(wording)
        SunsetLog.write(observed, wording, to: &document.blocks)
        return document
      }
    }
  }

  /// All of its rows are of one scenario, with the same interventions. Its JSON is the projection
  /// alone.
  private static func climate(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(Failure) in
      typealias Method = Wire.ClimateProjectMethod
      let place = try arguments.placeReference()
      let params = projection(place, arguments)
      let result = try caller.result(of: Method.self, params)
      func extremes(in year: Int) throws(Failure) -> Wire.ClimateExtremesResult {
        try caller.result(
          of: Wire.ClimateExtremesMethod.self,
          .init(
            year: year, scenario: result.scenario ?? .ssp245,
            interventions: params.interventions, place: place))
      }
      let then = try extremes(in: result.year)
      var now = then
      if let year = result.baselineYear { now = try extremes(in: year) }
      return PageAnswer(
        [(.climateProject, result)], of: Method.self, result, try caller.occasion(at: place)
      ) { view, blocks in
        Method.write(result, (now, then), view, &blocks)
      }
    }
  }

  private static func projection(
    _ place: Wire.PlaceReference?, _ arguments: Arguments
  ) -> Wire.ClimateProjectParams {
    var params = Wire.ClimateProjectParams(place: place)
    if let year = arguments.integer(of: .year) { params.year = year }
    params.scenario = Arguments.meaning(of: arguments.value(of: .scenario))
    params.interventions = .boolean(arguments.has(.interventions))
    params.years = Wire.ListSpan(from: 2000, to: 2100, step: 5)
    return params
  }

  private static func sky(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(Failure) in
      typealias Method = Wire.SunTimesMethod
      let place = try arguments.placeReference()
      let sun = try caller.result(of: Method.self, .init(place: place))
      let moon = try caller.result(of: Wire.MoonTimesMethod.self, .init(place: place))
      let shape = try caller.result(of: Wire.MoonPhaseMethod.self, .init(place: place))
      let light = try caller.result(of: Wire.SunPhaseMethod.self, .init(place: place))
      return PageAnswer(
        [(.sunTimes, sun), (.moonTimes, moon), (.moonPhase, shape), (.sunPhase, light)],
        of: Method.self, sun, try caller.occasion(at: place)
      ) { view, blocks in
        Method.write(sun, light, view, &blocks)
        blocks.blank()
        Wire.MoonPhaseMethod.write(shape, moon.days.first, view, &blocks)
      }
    }
  }
}

/// The answers behind one page.
struct PageAnswer {
  typealias Results = [(method: MethodName, value: any WireWritable)]

  let results: Results
  let document: (Wording) -> Document

  init(_ results: Results, _ document: @escaping (Wording) -> Document) {
    (self.results, self.document) = (results, document)
  }

  /// The page of one of the results.
  /// - Parameter write: nil for the method's own blocks.
  init<Method: PagedMethod>(
    _ results: Results, of method: Method.Type, _ result: Method.Result, _ occasion: Occasion,
    _ write: ((ResultView, inout Blocks) -> Void)? = nil
  ) {
    self.init(results) { wording in
      let view = ResultView(result, wording, occasion)
      return Method.document(
        result, view, write.map { write in Blocks { write(view, &$0) } })
    }
  }
}

extension Arguments {
  /// The place that the words name.
  func placeReference() throws(Failure) -> Wire.PlaceReference? {
    guard let place else { return nil }
    return try Wire.PlaceReference(text: place)
  }
}
