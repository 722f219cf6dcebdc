import AlmanacProtocol
import Services
import Telling
import Words
import Vocabulary
import Summary

/// `weather.summary`: the coming days in words.
extension Wire.WeatherSummaryMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let answer = try await call.services.weather.summary(
      at: call.place.found, days: call.params.days, language: call.wording.locale.language,
      sunsetModel: call.invocation.sunsetModel(nil), .all, call.policy
    ).get()
    let words = WireSummary(style: .long, zone: call.zone)
    return Result(
      days: answer.value.map { words.day($0.date, $0.tree) }, tail: call.tail(answer))
  }
}
