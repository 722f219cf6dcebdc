import AlmanacCore
import AlmanacProtocol
import Services

/// `weather.changes`: what begins, ends or differs from the day before within 48 hours.
extension Wire.WeatherChangesMethod: AwaitedMethod {
  private static let seconds = 172_800.0

  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let answer = try await call.services.weather.summary(
      at: call.place.found, days: 3, language: call.wording.locale.language,
      sunsetModel: call.invocation.sunsetModel(nil), [.alerts, .yesterday], call.policy
    ).orThrow()
    let words = WireSummary(call.params.style, call.figures)
    let end = call.now.adding(seconds: seconds)
    let changes = words.changes(answer.value, until: end)
    return Result(
      text: words.text(changes, of: answer.value, today: call.today),
      changes: changes.map(\.change), tail: call.tail(answer))
  }
}
