package import Climate
import Places
import Sky
import Sunset
import Time
import Vocabulary
import Weather

/// Estimates from the climate where there is no forecast. Caches the normals of a few places, which
/// cost more to read than to use.
package final class ClimateEstimator: Sendable {
  private let known = Memo<PlaceDetails, ClimatologyEstimate>()
  /// Estimates of the current quarter of an hour: without a network, every answer is made from one.
  private let forecasts = Memo<PlaceDetails, Forecast>()

  private let usualEvenings = Memo<PlaceDetails, UsualEvenings>()

  let skies = SkyMemo()

  package init() {}

  func days(at place: ResolvedPlace) -> PlaceDays { PlaceDays(place, skies) }

  /// Those of a date's month.
  func evenings(at place: ResolvedPlace, in date: LocalDate) -> UsualEvenings {
    usualEvenings.value(at: place, date.month) {
      let month = estimate(at: place).normals.month(of: date)
      return UsualEvenings(
        totalPercent: month.cloudCoverPercent, humidityPercent: month.humidityPercent)
    }
  }

  package func estimate(at place: ResolvedPlace) -> ClimatologyEstimate {
    known.value(at: place) {
      ClimatologyEstimate(
        normals: ClimateNormals(
          at: place.place.coordinate, elevationMeters: place.place.elevationMeters))
    }
  }

  /// A forecast of normals: now, and from now on by the hour and by the day.
  func forecast(
    at place: ResolvedPlace, from now: Instant, hours: Int = 0, days: Int = 0
  ) -> Forecast {
    // Local midnights fall on quarters of an hour.
    let quarter = Int(now.unixSeconds / 900)
    let estimate = estimate(at: place)
    let rows =
      hours == 0 && days == 0
      ? Forecast()
      : forecasts.value(at: place, quarter, hours, days) {
        self.rows(at: place, from: now, hours: hours, days: days, estimate)
      }
    return Forecast(
      latitudeDegrees: place.place.coordinate.latitude,
      longitudeDegrees: place.place.coordinate.longitude,
      elevationMeters: place.place.elevationMeters, timeZoneName: place.place.timeZone,
      current: current(at: place, now, estimate), hours: rows.hours, days: rows.days)
  }

  private func rows(
    at place: ResolvedPlace, from now: Instant, hours: Int, days: Int,
    _ estimate: ClimatologyEstimate
  ) -> Forecast {
    let today = place.date(at: now)
    // From midnight on, as from providers: today's sunset may have passed.
    let hour = place.hourStart(at: now)
    let start = min(place.zone.day(today)?.start ?? hour, hour)
    let passed = Int((hour.seconds(since: start) / 3_600).rounded(.up))
    return Forecast(
      hours: self.hours(at: place, from: start, count: passed + hours),
      days: (0..<days).compactMap { today.adding(days: $0) }.map { estimate.day($0).weather })
  }

  private func current(
    at place: ResolvedPlace, _ now: Instant, _ estimate: ClimatologyEstimate
  ) -> CurrentWeather? {
    var days = self.days(at: place)
    return days.moment(at: now).map(estimate.current)
  }

  /// Normal hours from one on; `start` is the first.
  func hours(at place: ResolvedPlace, from start: Instant, count: Int) -> [HourlyWeather] {
    let estimate = estimate(at: place)
    var days = self.days(at: place)
    return (0..<max(0, count)).compactMap { index in
      days.moment(at: start.adding(seconds: Double(index) * 3_600)).map {
        estimate.hour(at: $0).weather
      }
    }
  }
}

/// The sun at a place by day, each computed once.
struct PlaceDays {
  private let place: ResolvedPlace
  private let skies: SkyMemo
  /// Those of this call: they cost no lock and no key.
  private var days: [LocalDate: PlaceDay] = [:]
  /// The civil day that was last asked about, and when the sun is up in it.
  private var lit: (day: Range<Instant>, sunlight: [Range<Instant>])?

  init(_ place: ResolvedPlace, _ skies: SkyMemo) { (self.place, self.skies) = (place, skies) }

  mutating func day(_ date: LocalDate) -> PlaceDay? {
    if let day = days[date] { return day }
    let day = skies.day(date, at: place)
    days[date] = day
    return day
  }

  /// Nil outside the calendar.
  mutating func moment(at time: Instant) -> ClimatologyEstimate.Moment? {
    let date = place.date(at: time)
    guard let day = day(date) else { return nil }
    return ClimatologyEstimate.Moment(
      time: time, date: date, hour: time.seconds(since: day.civil.start) / 3_600,
      daylight: daylight(day.sun, day.civil))
  }

  /// Whether the sun is up.
  mutating func isDay(at time: Instant) -> Bool {
    if let lit, lit.day.contains(time) { return lit.sunlight.contains { $0.contains(time) } }
    let date = place.date(at: time)
    let sunlight = sunlight(around: date)
    lit = day(date).map { ($0.civil.span, sunlight) }
    return sunlight.contains { $0.contains(time) }
  }

  /// When the sun is up: on a date and on the day before, whose sun may set
  /// after its midnight.
  private mutating func sunlight(around date: LocalDate) -> [Range<Instant>] {
    [date.adding(days: -1), date].compactMap { date in
      guard let date, let sun = day(date)?.sun else { return nil }
      let midnights = (
        sun.solarNoon.adding(seconds: -43_200), sun.solarNoon.adding(seconds: 43_200)
      )
      switch sun.state {
      case .polarDay: return midnights.0..<midnights.1
      case .polarNight: return nil
      case .normal, .partial:
        let rise = sun.sunrise ?? midnights.0
        return rise..<max(rise, sun.sunset ?? midnights.1)
      }
    }
  }

  private func daylight(_ sun: SunEvents, _ civil: CivilDay) -> Daylight {
    switch (sun.state, sun.sunrise, sun.sunset) {
    case (.polarDay, _, _): return .polarDay
    case (.polarNight, _, _): return .polarNight
    case (_, let rise?, let set?):
      return .sun(
        riseHour: rise.seconds(since: civil.start) / 3_600,
        setHour: set.seconds(since: civil.start) / 3_600)
    default:
      return Daylight(
        latitude: place.place.coordinate.latitude, dayOfYear: Double(civil.date.dayOfYear - 1))
    }
  }
}
