import AlmanacProtocol
import Providers
import Services
import Weather
import Words
import Vocabulary

/// `alerts.active`: official warnings in force, the most severe first, and what an empty list
/// means.
extension Wire.AlertsActiveMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let times = call.times
    let answer = try await call.services.weather.alerts(
      at: call.place.found, language: times.wording.locale.language, call.policy
    ).get()
    return Wire.AlertsActiveResult(
      coverage: answer.value.coverage,
      alerts: answer.value.alerts.map { Wire.Alert($0, times) }, tail: call.tail(answer))
  }
}

extension Wire.Alert {
  fileprivate init(_ alert: WeatherAlert, _ times: WireTimes) {
    self.init(
      id: alert.id, event: alert.event,
      severity: alert.severity,
      certainty: alert.certainty,
      urgency: alert.urgency,
      sent: times.time(alert.sent),
      start: times.time(alert.onset),
      end: times.time(alert.expires), headline: alert.headline,
      description: alert.description, instruction: alert.instruction, areas: alert.areas,
      sender: alert.sender, url: alert.url,
      match: alert.match)
  }
}
