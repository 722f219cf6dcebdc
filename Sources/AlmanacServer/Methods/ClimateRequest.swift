import AlmanacProtocol
import Climate
import Providers
import Time
import Vocabulary
import Weather
import Words

/// The params of `climate.project`, checked before any lookup or fetch.
struct ClimateRequest: Sendable {
  let model: ClimateModel
  let year: Int
  let years: [Int]?
  let scenario: Scenario
  let interventions: [Intervention]
  /// The original formula takes a yes or no.
  let wantsInterventions: Bool
  let temperature: Double?
  let humidityPercent: Double?
  let condition: Wire.ConditionInput?
  let date: LocalDate?

  init(_ params: Wire.ClimateProjectParams) throws(Failure) {
    model = params.model
    year = params.year
    years = try params.years.map { span throws(Failure) in try Self.years(span) }
    scenario = params.scenario ?? .ssp245
    interventions =
      model == .weather2045
      ? try Self.interventions(params.interventions)
      : try Self.interventions(params.interventions, in: scenario)
    if case .boolean(true) = params.interventions {
      wantsInterventions = true
    } else {
      wantsInterventions = false
    }
    temperature = params.temperature
    humidityPercent = params.humidity
    condition = params.condition
    date = params.date
    if model == .weather2045 { try Self.checkOriginal(params) }
  }

  private static func years(_ span: Wire.ListSpan) throws(Failure) -> [Int] {
    guard span.from <= span.to else {
      throw Failure(.outOfRange, at: "/years/to", within: (Double(span.from), 2100))
    }
    return Array(stride(from: span.from, through: span.to, by: span.step))
  }

  /// - Throws: if there is no such lever, or a lever has no figures for the scenario.
  static func interventions(
    _ choice: Wire.Interventions, in scenario: Scenario
  ) throws(Failure) -> [Intervention] {
    let interventions = try interventions(choice)
    for intervention in interventions where !intervention.lever.baselines.contains(scenario) {
      throw Failure(
        .notAllowed, at: "/scenario", allowed: intervention.lever.baselines.map(\.rawValue))
    }
    return interventions
  }

  private static func interventions(
    _ choice: Wire.Interventions
  ) throws(Failure) -> [Intervention] {
    switch choice {
    case .boolean(let all): return all ? [.everything] : []
    case .list(let list):
      var interventions: [Intervention] = []
      for (index, entry) in list.enumerated() {
        guard let lever = Lever(rawValue: entry.lever),
          let intervention = Intervention(lever, strength: entry.strength)
        else { throw unknownLever(entry.lever, at: "/interventions/\(index)/lever") }
        interventions.append(intervention)
      }
      return interventions
    }
  }

  private static func unknownLever(_ name: String, at path: String) -> Failure {
    let levers = Lever.allCases.map(\.rawValue)
    return Failure(.notAllowed, at: path, allowed: levers, given: name)
  }

  /// The original formula has one year, no scenarios and no levers.
  private static func checkOriginal(_ params: Wire.ClimateProjectParams) throws(Failure) {
    func refuse(_ path: String, allowed: [String] = [], hint: Hint) -> Failure {
      Failure(.notAllowed, at: path, allowed: allowed, hint: hint)
    }
    if params.year != Weather2045.year {
      throw refuse("/year", allowed: ["\(Weather2045.year)"], hint: .originalOneYear)
    }
    if params.years != nil { throw refuse("/years", hint: .originalOneYear) }
    if params.scenario != nil { throw refuse("/scenario", hint: .originalNoScenario) }
    if case .list(let levers) = params.interventions, !levers.isEmpty {
      throw refuse("/interventions", allowed: ["false", "true"], hint: .originalNoLevers)
    }
  }
}

/// The weather that is projected.
struct ClimateInput: Sendable {
  var temperatureCelsius: Double?
  var humidityPercent: Double?
  var condition: Condition?
  /// The caller's name for the condition.
  var words: String?
  let time: Instant
  let date: LocalDate
  let isGiven: Bool
  /// What this input is, if not the current weather.
  var notices: [Notice] = []

  /// Replaces found values with those the caller gave.
  mutating func take(_ request: ClimateRequest, in language: SpokenLanguage, isDay: Bool) {
    humidityPercent = request.humidityPercent ?? humidityPercent
    switch request.condition {
    case nil: break
    case .integer(let code): condition = Condition(wmoCode: code, isDay: isDay)
    case .string(let text):
      condition =
        Condition(words: text, in: language, isDay: isDay) ?? Condition(.unknown, isDay: isDay)
      words = TextCleaning.line(text) ?? ""
    }
  }
}
