import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

/// Recorded answers against values read off by hand.
@Suite(.enabled(if: Payloads.areHere, Payloads.hint))
struct OpenMeteoPayloadTests {
  @Test func imperialToronto() throws {
    let forecast = try OpenMeteo.forecast(
      from: Payloads.response("open-meteo/linecast_forecast_imperial_toronto.json"))
    let now = try #require(forecast.current)
    // 32.6 °F, 13.2 mph, 2026-03-05T21:00 at UTC−5.
    #expect(abs((now.temperatureCelsius ?? 0) - 0.3333) < 0.001)
    #expect(abs((now.wind.speedKilometersPerHour ?? 0) - 21.243) < 0.001)
    #expect(now.time == 1_772_762_400)
    #expect(now.condition?.wmoCode == 3)
    #expect(forecast.hours.count > 24)
    #expect(forecast.hours[0].time == 1_772_600_400)
    #expect(forecast.timeZoneName == "America/Toronto")
    #expect(!forecast.days.isEmpty)
  }

  @Test func sixteenDaysEndInNulls() throws {
    let forecast = try OpenMeteo.forecast(
      from: Payloads.response("open-meteo/frenck_forecast_16_days_nulls.json"))
    #expect(forecast.days.map(\.temperatureMaximumCelsius) == [18.3])
    #expect(forecast.hours.isEmpty, "nothing is known of its four hours but that it is night")
  }

  @Test func trimmedAmsterdam() throws {
    let forecast = try OpenMeteo.forecast(
      from: Payloads.response("open-meteo/php_forecast_trimmed.json"))
    #expect(forecast.hours.map(\.temperatureCelsius) == [21.2])
    #expect(forecast.days.map(\.date.description) == ["2026-07-11"])
  }

  @Test func berlin2023() throws {
    let forecast = try OpenMeteo.forecast(
      from: Payloads.response("open-meteo/ruby_forecast_general.json"))
    #expect(forecast.current?.condition?.kind == .overcast)
    // The code of the last row is of the hour before.
    #expect(forecast.hours.count == 167 && forecast.days.count == 7)
  }

  @Test func airOfBerlinAndAmsterdam() throws {
    let berlin = try OpenMeteo.airQuality(
      from: Payloads.response("open-meteo/ha_air_quality_current_berlin.json"))
    #expect(berlin.current?.pollutants.o3 == 82)
    #expect(berlin.current?.index(.eu)?.dominantPollutant == .o3)
    #expect(berlin.hours.isEmpty)
    let amsterdam = try OpenMeteo.airQuality(
      from: Payloads.response("open-meteo/php_air_quality_trimmed.json"))
    #expect(amsterdam.hours.map(\.pollutants.pm25) == [5.8])
    #expect(amsterdam.hours[0].index(.eu)?.value == 22)
  }

  @Test func places() throws {
    let empty = try OpenMeteo.places(
      from: Payloads.response("open-meteo/frenck_geocoding_empty.json"))
    #expect(empty.isEmpty)
    let sparse = try OpenMeteo.places(
      from: Payloads.response("open-meteo/frenck_geocoding_missing_fields.json"))
    #expect(sparse.map(\.countryCode) == [nil, "TF", "US"])
    let bare = try OpenMeteo.places(
      from: Payloads.response("open-meteo/frenck_geocoding_by_id_enschede.json"))
    #expect(bare.map(\.population) == [153_655])
    let hollywood = try OpenMeteo.places(
      from: Payloads.response("open-meteo/ruby_geocoding_hollywood.json"))
    #expect(hollywood.first?.admin1 == "Florida" && hollywood.count >= 6)
  }
}
