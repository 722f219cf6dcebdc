import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `forecast.hourly`: the hours to come, or those of one local date.
  static let forecastHourly = fetched(Wire.ForecastHourlyMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let span = params.date.map { HourSpan.date(LocalDate($0)) } ?? .next(params.hours)
    let answer = try await invocation.services.weather.hourly(
      at: place.found, span, invocation.policy(params.network)
    ).forMethod()
    let wire = invocation.figures(
      params.units, place.zone, labels: params.labels, locale: params.request.locale)
    let report = Report(answer, place, wire.units)
    return Wire.ForecastHourlyResult(
      hours: report.value.map(wire.hour), place: report.place, units: report.units,
      source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }
}
