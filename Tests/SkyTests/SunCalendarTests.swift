import Sky
import TestSupport
import Testing
import Time
import Vocabulary

@Suite struct SunCalendarTests {
  /// Methods of one day and of several say the same of it.
  @Test(arguments: [(38.72, -9.14, "Europe/Lisbon"), (69.65, 18.96, "Europe/Oslo")])
  func `a day alone is the day among others`(
    latitude: Double, longitude: Double, zone: String
  ) throws {
    let calendar = SunCalendar(place: skyPlace(latitude, longitude, zone))
    for first in ["2026-03-20", "2026-06-10", "2026-10-20", "2026-11-20"] {
      for day in calendar.days(from: date(first), count: 16).days {
        #expect(calendar.day(day.date) == day, "\(day.date)")
      }
    }
  }

  /// Every row of the truth table, found from its local date alone.
  @Test func truthByLocalDate() throws {
    let states = [
      "normal": SunState.normal, "polar_day": .polarDay, "polar_night": .polarNight,
      "partial": .partial,
    ]
    for row in try truthRows("sun_truth.csv") {
      let name = "\(row["place"] ?? "") \(row["date"] ?? "")"
      let place = skyPlace(
        try #require(Double(row["lat"] ?? "")), try #require(Double(row["lon"] ?? "")),
        try #require(row["tz"]))
      let day = try #require(SunCalendar(place: place).day(date(row["date"] ?? "")), "\(name)")
      #expect(day.state == states[row["status"] ?? ""], "\(name)")
      // The table has no end for the span of a sun that stays below +6°.
      let isOneSpan = row["golden_am_end"] == "" && row["golden_pm_start"] == ""
      if isOneSpan { #expect(day.goldenHour.morning == day.goldenHour.evening, "\(name)") }
      let events: [(String, Instant?)] = [
        ("solar_noon", day.solarNoon), ("sunrise", day.sunrise), ("sunset", day.sunset),
        ("civil_dawn", day.civilDawn), ("civil_dusk", day.civilDusk),
        ("nautical_dawn", day.nauticalDawn), ("nautical_dusk", day.nauticalDusk),
        ("astro_dawn", day.astronomicalDawn), ("astro_dusk", day.astronomicalDusk),
        ("golden_am_start", day.goldenHour.morning.start),
        (isOneSpan ? "golden_pm_end" : "golden_am_end", day.goldenHour.morning.end),
        (isOneSpan ? "golden_am_start" : "golden_pm_start", day.goldenHour.evening.start),
        ("golden_pm_end", day.goldenHour.evening.end),
      ]
      for (column, found) in events {
        let text = row[column] ?? ""
        guard let found, !text.isEmpty else {
          #expect(found == nil && text.isEmpty, "\(name) \(column): missed or invented")
          continue
        }
        // The slowest crossing of the table moves 0.06″ a second.
        #expect(abs(found.seconds(since: instant(text))) < 5, "\(name) \(column)")
      }
      if let expected = Double(row["day_length_s"] ?? "") {
        #expect(abs(try #require(day.dayLengthSeconds) - expected) < 5, "\(name)")
      } else {
        #expect(day.dayLengthSeconds == nil, "\(name)")
      }
    }
  }

  /// The sunset after local midnight belongs to the evening before.
  @Test(arguments: [
    (64.1466, -21.9426, "Atlantic/Reykjavik", "2026-06-21", "2026-06-22"),
    (71.2906, -156.7886, "America/Anchorage", "2026-08-05", "2026-08-06"),
    (40.7128, -74.006, "America/New_York", "2026-06-21", "2026-06-21"),
  ])
  func sunsetAfterMidnight(
    _ latitude: Double, _ longitude: Double, _ zone: String, _ day: String, _ sunsetDate: String
  ) throws {
    let place = skyPlace(latitude, longitude, zone)
    let events = try #require(SunCalendar(place: place).day(date(day)))
    let sunset = try #require(events.sunset)
    #expect(place.zone.date(at: sunset) == date(sunsetDate))
    #expect(place.zone.date(at: events.solarNoon) == date(day))
    #expect(events.solarNoon < sunset)
  }

  @Test func datesThatNeverExistedAreSkipped() {
    let apia = SunCalendar(place: skyPlace(-13.8333, -171.7667, "Pacific/Apia"))
    #expect(apia.day(date("2011-12-30")) == nil)
    let range = apia.days(from: date("2011-12-29"), count: 3, .nextEvents)
    #expect(range.days.map(\.date) == [date("2011-12-29"), date("2011-12-31")])
    #expect(range.skippedDates == [date("2011-12-30")])
    // The solar days follow each other all the same.
    let noons = range.days.map(\.solarNoon.unixSeconds)
    #expect(abs(noons[1] - noons[0] - 86400) < 60)
    #expect(range.days[0].nextSunrise == range.days[1].sunrise)
    let kiritimati = SunCalendar(place: skyPlace(1.87, -157.4, "Pacific/Kiritimati"))
    #expect(kiritimati.day(date("1994-12-31")) == nil)
    #expect(kiritimati.day(date("1995-01-01"))?.state == .normal)
  }

  @Test func theCalendarEnds() {
    let paris = SunCalendar(place: skyPlace(48.85, 2.35, "Europe/Paris"))
    let range = paris.days(from: LocalDate.last, count: 366, .nextEvents)
    #expect(range.days.count == 1)
    #expect(range.days[0].nextSunset != nil)
    #expect(paris.days(from: LocalDate.first, count: 2).days.count == 2)
    #expect(paris.days(from: LocalDate.first, count: 0).days.isEmpty)
  }

  /// A range and its days one by one agree to the last bit, next events included.
  @Test(arguments: [
    (48.85, 2.35, "Europe/Paris"), (78.22, 15.65, "Arctic/Longyearbyen"),
    (-77.85, 166.67, "Antarctica/McMurdo"), (1.87, -157.4, "Pacific/Kiritimati"),
    (-90, 0, "Antarctica/McMurdo"),
  ])
  func rangesAgreeWithDays(_ latitude: Double, _ longitude: Double, _ zone: String) throws {
    let calendar = SunCalendar(place: skyPlace(latitude, longitude, zone))
    let range = calendar.days(
      from: date("2024-02-01"), count: 366, customAngleDegrees: 10, .nextEvents)
    #expect(range.days.count == 366)
    for day in range.days where day.date.dayNumber.isMultiple(of: 61) {
      #expect(calendar.day(day.date, customAngleDegrees: 10, .nextEvents) == day)
    }
  }

  @Test func polarNightKnowsWhenItEnds() throws {
    let svalbard = SunCalendar(place: skyPlace(78.22, 15.65, "Arctic/Longyearbyen"))
    let night = try #require(svalbard.day(date("2026-11-20"), .nextEvents))
    #expect(night.state == .polarNight)
    #expect(night.sunrise == nil && night.sunset == nil && night.dayLengthSeconds == 0)
    #expect(night.noonAltitudeDegrees < -7)
    #expect(night.civilDawn == nil && night.nauticalDawn != nil)
    let rise = try #require(night.nextSunrise)
    #expect(svalbard.place.zone.date(at: rise).map { $0.month } == 2)
    #expect(rise < (try #require(night.nextSunset)))

    let day = try #require(svalbard.day(date("2026-06-21"), .nextEvents))
    #expect(day.state == .polarDay && day.dayLengthSeconds == 86400)
    let set = try #require(day.nextSunset)
    #expect(svalbard.place.zone.date(at: set).map { $0.month } == 8)
    #expect(set < (try #require(day.nextSunrise)))

    let partial = try #require(svalbard.day(date("2025-04-18")))
    #expect(partial.state == .partial && partial.sunrise != nil && partial.sunset == nil)
    #expect(partial.dayLengthSeconds == nil && partial.sunriseAzimuthDegrees != nil)
  }

  /// Midsummer in Helsinki has a sunset but its civil twilight lasts; in December the Sun stays
  /// below +6°, and all of its light is golden.
  @Test func halvesOfSpans() throws {
    let helsinki = SunCalendar(place: skyPlace(60.9, 24.94, "Europe/Helsinki"))
    let summer = try #require(helsinki.day(date("2026-06-21")))
    #expect(summer.sunset != nil && summer.civilDusk == nil)
    #expect(summer.blueHour.evening.start != nil && summer.blueHour.evening.end == nil)
    let winter = try #require(helsinki.day(date("2026-12-21")))
    let golden = winter.goldenHour.evening
    #expect(winter.goldenHour.morning == golden)
    #expect(golden.start.map { $0 < winter.solarNoon } == true)
    #expect(golden.end.map { $0 > winter.solarNoon } == true)
  }

  @Test(arguments: [90.0, -90])
  func polesHaveAYearLongDay(latitude: Double) throws {
    let pole = SunCalendar(place: skyPlace(latitude, 0, "Antarctica/McMurdo"))
    let year = pole.days(from: date("2026-01-01"), count: 365, .nextEvents).days
    let partial = year.filter { $0.state == .partial }
    #expect(partial.count == 2)
    #expect(!year.contains { $0.state == .normal })
    for day in year {
      #expect(day.nextSunrise != nil && day.nextSunset != nil)
      #expect(abs(day.noonAltitudeDegrees) < 23.5)
    }
  }

  /// A caller's zone on the other side of the Earth still gives each date one noon.
  @Test func zonesFarFromTheirLongitude() {
    let lost = SunCalendar(place: skyPlace(51.5, 0, "Pacific/Kiritimati"))
    let days = lost.days(from: date("2026-01-01"), count: 366).days
    #expect(days.count == 366)
    for (day, next) in zip(days, days.dropFirst()) {
      let gap = next.solarNoon.seconds(since: day.solarNoon)
      #expect(abs(gap - 86400) < 60)
    }
  }

  @Test func customAngle() throws {
    let paris = SunCalendar(place: skyPlace(48.85, 2.35, "Europe/Paris"))
    let day = try #require(paris.day(date("2026-06-21"), customAngleDegrees: -6))
    #expect(day.custom?.rising == day.civilDawn && day.custom?.setting == day.civilDusk)
    let never = try #require(paris.day(date("2026-06-21"), customAngleDegrees: 80))
    #expect(never.custom?.rising == nil && never.custom?.setting == nil)
    #expect(paris.day(date("2026-06-21"))?.custom == nil)
  }

  /// The Teide at an equinox: the horizon lies 1.76′√3718 = 1.789° lower, and the sun sinks 13.2°
  /// an hour.
  @Test func theObserversHorizon() throws {
    let calendar = SunCalendar(place: skyPlace(28.2723, -16.6425, "Atlantic/Canary", 3718))
    let dip = calendar.place.dipDegrees
    #expect(abs(dip - 1.789) < 0.001)
    let sea = try #require(calendar.days(from: date("2026-03-20"), count: 1).days.first)
    let summit = try #require(
      calendar.days(
        from: date("2026-03-20"), count: 1, customAngleDegrees: -50.0 / 60 - dip, dipDegrees: dip,
        .nextEvents
      ).days.first)
    #expect(summit.sunset == summit.custom?.setting && summit.sunrise == summit.custom?.rising)
    let later = try #require(summit.sunset).seconds(since: try #require(sea.sunset))
    #expect(abs(later - dip / 13.2 * 3600) < 5, "\(later)")
    #expect(summit.civilDusk == sea.civilDusk)
    let next = try #require(summit.nextSunset).seconds(since: try #require(summit.sunset))
    #expect(abs(next - 86400) < 120)
    #expect(
      SkyPlace(
        coordinate: calendar.place.coordinate, elevationMeters: -400,
        zone: calendar.place.zone
      ).dipDegrees == 0)
  }

  /// 1800 ... 2200, pole to pole: what must hold of any day.
  @Test func invariantsOfAnyDay() throws {
    for latitude in stride(from: -90.0, through: 90, by: 7.5) {
      let calendar = SunCalendar(place: skyPlace(latitude, 77, "Asia/Kolkata"))
      for dayNumber in stride(from: -62091, through: 84370, by: 9931) {
        let day = try #require(LocalDate(dayNumber: dayNumber).flatMap { calendar.day($0) })
        let (morning, evening) = (day.goldenHour.morning, day.goldenHour.evening)
        let turns = morning == evening ? [] : [morning.end, evening.start]
        let chain =
          ([
            day.astronomicalDawn, day.nauticalDawn, day.civilDawn, morning.start, day.sunrise,
          ] + turns + [
            day.sunset, evening.end, day.civilDusk, day.nauticalDusk, day.astronomicalDusk,
          ]).compactMap { $0 }
        #expect(zip(chain, chain.dropFirst()).allSatisfy { $0 < $1 }, "\(latitude) \(day.date)")
        #expect((day.state == .normal) == (day.sunrise != nil && day.sunset != nil))
        if let sunset = day.sunset, let next = day.nextSunset { #expect(sunset < next) }
      }
    }
  }
}
