import Summary
import Testing
import Time
import Vocabulary
import Weather
import Words

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
    (.us, 151, .unhealthy), (.us, 301, .hazardous), (.eu, 20, .good), (.eu, 20.1, .fair),
    (.eu, 100, .veryPoor), (.eu, 101, .extremelyPoor), (.owm, 1, .good), (.owm, 5, .veryPoor),
    (.uk, 3, .low), (.uk, 4, .moderate), (.uk, 7, .high), (.uk, 10, .veryHigh),
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

  /// The bands of the EEA (2024) include their upper bounds.
  @Test(arguments: [
    (Pollutant.pm25, [5.0, 15, 50, 90, 140]), (.pm10, [15, 45, 120, 195, 270]),
    (.no2, [10, 25, 60, 100, 150]), (.o3, [60, 100, 120, 160, 180]),
    (.so2, [20, 40, 125, 190, 275]),
  ])
  func aEuropeanBandIncludesItsUpperBound(pollutant: Pollutant, bounds: [Double]) throws {
    let categories: [AirQualityCategory] = [
      .good, .fair, .moderate, .poor, .veryPoor, .extremelyPoor,
    ]
    for (index, bound) in bounds.enumerated() {
      for (amount, category) in [
        (bound, categories[index]), (bound + 0.01, categories[index + 1]),
      ] {
        let value = try #require(
          AirQualityScale.eu.subindex(of: pollutant, microgramsPerCubicMeter: amount))
        #expect(AirQualityScale.eu.category(value) == category, "\(pollutant) \(amount)")
        // What is shown has the same category.
        #expect(value == value.rounded())
      }
    }
  }

  /// The table of DEFRA (2013): the highest whole concentration of each band.
  @Test(arguments: [
    (Pollutant.o3, [33.0, 66, 100, 120, 140, 160, 187, 213, 240]),
    (.no2, [67, 134, 200, 267, 334, 400, 467, 534, 600]),
    (.so2, [88, 177, 266, 354, 443, 532, 710, 887, 1064]),
    (.pm25, [11, 23, 35, 41, 47, 53, 58, 64, 70]),
    (.pm10, [16, 33, 50, 58, 66, 75, 83, 91, 100]),
  ])
  func theBritishIndexFollowsItsTable(pollutant: Pollutant, bounds: [Double]) {
    func index(_ amount: Double) -> Double? {
      AirQualityScale.uk.subindex(of: pollutant, microgramsPerCubicMeter: amount)
    }
    #expect(index(0) == 1 && index(5_000) == 10)
    for (band, bound) in bounds.enumerated() {
      #expect(index(bound) == Double(band + 1), "\(pollutant) \(bound)")
      #expect(index(bound + 0.4) == Double(band + 1), "\(pollutant) \(bound)")
      #expect(index(bound + 1) == Double(band + 2), "\(pollutant) \(bound)")
    }
    #expect(AirQualityScale.uk.subindex(of: .co, microgramsPerCubicMeter: 10) == nil)
  }

  private func forecast(_ rows: [Pollutants]) -> AirQualityForecast {
    AirQualityForecast(
      current: nil,
      hours: rows.enumerated().map { hour, pollutants in
        AirQuality(time: Instant(unixSeconds: Double(hour) * 3600), pollutants: pollutants)
      }
    ).withMeans
  }

  /// 40 CFR Part 58 Appendix G: of ozone, the larger of the indices of eight hours and of one.
  @Test func anHourOfOzoneCountsWhereItIsWorse() throws {
    func micrograms(_ ppb: Double) -> Double { ppb * 48 / 24.45 }
    let rows = forecast(
      ([Double](repeating: 60, count: 7) + [210]).map { Pollutants(o3: micrograms($0) + 0.01) })
    let index = try #require(rows.hours.last?.index(.us))
    // 210 ppb are 203 of the hour; the mean of 78 ppb is 126.
    #expect(index.value == 203)
    #expect(rows.hours[6].index(.us)?.value == 67)
  }

  @Test func theBritishIndexTakesADayOfParticles() throws {
    let rows = forecast(
      [Pollutants](repeating: Pollutants(pm25: 10), count: 23) + [Pollutants(pm25: 300)])
    // The mean is 22 µg/m³; the hour alone would be 10.
    #expect(rows.hours.last?.index(.uk)?.value == 2)
    // Before three quarters of a day are known, the hour counts.
    #expect(forecast([Pollutants(pm25: 300)]).hours.first?.index(.uk)?.value == 10)
  }

  @Test func theScalesKeepTheirOrder() {
    let rows = forecast([Pollutants(pm25: 20, o3: 100)])
    #expect(rows.hours.first?.indices.map(\.scale) == [.us, .uk])
    #expect(AirQualityIndex(scale: .uk, value: 5).advice == .airForSensitiveGroups)
    #expect(AirQualityIndex(scale: .us, value: 70).advice == .airAcceptable)
  }
}
