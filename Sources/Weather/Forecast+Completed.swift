import Basics
import Time
package import Vocabulary

extension Forecast {
  /// Fills missing parts, hours and days from another provider's forecast. Known values do not
  /// change, except that the other's part replaces one of which it knows more. A day whose hours
  /// come from both is made of these hours, not of either row.
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
    let added = other.hours.compactMap(partBesideHours)
    if !added.isEmpty { parts.insert(.rows) }
    return added.isEmpty ? own : (own + added).sorted { $0.time < $1.time }
  }

  /// What of another's hour no own one covers. Providers' hours may begin at different minutes
  /// where clocks differ from UTC by a part of an hour; no gap is left between them.
  private func partBesideHours(_ hour: HourlyWeather) -> HourlyWeather? {
    let start = indexOfHour(at: hour.time).map { hours[$0].end } ?? hour.time
    let next = hours.partitioningIndex { $0.time >= start }
    let end = next < hours.count ? min(hours[next].time, hour.end) : hour.end
    return start < end ? hour.clamped(to: start..<end) : nil
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
      if !known.isPartial, !day.isPartial {
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
