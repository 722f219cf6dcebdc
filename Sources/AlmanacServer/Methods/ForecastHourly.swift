import AlmanacProtocol
import Services
import Telling
import Time
import Vocabulary
import Weather
import Summary

/// `forecast.hourly`: the coming hours, or those of one local date or of a span of it.
extension Wire.ForecastHourlyMethod: AwaitedMethod {
  /// Shared by the method and its charts.
  static func fetched(_ call: Call<Self>) async throws(Failure) -> Sourced<[HourlyWeather]> {
    try await call.services.weather.hourly(at: call.place.found, span(call), policy(call)).get()
  }

  private static func span(_ call: Call<Self>) throws(Failure) -> HourSpan {
    let (params, today) = (call.params, call.zone.date(at: call.now))
    guard params.from != nil || params.to != nil else {
      return params.date.map { .date($0) } ?? .next(params.hours)
    }
    guard let date = params.date ?? today else { return .next(params.hours) }
    let from = try ClockTime(params.from, at: "/from") ?? .midnight
    let to = try ClockTime(params.to, at: "/to") ?? .midnight
    guard from == to else { return .date(date, ClockSpan(from: from, to: to)) }
    guard params.from == nil || params.to == nil else {
      throw Failure(.invalidParams, at: "/to", hint: .expectedOtherEnd)
    }
    return .date(date)
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
