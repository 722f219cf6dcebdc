import Summary
import Testing
import Vocabulary
import Weather

@testable import Providers

@Suite struct OpenMeteoAirQualityTests {
  static let body = """
    {"utc_offset_seconds":0,"current":{"time":1782066600,"interval":3600,"pm10":12.9,"pm2_5":6.4,
    "carbon_monoxide":142,"nitrogen_dioxide":9.8,"sulphur_dioxide":1.2,"ozone":71,"ammonia":null,
    "aerosol_optical_depth":0.14,"dust":3.4,"european_aqi":28,"grass_pollen":4.2,
    "birch_pollen":null},
    "hourly":{"time":[1782064800,1782068400],"pm2_5":[6.4,-1],"ozone":[71,null],
    "aerosol_optical_depth":[0.14,null]}}
    """

  @Test func scalesStandSideBySide() throws {
    let air = try OpenMeteo.airQuality(from: answer(Self.body))
    let now = try #require(air.current)
    // 6.4 µg/m³ of the finer particles.
    #expect(now.index(.us)?.value == 36 && now.index(.us)?.dominantPollutant == .pm25)
    #expect(now.index(.eu)?.value == 28 && now.index(.eu)?.category == .fair)
    #expect(now.index(.owm)?.value == 2)
    #expect(now.index(.eu)?.dominantPollutant == .o3)
    #expect(now.pollutants.nh3 == nil && now.pollutants.co == 142)
    #expect(now.pollen?.grainsPerCubicMeter == [.grass: 4.2])
    #expect(now.advice != nil)
    #expect(air.hours.map(\.aerosolOpticalDepth) == [0.14, nil])
    #expect(air.hours[1].pollutants.pm25 == 0)
    #expect(air.hours[0].pollen == nil)
    #expect(air.hours[0].index(.us)?.dominantPollutant == .o3 || air.hours[0].index(.us) != nil)
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.airQuality(from: response)
    }
  }
}

@Suite struct OpenMeteoPlacesTests {
  static let body = """
    {"results":[{"id":2267057,"name":"Lisbon","latitude":38.71667,"longitude":-9.13333,
    "elevation":45.0,"feature_code":"PPLC","country_code":"PT","timezone":"Europe/Lisbon",
    "population":517802,"country":"Portugal","admin1":"Lisbon District"},
    {"id":6255152,"name":"Antarctica","latitude":-78.15856,"longitude":16.40626,
    "timezone":"Antarctica/Syowa","population":0},
    {"id":1,"name":"Nowhere"},{"id":2,"latitude":1,"longitude":1},
    {"id":3,"name":"Off","latitude":99,"longitude":1}],"generationtime_ms":0.75}
    """

  @Test func missingFieldsAreUnknown() throws {
    let places = try OpenMeteo.places(from: answer(Self.body))
    #expect(places.map(\.name) == ["Lisbon", "Antarctica"])
    #expect(places[0].population == 517_802 && places[0].admin1 == "Lisbon District")
    #expect(places[1].countryCode == nil && places[1].population == nil)
  }

  @Test func noMatchIsEmpty() throws {
    #expect(try OpenMeteo.places(from: answer(#"{"generationtime_ms":0.13}"#)).isEmpty)
    let bare = #"{"id":2756071,"name":"Enschede","latitude":52.2,"longitude":6.9}"#
    #expect(try OpenMeteo.places(from: answer(bare)).map(\.geonamesID) == [2_756_071])
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try OpenMeteo.places(from: response)
    }
  }
}
