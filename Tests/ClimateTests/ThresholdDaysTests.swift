import Places
import Testing
import Vocabulary
import Weather

@testable import Climate

@Suite struct ThresholdDaysTests {
  private func days(
    _ name: String, _ year: Int, _ scenario: Scenario = .ssp245
  ) throws -> ThresholdDays {
    let place = try #require(Gazetteer.embedded.resolve(name)?.place)
    let normals = ClimateNormals(at: place.coordinate, elevationMeters: place.elevationMeters)
    return ThresholdDays(normals: normals, ClimatePathway(scenario, presentYear: 2026), year: year)
  }

  private func expected(_ days: ThresholdDays, _ index: ThresholdIndex) -> Double {
    days.year[index.rawValue].expected
  }

  /// Annual counts of 1991–2020 that weather services report with their WMO Climatological Standard
  /// Normals (NCEI Accession 0253808). More cities: Benchmarks/climate.
  @Test(arguments: [
    ("Chicago", ThresholdIndex.above25, 102.4), ("Chicago", .above30, 39.2),
    ("Chicago", .frostDays, 113.1), ("Chicago", .iceDays, 38.6), ("Beijing", .above30, 75.2),
    ("Beijing", .frostDays, 110.2), ("Harbin", .frostDays, 169.4), ("Wuhan", .above30, 92),
    ("Phoenix", .above35, 144.7), ("Tucson", .above30, 185.4), ("Houston", .above25, 235.4),
    ("Madrid", .above30, 76.6), ("Berlin", .above25, 50), ("Berlin", .iceDays, 16.8),
    ("Berlin", .tropicalNights, 1.6), ("Warsaw", .frostDays, 97.9), ("Kyiv", .above30, 16.4),
    ("Reykjavík", .frostDays, 109.8), ("Minneapolis", .iceDays, 66.1), ("Dhaka", .above30, 237),
    ("Ouagadougou", .above35, 212.8), ("Riyadh", .above30, 231.1),
  ])
  func publishedCounts(name: String, index: ThresholdIndex, published: Double) throws {
    let count = try days(name, 2006).year[index.rawValue]
    #expect(abs(count.expected - published) < 10, "\(count.expected)")
    #expect(count.low <= published && published <= count.high)
  }

  /// Honolulu lies between nodes in the sea, whose daily range is not that of land: 162 days above
  /// 30 °C (same source), of which the uncorrected grid gives 45.
  @Test func coastsHaveTheRangeOfLand() throws {
    #expect(expected(try days("Honolulu", 2006), .above30) > 80)
    let grid = NormalsGrid.embedded
    let pacific = try #require(Coordinate(latitude: -40, longitude: -130))
    let kansas = try #require(Coordinate(latitude: 38.5, longitude: -98))
    #expect(grid.seaShare(in: grid.cell(at: pacific)) == 1)
    #expect(grid.seaShare(in: grid.cell(at: kansas)) == 0)
  }

  @Test(arguments: ["Berlin", "Tokyo", "Winnipeg", "Singapore", "Buenos Aires"])
  func followTheWarming(name: String) throws {
    let years = try [1950, 2006, 2045, 2100].map { try days(name, $0, .ssp585) }
    for (before, after) in zip(years, years.dropFirst()) {
      for index in [ThresholdIndex.above25, .above30, .above35, .tropicalNights] {
        #expect(expected(after, index) >= expected(before, index))
      }
      for index in [ThresholdIndex.frostDays, .iceDays, .heatingDegreeDays] {
        #expect(expected(after, index) <= expected(before, index))
      }
    }
    for days in years {
      for index in ThresholdIndex.allCases {
        let months = days.months.reduce(0) { $0 + $1[index.rawValue].expected }
        #expect(abs(expected(days, index) - months) < 1e-6)
        let count = days.year[index.rawValue]
        #expect(count.low <= count.high)
        if count.expected > 5 && count.expected < 355 {
          #expect(count.low < count.expected && count.expected < count.high)
        }
      }
      #expect(expected(days, .above25) >= expected(days, .above30))
      #expect(expected(days, .frostDays) >= expected(days, .iceDays) - 1e-6)
    }
  }

  /// Both sums differ by how far the normal lies from the base.
  @Test func degreeDaysAddUp() throws {
    let place = try #require(Gazetteer.embedded.resolve("Yakutsk")?.place)
    let normals = ClimateNormals(at: place.coordinate, elevationMeters: place.elevationMeters)
    let january = ThresholdDays(
      normals: normals, ClimatePathway(.ssp245, presentYear: 2026), year: 2006
    ).months[0]
    let month = normals.months[0]
    let mean = (month.temperatureMinimumCelsius + month.temperatureMaximumCelsius) / 2
    let degreeDays = january[ThresholdIndex.heatingDegreeDays.rawValue].expected
    #expect(abs(degreeDays - 31 * (65.0 - 32) / 1.8 + 31 * mean) < 5)
    #expect(january[ThresholdIndex.coolingDegreeDays.rawValue].expected < 1e-6)
    #expect(abs(january[ThresholdIndex.iceDays.rawValue].expected - 31) < 0.1)
  }

  @Test func equalQuestionsHaveEqualAnswers() throws {
    #expect(try days("Berlin", 2045).year == days("Berlin", 2045).year)
  }

  /// Single years' monthly means spread by about 0.45 of single days in the middle latitudes, which
  /// needs an autocorrelation of about 0.7.
  @Test func yearsDifferLessThanDays() throws {
    let place = try #require(Gazetteer.embedded.resolve("Warsaw")?.place)
    for month in ClimateNormals(at: place.coordinate).months {
      let share = month.interannualDeviationCelsius / month.standardDeviationCelsius
      #expect((0.3...0.6).contains(share))
      #expect((0.55...0.85).contains(month.dailyAutocorrelation))
    }
  }
}
