import Providers
import Time
package import Vocabulary
import Weather

extension WeatherService {
  /// - Parameter hours: how many from now on; nil is only now.
  package func air(
    at place: ResolvedPlace, hours: Int?, _ policy: FetchPolicy
  ) async -> Result<Sourced<AirReport>, Failure> {
    await airForecast(at: place, hours: hours ?? 0, policy).flatMap { report($0, hours) }
  }

  private func report(
    _ answer: Sourced<AirQualityForecast>, _ hours: Int?
  ) -> Result<Sourced<AirReport>, Failure> {
    let own = answer.value.current.flatMap { isAhead($0.time) ? nil : $0 }
    let isRecent = own.map { now.seconds(since: $0.time) < 5_400 } ?? false
    let hour = answer.value.hour(at: now)
    let last = answer.value.hours.last { $0.time <= now }
    guard let current = isRecent ? own : hour ?? own ?? last else {
      let provider = answer.sources.first?.source.provider
      return .failure(.noData(.notProvided, provider: provider?.upstream))
    }
    let coming = answer.value.hours.drop { now.seconds(since: $0.time) >= 3_600 }
    let next = hours.map { Array(coming.prefix($0)) } ?? []
    return .success(
      answer.map { _ in AirReport(current: current, hours: next) }
        .warningIfOutdated(at: current.time, now: now))
  }
}
