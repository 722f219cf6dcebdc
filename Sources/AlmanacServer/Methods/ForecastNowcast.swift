import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `forecast.nowcast`: precipitation in the next two hours, by quarters of an hour.
  static let forecastNowcast = fetched(Wire.ForecastNowcastMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let answer = try await invocation.services.weather.nowcast(
      at: place.found, minutes: params.minutes, invocation.policy(params.network)
    ).forMethod()
    let wire = invocation.figures(
      params.units, place.zone, labels: params.labels, locale: params.request.locale)
    let report = Report(answer, place, wire.units)
    let nowcast = answer.value
    let outlook = nowcast.outlook(fromUnixSeconds: invocation.now.unixSeconds) {
      wire.number($0, .precipitation) ?? 0 > 0
    }
    return Wire.ForecastNowcastResult(
      steps: nowcast.steps.map { step in
        Wire.NowcastStep(
          time: wire.times.time(Instant(unixSeconds: step.timeUnixSeconds)),
          precipitation: wire.number(step.precipitationMillimeters, .precipitation),
          probability: Rounding.percent(step.probabilityPercent))
      },
      intervalMinutes: Int(nowcast.intervalSeconds / 60), native: nowcast.isNative,
      startsInMinutes: outlook.startsInMinutes,
      endsInMinutes: outlook.endsInMinutes,
      summary: outlook.summary(in: wire.times.language), place: report.place, units: report.units,
      source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }
}
