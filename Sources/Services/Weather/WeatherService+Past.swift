import Climate
import Places
import Providers
package import Time
package import Vocabulary
import Weather

extension WeatherService {
  /// The weather of a past span; without an archive, the normals.
  func past(at place: ResolvedPlace, _ range: Range<Instant>) -> Inquiry<Forecast> {
    let climate = climate
    let first = place.date(at: range.lowerBound)
    let last = place.date(at: range.upperBound.adding(seconds: -1))
    let query = (
      place.place.coordinate.rounded, place.zone, first, last, place.date(at: now)
    )
    return catalog.inquiry(.archive, query) {
      let hours = climate.hours(
        at: place, from: range.lowerBound,
        count: Int((range.durationSeconds / 3_600).rounded(.up)) + 1)
      let estimate = climate.estimate(at: place)
      return Forecast(
        hours: hours,
        days: (0...last.days(since: first)).compactMap { first.adding(days: $0) }
          .map { estimate.day($0).weather })
    }
  }

  /// Past days, the oldest first.
  /// - Parameter last: before today.
  package func history(
    at place: ResolvedPlace, through last: LocalDate, days count: Int,
    _ policy: FetchPolicy
  ) async -> Result<Sourced<[DayReport]>, Failure> {
    let dates = (0..<count).reversed().compactMap { last.adding(days: -$0) }
      .filter { place.zone.day($0) != nil }
    guard let first = dates.first.flatMap(place.zone.day), let end = place.zone.day(last)?.end
    else { return .failure(.noData(.dateSkipped, provider: nil)) }
    let policy = pipeline.begun(policy)
    let inquiry = past(at: place, first.start..<end)
    switch await pipeline.answer(inquiry, policy) {
    case .failure(let failure): return .failure(failure)
    case .success(let archive):
      await ledger.keep(archive: archive, at: place, policy)
      return .success(rows(archive.map(\.happened), at: place, dates, policy))
    }
  }
}

extension Forecast {
  fileprivate var happened: Forecast {
    Forecast(
      latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
      elevationMeters: elevationMeters, timeZoneName: timeZoneName,
      hours: hours.map(\.withoutProbability), days: days)
  }
}
