import AlmanacCore
import AlmanacProtocol
import Services

/// `forecast.hourly`: the coming hours, or those of one local date.
extension Wire.ForecastHourlyMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let span = call.params.date.map { HourSpan.date(LocalDate($0)) } ?? .next(call.params.hours)
    let answer = try await call.services.weather.hourly(
      at: call.place.found, span, call.policy.using(call.params.correction)
    ).orThrow()
    let words = WireSummary(.short, call.figures)
    let told = call.services.weather.told(hours: answer.value, at: call.place.found)
    return Result(
      hours: answer.value.map(call.figures.hour), summary: told.map { words.text(SummaryTree($0)) },
      tail: call.tail(answer))
  }
}
