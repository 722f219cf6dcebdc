import Basics
import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Skill

@Suite struct EarlierForecastTests {
  private static let start = SkillDayTests.start
  private static let now = start + 30 * 86_400

  /// Ten days; the temperature is ten times the lead plus a wave.
  private static func forecast(
    lead: Int, like said: Int? = nil, without: Set<Int> = []
  ) -> EarlierForecast {
    EarlierForecast(
      leadDays: lead,
      hours: (0..<240).filter { !without.contains($0) }.map {
        SkillDayTests.row(Double($0), Double(10 * (said ?? lead)) + Double($0 % 24) / 10)
      })
  }

  private static func days(_ forecasts: [EarlierForecast], before now: Instant = now) -> EarlierDays
  {
    EarlierDays(forecasts, from: "a", before: now, at: "p")
  }

  @Test func `each hour has its lead, and gaps stay gaps`() throws {
    let gap = Set(50..<60)
    let found = Self.days([Self.forecast(lead: 1, without: gap), Self.forecast(lead: 3)])
    #expect(found.repeated == 0)
    #expect(found.days.count == 20)
    for day in found.days {
      let lead = try #require(day.key.series.lead)
      for hour in 0..<24 {
        let index = day.time(ofHour: hour).hourNumber - Self.start.hourNumber
        let value = day[hour]?.temperatureCelsius
        let isGap = lead == 1 && gap.contains(index)
        #expect((value == nil) == isGap)
        if let value { #expect(value == Double(10 * lead) + Double(hour) / 10) }
      }
    }
  }

  /// As in zones of half an hour: what is between two rows, as of any forecast.
  @Test(arguments: [15.0, 30, 45]) func `rows within the hour are brought to it`(minutes: Double)
    throws
  {
    let rows = (0..<48).map { SkillDayTests.row(Double($0) - minutes / 60, Double($0)) }
    let found = Self.days([EarlierForecast(leadDays: 2, hours: rows)])
    #expect(found.days.count == 2)
    let values = found.days.flatMap { day in (0..<24).map { day[$0]?.temperatureCelsius } }
    #expect(values.last == .some(nil))
    for (hour, value) in values.dropLast().enumerated() {
      #expect(try abs(#require(value) - Double(hour) - minutes / 60) < 1e-9)
    }
    let gap = Self.days([EarlierForecast(leadDays: 2, hours: rows.filter { $0 != rows[7] })])
    let known = gap.days.flatMap(\.hours).map { $0 != nil }
    #expect(known == (0..<48).map { ![6, 7, 47].contains($0) })
  }

  /// Open-Meteo's days from the sixth on may all be the fifth's (open-meteo#1335).
  @Test func `a repeated lead is no forecast`() {
    let found = Self.days([1, 5, 6].map { Self.forecast(lead: $0, like: min($0, 5)) })
    #expect(found.repeated == 10)
    #expect(Set(found.days.compactMap(\.key.series.lead)) == [1, 5])
    // A few equal hours may be chance.
    let few = Self.days([
      Self.forecast(lead: 2),
      EarlierForecast(
        leadDays: 3, hours: (0..<11).map { SkillDayTests.row(Double($0), 20 + Double($0) / 10) }),
    ])
    #expect(few.repeated == 0 && few.days.count == 11)
  }

  @Test func `only what is past is filled in`() {
    let found = Self.days([Self.forecast(lead: 1)], before: Self.start + 5.5 * 3_600)
    #expect(found.days.count == 1)
    #expect((0..<24).filter { found.days[0][$0] != nil } == Array(0..<5))
  }

  /// Whatever is filled in: at its issue the truth of its hour was not known.
  @Test func `no truth was known when its forecast was issued`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let lead = Int.random(in: 1...6, using: &random)
      let count = Int.random(in: 1...200, using: &random)
      let rows = (0..<count).map { _ in
        SkillDayTests.row(
          Double(Int.random(in: -200...900, using: &random)), .random(in: 0...9, using: &random))
      }
      let days = Self.days([EarlierForecast(leadDays: lead, hours: rows)]).days
      let truths = days.map { day -> SkillDay in
        var truth = SkillDay(
          key: SkillDay.Key(place: "p", series: .measured, day: day.key.day))
        for hour in 0..<24 {
          truth[hour] = day[hour].map { _ in
            var value = SkillHour()
            value.temperatureCelsius = 1
            return value
          }
        }
        return truth
      }
      let pairs = (days + truths).pairs(of: .temperature).values.flatMap(\.self)
      #expect(!pairs.isEmpty)
      for pair in pairs {
        #expect(pair.issued == pair.valid - Double(lead) * 86_400)
        #expect(pair.cell.lead == lead)
      }
    }
  }
}

@Suite struct MeasuredPastTests {
  private static let start = SkillDayTests.start
  private static func point(east: Double = 0) -> Coordinate {
    guard let point = Coordinate(latitude: 50, longitude: 8 + east) else {
      preconditionFailure("in range")
    }
    return point
  }

  private static func report(
    _ id: String, east: Double, at hours: Double, _ celsius: Double, rain: Double? = nil
  ) -> StationObservation {
    var row = StationObservation(
      station: Station(
        id: id, name: nil, kind: .aerodrome, coordinate: point(east: east), elevationMeters: 100),
      time: start + 3_600 * hours)
    row.temperatureCelsius = celsius
    row.precipitationOneHourMillimeters = rain
    return row
  }

  private static func hours(_ rows: [StationObservation]) -> [Int: SkillHour] {
    var hours: [Int: SkillHour] = [:]
    for day in SkillDay.days(
      measured: rows, around: point(), elevationMeters: 100, at: "p")
    {
      #expect(day.key.series == .measured)
      for hour in 0..<24 {
        let index = day.time(ofHour: hour).hourNumber - start.hourNumber
        hours[index] = day[hour]
      }
    }
    return hours
  }

  @Test func `an hour is the nearest report of the nearest station`() {
    let found = Self.hours([
      Self.report("far", east: 0.4, at: 5, 9), Self.report("far", east: 0.4, at: 6, 9.5),
      // The report of ten minutes before is nearer than that of a quarter of an hour after.
      Self.report("near", east: 0.1, at: 4.84, 4), Self.report("near", east: 0.1, at: 5.25, 5),
      // Half an hour is no full hour.
      Self.report("near", east: 0.1, at: 7.5, 7),
      Self.report("near", east: 0.1, at: 9, 8, rain: 2.5),
    ])
    #expect(found[5]?.temperatureCelsius == 4)
    #expect(found[6]?.temperatureCelsius == 9.5)
    #expect(found[7] == nil)
    // The rain of an hour is reported at its end.
    #expect(found[8]?.precipitationMillimeters == 2.5)
    #expect(found[9]?.temperatureCelsius == 8)
  }

  @Test func `a stuck sensor is no truth`() {
    let rows = (0..<40).map {
      Self.report("stuck", east: 0.1, at: Double($0), $0 < 20 ? 7 : Double($0))
    }
    let found = Self.hours(rows)
    #expect(found[5]?.temperatureCelsius == 7)
    #expect(found[14]?.temperatureCelsius == nil)
    #expect(found[30]?.temperatureCelsius == 30)
  }
}
