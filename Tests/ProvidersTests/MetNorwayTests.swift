import Basics
import Testing
import Time
import Vocabulary
import Weather

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
    #expect(first.precipitationMillimeters == 0.4 && first.feelsLike != nil)
    #expect(forecast.current?.temperatureCelsius == 18.8)
    // 11 h, then 12–17 h out of one step, then the last one, which describes its instant only.
    #expect(forecast.hours.map { $0.isInterpolated ? 1 : 0 } == [0, 0, 1, 1, 1, 1, 1, 0])
    #expect(forecast.hours[2].precipitationMillimeters == 0.5)
    #expect(forecast.hours[4].temperatureCelsius == 17)
    #expect(forecast.hours[1].condition == Condition(.thunderstorm, isDay: false))
    #expect(forecast.days.map(\.date.description) == ["2026-06-21"])
    #expect(forecast.days[0].temperatureMaximumCelsius == 25)
    #expect(forecast.days[0].temperatureMinimumCelsius == 14)
    #expect(forecast.days[0].isPartial)
  }

  /// Rows of six hours with their amounts, from an hour of the 25th of June on.
  private static func sixHours(from first: Int, _ amounts: [Double?]) -> Response {
    let rows = amounts.enumerated().map { index, amount in
      let hour = first + index * 6
      let time = "2026-06-\(25 + hour / 24)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00:00Z"
      let ahead = amount.map {
        let symbol = $0 > 0 ? "heavyrain" : "cloudy"
        return #","next_6_hours":{"summary":{"symbol_code":"\#(symbol)"},"#
          + #""details":{"precipitation_amount":\#($0)}}"#
      }
      return #"{"time":"\#(time)","data":{"instant":{"details":"#
        + #"{"air_temperature":20}}\#(ahead ?? "")}}"#
    }
    return answer(#"{"properties":{"timeseries":[\#(rows.joined(separator: ","))]}}"#)
  }

  /// A step over midnight belongs to both days, as its hours do.
  @Test func rainOverMidnightFallsOnBothDays() throws {
    let tokyo = ZoneRules.nautical(longitudeDegrees: 135)
    let forecast = try MetNorway.forecast(
      from: Self.sixHours(from: 12, [0, 0, 0, 0, 12, 0, 0, 0, 0]), zone: tokyo)
    let days = forecast.days.filter { !$0.isPartial }
    #expect(days.map(\.date.description) == ["2026-06-26", "2026-06-27"])
    #expect(days.map(\.precipitationMillimeters) == [6, 6])
    #expect(days.map(\.condition?.kind) == [.overcast, .overcast])
  }

  /// The amount of now is an hour's, as in the list of hours.
  @Test func nowHasTheShareOfItsHour() throws {
    let forecast = try MetNorway.forecast(
      from: Self.sixHours(from: 12, [3, 0]), zone: .utc)
    #expect(forecast.hours[0].precipitationMillimeters == 0.5)
    #expect(forecast.current?.precipitation == forecast.hours[0].precipitation)
  }

  /// A sum with an unknown hour is not known; of a part of a day it is that of the part.
  @Test func anUnknownHourIsNotADryOne() throws {
    let days = try MetNorway.forecast(
      from: Self.sixHours(
        from: 0, [1, 1, 1, 1, 1, nil, 1, 1, 1, nil, 1, 1, 1, 1, 1]),
      zone: .utc
    ).days
    // A row that describes its instant only lasts an hour, so that five are missing behind it.
    #expect(days.map(\.isPartial) == [false, true, true, true])
    #expect(
      days.map { Rounding.round($0.precipitationMillimeters, decimals: 6) } == [4, 3, 3, 3])
    let hours = (0..<25).map { hour in
      let amount = hour == 7 ? "" : #""precipitation_amount":0.5"#
      let time = "2026-06-2\(hour / 24 + 1)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00:00Z"
      return #"{"time":"\#(time)","data":{"instant":{"details":{"air_temperature":9}},"#
        + #""next_1_hours":{"details":{\#(amount)}}}}"#
    }
    let body = #"{"properties":{"timeseries":[\#(hours.joined(separator: ","))]}}"#
    let whole = try MetNorway.forecast(from: answer(body), zone: .utc).days
    #expect(whole.map(\.isPartial) == [false, true])
    #expect(whole.map(\.precipitationMillimeters) == [nil, 0.5])
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
