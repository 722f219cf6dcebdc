import AlmanacProtocol
import Services
import Telling
import Time
import Words
import Vocabulary
import Summary

/// `weather.changes`: what begins, ends or differs from the day before within 48 hours.
extension Wire.WeatherChangesMethod: AwaitedMethod {
  private static let seconds = 172_800.0

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let answer = try await call.services.weather.summary(
      at: call.place.found, days: 3, language: call.wording.locale.language,
      sunsetModel: call.invocation.sunsetModel(nil), [.alerts, .yesterday], call.policy
    ).get()
    let days = answer.value
    let end = call.now.adding(seconds: seconds)
    return Result(
      changes: WireSummary(style: .long, zone: call.zone).changes(days, until: end),
      warningsKnown: !days.contains { $0.tree.facts.contains(.warningsUnknown) },
      tail: call.tail(Sourced(()).relying(on: answer)))
  }
}
