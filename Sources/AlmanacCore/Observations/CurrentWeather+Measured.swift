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
    let weather = CurrentWeather(
      time: time,
      temperatureCelsius: adjusted ?? temperatureCelsius,
      humidityPercent: pick(.humidity, stations.humidity, humidityPercent),
      dewPointCelsius: pick(.dewPoint, stations.dewPoint, dewPointCelsius),
      pressureHectopascals: pick(.pressure, stations.pressure, pressureHectopascals),
      wind: pick(.wind, stations.wind, wind) ?? wind,
      // Stations know the cover, not its layers: those of a model would not fit.
      cloudCover: pick(.cloudCover, stations.cloudCover, nil).map { CloudCover(totalPercent: $0) }
        ?? cloudCover,
      visibility: pick(.visibility, stations.visibility, visibility), uvIndex: uvIndex,
      precipitation: precipitation, isDay: self.isDay,
      condition: pick(.condition, stations.condition, nil).map {
        Condition($0.kind, isDay: isDay)
      } ?? condition)
    return (weather, MeasuredField.allCases.filter(fields.contains))
  }
}
