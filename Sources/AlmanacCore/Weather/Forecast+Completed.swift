extension Forecast {
  /// Fills missing parts, hours and days from another provider's forecast. Known values do not
  /// change, except that the other's part replaces one of which it knows more, and a complete day a
  /// partial one.
  /// - Returns: the forecast, and which parts of it the other one gave.
  package func completed(by other: Forecast) -> (forecast: Forecast, parts: Set<ForecastPart>) {
    var parts: Set<ForecastPart> = []
    let current = completedNow(by: other.current, &parts)
    let hours = completedHours(by: other, &parts)
    let days = completedDays(by: other.days, &parts)
    let forecast = Forecast(
      latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
      elevationMeters: elevationMeters, timeZoneName: timeZoneName, current: current,
      hours: hours, days: days)
    return (forecast, parts)
  }

  /// Current values farther apart than this do not describe the same weather.
  private static let sameNowSeconds = 5_400.0

  private func completedNow(
    by other: CurrentWeather?, _ parts: inout Set<ForecastPart>
  ) -> CurrentWeather? {
    guard let current, let other else {
      if current == nil, other != nil { parts.insert(.rows) }
      return current ?? other
    }
    let distance = abs(current.time.seconds(since: other.time))
    guard distance <= Self.sameNowSeconds else { return current }
    return current.completed(by: other, &parts)
  }

  private func completedHours(
    by other: Forecast, _ parts: inout Set<ForecastPart>
  ) -> [HourlyWeather] {
    let own = hours.map { hour in
      other.indexOfHour(at: hour.time)
        .map { hour.completed(by: other.hours[$0], &parts) } ?? hour
    }
    let added = other.hours.filter { hour in
      // Neither within an existing row, nor does one start within it.
      indexOfHour(at: hour.time) == nil && !hasHour(from: hour)
    }
    if !added.isEmpty { parts.insert(.rows) }
    return added.isEmpty ? own : (own + added).sorted { $0.time < $1.time }
  }

  private func hasHour(from hour: HourlyWeather) -> Bool {
    let next = hours.partitioningIndex { $0.time >= hour.time }
    return next < hours.count && hours[next].time < hour.end
  }

  private func completedDays(
    by others: [DailyWeather], _ parts: inout Set<ForecastPart>
  ) -> [DailyWeather] {
    var rows: [LocalDate: DailyWeather] = [:]
    for day in days where !day.isEmpty { rows[day.date] = day }
    for day in others where !day.isEmpty {
      guard let known = rows[day.date] else {
        rows[day.date] = day
        parts.insert(.rows)
        continue
      }
      if known.isPartial, !day.isPartial {
        parts.insert(.rows)
        rows[day.date] = day.completed(by: known).row
      } else if !day.isPartial {
        rows[day.date] = known.completed(by: day, &parts)
      }
    }
    return rows.values.sorted { $0.date < $1.date }
  }
}

extension CompletableRow {
  fileprivate func completed(by other: Self, _ parts: inout Set<ForecastPart>) -> Self {
    let (row, taken) = completed(by: other)
    parts.formUnion(taken)
    return row
  }
}
