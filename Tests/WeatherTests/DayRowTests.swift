import Basics
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

/// A day and its hours cannot disagree: of random forecasts, in zones of every kind, on days on
/// which the clocks change.
@Suite struct DayRowTests {
  private static let zones = [
    "Europe/Lisbon", "America/New_York", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe",
    "Pacific/Auckland", "Etc/UTC",
  ].compactMap(ZoneDatabase { _ in nil }.rules(named:))

  private static let dates = [
    "2026-03-08", "2026-03-29", "2026-04-05", "2026-06-21", "2026-09-27", "2026-10-04",
    "2026-10-25", "2026-11-01",
  ].map { date($0) }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `hours lie within their day`(seed: UInt64) throws {
    #expect(Self.zones.count == 7)
    var random = RandomRows(seed: seed)
    for zone in Self.zones {
      for date in Self.dates {
        let first = try #require(zone.day(date))
        let forecast = random.forecast(of: first, zone)
        for day in zone.days(from: date, count: 3).days {
          guard let row = forecast.day(day.date, within: day.span) else { continue }
          let faults = DayRowFaults.all(row, day.span, forecast)
          #expect(faults.isEmpty, "\(zone.name) \(day.date), seed \(seed): \(faults)")
        }
      }
    }
  }

  /// MET Norway's day begins now, Open-Meteo's at midnight: the row is neither's own.
  @Test func `a completed day is made of the hours of both`() throws {
    let day = try #require(ZoneRules.utc.day(date("2026-06-21")))
    func hours(_ span: Range<Int>, _ celsius: Double) -> [HourlyWeather] {
      span.map {
        HourlyWeather(
          time: day.start + Double($0) * 3_600, temperatureCelsius: celsius + Double($0) / 10,
          precipitationMillimeters: 0.5, wind: Wind(gustKilometersPerHour: celsius))
      }
    }
    let coming = Forecast(
      hours: hours(21..<24, 5),
      days: [
        DailyWeather(
          date: day.date, temperatureMinimumCelsius: 7, temperatureMaximumCelsius: 7.5,
          precipitationMillimeters: 1.5, isPartial: true)
      ])
    let whole = Forecast(
      hours: hours(0..<24, 13),
      days: [
        DailyWeather(
          date: day.date, temperatureMinimumCelsius: 13, temperatureMaximumCelsius: 15.3,
          precipitationMillimeters: 40)
      ])
    let row = try #require(coming.completed(by: whole).forecast.day(day.date, within: day.span))
    #expect(row.temperatureMinimumCelsius == 7 && row.temperatureMaximumCelsius == 15)
    #expect(row.precipitationMillimeters == 12 && row.windGustMaximumKilometersPerHour == 13)
    #expect(!row.isPartial)
    let alone = try #require(coming.day(day.date, within: day.span))
    #expect(alone.isPartial && alone.precipitationMillimeters == 1.5)
  }

  /// One Call gives days whole and hours from now on.
  @Test func `a whole row is as wide as the hours beside it`() throws {
    let day = try #require(ZoneRules.utc.day(date("2026-06-21")))
    let hour = HourlyWeather(
      time: day.start + 20 * 3_600, temperatureCelsius: 30, precipitationMillimeters: 9)
    let own = DailyWeather(
      date: day.date, temperatureMinimumCelsius: 12, temperatureMaximumCelsius: 25,
      precipitationMillimeters: 4, condition: Condition(.rain))
    let row = try #require(
      Forecast(hours: [hour], days: [own]).day(day.date, within: day.span))
    #expect(row.temperatureMaximumCelsius == 30 && row.temperatureMinimumCelsius == 12)
    #expect(row.precipitationMillimeters == 9 && !row.isPartial)
    #expect(row.condition?.kind == .rain)
  }
}

/// Two providers' forecasts that say different things, completed by one another.
struct RandomRows {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func forecast(of day: CivilDay, _ zone: ZoneRules) -> Forecast {
    let now = day.start + Double.random(in: 0..<day.lengthSeconds, using: &random)
    let hour = now.rounded(.down, toSeconds: 3_600)
    let coming = forecast(from: hour, hours: 40, zone, days: chance(0.5) ? 1 : 3)
    guard chance(0.7) else { return coming }
    let midnight = day.start.rounded(.down, toSeconds: 3_600)
    return coming.completed(by: forecast(from: midnight, hours: 72, zone, days: 3)).forecast
  }

  private mutating func forecast(
    from start: Instant, hours count: Int, _ zone: ZoneRules, days: Int
  ) -> Forecast {
    let base = Double.random(in: -25...30, using: &random)
    let hasAmounts = chance(0.8)
    let hours = (0..<count).compactMap { index -> HourlyWeather? in
      guard !chance(0.01) else { return nil }
      let speed = Double.random(in: 0...80, using: &random)
      return HourlyWeather(
        time: start + 3_600 * Double(index),
        temperatureCelsius: maybe(base + Double.random(in: -9...9, using: &random)),
        precipitationMillimeters: hasAmounts ? maybe(.random(in: 0...4, using: &random)) : nil,
        precipitationProbabilityPercent: maybe(.random(in: 0...100, using: &random)),
        wind: Wind(
          speedKilometersPerHour: maybe(speed),
          gustKilometersPerHour: maybe(speed + .random(in: 0...40, using: &random)),
          directionDegrees: .random(in: 0..<360, using: &random)),
        uvIndex: maybe(.random(in: 0...11, using: &random)))
    }
    let first = zone.date(at: start) ?? .last
    let rows = zone.days(from: first, count: days).days.map { day in
      let low = base + Double.random(in: -9...9, using: &random)
      return DailyWeather(
        date: day.date, temperatureMinimumCelsius: maybe(low),
        temperatureMaximumCelsius: maybe(low + .random(in: 0...9, using: &random)),
        precipitationMillimeters: maybe(.random(in: 0...30, using: &random)),
        windSpeedMaximumKilometersPerHour: maybe(20), isPartial: day.start < start)
    }
    return Forecast(hours: hours, days: rows)
  }

  private mutating func maybe(_ value: Double) -> Double? { chance(0.03) ? nil : value }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }
}
