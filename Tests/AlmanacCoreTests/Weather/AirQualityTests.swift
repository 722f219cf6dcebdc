import Testing

@testable import AlmanacCore

@Suite struct AirQualityTests {
  @Test(arguments: [
    // EPA-454/B-24-002, Table 6: both ends of a band, and what is truncated to them.
    (AirQualityScale.us, Pollutant.pm25, 9.0, 50.0), (.us, .pm25, 9.09, 50), (.us, .pm25, 9.1, 51),
    (.us, .pm25, 35.4, 100), (.us, .pm25, 35.5, 101), (.us, .pm25, 225.4, 300),
    (.us, .pm25, 225.5, 301), (.us, .pm25, 275, 400), (.us, .pm25, 325.4, 500),
    (.us, .pm25, 0, 0), (.us, .pm25, 900, 500), (.us, .pm10, 154.9, 100), (.us, .pm10, 155, 101),
    (.us, .pm10, 604, 500), (.us, .pm10, 1000, 500),
    // 53, 54 and 100 ppb of nitrogen dioxide; 9.4 and 9.5 ppm of carbon monoxide.
    (.us, .no2, 100, 50), (.us, .no2, 101.7, 51), (.us, .no2, 188.3, 100), (.us, .co, 10_780, 100),
    (.us, .co, 10_890, 101),
    (.eu, .pm25, 5, 20), (.eu, .pm25, 2.5, 10), (.eu, .pm25, 190, 120), (.eu, .o3, 110, 50),
    (.owm, .pm25, 9.99, 1), (.owm, .pm25, 10, 2), (.owm, .pm25, 75, 5), (.owm, .co, 196, 1),
  ])
  func subindexFollowsTheTable(
    scale: AirQualityScale, pollutant: Pollutant, micrograms: Double, expected: Double
  ) throws {
    let value = try #require(scale.subindex(of: pollutant, microgramsPerCubicMeter: micrograms))
    #expect(abs(value - expected) < 1e-9)
  }

  @Test func gasesAreConvertedToPartsPerBillion() throws {
    // 70 ppb of ozone at 25 °C is 137.43 µg/m³ and index 100 on the 8-hour table.
    let ozone = AirQualityScale.us.subindex(of: .o3, microgramsPerCubicMeter: 137.5)
    #expect(ozone == 100)
    let extreme = try #require(
      AirQualityScale.us.subindex(of: .o3, microgramsPerCubicMeter: 1000))
    #expect(extreme > 300 && extreme <= 500)
    #expect(AirQualityScale.us.subindex(of: .nh3, microgramsPerCubicMeter: 10) == nil)
  }

  @Test func theWorstPollutantRules() {
    let pollutants = Pollutants(pm25: 8.58, pm10: 13.5, no2: 3.98, o3: 107.29, so2: 1.46, co: 197)
    let owm = AirQualityScale.owm.index(of: pollutants)
    #expect(owm == AirQualityIndex(scale: .owm, value: 3, dominantPollutant: .o3))
    #expect(AirQualityScale.eu.index(of: pollutants)?.category == .moderate)
    #expect(AirQualityScale.us.index(of: Pollutants(nh3: 5)) == nil)
    #expect(AirQualityScale.us.index(of: Pollutants(pm25: -1)) == nil)
  }

  @Test(arguments: [
    (AirQualityScale.us, 50.0, AirQualityCategory.good), (.us, 51, .moderate),
    (.us, 151, .unhealthy), (.us, 301, .hazardous), (.eu, 19.9, .good), (.eu, 20, .fair),
    (.eu, 100, .extremelyPoor), (.owm, 1, .good), (.owm, 5, .veryPoor),
  ])
  func categories(scale: AirQualityScale, value: Double, expected: AirQualityCategory) {
    #expect(scale.category(value) == expected)
  }

  /// Of several pollutants in the last step of a scale the worst one dominates, not the first.
  @Test(arguments: AirQualityScale.allCases)
  func theWorstPollutantDominates(scale: AirQualityScale) {
    for worst in [Pollutant.pm25, .pm10, .no2, .o3, .so2] {
      func amount(_ pollutant: Pollutant) -> Double { pollutant == worst ? 90_000 : 3_000 }
      let pollutants = Pollutants(
        pm25: amount(.pm25), pm10: amount(.pm10), no2: amount(.no2), o3: amount(.o3),
        so2: amount(.so2), no: 99_000)
      #expect(scale.index(of: pollutants)?.dominantPollutant == worst)
    }
    let inOneStep = Pollutants(pm25: 11, pm10: 48)
    #expect(AirQualityScale.owm.index(of: inOneStep)?.dominantPollutant == .pm10)
  }
}
