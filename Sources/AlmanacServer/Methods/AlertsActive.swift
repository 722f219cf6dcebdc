import AlmanacProtocol
import Providers
import Services
import Time
import Weather
import Words
import Vocabulary

/// `alerts.active`: official warnings in force, the most severe first, and what an empty list
/// means.
extension Wire.AlertsActiveMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let zone = call.zone
    let answer = try await call.services.weather.alerts(
      at: call.place.found, language: call.wording.locale.language, call.policy
    ).get()
    return Wire.AlertsActiveResult(
      coverage: answer.value.coverage,
      alerts: answer.value.alerts.map { Wire.Alert($0, zone) },
      services: answer.value.services.map { Wire.AlertService($0, zone, now: call.now) },
      tail: call.tail(answer))
  }

  /// The next end of a warning.
  static func nextChange(_ result: Result) -> Instant? {
    result.alerts.compactMap(\.end?.instant).min()
  }
}

extension Wire.AlertService {
  /// - Parameter now: to which its age is counted.
  init(_ service: WarningService, _ zone: ZoneRules, now: Instant) {
    self.init(
      provider: .upstream(service.provider), authority: service.authority?.text,
      partial: service.isPartial, state: service.state,
      heardAt: service.heardAt.map { zone.moment($0) },
      ageSeconds: service.heardAt.map { max(0, Int(now.seconds(since: $0))) })
  }
}

extension Wire.Alert {
  init(_ alert: WeatherAlert, _ zone: ZoneRules) {
    self.init(
      id: alert.id, event: alert.event,
      hazard: alert.hazard,
      language: alert.language,
      severity: alert.severity,
      capSeverity: alert.capSeverity,
      certainty: alert.certainty,
      urgency: alert.urgency,
      sent: zone.moment(alert.sent),
      start: zone.moment(alert.onset),
      end: zone.moment(alert.expires), headline: alert.headline,
      description: alert.description, instruction: alert.instruction, areas: alert.areas,
      sender: alert.sender, url: alert.url,
      match: alert.match)
  }
}
