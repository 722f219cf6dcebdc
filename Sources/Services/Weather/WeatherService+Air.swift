import AlmanacCore
import Providers

extension WeatherService {
  /// - Parameter hours: how many from now on; nil is only now.
  package func air(
    at place: ResolvedPlace, hours: Int?, _ policy: FetchPolicy = FetchPolicy()
  ) async -> Result<Sourced<AirReport>, ServiceError> {
    (await pipeline.answer(catalog.air(at: place), policy)).flatMap { report($0, hours) }
  }

  private func report(
    _ answer: Sourced<AirQualityForecast>, _ hours: Int?
  ) -> Result<Sourced<AirReport>, ServiceError> {
    let rows = answer.value.hours
    let from = rows.lastIndex { $0.timeUnixSeconds <= now }
    let own = answer.value.current.flatMap { now - $0.timeUnixSeconds < 5_400 ? $0 : nil }
    guard let current = own ?? from.map({ rows[$0] }) ?? answer.value.current else {
      let provider = answer.sources.first?.source.provider
      return .failure(.noData(.notProvided, provider: provider?.upstream))
    }
    let next = hours.map { Array(rows[(from ?? 0)...].prefix($0)) } ?? []
    return .success(answer.map { _ in AirReport(current: current, hours: next) })
  }
}
