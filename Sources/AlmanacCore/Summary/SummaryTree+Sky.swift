/// How cloudy it is, by day if there is daylight.
extension SummaryTree {
  static func sky(_ input: SummaryInput) -> SummaryFact? {
    let daylight = input.hours.filter { hour in
      hour.isDay ?? [.morning, .afternoon].contains(part(of: hour, input))
    }
    let rows = daylight.isEmpty ? Array(input.hours) : daylight
    guard let mean = mean(rows) else {
      return cloudsOfDay(input.day).map { .sky(sky($0, isDay: true)) }
    }
    let all = sky(mean, isDay: !daylight.isEmpty)
    guard input.scope != .nextHours,
      let morning = Self.mean(daylight.filter { part(of: $0, input) == .morning }),
      let afternoon = Self.mean(daylight.filter { part(of: $0, input) == .afternoon }),
      (morning - afternoon).magnitude >= notableChangePercent
    else { return .sky(all) }
    let (early, late) = (sky(morning, isDay: true), sky(afternoon, isDay: true))
    return early == late ? .sky(all) : .skyChange(morning: early, afternoon: late)
  }

  private static let notableChangePercent = 40.0

  private static func part(of hour: HourlyWeather, _ input: SummaryInput) -> DayPart {
    input.part(atUnixSeconds: hour.timeUnixSeconds)
  }

  private static func sky(_ cloudPercent: Double, isDay: Bool) -> SummarySky {
    if cloudPercent < 30 { return isDay ? .sunny : .clear }
    return cloudPercent < 75 ? .partlyCloudy : .cloudy
  }

  private static func mean(_ hours: [HourlyWeather]) -> Double? {
    var (sum, seconds) = (0.0, 0.0)
    for hour in hours {
      guard let cloud = hour.cloudCover.totalPercent ?? clouds(hour.condition) else { continue }
      sum += cloud * hour.durationSeconds
      seconds += hour.durationSeconds
    }
    return seconds > 0 ? sum / seconds : nil
  }

  private static func cloudsOfDay(_ day: DailyWeather?) -> Double? {
    day?.cloudCoverMeanPercent ?? clouds(day?.condition)
  }

  /// The middle of each word's eighths of cloud; nil for a kind that says nothing of the sky.
  private static func clouds(_ condition: Condition?) -> Double? {
    switch condition?.kind {
    case .clear: 5
    case .mainlyClear: 20
    case .partlyCloudy: 50
    case .overcast: 95
    default: nil
    }
  }
}
