package import Time
package import Weather

/// What a row says against its hours.
package enum DayRowFaults {
  package static func all(
    _ row: DailyWeather, _ span: Range<Instant>, _ forecast: Forecast
  ) -> [String] {
    let hours = forecast.hours.filter { span.contains($0.time) }
    var faults: [String] = []
    func check(_ name: String, _ holds: Bool) { if !holds { faults.append(name) } }
    func most(_ name: String, _ day: Double?, _ hour: (HourlyWeather) -> Double?) {
      guard let largest = hours.compactMap(hour).max() else { return }
      check(name, day.map { $0 >= largest } ?? false)
    }
    most("maximum", row.temperatureMaximumCelsius, \.temperatureCelsius)
    most("minimum", row.temperatureMinimumCelsius.map(-)) { $0.temperatureCelsius.map(-) }
    most("gust", row.windGustMaximumKilometersPerHour, \.wind.gustKilometersPerHour)
    most("speed", row.windSpeedMaximumKilometersPerHour, \.wind.speedKilometersPerHour)
    most("UV", row.uvIndexMaximum, \.uvIndex)
    most("chance", row.precipitationProbabilityPercent, \.precipitationProbabilityPercent)
    if !hours.isEmpty, let speed = row.windSpeedMaximumKilometersPerHour {
      check("gust below wind", row.windGustMaximumKilometersPerHour.map { $0 >= speed } ?? true)
    }
    let amounts = hours.compactMap(\.precipitationMillimeters)
    let sum = amounts.reduce(0) { $0 + $1 }
    if let amount = row.precipitationMillimeters {
      check("amount below that of the hours", amount >= sum - 1e-9)
      if isCovered(span, forecast), amounts.count == hours.count {
        check("amount \(amount) of hours with \(sum)", (amount - sum).magnitude < 1e-9)
      }
    }
    if isCovered(span, forecast) { check("partial", !row.isPartial) }
    return faults
  }

  /// Minute by minute, whatever the rows' lengths.
  private static func isCovered(_ span: Range<Instant>, _ forecast: Forecast) -> Bool {
    stride(from: 0, to: span.durationSeconds, by: 900).allSatisfy { seconds in
      forecast.hours.contains { hour in
        hour.time <= span.lowerBound + seconds && span.lowerBound + seconds < hour.end
      }
    }
  }
}
