import Places
import Providers
import Sky
import Sunset
import Time
import Vocabulary

/// The sky over places: every answer's sun of a date is this one, computed once.
final class SkyMemo: Sendable {
  private let days = Memo<PlaceDetails, PlaceDay?>(capacity: 256)
  private let moons = Memo<PlaceDetails, [SkyDay]>()
  private let fans = Memo<PlaceDetails, [SunwardPath]>()

  /// Nil outside the calendar.
  func day(_ date: LocalDate, at place: ResolvedPlace) -> PlaceDay? {
    days.value(at: place, date.dayNumber) {
      guard let civil = place.zone.day(date), let sun = SunCalendar(place: place.sky).day(date)
      else { return nil }
      return PlaceDay(civil: civil, sun: sun)
    }
  }

  /// The dates from one on, except those that the calendar skips.
  func suns(at place: ResolvedPlace, from first: LocalDate, count: Int) -> [SunEvents] {
    (0..<count).compactMap { first.adding(days: $0).flatMap { day($0, at: place)?.sun } }
  }

  /// - Parameter dates: consecutive.
  func days(at place: ResolvedPlace, _ dates: [LocalDate]) -> [SkyDay] {
    guard let first = dates.first else { return [] }
    return moons.value(at: place, first.dayNumber, dates.count) {
      dates.map { SkyDay($0, day($0, at: place)?.sun) }
    }
  }

  /// The sun's directions at an event of the days that are forecast, merged to as few as possible.
  ///
  /// One fan for all inquiries of a day: the points do not depend on the number of days. Computed
  /// from the rounded place, since points at known distances would reveal the exact one.
  func fan(
    of event: SunEvent, at place: ResolvedPlace, from today: LocalDate
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

struct PlaceDay: Sendable {
  let civil: CivilDay
  let sun: SunEvents
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
