import Testing
import Time
import Vocabulary

@testable import Climate
@testable import Weather

@Suite struct DayTests {
  /// A day of 24 hours with sun from 6 to 18.
  private func hours(_ kinds: [(ConditionKind, Int)]) -> [HourlyWeather] {
    kinds.flatMap { Array(repeating: $0.0, count: $0.1) }.enumerated().map { hour, kind in
      HourlyWeather(
        time: Instant(unixSeconds: Double(hour) * 3600), isDay: (6..<18).contains(hour),
        condition: Condition(kind, isDay: (6..<18).contains(hour)))
    }
  }

  @Test(arguments: [
    // One hour of a storm in twelve of daylight, and two of them.
    ([(ConditionKind.clear, 12), (.thunderstorm, 1), (.clear, 11)], ConditionKind.clear),
    ([(.clear, 12), (.thunderstorm, 2), (.clear, 10)], .thunderstorm),
    // The night does not count.
    ([(.snow, 6), (.overcast, 12), (.snow, 6)], .overcast),
    // Rain in a third of the day, of several strengths.
    ([(.overcast, 8), (.lightRain, 2), (.rain, 2), (.overcast, 12)], .rain),
    ([(.partlyCloudy, 10), (.lightRain, 3), (.partlyCloudy, 11)], .partlyCloudy),
    // Half clear and half overcast.
    ([(.clear, 12), (.overcast, 12)], .partlyCloudy),
    ([(.fog, 9), (.clear, 15)], .clear), ([(.fog, 12), (.clear, 12)], .fog),
    ([(.unknown, 24)], .unknown),
  ])
  func mostOfTheDaylightCounts(kinds: [(ConditionKind, Int)], kind: ConditionKind) {
    #expect(Condition(ofDay: hours(kinds)[...])?.kind ?? .unknown == kind)
  }

  @Test func withoutDaylightEveryHourCounts() {
    let night = hours([(.snow, 24)]).map { $0.with(isDay: false) }
    #expect(Condition(ofDay: night[...])?.kind == .snow)
    #expect(Condition(ofDay: []) == nil)
  }

  /// US EPA: scattered clouds let 89 % of the UV through, broken ones 73 %, an overcast 31 %.
  @Test(arguments: [(0.0, 8.0), (43.75, 7.12), (75, 5.84), (87.5, 4.16), (100, 2.48), (140, 2.48)])
  func cloudsTakeUV(cover: Double, index: Double) {
    #expect(abs(UVIndex.underClouds(clearSky: 8, coverPercent: cover) - index) < 1e-9)
  }

  /// HungaroMet, Debrecen: days of 0.1 mm and more in 1968 and 2010.
  @Test(arguments: [(485.8, 91.0, 366.0, 137.0), (844.8, 115, 365, 168)])
  func chanceOfATenthOfAMillimeter(sum: Double, wet: Double, days: Double, counted: Double) {
    let month = MonthlyNormal(
      month: 5, temperatureMeanCelsius: 10, temperatureMinimumCelsius: 5,
      temperatureMaximumCelsius: 15, precipitationMillimeters: sum / days * 31,
      wetDayFraction: wet / days, humidityPercent: 70, cloudCoverPercent: 50,
      windSpeedKilometersPerHour: 10, standardDeviationCelsius: 4)
    let day = DailyNormal(from: month, to: month, share: 0)
    #expect(abs(day.precipitationProbability - counted / days) < 0.03)
  }

  /// EPA's example: 12 hours of smoke that has just cleared, newest first.
  @Test func nowCastOfParticles() throws {
    let series: [Double?] = [13, 16, 10, 21, 74, 64, 53, 82, 90, 75, 80, 50]
    #expect(abs(try #require(AirQualityForecast.nowCast(series)) - 17.4) < 0.05)
    #expect(AirQualityForecast.nowCast([nil, 16, nil, 21]) == nil)
    #expect(AirQualityForecast.nowCast([0, 0, 0]) == 0)
    let steady = try #require(AirQualityForecast.nowCast([20, nil, 20, 20]))
    #expect(abs(steady - 20) < 1e-9)
  }

  /// The index and its dominant pollutant come from the same means.
  @Test func theIndexRemembersTheHoursBefore() throws {
    let hours = (0..<24).map { hour in
      AirQuality(
        time: Instant(unixSeconds: Double(hour) * 3600),
        pollutants: Pollutants(pm25: hour < 12 ? 60 : 5, o3: hour == 23 ? 200 : 20))
    }
    let forecast = AirQualityForecast(current: hours[12], hours: hours).withMeans
    let now = try #require(forecast.current?.index(.us))
    // (5 + 60/2 + 60/4 + …) / (1 + 1/2 + 1/4 + …) = 32.5 µg/m³.
    #expect(now.value == AirQualityScale.us.subindex(of: .pm25, microgramsPerCubicMeter: 32.48))
    #expect(now.dominantPollutant == .pm25)
    // One hour of ozone is not eight.
    let last = try #require(forecast.hours.last?.index(.us))
    #expect(last.category == .good)
    #expect(forecast.hours.map(\.pollutants) == hours.map(\.pollutants))
  }
}
