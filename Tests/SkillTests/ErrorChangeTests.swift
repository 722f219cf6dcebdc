import Basics
import TestSupport
import Testing
import Units
import Vocabulary
import Weather

@testable import Skill
@testable import Time

/// A provider that is not what it was: what was learned from it does not outlive it.
@Suite struct ErrorChangeTests {
  /// 2026-06-21T12:00:00Z.
  private static let start: Instant = 1_782_043_200

  /// Two providers: one whose bias is another one after the start, and one without any.
  /// - Parameter after: the days since.
  private static func ledger(_ before: Double, _ later: Double, after: Int) -> [SkillDay] {
    func days(_ bias: Double, _ count: Int, until end: Instant, seed: UInt64) -> [SkillDay] {
      SimulatedLedger(
        at: "p",
        [.init("healed", noise: 0.8) { _ in bias }, .init("right", noise: 0.8)], sharedNoise: 0.4
      ).days(count, before: end, leads: 0..<3, seed: seed)
    }
    return days(before, 60, until: start, seed: 3)
      + days(later, after, until: start + 86_400 * Double(after), seed: 4)
  }

  private static func correction(_ days: [SkillDay]) throws -> ForecastCorrection {
    try #require(SkillLesson(days.taught).corrections["healed"])
  }

  private static func isApplied(_ correction: ForecastCorrection) -> Bool {
    correction.parts.contains { $0.variable == .temperature && $0.isApplied }
  }

  @Test func `what is proven for last month is applied until it no longer holds`() throws {
    #expect(Self.isApplied(try Self.correction(Self.ledger(1.5, 1.5, after: 20))))
    for after in 4...20 {
      let days = Self.ledger(1.5, 0, after: after)
      let correction = try Self.correction(days)
      #expect(!Self.isApplied(correction), "after \(after) days")
      // Nor is a spread calibrated that was learned before.
      for lead in 0..<3 {
        #expect((correction.spread(of: .temperature, lead: lead)?.count ?? 0) <= 24 * (after + 1))
      }
      let now = Self.start + 86_400 * Double(after)
      let faults = days.faults(before: now, taught: days.taught)
      #expect(faults["right"] == nil)
      let found = faults["healed"]
      // Named in the five days that are watched.
      if after != 5 {
        #expect((found?.kind == .changed) == (after < 5), "after \(after) days: \(found as Any)")
      }
      if let found { #expect((24 * after - 12...24 * after + 36).contains(found.hours)) }
    }
  }

  @Test func `a provider that errs the other way is learned anew`() throws {
    let correction = try Self.correction(Self.ledger(1.5, -2.5, after: 30))
    let forecast = Forecast(
      hours: (1..<24).map { hour in
        HourlyWeather(
          time: Self.start + 86_400 * 30 + 3_600 * Double(hour), temperatureCelsius: 20)
      }, days: [])
    let now = Self.start + 86_400 * 30
    let corrected = correction.corrected(forecast, issued: now) { _ in nil }
    let added = corrected.hours.compactMap(\.temperatureCelsius).map { $0 - 20 }
    #expect(added.allSatisfy { abs($0 - 2.5) < 0.8 }, "\(added)")
  }

  /// Days that resemble each other are no change; nor is a bias that has a daily course.
  @Test func `chance is no change`() {
    var random = SplitMix64(seed: 7)
    var found = 0
    for _ in 0..<60 {
      var error = 0.0
      let pairs = (0..<120).flatMap { day -> [ForecastPair] in
        error = 0.5 * error + 0.87 * 0.7 * random.normal()
        let ofDay = error
        return (0..<24).compactMap { hour in
          let valid = Self.start + 3_600 * Double(24 * day + hour)
          let noise = 0.5 * random.normal() + (hour < 12 ? 1.5 : -0.5)
          return ForecastPair(
            issued: valid - 90_000, valid: valid, forecast: 10 + ofDay + noise, truth: 10)
        }
      }
      if ErrorChange.firstDay(of: pairs, .temperature) != nil { found += 1 }
    }
    #expect(found <= 4, "\(found) of 60")
  }

  @Test func `the day of the change is found`() throws {
    for variable in [SkillVariable.temperature, .dewPoint] {
      let pairs = Self.ledger(0, 3, after: 10).pairs(of: variable)
      for (series, pairs) in pairs where series.provider == "healed" {
        let day = try #require(ErrorChange.firstDay(of: pairs, variable), "\(series)")
        #expect(abs(day - Self.start.dayNumber) <= 1)
      }
    }
    let rain = Self.ledger(0, 3, after: 10).pairs(of: .precipitation)
    for pairs in rain.values { #expect(ErrorChange.firstDay(of: pairs, .precipitation) == nil) }
  }

  /// A ledger can be wrong; what is shown is possible all the same.
  @Test(arguments: [85.0, -85, 500, -500])
  func `what cannot be stays as it was said`(bias: Double) throws {
    let days = SimulatedLedger(at: "p", [.init("healed", noise: 0.1) { _ in -bias }])
      .days(60, before: Self.start, leads: 0..<1)
    let correction = try Self.correction(days)
    let hours = (1..<24).map { hour in
      HourlyWeather(
        time: Self.start + 3_600 * Double(hour), temperatureCelsius: 22, humidityPercent: 50,
        dewPointCelsius: 11, wind: Wind(speedKilometersPerHour: 20, gustKilometersPerHour: 30))
    }
    let day = DailyWeather(
      date: LocalDate(clamping: Self.start.dayNumber), temperatureMinimumCelsius: 21,
      temperatureMaximumCelsius: 23)
    let span = Self.start..<(Self.start + 86_400)
    let shown = correction.corrected(Forecast(hours: hours, days: [day]), issued: Self.start) { _ in
      span
    }
    for hour in shown.hours {
      #expect(hour.temperatureCelsius.map(Measurement.temperature.range.contains) == true)
      #expect(hour.dewPointCelsius.map(Measurement.dewPoint.range.contains) == true)
      #expect(hour.wind.speedKilometersPerHour.map(Measurement.windSpeed.range.contains) == true)
    }
    for value in shown.days.flatMap({
      [$0.temperatureMinimumCelsius, $0.temperatureMaximumCelsius]
    }) {
      #expect(value.map(Measurement.temperature.range.contains) == true)
    }
  }
}
