package import Vocabulary
package import Weather

/// What the stations near a place measured, beside what a model says.
package struct ObservationReport: Sendable {
  package let weather: MeasuredWeather
  /// The temperature now according to a stored forecast; nil without one.
  package let modelCelsius: Double?
  package let isDay: Bool

  /// The same beside a forecast that was asked for too, which may have come later. An estimate is
  /// nothing to compare with.
  package func compared(with current: Sourced<CurrentReport>) -> ObservationReport {
    let isForecast = current.source.kind != .estimate
    return ObservationReport(
      weather: weather,
      modelCelsius: isForecast ? current.value.weather.temperatureCelsius : nil, isDay: isDay)
  }
}

extension Sourced<CurrentReport> {
  /// The same with fresh measured values in place of the model's.
  /// - Returns: the answer, and which values of it are measured.
  package func measured(
    by stations: Sourced<ObservationReport>
  ) -> (answer: Sourced, fields: [MeasuredField]) {
    let (weather, fields) = value.weather.measured(by: stations.value.weather, isDay: value.isDay)
    guard !fields.isEmpty else { return (self, []) }
    let report = map { report in
      CurrentReport(
        weather: weather, sunrise: report.sunrise, sunset: report.sunset, isDay: report.isDay,
        normal: report.normal.flatMap { normal in
          weather.temperatureCelsius.map {
            CurrentReport.Normal(
              year: normal.year, temperatureCelsius: normal.temperatureCelsius,
              anomalyCelsius: $0 - normal.temperatureCelsius,
              isRepresentative: normal.isRepresentative)
          }
        })
    }
    return (report.relying(on: stations), fields)
  }
}
