import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

/// Recorded answers of the other providers against values read off by hand.
@Suite(.enabled(if: Payloads.areHere, Payloads.hint))
struct OtherPayloadTests {
  @Test func openMeteoProducts() throws {
    let nowcast = try OpenMeteo.nowcast(
      from: Payloads.response("open-meteo/frenck_forecast_minutely_15.json"), at: lisbon)
    #expect(nowcast.steps.map(\.precipitationMillimetersPerHour) == [0, 0, 0])
    #expect(nowcast.steps[0].time == 1_791_023_400)
  }

  @Test func openWeatherMapKelvin() throws {
    // Recorded in standard units: what was not asked for is not converted, but it is read.
    let now = try OpenWeatherMap.current(
      from: Payloads.response("openweathermap/rb_weather_weather_lat_lon.json"))
    #expect(now.temperatureCelsius.map { ($0 * 100).rounded() } == 893)
    #expect(now.condition?.kind == .rain && now.isDay == true)
    #expect(now.precipitation?.millimeters == 1.52)
    let forecast = try OpenWeatherMap.steps(
      from: Payloads.response("openweathermap/rb_forecast_five_day.json"), zone: .utc)
    #expect(forecast.hours.count == 120 && forecast.days.count == 6)
    #expect(forecast.days.map(\.isPartial) == [true, false, false, false, false, true])
    #expect(forecast.days[0].temperatureMaximumCelsius.map { ($0 * 100).rounded() } == 1487)
    let recorded = try Payloads.response("openweathermap/rb_one_call_lat_lon.json")
    let one = try OpenWeatherMap.oneCall(
      from: recorded, zone: .nautical(longitudeDegrees: -111.9))
    #expect(one.forecast.hours.count >= 1)
    #expect(one.forecast.days.first?.date.description == "2023-12-31")
    let nowcast = try OpenWeatherMap.nowcast(at: lisbon, from: .oneCall3).run { _ in recorded }
    #expect(!nowcast.steps.isEmpty)
    let report = try OpenWeatherMap.alerts(at: lisbon, from: .oneCall3).run { _ in recorded }
    #expect(report.alerts.first?.event == "Air Quality Alert")
  }

  @Test func openWeatherMapOthers() throws {
    let air = try OpenWeatherMap.airQuality(
      from: Payloads.response("openweathermap/php_air_pollution_current.json"))
    #expect(air.first?.index(.owm)?.value == 3)
    let places = try OpenWeatherMap.places(
      from: Payloads.response("openweathermap/php_geocoding_direct.json"), language: "ja")
    #expect(places.map(\.name) == ["リスボン"])
    for (name, expected) in [
      ("php_api_error", ProviderError.noData(.notProvided)),
      ("rb_errors_access_denied", .unauthorized(.keyInvalid)),
    ] {
      let response = try Payloads.response("openweathermap/\(name).json")
      let error = providerError { () throws(ProviderError) in
        _ = try OpenWeatherMap.current(from: response)
      }
      #expect(error == expected)
    }
  }

  @Test func metNorwayLondon() throws {
    let forecast = try MetNorway.forecast(
      from: Payloads.response("met-norway/locationforecast_complete_london.json"), zone: .utc)
    #expect(forecast.hours[0].temperatureCelsius == 18.8)
    #expect(forecast.hours[0].condition == Condition(.clear))
    #expect(forecast.hours[2].cloudCover.highPercent == 0.8)
    // 2020-07-20T11 to 2020-07-29T06, hour by hour.
    #expect(forecast.hours.prefix(212).allSatisfy { $0.time < 1_596_003_000 })
    #expect(forecast.days.map(\.date.description).first == "2020-07-20")
    #expect(forecast.days.count == 10)
    #expect(forecast.days[0].isPartial && !forecast.days[1].isPartial)
    let steps = zip(forecast.hours, forecast.hours.dropFirst())
    #expect(steps.allSatisfy { $1.time.seconds(since: $0.time) == 3600 })
  }

  @Test func alerts() throws {
    let recorded = try Payloads.response("nws/pynws_alerts_active_zone.json")
    #expect(try NWS.alerts(from: recorded, at: lisbon).alerts.isEmpty)
    let then = Response(body: recorded.body, receivedAt: 1_576_900_000)
    let flood = try #require(try NWS.alerts(from: then, at: lisbon).alerts.first)
    #expect(flood.event == "Flood Watch" && flood.severity == .severe && flood.areas.count == 11)
    #expect(flood.expires == Timestamp.instant("2019-12-22T18:00:00Z"))
    try NWS.coverage(from: Payloads.response("nws/pynws_points.json"))
    try NWS.coverage(
      from: Payloads.response("nws/wxgov_points_fairbanks_64.837_-147.739.json"))
    let dutch = try Payloads.response("alerts/linecast_meteoalarm_netherlands.json")
    let march = Response(body: dutch.body, receivedAt: 1_772_500_000)
    // All of them are green: no warning at all.
    let drenthe = try #require(Coordinate(latitude: 52.9, longitude: 6.6))
    let silent = try MeteoAlarm.alerts(from: march, at: WarnedPlace(drenthe, country: "NL"))
    #expect(silent.alerts.isEmpty && silent.coverage == .full)
    let german = try Payloads.response("alerts/linecast_brightsky_alerts.json")
    let frost = try BrightSky.alerts(
      from: Response(body: german.body, receivedAt: 1_772_800_000))
    #expect(frost.alerts.map(\.event) == ["frost"])
  }
}
