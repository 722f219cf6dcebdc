extension Forecast {
  /// Fills missing values, hours and days from another provider's forecast. Known values do not
  /// change, except that a complete day replaces a partial one.
  package func completed(by other: Forecast) -> Forecast {
    Forecast(
      latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
      elevationMeters: elevationMeters, timeZoneName: timeZoneName,
      current: completedNow(by: other.current), hours: completedHours(by: other),
      days: completedDays(by: other.days))
  }

  /// Current values farther apart than this do not describe the same weather.
  private static let sameNowSeconds = 5_400.0

  private func completedNow(by other: CurrentWeather?) -> CurrentWeather? {
    guard let current, let other else { return current ?? other }
    let distance = abs(current.time.seconds(since: other.time))
    return distance <= Self.sameNowSeconds ? current.completed(by: other) : current
  }

  private func completedHours(by other: Forecast) -> [HourlyWeather] {
    let own = hours.map { hour in
      other.indexOfHour(at: hour.time)
        .map { hour.completed(by: other.hours[$0]) } ?? hour
    }
    let added = other.hours.filter { hour in
      // Neither within an existing row, nor does one start within it.
      indexOfHour(at: hour.time) == nil && !hasHour(from: hour)
    }
    return added.isEmpty ? own : (own + added).sorted { $0.time < $1.time }
  }

  private func hasHour(from hour: HourlyWeather) -> Bool {
    let next = hours.partitioningIndex { $0.time >= hour.time }
    return next < hours.count && hours[next].time < hour.end
  }

  private func completedDays(by others: [DailyWeather]) -> [DailyWeather] {
    var rows: [LocalDate: DailyWeather] = [:]
    for day in days where !day.isEmpty { rows[day.date] = day }
    for day in others where !day.isEmpty {
      guard let known = rows[day.date] else {
        rows[day.date] = day
        continue
      }
      if known.isPartial, !day.isPartial {
        rows[day.date] = day.completed(by: known)
      } else if !day.isPartial {
        rows[day.date] = known.completed(by: day)
      }
    }
    return rows.values.sorted { $0.date < $1.date }
  }
}
