import Places
import Providers
import Time
package import Vocabulary
package import Weather
import Words

extension WeatherService {
  /// Precipitation from now on, step by step.
  /// - Parameter minutes: 1…120.
  package func nowcast(
    at place: ResolvedPlace, minutes: Int, _ policy: FetchPolicy
  ) async -> Result<Sourced<Nowcast>, Failure> {
    let policy = pipeline.begun(policy)
    let answer = await pipeline.answer(
      catalog.inquiry(.nowcast, place.place.coordinate.rounded), policy.withoutEstimate)
    if case .success(let nowcast) = answer {
      let window = nowcast.value.window(from: now, minutes: minutes)
      if !window.steps.isEmpty { return .success(nowcast.map { _ in window }) }
    }
    guard policy.fallback == .estimate, answer.failure != .cancelled else {
      return answer.map { nowcast in
        nowcast.map { $0.window(from: now, minutes: minutes) }
      }
    }
    // The forecast's hours, distributed evenly, are better than nothing.
    return (await hourly(at: place, .next(4), policy)).map { hours in
      hours.map { Self.nowcast(from: $0).window(from: now, minutes: minutes) }
        .warning(ServiceWarning(.interpolated, .drawnFromHours))
    }
  }

  private static func nowcast(from hours: [HourlyWeather]) -> Nowcast {
    let steps = hours.flatMap { hour in
      let count = max(1, Int(hour.durationSeconds / 900))
      return (0..<count).map { quarter in
        NowcastStep(
          time: hour.time.adding(seconds: Double(quarter) * 900),
          precipitationMillimetersPerHour: hour.precipitation?.millimetersPerHour,
          probabilityPercent: hour.precipitationProbabilityPercent,
          isEstimate: hour.kind == .estimate)
      }
    }
    return Nowcast(steps: steps, isNative: false)
  }
}
