import Basics
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Weather

/// A part of a row is one source's, whatever the other one knows besides.
@Suite struct CompletionTests {
  private static let time: Instant = 1_782_043_200

  /// An hour with some of its values; those of two sources never are the same.
  private static func hour(
    _ source: Double, _ random: inout SplitMix64, seconds: Double = 3600
  ) -> HourlyWeather {
    func some(_ value: Double) -> Double? {
      Int.random(in: 0..<3, using: &random) == 0 ? nil : value + source
    }
    let hasLayers = Bool.random(using: &random)
    return HourlyWeather(
      time: time, durationSeconds: seconds, temperatureCelsius: some(10),
      humidityPercent: some(50), dewPointCelsius: some(2), precipitationMillimeters: some(1),
      precipitationProbabilityPercent: some(20), snowfallCentimeters: some(0),
      cloudCover: CloudCover(
        totalPercent: some(60), lowPercent: hasLayers ? source : nil,
        midPercent: hasLayers ? source : nil, highPercent: hasLayers ? source : nil),
      wind: Wind(speedKilometersPerHour: some(10), gustKilometersPerHour: some(20)),
      uvIndex: some(3), visibility: some(9).map { Visibility(kilometers: $0) },
      pressureHectopascals: some(1000),
      condition: some(0).map { _ in Condition(source == 0 ? .rain : .snow) })
  }

  @Test func everyPartIsOfOneSource() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<2000 {
      let (own, other) = (Self.hour(0, &random), Self.hour(0.25, &random))
      let (row, parts) = own.completed(by: other)
      func from(_ part: ForecastPart) -> HourlyWeather { parts.contains(part) ? other : own }
      #expect(row.cloudCover == from(.clouds).cloudCover)
      #expect(row.wind == from(.wind).wind)
      #expect(row.visibility == from(.visibility).visibility)
      #expect(row.uvIndex == from(.uvIndex).uvIndex)
      #expect(row.pressureHectopascals == from(.pressure).pressureHectopascals)
      let air = from(.temperature)
      #expect(
        [row.temperatureCelsius, row.humidityPercent, row.dewPointCelsius]
          == [air.temperatureCelsius, air.humidityPercent, air.dewPointCelsius])
      let water = from(.precipitation)
      #expect(
        [
          row.precipitationMillimeters, row.precipitationProbabilityPercent,
          row.snowfallCentimeters,
        ] == [
          water.precipitationMillimeters, water.precipitationProbabilityPercent,
          water.snowfallCentimeters,
        ])
      #expect(row.condition == water.condition)
      // Nothing that was known gets lost.
      for part in ForecastPart.allCases {
        let known = own.variables.intersection(part.variables)
        #expect(row.variables.isSuperset(of: known))
      }
    }
  }

  @Test func cloudsOfTwoModelsDoNotMix() {
    let own = HourlyWeather(time: Self.time, cloudCover: CloudCover(totalPercent: 55))
    let layers = CloudCover(totalPercent: 32, lowPercent: 3, midPercent: 4, highPercent: 30)
    let (row, parts) = own.completed(by: HourlyWeather(time: Self.time, cloudCover: layers))
    #expect(row.cloudCover == layers && parts == [.clouds])
  }

  @Test func anAmountOfAnotherStepIsNotTaken() {
    let own = HourlyWeather(time: Self.time, temperatureCelsius: 4)
    let other = HourlyWeather(
      time: Self.time, durationSeconds: 10_800, precipitationMillimeters: 6,
      condition: Condition(.rain))
    let (row, _) = own.completed(by: other)
    #expect(row.precipitationMillimeters == nil && row.condition == Condition(.rain))
  }

  @Test func theDewPointFollowsFromTheOtherTwo() {
    let row = HourlyWeather(time: Self.time, temperatureCelsius: 20, humidityPercent: 50)
    #expect(abs((row.dewPointCelsius ?? 0) - 9.26) < 0.01)
    #expect(HourlyWeather(time: Self.time, temperatureCelsius: 20).dewPointCelsius == nil)
  }

  @Test func theForecastSaysWhatTheOtherOneGave() throws {
    let own = Forecast(hours: [HourlyWeather(time: Self.time, temperatureCelsius: 4)])
    let later = Self.time.adding(seconds: 3600)
    let other = Forecast(hours: [
      HourlyWeather(time: Self.time, temperatureCelsius: 9, pressureHectopascals: 1000),
      HourlyWeather(time: later, temperatureCelsius: 8),
    ])
    let (forecast, parts) = own.completed(by: other)
    #expect(forecast.hours.map(\.temperatureCelsius) == [4, 8])
    #expect(forecast.hours.map(\.pressureHectopascals) == [1000, nil])
    #expect(parts == [.rows, .pressure])
    #expect(own.completed(by: own).parts.isEmpty)
  }
}
