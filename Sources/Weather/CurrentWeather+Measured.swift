import Time
package import Vocabulary

extension CurrentWeather {
  /// The same with what was measured freshly in place of a model's values.
  /// - Returns: the weather, and which values of it are measured.
  package func measured(
    by stations: MeasuredWeather, isDay: Bool
  ) -> (weather: CurrentWeather, fields: [MeasuredField]) {
    var fields: [MeasuredField] = []
    func pick<Value>(
      _ field: MeasuredField, _ measured: Measured<Value>?, _ own: Value?
    ) -> Value? {
      guard let measured, measured.quality == .fresh else { return own }
      fields.append(field)
      return measured.value
    }
    let temperature = pick(.temperature, stations.temperature, nil)
    let adjusted = temperature == nil ? nil : stations.adjusted?.celsius ?? temperature
    let humidity = pick(.humidity, stations.humidity, nil)
    let dewPoint = pick(.dewPoint, stations.dewPoint, nil)
    // A model's dew point does not belong to a measured temperature: it is computed anew.
    let isAirMeasured = temperature != nil || humidity != nil
    let condition = pick(.condition, stations.condition, nil).map {
      Condition($0.kind, isDay: isDay)
    }
    let fallen = stations.amount.flatMap { $0.agrees(with: condition ?? self.condition) ? $0 : nil }
    if fallen != nil { fields.append(.precipitation) }
    let weather = CurrentWeather(
      time: time,
      temperatureCelsius: adjusted ?? temperatureCelsius,
      humidityPercent: humidity ?? humidityPercent,
      dewPointCelsius: dewPoint ?? (isAirMeasured ? nil : dewPointCelsius),
      pressureHectopascals: pick(.pressure, stations.pressure, pressureHectopascals),
      wind: pick(.wind, stations.wind, wind) ?? wind,
      // Stations know the cover, not its layers: those of a model would not fit.
      cloudCover: pick(.cloudCover, stations.cloudCover, nil).map { CloudCover(totalPercent: $0) }
        ?? cloudCover,
      visibility: pick(.visibility, stations.visibility, visibility), uvIndex: uvIndex,
      // Nor does a model's rain belong to a measured clear sky.
      precipitation: fallen ?? precipitation.flatMap { $0.agrees(with: condition) ? $0 : nil },
      isDay: self.isDay, condition: condition ?? self.condition)
    return (weather, MeasuredField.allCases.filter(fields.contains))
  }
}

extension MeasuredWeather {
  /// What fell in the hour before a fresh report.
  fileprivate var amount: PrecipitationAmount? {
    guard let hour = precipitationOneHour, hour.quality == .fresh else { return nil }
    return PrecipitationAmount(
      millimeters: hour.value, in: hour.time.adding(seconds: -3600)..<hour.time)
  }
}

extension PrecipitationAmount {
  /// Whether something falls by both, or by none.
  fileprivate func agrees(with condition: Condition?) -> Bool {
    condition.map { $0.hasPrecipitation == (millimeters > 0) } ?? true
  }
}
