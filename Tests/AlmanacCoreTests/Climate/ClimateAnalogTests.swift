import Testing

@testable import AlmanacCore

@Suite struct ClimateAnalogTests {
  private func analogs(_ name: String, year: Int, _ scenario: Scenario) throws -> [ClimateAnalog] {
    let place = try #require(Gazetteer.embedded.resolve(name)?.place)
    let question = try ClimateQuestion(
      coordinate: place.coordinate, month: 7, baselineYear: 2026, presentYear: 2026,
      scenario: scenario)
    return ClimateAnalog.search(
      RegionalScaling(question), year: year, elevationMeters: place.elevationMeters, limit: 5)
  }

  @Test func today() throws {
    let found = try analogs("London", year: 2026, .ssp245)
    #expect(found.count == 5)
    #expect(found.map(\.distance) == found.map(\.distance).sorted())
    #expect(
      found.allSatisfy { ["GB", "NL", "BE", "FR", "IE", "DE"].contains($0.place.countryCode) })
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
      ).map(\.place.name)
    }
    #expect(found[0] == found[1])
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
