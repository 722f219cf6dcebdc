import AlmanacCore
import AlmanacProtocol
import Providers
import Services

extension Handler {
  /// `alerts.active`: official warnings in force, the gravest first, and how much their absence
  /// says.
  static let alertsActive = fetched(Wire.AlertsActiveMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let language = invocation.language(params.request.locale)
    let answer = try await invocation.services.weather.alerts(
      at: place.found, language: language, invocation.policy(params.network)
    ).forMethod()
    let times = invocation.times(place.zone, labels: params.labels, locale: params.request.locale)
    let report = Report(answer, place, invocation.units(nil))
    return Wire.AlertsActiveResult(
      coverage: Wire.AlertCoverage(answer.value.coverage),
      alerts: answer.value.alerts.map { Wire.Alert($0, times) }, place: report.place,
      source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }
}

extension Wire.Alert {
  fileprivate init(_ alert: WeatherAlert, _ times: WireTimes) {
    self.init(
      id: alert.id, event: alert.event,
      severity: Wire.AlertSeverity(alert.severity),
      certainty: Wire.AlertCertainty(alert.certainty),
      urgency: Wire.AlertUrgency(alert.urgency),
      sent: times.time(unixSeconds: alert.sentUnixSeconds),
      onset: times.time(unixSeconds: alert.onsetUnixSeconds),
      expires: times.time(unixSeconds: alert.expiresUnixSeconds), headline: alert.headline,
      description: alert.description, instruction: alert.instruction, areas: alert.areas,
      sender: alert.sender, url: alert.url,
      match: Wire.AlertMatch(alert.match))
  }
}
