import Places
import Testing
import Vocabulary

@testable import Climate

@Suite struct ClimateAnalogTests {
  private func findings(
    _ name: String, year: Int, _ scenario: Scenario
  ) throws -> ClimateAnalog.Findings {
    let place = try #require(Gazetteer.embedded.resolve(name)?.place)
    let question = try ClimateQuestion(
      coordinate: place.coordinate, month: 7, baselineYear: 2026, presentYear: 2026,
      scenario: scenario)
    return ClimateAnalog.search(
      RegionalScaling(question), year: year, elevationMeters: place.elevationMeters, limit: 5)
  }

  private func analogs(_ name: String, year: Int, _ scenario: Scenario) throws -> [ClimateAnalog] {
    try findings(name, year: year, scenario).analogs
  }

  /// Quantiles of the chi-square distribution with eight degrees of freedom (NIST/SEMATECH
  /// e-Handbook 1.3.6.7.4) are those of the normal distribution with the same probability: 0.05 is
  /// 1.960 standard deviations, 0.001 is 3.291.
  @Test(arguments: [(0, 0), (15.507, 1.960), (20.090, 2.576), (26.125, 3.291), (500, 8.0)])
  func sigmaIsAPercentile(squared: Double, sigma: Double) {
    #expect(abs(SigmaScale.sigma(squaredDistance: squared) - sigma) < 0.001)
  }

  /// Of today's own climate the city itself is the analog. The hottest cities' end of the century
  /// exists nowhere today (Mahony et al. 2017: novel climates are those of the hot lowlands).
  @Test func noveltyGrowsWithTheWarming() throws {
    let years = try [2006, 2045, 2100].map { try findings("Kuwait City", year: $0, .ssp585) }
    #expect(years[0].novelty < 0.5 && !years[0].isNovel)
    #expect(years[0].novelty < years[1].novelty && years[1].novelty < years[2].novelty)
    #expect(years[2].isNovel)
    #expect(try !findings("London", year: 2045, .ssp245).isNovel)
    for analog in years[1].analogs { #expect(analog.sigma >= years[1].novelty) }
  }

  /// Cities that no season tells from London, all in the oceanic climate of western Europe, which
  /// reaches from the Basque Country to Denmark (Köppen's Cfb).
  @Test func today() throws {
    let found = try analogs("London", year: 2026, .ssp245)
    #expect(found.count == 5)
    #expect(found.map(\.sigma) == found.map(\.sigma).sorted())
    #expect(found.allSatisfy { $0.sigma < 0.5 })
    for point in found.map(\.place.coordinate) {
      #expect((42...57).contains(point.latitude) && (-10...12).contains(point.longitude))
    }
  }

  /// The climate looked for is the normals' of 1991–2020 and the warming since, whatever year it is
  /// today.
  @Test func countsFromThePeriodOfTheNormals() throws {
    let place = try #require(Gazetteer.embedded.resolve("Paris")?.place)
    let found = try [2026, 2050].map { present in
      let question = try ClimateQuestion(
        coordinate: place.coordinate, month: 7, baselineYear: present, presentYear: present)
      return ClimateAnalog.search(
        RegionalScaling(question), year: 2060, elevationMeters: place.elevationMeters, limit: 3
      ).analogs.map(\.place.name)
    }
    #expect(found[0] == found[1])
  }

  /// What orders the cities is what says whether they are analogs: none behind is better. By
  /// another measure, a city at 0.61 σ came behind one at 2.81 σ.
  @Test(arguments: ["London", "Lisbon", "Wellington", "A Coruña", "San Francisco", "Kuwait City"])
  func oneMeasureOrdersAndJudges(name: String) throws {
    for scenario in [Scenario.ssp126, .ssp585] {
      let found = try findings(name, year: 2070, scenario)
      #expect(found.analogs.map(\.sigma) == found.analogs.map(\.sigma).sorted())
      let first = try #require(found.analogs.first)
      #expect(first.sigma >= found.novelty)
      // The nearest city can only be left out for being nearby or a suburb.
      #expect(first.sigma < found.novelty + 1.5)
    }
  }

  /// London's far future lies south.
  @Test func theFutureLiesTowardsTheEquator() throws {
    let today = try analogs("London", year: 2026, .ssp585)
    let future = try analogs("London", year: 2100, .ssp585)
    func mean(_ analogs: [ClimateAnalog]) -> Double {
      analogs.map { $0.place.coordinate.latitude }.reduce(0, +) / Double(analogs.count)
    }
    #expect(mean(future) < mean(today) - 3)
  }

  @Test func leavesTheNeighborhoodOut() throws {
    let place = try #require(Gazetteer.embedded.resolve("Sydney")?.place)
    for analog in try analogs("Sydney", year: 2045, .ssp245) {
      #expect(analog.place.coordinate.distanceKilometers(to: place.coordinate) > 100)
    }
  }
}
