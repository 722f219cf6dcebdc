import AlmanacProtocol
import Climate
import Places
import Services
import Time
import Vocabulary
import Weather
import Words

/// `climate.project`: the same weather, years from now. Answered at once if the caller gave the
/// temperature and the embedded tables suffice.
extension Wire.ClimateProjectMethod: AwaitedMethod {
  static func check(_ params: Params) throws(Failure) { _ = try ClimateRequest(params) }

  static var mayAnswerAtOnce: Bool { true }

  static func answerAtOnce(_ call: Call<Self>) throws(Failure) -> Result? {
    let request = try ClimateRequest(call.params)
    guard request.temperature != nil, request.model != .cmip6 else { return nil }
    let input = try request.givenInput(call)
    return Result(request, Sourced(try projection(request, input, call)), call)
  }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    Result(try ClimateRequest(call.params), try await fetched(call), call)
  }

  /// Shared by the method and its chart.
  static func fetched(
    _ call: Call<Self>
  ) async throws(Failure) -> Sourced<ClimateAnswer> {
    let request = try ClimateRequest(call.params)
    let input: Sourced<ClimateInput>
    if request.temperature != nil {
      input = Sourced(try request.givenInput(call))
    } else {
      input = try await request.fetchedInput(call)
    }
    guard request.model == .cmip6 else {
      let answer = try projection(request, input.value, call)
      return input.map { _ in answer }
    }
    // Within the time left after fetching the current weather.
    let change = await call.services.weather.highResolutionChange(
      at: call.place.found, around: input.value.date, call.policy)
    switch change {
    case .success(let change):
      let answer = try projection(request, input.value, call, change.value)
      return input.map { _ in answer }.relying(on: change)
    case .failure(let error):
      guard call.policy.fallback != .none else { throw error }
      let answer = try projection(request, input.value, call)
      return input.map { _ in answer }.warning(
        ServiceWarning(.estimateUsed, .modelsMissing, about: [.model]))
    }
  }

  private static func projection(
    _ request: ClimateRequest, _ input: ClimateInput, _ call: Call<Self>,
    _ change: HighResolutionChange? = nil
  ) throws(Failure) -> ClimateAnswer {
    let year = call.today.year
    if request.model == .weather2045 {
      let original = Weather2045(
        temperatureCelsius: input.temperatureCelsius,
        conditionText: input.words ?? input.condition?.owmGroup)
      return ClimateAnswer(
        input: input, baselineYear: year, projection: .original(original), model: .weather2045)
    }
    // Fetched or estimated weather has the climate of its own year. A caller's temperature for a
    // future date counts as today's.
    let baselineYear = input.isGiven ? min(input.date.year, year) : input.date.year
    let question: ClimateQuestion
    do throws(ClimateQuestion.Refusal) {
      question = try ClimateQuestion(
        coordinate: call.place.place.coordinate,
        elevationMeters: call.place.place.elevationMeters, month: input.date.month,
        baselineYear: min(max(baselineYear, 1950), 2100), presentYear: year,
        scenario: request.scenario, interventions: request.interventions,
        temperatureCelsius: input.temperatureCelsius, humidityPercent: input.humidityPercent,
        condition: input.condition)
    } catch {
      throw Failure(.notAllowed, at: "/scenario")
    }
    let scaling =
      change.map { RegionalScaling(question, highResolution: $0) } ?? RegionalScaling(question)
    return ClimateAnswer(
      input: input, baselineYear: question.baselineYear, projection: .scaled(scaling),
      model: change == nil ? .ar6 : .cmip6, highResolution: change)
  }
}

/// What is projected, and by which model.
struct ClimateAnswer: Sendable {
  enum Projection: Sendable {
    case scaled(RegionalScaling)
    case original(Weather2045)
  }

  let input: ClimateInput
  let baselineYear: Int
  let projection: Projection
  let model: ClimateModel
  var highResolution: HighResolutionChange?
}
