import TestSupport
import Testing
import Vocabulary
import Weather

@testable import Basics
@testable import Skill
@testable import Time

/// The correction in force: what it does to a forecast's hours and days.
@Suite struct ForecastCorrectionTests {
  /// 2026-06-21T12:00:00Z.
  private static let now: Instant = 1_782_043_200
  private static let today = LocalDate(clamping: now.dayNumber)

  private static let ledger = SimulatedLedger(
    at: "p",
    [
      .init("warm", noise: 0.6, rainShare: 0.5) { $0 < 12 ? 3 : 1 },
      .init("right", noise: 0.6),
    ])

  private static let corrections = SkillLesson(
    ledger.days(60, before: now, leads: 0..<2)
      .taught
  ).corrections

  private static func span(_ date: LocalDate) -> Range<Instant>? { ZoneRules.utc.day(date)?.span }

  private static func forecast(
    _ hour: (Int) -> (temperature: Double, dewPoint: Double, speed: Double, gust: Double),
    rain: Double = 0
  ) -> Forecast {
    let first = Instant(unixSeconds: 86_400 * Double(today.dayNumber))
    let hours = (0..<240).map { index in
      let values = hour(index)
      return HourlyWeather(
        time: first + 3_600 * Double(index), temperatureCelsius: values.temperature,
        humidityPercent: 60, dewPointCelsius: values.dewPoint, precipitationMillimeters: rain,
        snowfallCentimeters: rain, cloudCover: CloudCover(totalPercent: 50),
        wind: Wind(speedKilometersPerHour: values.speed, gustKilometersPerHour: values.gust))
    }
    let days = (0..<10).map { index in
      let ofDay = hours[24 * index..<24 * index + 24]
      return DailyWeather(
        date: today.adding(days: index)!,
        temperatureMinimumCelsius: ofDay.compactMap(\.temperatureCelsius).min()! - 0.5,
        temperatureMaximumCelsius: ofDay.compactMap(\.temperatureCelsius).max()! + 0.5,
        precipitationMillimeters: 24 * rain,
        windSpeedMaximumKilometersPerHour: ofDay.compactMap(\.wind.speedKilometersPerHour).max()!,
        windGustMaximumKilometersPerHour: ofDay.compactMap(\.wind.gustKilometersPerHour).max()!)
    }
    return Forecast(hours: hours, days: days)
  }

  private static let plain = forecast({ (15 + Double($0 % 24) / 4, 9, 20, 35) }, rain: 0.8)

  @Test func `a biased provider is corrected, an unbiased one is not`() throws {
    let warm = try #require(Self.corrections["warm"])
    let corrected = warm.corrected(
      Self.plain, issued: Self.now, span: Self.span)
    for lead in 0..<2 {
      for (hours, bias) in [(0..<12, 3.0), (12..<24, 1)] {
        let added = zip(Self.plain.hours, corrected.hours).filter { hour, _ in
          ForecastCorrection.cell(of: hour, issued: Self.now).map {
            $0.lead == lead && hours.contains($0.hour)
          } ?? false
        }.map { $1.temperatureCelsius! - $0.temperatureCelsius! }
        #expect(added.count == 12)
        #expect(abs(added.sum / 12 + bias) < 0.1, "lead \(lead): \(added)")
      }
    }
    let right = try #require(Self.corrections["right"])
    #expect(right.corrected(Self.plain, issued: Self.now, span: Self.span) == Self.plain)
    #expect(right.parts.contains { $0.variable == .temperature && !$0.isApplied })
    #expect(!right.parts.contains { $0.isApplied })
  }

  @Test func `what was over or is far stays as it was said`() throws {
    let warm = try #require(Self.corrections["warm"])
    let corrected = warm.corrected(Self.plain, issued: Self.now, span: Self.span)
    for (said, hour) in zip(Self.plain.hours, corrected.hours) {
      let isAhead = said.end > Self.now && said.time < Self.now + 172_800
      #expect((said != hour) == isAhead)
    }
    #expect(corrected.days.last == Self.plain.days.last)
  }

  @Test func `rain is mapped, and snow with it`() throws {
    let warm = try #require(Self.corrections["warm"])
    let hour = warm.corrected(Self.plain, issued: Self.now, span: Self.span).hours[20]
    let rain = try #require(hour.precipitationMillimeters)
    #expect(abs(rain - 1.6) < 0.15, "\(rain)")
    #expect(abs(hour.snowfallCentimeters! - rain) < 1e-9)
  }

  @Test func `days follow their hours`() throws {
    let warm = try #require(Self.corrections["warm"])
    let corrected = warm.corrected(Self.plain, issued: Self.now, span: Self.span)
    let tomorrow = corrected.days[1]
    let hours = corrected.hours[24..<48]
    let (least, most) = (
      hours.compactMap(\.temperatureCelsius).min()!, hours.compactMap(\.temperatureCelsius).max()!
    )
    #expect(abs(tomorrow.temperatureMinimumCelsius! - (least - 0.5)) < 1e-9)
    #expect(abs(tomorrow.temperatureMaximumCelsius! - (most + 0.5)) < 1e-9)
    let rain = hours.compactMap(\.precipitationMillimeters).sum
    #expect(abs(tomorrow.precipitationMillimeters! - rain) < 1e-9)
  }

  /// Whatever is forecast, what comes out is possible.
  @Test func `bounds are kept`() throws {
    let strong = SimulatedLedger(at: "p", [.init("cold", noise: 0.5, rainShare: 3) { _ in -8 }])
    let warm = SimulatedLedger(at: "p", [.init("cold", noise: 0.5, rainShare: 0.2) { _ in 8 }])
    for (seed, ledger) in [strong, warm].enumerated() {
      let correction = try #require(
        SkillLesson(ledger.days(50, before: Self.now, leads: 0..<2).taught).corrections["cold"])
      #expect(correction.parts.contains { $0.isApplied })
      var random = SplitMix64(seed: UInt64(seed))
      let forecast = Self.forecast(
        { _ in
          let temperature = Double.random(in: -30...40, using: &random)
          let speed = Double.random(in: 0...20, using: &random)
          return (
            temperature, temperature - .random(in: 0...20, using: &random), speed,
            speed + .random(in: 0...3, using: &random)
          )
        }, rain: 0.3)
      let corrected = correction.corrected(
        forecast, issued: Self.now, span: Self.span)
      #expect(corrected != forecast)
      for hour in corrected.hours {
        #expect(hour.dewPointCelsius! <= hour.temperatureCelsius!)
        #expect((0...100).contains(hour.humidityPercent!))
        #expect(hour.wind.speedKilometersPerHour! >= 0)
        #expect(hour.wind.gustKilometersPerHour! >= hour.wind.speedKilometersPerHour!)
        #expect(hour.precipitationMillimeters! >= 0 && hour.cloudCover.totalPercent == 50)
      }
      for (index, day) in corrected.days.enumerated() {
        let hours = corrected.hours[24 * index..<24 * index + 24]
        let temperatures = hours.compactMap(\.temperatureCelsius)
        #expect(day.temperatureMinimumCelsius! <= temperatures.min()! + 1e-9)
        #expect(day.temperatureMaximumCelsius! >= temperatures.max()! - 1e-9)
        #expect(day.windGustMaximumKilometersPerHour! >= day.windSpeedMaximumKilometersPerHour!)
        #expect(day.precipitationMillimeters! >= 0)
      }
    }
  }

  @Test func `a short or empty ledger corrects nothing`() throws {
    #expect(SkillLesson([]).corrections.isEmpty)
    let short = SkillLesson(Self.ledger.days(6, before: Self.now, leads: 0..<1).taught).corrections
    let warm = try #require(short["warm"])
    #expect(warm.parts.allSatisfy { $0.proof.verdict == .fewDays })
    #expect(warm.corrected(Self.plain, issued: Self.now, span: Self.span) == Self.plain)
  }
}
