package import Time
package import Weather

/// A provider's forecasts of past hours, each issued a number of days before its hour.
package struct EarlierForecast: Sendable, Equatable {
  /// Full days from the start of the model run to the hour, 1…6.
  package let leadDays: Int
  /// In order of time; hours may be missing.
  package let hours: [HourlyWeather]

  package init(leadDays: Int, hours: [HourlyWeather]) {
    precondition((1..<SkillCell.leads).contains(leadDays))
    (self.leadDays, self.hours) = (leadDays, hours)
  }
}

/// Days of earlier forecasts for the ledger.
package struct EarlierDays: Sendable, Equatable {
  package let days: [SkillDay]
  /// Days of a lead that were left out because they repeat the shorter lead's.
  package let repeated: Int

  /// Fewer equal hours may be chance.
  private static let minimumHours = 12

  /// A day that repeats all temperatures of the lead before was never forecast at this lead:
  /// services fill what they did not keep with what they have. One without temperatures cannot be
  /// checked, and is left out too. Each hour counts as issued at its
  /// lead's end, the latest time at which the model run can have begun.
  /// - Parameter now: later hours are not past.
  package init(
    _ forecasts: [EarlierForecast], from provider: String, before now: Instant, at place: String
  ) {
    var (days, repeated) = ([SkillDay](), 0)
    var shorter: [Int: SkillDay] = [:]
    for forecast in forecasts.sorted(by: { $0.leadDays < $1.leadDays }) {
      let own = Self.days(forecast, from: provider, before: now, at: place)
        .filter { $0.value.hours.contains { $0?.temperatureCelsius != nil } }
      for (number, day) in own.sorted(by: { $0.key < $1.key }) {
        if let other = shorter[number], Self.repeats(day, other) {
          repeated += 1
        } else {
          days.append(day)
        }
      }
      shorter = own
    }
    (self.days, self.repeated) = (days, repeated)
  }

  private static func days(
    _ forecast: EarlierForecast, from provider: String, before now: Instant, at place: String
  ) -> [Int: SkillDay] {
    let series = SkillSeries.forecast(provider: provider, lead: forecast.leadDays)
    var days: [Int: SkillDay] = [:]
    for (time, value) in forecast.hours.filter({ $0.end <= now }).onFullHours {
      guard let (day, hour) = SkillDay.slot(time, within: 0) else { continue }
      let key = SkillDay.Key(place: place, series: series, day: day)
      days[day, default: SkillDay(key: key)][hour] = value
    }
    return days
  }

  private static func repeats(_ day: SkillDay, _ other: SkillDay) -> Bool {
    let pairs = (0..<24).compactMap { hour -> Bool? in
      guard let own = day[hour]?.temperatureCelsius, let known = other[hour]?.temperatureCelsius
      else { return nil }
      return own == known
    }
    return pairs.count >= minimumHours && pairs.allSatisfy(\.self)
  }
}
