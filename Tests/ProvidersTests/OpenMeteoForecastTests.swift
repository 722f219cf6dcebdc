import Foundation
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

@Suite struct OpenMeteoForecastTests {
  /// Three hours and two days as the service writes them when asked for Unix times.
  static let body = """
    {"latitude":38.75,"longitude":-9.125,"generationtime_ms":0.4,"utc_offset_seconds":3600,
    "timezone":"Europe/Lisbon","timezone_abbreviation":"GMT+1","elevation":45.0,
    "current_units":{"time":"unixtime","interval":"seconds","temperature_2m":"°C",
    "wind_speed_10m":"km/h","visibility":"m"},
    "current":{"time":1782066600,"interval":900,"temperature_2m":21.4,"relative_humidity_2m":62,
    "dew_point_2m":13.8,"is_day":1,"precipitation":0.00,
    "weather_code":2,"cloud_cover":40,"cloud_cover_low":10,"cloud_cover_mid":15,
    "cloud_cover_high":35,"pressure_msl":1016.2,"wind_speed_10m":14.2,"wind_direction_10m":340,
    "wind_gusts_10m":27.5,"uv_index":1.2,"visibility":24140.0},
    "hourly_units":{"time":"unixtime","temperature_2m":"°C","visibility":"m","snowfall":"cm"},
    "hourly":{"time":[1782064800,1782068400,1782072000],"temperature_2m":[21.9,21.0,null],
    "relative_humidity_2m":[60,63,108],"precipitation":[9.0,0.2,null],
    "precipitation_probability":[1,5,7],"snowfall":[0,1.4,0],"weather_code":[2,61,null],
    "cloud_cover":[40,50,60],"cloud_cover_low":[10,20,30],"cloud_cover_mid":[null,0,0],
    "cloud_cover_high":[35,40,45],"visibility":[24140,null,0],"is_day":[1,0,0],
    "wind_speed_10m":[14.2,13.0,12.0],"wind_direction_10m":[340,341,342],
    "wind_gusts_10m":[21,22,23]},
    "daily_units":{"time":"unixtime","temperature_2m_max":"°C"},
    "daily":{"time":[1781996400,1782082800,1782169200],"weather_code":[3,0,null],
    "temperature_2m_max":[25.8,26.1,null],"temperature_2m_min":[16.2,16.0,null],
    "precipitation_sum":[0.0,0.1,null],"precipitation_probability_max":[3,4,null],
    "wind_speed_10m_max":[21.4,20.0,null],"uv_index_max":[9.1,9.0,null],
    "cloud_cover_mean":[41,12,null]}}
    """

  static func forecast(_ body: String = body) throws -> Forecast {
    try OpenMeteo.forecast(from: answer(body))
  }

  @Test func nowIsRead() throws {
    let now = try #require(try Self.forecast().current)
    #expect(now.time == 1_782_066_600)
    #expect(now.temperatureCelsius == 21.4 && now.feelsLike?.method == .apparentTemperature)
    #expect(now.wind.gustKilometersPerHour == 27.5 && now.wind.origin?.compass == .northNorthwest)
    #expect(now.cloudCover.highPercent == 35)
    #expect(abs((now.visibility?.kilometers ?? 0) - 24.14) < 1e-9)
    #expect(now.condition == Condition(.partlyCloudy))
    #expect(now.isDay == true)
  }

  @Test func sumsMoveToTheHourThatTheyFallIn() throws {
    let hours = try Self.forecast().hours
    #expect(hours.map(\.precipitationMillimeters) == [0.2, nil, nil])
    #expect(hours.map(\.precipitationProbabilityPercent) == [5, 7, nil])
    #expect(hours.map(\.snowfallCentimeters) == [1.4, 0, nil])
    #expect(hours.map(\.temperatureCelsius) == [21.9, 21.0, nil])
    #expect(hours.map(\.humidityPercent) == [60, 63, 100])
    #expect(hours.map(\.condition) == [Condition(.lightRain), nil, nil])
    #expect(hours.map(\.wind.gustKilometersPerHour) == [22, 23, nil])
    #expect(hours[0].cloudCover.midPercent == nil)
    #expect(hours[0].pressureHectopascals == nil)
  }

  @Test func datesAreLocalAndEmptyDaysGo() throws {
    let days = try Self.forecast().days
    #expect(days.map(\.date.description) == ["2026-06-21", "2026-06-22"])
    #expect(days[0].temperatureMaximumCelsius == 25.8)
    #expect(days[1].condition?.kind == .clear)
  }

  /// A time that names its offset is that instant, whatever the offset of the answer.
  @Test(arguments: ["2026-06-21T12:00:00Z", "2026-06-21T21:00+09:00", "2026-06-21T21:00"])
  func anOffsetInATimeCounts(_ time: String) throws {
    let body = """
      {"utc_offset_seconds":32400,"current":{"time":"\(time)","temperature_2m":20},
      "hourly":{"time":["\(time)"],"temperature_2m":[20]}}
      """
    let forecast = try Self.forecast(body)
    #expect(forecast.hours.map(\.time) == [1_782_043_200])
    #expect(forecast.current?.time == 1_782_043_200)
  }

  /// Without an offset the answer is in the zone that was asked for.
  @Test(arguments: [#"{"#, #"{"utc_offset_seconds":null,"#, #"{"utc_offset_seconds":1e9,"#])
  func theZoneAskedForStandsIn(_ start: String) throws {
    let zone = ZoneRules.nautical(longitudeDegrees: 135)
    let body = """
      \(start)"hourly":{"time":["2026-06-21T21:00"],"temperature_2m":[20]},
      "daily":{"time":[1781967600,1782054000],"temperature_2m_max":[30,31]}}
      """
    let forecast = try OpenMeteo.forecast(from: answer(body), zone: zone)
    #expect(forecast.hours.map(\.time) == [1_782_043_200])
    #expect(forecast.days.map(\.date.description) == ["2026-06-21", "2026-06-22"])
  }

  @Test func hoursOfNothingAtTheEndGo() throws {
    let body = """
      {"hourly":{"time":[0,3600,7200,10800],"temperature_2m":[null,2,null,null],
      "weather_code":[null,null,null,null],"is_day":[1,1,0,0]}}
      """
    #expect(try Self.forecast(body).hours.map(\.temperatureCelsius) == [nil, 2])
  }

  @Test func otherUnitsAreConverted() throws {
    let body = """
      {"utc_offset_seconds":-18000,"hourly_units":{"temperature_2m":"°F","precipitation":"inch",
      "snowfall":"inch","wind_speed_10m":"mp/h","visibility":"ft","wind_gusts_10m":"kn"},
      "hourly":{"time":["2026-03-05T21:00","2026-03-05T22:00"],"temperature_2m":[32,140],
      "precipitation":[0,1],"snowfall":[0,1],"wind_speed_10m":[10,null],
      "wind_gusts_10m":[10,10],"visibility":[1000,0]}}
      """
    let hours = try Self.forecast(body).hours
    #expect(hours[0].time == 1_772_762_400)
    #expect(abs((hours[0].temperatureCelsius ?? 9)) < 1e-9)
    #expect(abs((hours[1].temperatureCelsius ?? 9) - 60) < 1e-9)
    #expect(hours[0].precipitationMillimeters == 25.4 && hours[0].snowfallCentimeters == 2.54)
    #expect(hours[0].wind.speedKilometersPerHour == 16.09344)
    #expect(hours[0].wind.gustKilometersPerHour == 18.52)
    #expect(abs((hours[0].visibility?.kilometers ?? 0) - 0.3048) < 1e-9)
  }

  @Test func polarDaysAreJustRows() throws {
    // Polar night: sunrise equals sunset; the mapper does not read either.
    let body = """
      {"utc_offset_seconds":0,"daily":{"time":["2026-12-21"],"sunrise":["2026-12-21T00:00"],
      "sunset":["2026-12-21T00:00"],"daylight_duration":[0],"temperature_2m_max":[-12.5]}}
      """
    #expect(try Self.forecast(body).days.map(\.temperatureMaximumCelsius) == [-12.5])
  }

  @Test func severalPointsComeAsAnArray() throws {
    let one =
      #"{"hourly":{"time":[0,3600],"cloud_cover_low":[1,2],"cloud_cover_mid":[0,0],"cloud_cover_high":[5,6]}}"#
    let step = OpenMeteo.sunwardClouds(at: [lisbon, lisbon], days: 99)
    let series = try step.run { (request) throws(ProviderError) in
      #expect(request.query.contains(QueryItem("latitude", "38.7167,38.7167")))
      #expect(request.query.contains(QueryItem("forecast_days", "16")))
      return answer("[\(one),\(one)]")
    }
    #expect(series.count == 2)
    #expect(series[1][1].cloudCover.highPercent == 6)
    let error = providerError { () throws(ProviderError) in
      _ = try step.run { (_) throws(ProviderError) in answer("[\(one)]") }
    }
    #expect(error == .malformed(path: ""))
  }

  @Test func noiseIsHeldInRangeAndTheImpossibleUnknown() throws {
    let body = """
      {"hourly":{"time":[0,3600],"wind_speed_10m":[-5,1],"wind_direction_10m":[-90,765],
      "visibility":[-1,5],"uv_index":[-0.1,2],"cloud_cover":[-0.5,300],"precipitation":[0,-2],
      "weather_code":[1.5,1e300]}}
      """
    let hours = try Self.forecast(body).hours
    #expect(hours.map(\.wind.speedKilometersPerHour) == [nil, 1])
    #expect(hours.map(\.wind.directionDegrees) == [270, nil])
    #expect(hours.map(\.cloudCover.totalPercent) == [0, nil])
    #expect(hours[0].visibility?.kilometers == 0 && hours[0].uvIndex == 0)
    #expect(hours[0].precipitationMillimeters == nil)
    #expect(hours.map(\.condition) == [nil, nil])
  }

  @Test func rowsOutOfOrderAreSorted() throws {
    let hours = try Self.forecast(#"{"hourly":{"time":[7200,0,3600],"cloud_cover":[3,1,2]}}"#).hours
    #expect(hours.map(\.cloudCover.totalPercent) == [1, 2, 3])
    #expect(hours.allSatisfy { $0.durationSeconds > 0 })
  }

  @Test(arguments: [
    (#"{"latitude":1}"#, ProviderError.malformed(path: "/hourly")), ("", .malformed(path: "")),
    (#"{"hourly":[]}"#, .malformed(path: "/hourly")), ("3", .malformed(path: "")),
    (#"{"hourly":{"time":["x"]}}"#, .malformed(path: "/hourly/time")),
    (#"{"hourly":{"time":null}}"#, .malformed(path: "/hourly/time")),
    (#"{"hourly":{"time":[1e300]}}"#, .malformed(path: "/hourly/time")),
    (#"{"current":{"time":1e300}}"#, .malformed(path: "/current/time")),
    (#"{"daily":{"time":[null,true]}}"#, .malformed(path: "/daily/time")),
    (#"{"current":{"time":true}}"#, .malformed(path: "/current/time")),
    ("[1]", .malformed(path: "/0")),
    (#"{"hourly":{"time":[1]}}Unexpected error while streaming data: x"#, .malformed(path: "")),
    ("[]", .malformed(path: "")),
  ])
  func whatIsNoForecastIsTyped(body: String, expected: ProviderError) {
    let error = providerError { () throws(ProviderError) in
      _ = try OpenMeteo.forecast(from: answer(body))
    }
    #expect(error == expected)
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.forecast(from: response)
    }
  }

  @Test func theRequestAsksForEverythingOnce() throws {
    let request = OpenMeteo.forecastRequest(at: lisbon, timeZone: "Europe/Lisbon")
    let resolved = try request.resolved(ProviderSettings(), userAgent: "almanac/1")
    #expect(resolved.url.hasPrefix("https://api.open-meteo.com/v1/forecast?latitude=38.7167&"))
    for part in [
      "cloud_cover_low", "visibility", "forecast_days=16", "timeformat=unixtime",
      "timezone=Europe%2FLisbon",
    ] { #expect(resolved.url.contains(part)) }
    #expect(resolved.url.utf8.count < 2000)
  }
}
