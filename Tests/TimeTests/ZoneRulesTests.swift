import Foundation
import TestSupport
import Testing

@testable import Time

@Suite struct ZoneRulesTests {
  /// Against Python's zoneinfo on the same files.
  @Test func offsetsOfTwoCenturies() throws {
    let text = try String(
      contentsOf: ZoneFixtures.folder.appending(path: "offsets.csv"), encoding: .utf8)
    let lines = text.split(separator: "\n").dropFirst()
    #expect(lines.count > 500)
    for line in lines {
      let cells = line.split(separator: ",").map(String.init)
      let second = try #require(Int(cells[1]))
      let offset = ZoneFixtures.rules(cells[0]).period(at: second).offset
      #expect(offset.seconds == Int(cells[2]), "\(line): \(offset)")
      #expect(offset.abbreviation == cells[3], "\(line): \(offset)")
    }
  }

  @Test(arguments: [
    ("Europe/Paris", "2026-03-29", 23.0), ("Europe/Paris", "2026-10-25", 25),
    ("Europe/Paris", "2126-03-31", 23), ("Europe/Paris", "2026-06-01", 24),
    ("America/New_York", "2026-11-01", 25), ("Australia/Lord_Howe", "2026-04-05", 24.5),
    ("Australia/Lord_Howe", "2026-10-04", 23.5), ("Antarctica/Troll", "2026-03-29", 22),
    ("America/Sao_Paulo", "2018-11-04", 23), ("America/Havana", "2026-03-08", 23),
    ("America/Santiago", "2026-09-06", 23), ("Europe/Dublin", "2026-10-25", 25),
    ("Africa/Casablanca", "2026-02-15", 25), ("Africa/Cairo", "2026-04-24", 23),
  ])
  func lengthOfDays(_ zone: String, _ day: String, _ hours: Double) throws {
    let civil = try #require(ZoneFixtures.rules(zone).day(date(day)))
    #expect(civil.lengthSeconds == hours * 3600)
  }

  @Test(arguments: [
    ("Europe/Paris", "2026-11-22", "2026-11-22T00:00:00+01:00"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T01:00:00-02:00"),
    ("Asia/Kathmandu", "2026-01-01", "2026-01-01T00:00:00+05:45"),
    ("Pacific/Apia", "2011-12-29", "2011-12-29T00:00:00-10:00"),
    ("Pacific/Apia", "2011-12-31", "2011-12-31T00:00:00+14:00"),
    ("Pacific/Kiritimati", "1995-01-01", "1995-01-01T00:00:00+14:00"),
    ("America/St_Johns", "2010-11-07", "2010-11-07T00:00:00-02:30"),
    ("Europe/London", "2199-07-01", "2199-07-01T00:00:00+01:00"),
  ])
  func startOfDays(_ zone: String, _ day: String, _ start: String) throws {
    let rules = ZoneFixtures.rules(zone)
    let civil = try #require(rules.day(date(day)))
    #expect(civil.start == instant(start))
    #expect(rules.timestamp(civil.start) == start)
    #expect(rules.date(at: civil.start) == civil.date)
  }

  @Test(arguments: [("Pacific/Apia", "2011-12-30"), ("Pacific/Kiritimati", "1994-12-31")])
  func datesThatNeverExisted(_ zone: String, _ day: String) throws {
    let rules = ZoneFixtures.rules(zone)
    #expect(rules.day(date(day)) == nil)
    let before = try #require(date(day).adding(days: -1).flatMap(rules.day))
    let after = try #require(date(day).adding(days: 1).flatMap(rules.day))
    #expect(before.end == after.start)
    #expect(before.lengthSeconds == 86400 && after.lengthSeconds == 86400)
  }

  /// The days of every zone tile its time without gap or overlap.
  @Test func daysTileTime() throws {
    for zone in ["Pacific/Apia", "America/St_Johns", "America/Havana", "Australia/Lord_Howe"] {
      let rules = ZoneFixtures.rules(zone)
      var last: CivilDay?
      for dayNumber in date("1985-01-01").dayNumber...date("2045-01-01").dayNumber {
        guard let day = LocalDate(dayNumber: dayNumber).flatMap(rules.day) else { continue }
        if let last, last.end != day.start { Issue.record("\(zone) \(day.date): gap or overlap") }
        last = day
      }
    }
  }

  @Test func firstReadingOfAClockTime() {
    let paris = ZoneFixtures.rules("Europe/Paris")
    #expect(
      paris.instant(date("2026-10-25"), secondOfDay: 9000) == instant("2026-10-25T02:30:00+02:00"))
    #expect(
      paris.instant(date("2026-03-29"), secondOfDay: 9000) == instant("2026-03-29T03:00:00+02:00"))
  }

  @Test func footerIsReadAtTheEdges() {
    let paris = ZoneFixtures.rules("Europe/Paris")
    let change = instant("2150-10-25T01:00:00Z")
    #expect(paris.offset(at: change).abbreviation == "CET")
    #expect(paris.offset(at: change.adding(seconds: -0.001)).abbreviation == "CEST")
    #expect(paris.offset(at: change.adding(seconds: -0.001)).isDaylightSaving)
    #expect(paris.period(at: change).start == change.wholeUnixSeconds)
  }

  @Test(arguments: [
    (0.0, "Etc/GMT", 0), (7.4, "Etc/GMT", 0), (7.6, "Etc/GMT-1", 3600),
    (-170.9, "Etc/GMT+11", -39600), (180, "Etc/GMT-12", 43200), (-180, "Etc/GMT+12", -43200),
    (359, "Etc/GMT", 0),
  ])
  func nautical(_ longitude: Double, _ name: String, _ offset: Int) {
    let rules = ZoneRules.nautical(longitudeDegrees: longitude)
    #expect(rules.name == name)
    #expect(rules.offset(at: Instant(unixSeconds: 0)).seconds == offset)
    #expect(BuiltInZones.posixRule(named: name) != nil)
  }
}
