import Climate
import Places
import Testing

@Suite struct SingleYearTests {
  private func scaling(_ name: String, month: Int) throws -> RegionalScaling {
    let place = try #require(Gazetteer.embedded.resolve(name)?.place)
    return RegionalScaling(
      try ClimateQuestion(
        coordinate: place.coordinate, month: month, baselineYear: 2026, presentYear: 2026,
        temperatureCelsius: 20))
  }

  /// The least and greatest monthly mean of 1991–2020 that weather services report with their WMO
  /// Climatological Standard Normals lie 4.1 standard deviations apart on average (Tippett 1925).
  /// The formula knows only the spread of the days, so it can be wrong by nearly a
  /// factor of two: at Madrid in January.
  @Test(arguments: [
    ("Minsk", 1, 12.2), ("Minsk", 7, 6.3), ("Warsaw", 1, 12.0), ("Warsaw", 7, 7.4),
    ("Buenos Aires", 1, 3.8), ("Madrid", 1, 3.8), ("Madrid", 7, 6.0), ("Jerusalem", 7, 4.7),
  ])
  func followsTheRangeOfThirtyYears(name: String, month: Int, range: Double) throws {
    let deviation = try scaling(name, month: month).interannualDeviationCelsius
    #expect((0.6...1.9).contains(deviation * 4.0855 / range), "\(deviation)")
  }

  @Test func containsTheRangeOfTheMean() throws {
    let scaling = try scaling("London", month: 7)
    let projection = scaling.project(year: 2045)
    let (delta, span) = (projection.projected.delta, projection.singleYear)
    #expect(span.low < delta.low && span.high > delta.high)
    for row in scaling.series(years: [1950, 2026, 2100]) {
      let half = (row.singleYear.high - row.singleYear.low) / 2
      #expect(half >= 1.28 * scaling.interannualDeviationCelsius)
    }
    // The present year has no uncertain change: what is left is the variability.
    let now = try #require(scaling.series(years: [2026]).first)
    #expect(abs(now.singleYear.high - 1.2816 * scaling.interannualDeviationCelsius) < 1e-9)
  }
}
