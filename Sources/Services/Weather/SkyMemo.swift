import AlmanacCore
import Providers

/// The sky over places, computed once for all who ask about the same days.
final class SkyMemo: Sendable {
  private let suns = Memo<PlaceDetails, [SunEvents]>()
  private let skies = Memo<PlaceDetails, [SkyDay]>()
  private let fans = Memo<PlaceDetails, [SunwardPath]>()

  /// The dates from one on, except those that the calendar skips.
  func suns(at place: ResolvedPlace, from first: LocalDate, count: Int) -> [SunEvents] {
    suns.value(at: place, first.dayNumber, count) {
      SunCalendar(place: place.sky).days(from: first, count: count).days
    }
  }

  /// - Parameter dates: consecutive.
  func days(at place: ResolvedPlace, _ dates: [LocalDate]) -> [SkyDay] {
    guard let first = dates.first else { return [] }
    return skies.value(at: place, first.dayNumber, dates.count) {
      let suns = suns(at: place, from: first, count: dates.count)
      return dates.map { date in SkyDay(date, suns.first { $0.date == date }) }
    }
  }

  /// The sun's directions at an event of the days that are forecast, merged to as few as possible.
  ///
  /// One fan for all inquiries of a day: the points do not depend on the number of days. Computed
  /// from the rounded place, since points at known distances would reveal the exact one.
  func fan(
    of event: SunsetQuestion.Event, at place: ResolvedPlace, from today: LocalDate
  ) -> [SunwardPath] {
    fans.value(at: place, today.dayNumber, event == .sunrise ? 1 : 0) {
      let start = place.place.coordinate.rounded
      let coming = SunCalendar(place: SkyPlace(coordinate: start, zone: place.zone))
        .days(from: today, count: WeatherService.forecastDays).days
      return SunwardPath.fan(
        latitudeDegrees: start.latitude, longitudeDegrees: start.longitude,
        azimuthsDegrees: coming.compactMap { event.azimuth(of: $0) })
    }
  }
}

/// The Sun of a date, and the Moon at its noon.
struct SkyDay: Sendable {
  /// Nil past the end of the calendar.
  let sun: SunEvents?
  let moon: MoonPhase

  init(_ date: LocalDate, _ sun: SunEvents?) {
    self.sun = sun
    moon = MoonPhase(
      at: sun?.solarNoon ?? Instant(unixSeconds: Double(date.dayNumber) * 86_400))
  }
}
