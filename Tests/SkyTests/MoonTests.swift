import Sky
import TestSupport
import Testing
import Time
import Vocabulary

@Suite struct MoonCalendarTests {
  @Test(arguments: [
    (0.0, MoonPhaseName.newMoon), (22.4, .newMoon), (22.5, .waxingCrescent), (90, .firstQuarter),
    (135, .waxingGibbous), (180, .fullMoon), (225, .waningGibbous), (270, .lastQuarter),
    (337.4, .waningCrescent), (337.5, .newMoon), (359.999, .newMoon),
  ])
  func names(_ elongation: Double, _ name: MoonPhaseName) {
    #expect(MoonPhaseName(elongationDegrees: elongation) == name)
  }

  @Test func truth() throws {
    let names = [
      "New Moon": MoonPhaseName.newMoon, "Waxing Crescent": .waxingCrescent,
      "First Quarter": .firstQuarter, "Waxing Gibbous": .waxingGibbous, "Full Moon": .fullMoon,
      "Waning Gibbous": .waningGibbous, "Last Quarter": .lastQuarter,
      "Waning Crescent": .waningCrescent,
    ]
    for row in try truthRows("moon_truth.csv") {
      let time = instant(row["time_ut"] ?? "")
      let phase = MoonPhase(at: time)
      #expect(phase.name == names[row["octant_name"] ?? ""], "\(row)")
      let age = try #require(Double(row["age_days_since_new"] ?? ""))
      #expect(abs(MoonPhase.ageDays(at: time) - age) < 0.001)
      let next = MoonPhase.Upcoming(after: time)
      let columns = [
        ("next_new", next.newMoon), ("next_first_quarter", next.firstQuarter),
        ("next_full", next.fullMoon), ("next_last_quarter", next.lastQuarter),
      ]
      for (column, found) in columns {
        #expect(abs(found.seconds(since: instant(row[column] ?? ""))) < 60)
      }
    }
  }

  /// Each event of a month is on one date, and about one date a month has no moonrise.
  @Test func aMonthHasEachEventOnce() {
    let place = skyPlace(48.85, 2.35, "Europe/Paris")
    let range = MoonCalendar(place: place).days(from: date("2026-03-01"), count: 366)
    #expect(range.days.count == 366)
    for events in [
      range.days.flatMap(\.moonrises), range.days.flatMap(\.moonsets),
      range.days.flatMap(\.transits),
    ] {
      // 366 days hold 366 / 1.03505 of them.
      #expect((352...355).contains(events.count), "\(events.count)")
      for (event, next) in zip(events, events.dropFirst()) {
        let hours = next.seconds(since: event) / 3600
        #expect((23.9...26.5).contains(hours), "\(hours)")
      }
    }
    for day in range.days {
      for event in day.moonrises + day.moonsets + day.transits {
        #expect(place.zone.date(at: event) == day.date)
      }
    }
    let alone = MoonCalendar(place: place).day(date("2026-10-25"))
    let shared = range.days.first { $0.date == date("2026-10-25") }
    #expect(alone?.date == shared?.date)
    if let one = alone?.moonrises.first, let other = shared?.moonrises.first {
      #expect(abs(one.seconds(since: other)) < 0.01)
    }
  }

  /// JPL DE421, computed with Skyfield: moonrise at 00:02:52.2 and at 23:59:45.7.
  @Test func aDayWithTwoMoonrises() throws {
    let reykjavik = MoonCalendar(place: skyPlace(64.135, -21.895, "Atlantic/Reykjavik"))
    let day = try #require(reykjavik.day(date("2021-07-24")))
    let expected = ["2021-07-24T00:02:52.2Z", "2021-07-24T23:59:45.7Z"].map(instant)
    try #require(day.moonrises.count == 2)
    for (found, expected) in zip(day.moonrises, expected) {
      #expect(abs(found.seconds(since: expected)) < 1)
    }
  }

  /// Between two rises there is exactly one set.
  @Test(arguments: [0.0, 45, 60, 64.15, 66, 69.65, 78.22, 90])
  func noEventIsLost(latitude: Double) throws {
    let place = skyPlace(latitude, 20, "Europe/Berlin")
    let days = MoonCalendar(place: place).days(from: date("2021-01-01"), count: 1_500).days
    for events in [days.map(\.moonrises), days.map(\.moonsets), days.map(\.transits)] {
      #expect(events.allSatisfy { $0.count <= 2 })
    }
    var isUp: Bool?
    let rises = days.flatMap(\.moonrises).map { (time: $0, isUp: true) }
    let sets = days.flatMap(\.moonsets).map { (time: $0, isUp: false) }
    for event in (rises + sets).sorted(by: { $0.time < $1.time }) {
      #expect(event.isUp != isUp, "\(event.time)")
      isUp = event.isUp
    }
  }

  @Test func highLatitudesHaveDaysWithoutMoon() throws {
    let place = skyPlace(78.22, 15.65, "Arctic/Longyearbyen")
    let month = MoonCalendar(place: place).days(from: date("2026-01-01"), count: 30).days
    #expect(month.filter { $0.moonrises.isEmpty && $0.moonsets.isEmpty }.count > 10)
    #expect(MoonCalendar(place: place).day(date("2026-01-01"))?.transits.count == 1)
    let apia = MoonCalendar(place: skyPlace(-13.8333, -171.7667, "Pacific/Apia"))
    #expect(apia.day(date("2011-12-30")) == nil)
    #expect(apia.days(from: date("2011-12-29"), count: 3).skippedDates == [date("2011-12-30")])
  }
}
