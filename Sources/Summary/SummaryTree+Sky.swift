import Vocabulary
import Weather

/// How cloudy it is, by day if there is daylight.
extension SummaryTree {
  static func sky(_ input: SummaryInput) -> SummaryFact? {
    var (all, daylight, morning, afternoon) = (CloudMean(), CloudMean(), CloudMean(), CloudMean())
    var hasDaylight = false
    for index in input.hours.indices {
      let part = input.part(at: input.hours[index].time)
      let isDay = input.hours[index].isDay ?? (part == .morning || part == .afternoon)
      if isDay { hasDaylight = true }
      let known = input.hours[index].cloudCover.totalPercent
      guard let cloud = known ?? clouds(input.hours[index].condition) else { continue }
      let seconds = input.hours[index].durationSeconds
      all.add(cloud, seconds)
      guard isDay else { continue }
      daylight.add(cloud, seconds)
      if part == .morning { morning.add(cloud, seconds) }
      if part == .afternoon { afternoon.add(cloud, seconds) }
    }
    guard let mean = (hasDaylight ? daylight : all).percent else {
      return cloudsOfDay(input.day).map { .sky(sky($0, isDay: true)) }
    }
    let whole = sky(mean, isDay: hasDaylight)
    guard input.scope != .nextHours, let before = morning.percent, let after = afternoon.percent,
      (before - after).magnitude >= notableChangePercent
    else { return .sky(whole) }
    let (early, late) = (sky(before, isDay: true), sky(after, isDay: true))
    return early == late ? .sky(whole) : .skyChange(morning: early, afternoon: late)
  }

  /// Cloud cover over hours of different lengths.
  private struct CloudMean {
    private var sum = 0.0
    private var seconds = 0.0

    mutating func add(_ percent: Double, _ duration: Double) {
      sum += percent * duration
      seconds += duration
    }

    var percent: Double? { seconds > 0 ? sum / seconds : nil }
  }

  private static let notableChangePercent = 40.0

  private static func sky(_ cloudPercent: Double, isDay: Bool) -> SummarySky {
    if cloudPercent < 30 { return isDay ? .sunny : .clear }
    return cloudPercent < 75 ? .partlyCloudy : .cloudy
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
