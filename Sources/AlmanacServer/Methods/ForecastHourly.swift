import AlmanacProtocol
import Services
import Telling
import Time
import Vocabulary
import Weather
import Summary

/// `forecast.hourly`: the coming hours, or those of one local date.
extension Wire.ForecastHourlyMethod: AwaitedMethod {
  /// Shared by the method and its charts.
  static func fetched(_ call: Call<Self>) async throws(Failure) -> Sourced<[HourlyWeather]> {
    let span = call.params.date.map { HourSpan.date($0) } ?? .next(call.params.hours)
    return try await call.services.weather.hourly(at: call.place.found, span, policy(call))
      .get()
  }

  private static func policy(_ call: Call<Self>) -> FetchPolicy {
    call.policy.using(call.params.correction, blend: call.params.blend)
  }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (weather, place) = (call.services.weather, call.place.found)
    let answer = try await fetched(call)
    let figures = call.figures
    let words = WireSummary(style: .short, zone: call.zone)
    let told = weather.told(hours: answer.value, at: place)
    let summary = told.map { words.sentence(SummaryTree($0)) }
    guard call.params.spread else {
      return Result(
        hours: answer.value.map { figures.hour($0) }, summary: summary,
        tail: call.tail(answer))
    }
    let spreads = await weather.spreads(of: answer, at: place, policy(call))
    return Result(
      hours: spreads.value.rows.map { figures.hour($0.row, $0.spreads) },
      summary: summary, spreads: Wire.SpreadRecord.each(of: spreads.value.records),
      tail: call.tail(spreads))
  }
}
