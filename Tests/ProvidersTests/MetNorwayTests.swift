import AlmanacCore
import Testing

@testable import Providers

@Suite struct MetNorwayTests {
  static let body = """
    {"type":"Feature","geometry":{"type":"Point","coordinates":[-0.1,51.5,25]},
    "properties":{"meta":{"updated_at":"2026-06-21T10:00:00Z","units":{"wind_speed":"m/s",
    "air_temperature":"celsius"}},"timeseries":[
    {"time":"2026-06-21T11:00:00Z","data":{"instant":{"details":{"air_temperature":18.8,
    "relative_humidity":47.0,"cloud_area_fraction":12.5,"cloud_area_fraction_low":12.5,
    "cloud_area_fraction_medium":0.0,"cloud_area_fraction_high":3.0,"wind_speed":2.5,
    "wind_speed_of_gust":5,"wind_from_direction":349.3,"air_pressure_at_sea_level":1023.2,
    "dew_point_temperature":7.2,"ultraviolet_index_clear_sky":6.4}},
    "next_1_hours":{"summary":{"symbol_code":"lightrainshowers_day"},
    "details":{"precipitation_amount":0.4}},
    "next_6_hours":{"summary":{"symbol_code":"rain"},"details":{"air_temperature_max":21.1,
    "air_temperature_min":10.6}}}},
    {"time":"2026-06-21T12:00:00Z","data":{"instant":{"details":{"air_temperature":20}},
    "next_6_hours":{"summary":{"symbol_code":"lightssnowshowersandthunder_polartwilight"},
    "details":{"air_temperature_max":25,"air_temperature_min":17,"precipitation_amount":3.0}}}},
    {"time":"2026-06-21T18:00:00Z","data":{"instant":{"details":{"air_temperature":14}}}}]}}
    """

  @Test func hoursStepsAndDays() throws {
    let forecast = try MetNorway.forecast(from: answer(Self.body), zone: .utc)
    #expect(forecast.elevationMeters == 25 && forecast.latitudeDegrees == 51.5)
    let first = forecast.hours[0]
    #expect(first.cloudCover.lowPercent == 12.5 && first.cloudCover.highPercent == 3)
    #expect(first.wind.speedKilometersPerHour == 9 && first.wind.gustKilometersPerHour == 18)
    #expect(first.condition == Condition(.lightRainShowers))
    #expect(first.precipitationMillimeters == 0.4 && first.feelsLikeCelsius != nil)
    #expect(forecast.current?.temperatureCelsius == 18.8)
    // 11 h, then 12–17 h out of one step, then the last one, which tells of its instant only.
    #expect(forecast.hours.map { $0.isInterpolated ? 1 : 0 } == [0, 0, 1, 1, 1, 1, 1, 0])
    #expect(forecast.hours[2].precipitationMillimeters == 0.5)
    #expect(forecast.hours[4].temperatureCelsius == 17)
    #expect(forecast.hours[1].condition == Condition(.thunderstorm, isDay: false))
    #expect(forecast.days.map(\.date.description) == ["2026-06-21"])
    #expect(forecast.days[0].temperatureMaximumCelsius == 25)
    #expect(forecast.days[0].temperatureMinimumCelsius == 14)
    #expect(forecast.days[0].isPartial)
  }

  @Test(arguments: [
    ("clearsky_night", ConditionKind.clear), ("fair_day", .mainlyClear),
    ("partlycloudy_polartwilight", .partlyCloudy), ("cloudy", .overcast), ("fog", .fog),
    ("lightrain", .lightRain), ("heavyrain", .heavyRain), ("rainshowers_day", .rainShowers),
    ("heavyrainshowers_night", .heavyRainShowers), ("lightsleet", .lightSleet),
    ("sleetshowers_day", .sleet), ("heavysnow", .heavySnow),
    ("snowshowers_day", .lightSnowShowers), ("heavysnowshowersandthunder_day", .heavyThunderstorm),
    ("lightssleetshowersandthunder_day", .thunderstorm),
  ])
  func symbols(symbol: String, kind: ConditionKind) {
    #expect(MetNorwaySymbol.condition(symbol)?.kind == kind)
  }

  @Test func unknownSymbolsAreUnknown() {
    #expect(MetNorwaySymbol.condition("frogs_day") == nil)
    #expect(MetNorwaySymbol.condition("") == nil)
  }

  @Test(arguments: [
    (403, ProviderError.http(status: 403)), (422, .noData(.outOfCoverage)),
    (429, .rateLimited(retryAfterSeconds: nil)), (500, .http(status: 500)),
  ])
  func statuses(status: Int, expected: ProviderError) {
    let error = providerError { () throws(ProviderError) in
      _ = try MetNorway.forecast(from: answer("<html>", status: status), zone: .utc)
    }
    #expect(error == expected)
  }

  @Test func aDeprecatedVersionIsStillGood() throws {
    #expect(
      try MetNorway.forecast(from: answer(Self.body, status: 203), zone: .utc).hours.isEmpty
        == false)
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try MetNorway.forecast(from: response, zone: .utc)
    }
  }
}
