import AlmanacCore
import Providers

extension WeatherService {
  /// The weather of a past span; without an archive, the normals.
  func past(at place: ResolvedPlace, _ range: (start: Double, end: Double)) -> Inquiry<Forecast> {
    let climate = climate
    let first = place.date(atUnixSeconds: range.start)
    let last = place.date(atUnixSeconds: range.end - 1)
    let query = (
      place.place.coordinate.rounded, place.zone, first, last, place.date(atUnixSeconds: now)
    )
    return catalog.inquiry(.archive, query) {
      let hours = climate.hours(
        at: place, from: range.start,
        count: Int(((range.end - range.start) / 3_600).rounded(.up)) + 1)
      return Forecast(hours: hours, days: [climate.estimate(at: place).day(first).weather])
    }
  }
}
