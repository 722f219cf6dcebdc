import AlmanacCore
import AlmanacProtocol
import JSON
import Services

extension Handler {
  /// `climate.project`: the same weather, years from now. Answered at once where the caller gave
  /// the temperature and the tables are enough.
  static let climateProject = Handler(checking: Wire.ClimateProjectMethod.self) {
    params, invocation in
    let isGiven = params?["temperature"].map { !$0.isNull } ?? false
    let isFetched = params?["model"]?.string == Wire.ClimateModel.cmip6.rawValue
    return (isGiven && !isFetched ? givenProjection : fetchedProjection).start(params, invocation)
  }

  private static let givenProjection = located(Wire.ClimateProjectMethod.self, { $0.place }) {
    params, place, invocation throws(MethodFailure) in
    let request = try ClimateRequest(params)
    let units = invocation.units(params.units)
    let input = try request.givenInput(place, units, invocation)
    return Wire.ClimateProjectResult(
      request, Sourced(try projection(request, input, place, invocation)), place, units,
      invocation.times(place.zone, labels: params.labels, locale: params.request.locale))
  }

  private static let fetchedProjection = fetched(Wire.ClimateProjectMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let answer = try await fetchedAnswer(params, place, invocation)
    return Wire.ClimateProjectResult(
      try ClimateRequest(params), answer, place, invocation.units(params.units),
      invocation.times(place.zone, labels: params.labels, locale: params.request.locale))
  }

  /// What a caller of the method and a chart of it both want.
  static func fetchedAnswer(
    _ params: Wire.ClimateProjectParams, _ place: RequestPlace, _ invocation: Invocation
  ) async throws(MethodFailure) -> Sourced<ClimateAnswer> {
    let request = try ClimateRequest(params)
    let units = invocation.units(params.units)
    let policy = invocation.policy(params.network)
    let input: Sourced<ClimateInput>
    if request.temperature != nil {
      input = Sourced(try request.givenInput(place, units, invocation))
    } else {
      input = try await request.fetchedInput(place, invocation, policy)
    }
    guard request.model == .cmip6 else {
      let answer = try projection(request, input.value, place, invocation)
      return input.map { _ in answer }
    }
    // What is left of the time after the weather of now was asked for.
    let change = await invocation.services.weather.highResolutionChange(
      at: place.found, around: input.value.date, invocation.policy(params.network))
    switch change {
    case .success(let change):
      let answer = try projection(request, input.value, place, invocation, change.value)
      return input.map { _ in answer }.relying(on: change)
    case .failure(let error):
      guard policy.fallback != .none else { throw MethodFailure(error) }
      let answer = try projection(request, input.value, place, invocation)
      return input.map { _ in answer }.warning(
        ServiceWarning(
          .estimateUsed,
          "The high-resolution models could not be had; this is the projection of `ar6`.",
          paths: ["/model"]))
    }
  }

  private static func projection(
    _ request: ClimateRequest, _ input: ClimateInput, _ place: RequestPlace,
    _ invocation: Invocation, _ change: HighResolutionChange? = nil
  ) throws(MethodFailure) -> ClimateAnswer {
    let year = place.today(invocation).year
    if request.model == .weather2045 {
      let original = Weather2045(
        temperatureCelsius: input.temperatureCelsius,
        conditionText: input.words ?? input.condition?.owmGroup)
      return ClimateAnswer(
        input: input, baselineYear: year, outcome: .original(original), model: .weather2045)
    }
    // What was fetched or estimated has the climate of its own year. A caller's temperature for a
    // date to come is one of today.
    let baselineYear = input.isGiven ? min(input.date.year, year) : input.date.year
    let question: ClimateQuestion
    do throws(ClimateQuestion.Refusal) {
      question = try ClimateQuestion(
        coordinate: place.place.coordinate, month: input.date.month,
        baselineYear: min(max(baselineYear, 1950), 2100), presentYear: year,
        scenario: request.scenario, interventions: request.interventions,
        temperatureCelsius: input.temperatureCelsius, humidityPercent: input.humidityPercent,
        condition: input.condition)
    } catch {
      throw MethodFailure(.notAllowed) { $0.path = "/scenario" }
    }
    let scaling =
      change.map { RegionalScaling(question, highResolution: $0) } ?? RegionalScaling(question)
    return ClimateAnswer(
      input: input, baselineYear: question.baselineYear, outcome: .scaled(scaling),
      model: change == nil ? .ar6 : .cmip6, highResolution: change)
  }
}

/// What is projected, and how.
struct ClimateAnswer: Sendable {
  enum Outcome: Sendable {
    case scaled(RegionalScaling)
    case original(Weather2045)
  }

  let input: ClimateInput
  let baselineYear: Int
  let outcome: Outcome
  let model: Wire.ClimateModel
  var highResolution: HighResolutionChange?
}
