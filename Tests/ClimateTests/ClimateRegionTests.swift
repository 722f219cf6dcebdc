import Climate
import Places
import Testing

@Suite struct ClimateRegionTests {
  @Test(arguments: [
    (51.51, -0.13, "NEU"), (28.65, 77.23, "SAS"), (-3.1, -60.02, "NSA"), (78.22, 15.64, "ARO"),
    (40.71, -74.0, "ENA"), (-33.87, 151.21, "EAU"), (-1.29, 36.82, "SEAF"),
    (21.31, -157.86, "NPO"), (-18.14, 178.44, "SPO"), (35.69, 139.69, "EAS"),
    (37.77, -122.42, "WNA"), (64.15, -21.94, "GIC"), (38.72, -9.14, "MED"),
    (39.74, -104.985, "CNA"), (-17, -179.9, "SPO"), (-17, 180, "SPO"), (68, 179.9, "RAR"),
    (67, -175, "RAR"), (-90, 0, "EAN"), (90, 0, "ARO"), (-60, 0, "SOO"),
  ])
  func contains(latitude: Double, longitude: Double, code: String) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(ClimateRegion(containing: point).code == code)
  }

  @Test func listIsWhole() {
    #expect(ClimateRegion.all.count == 58)
    #expect(Set(ClimateRegion.all.map(\.code)).count == 58)
    #expect(ClimateRegion.all.allSatisfy { !$0.name.isEmpty && $0.landFraction <= 1 })
    for region in ClimateRegion.all {
      for month in 1...12 {
        let factor = region.factor(month: month)
        #expect(factor.low <= factor.central && factor.central <= factor.high)
        #expect(factor.residualCelsius > 0)
      }
    }
  }

  /// Contrasts that assessments agree on: the Arctic winter, the Southern Ocean, the summers of
  /// the Mediterranean.
  @Test(arguments: [
    ("ARO", 1, 4.0, 5.0), ("ARO", 7, 0.5, 1.0), ("MED", 7, 1.3, 1.5), ("SOO", 1, 0.4, 0.8),
    ("NAO", 7, 0.5, 0.9), ("CNA", 7, 1.3, 1.8),
  ])
  func factors(code: String, month: Int, low: Double, high: Double) throws {
    let region = try #require(ClimateRegion.all.first { $0.code == code })
    #expect((low...high).contains(region.factor(month: month).central))
  }

  @Test func annualFactors() throws {
    let expected = ["ARO": 2.97, "MED": 1.19, "NEU": 1.22, "SAS": 1.04, "SEA": 0.83, "SOO": 0.68]
    for (code, factor) in expected {
      let region = try #require(ClimateRegion.all.first { $0.code == code })
      #expect(abs(region.annualFactor.central - factor) < 0.006, "\(code)")
    }
  }

  /// Weighted by area the factors give the world's own warming: polygons and table agree.
  @Test func areaMeanIsOne() throws {
    var sum = 0.0
    var area = 0.0
    for latitude in stride(from: -87.5, through: 87.5, by: 5) {
      let weight = Self.cosine(latitude)
      for longitude in stride(from: -177.5, through: 177.5, by: 5) {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
        sum += weight * ClimateRegion(containing: point).annualFactor.central
        area += weight
      }
    }
    #expect(abs(sum / area - 1) < 0.01, "\(sum / area)")
  }

  /// Bhaskara's rational approximation, good to 0.002: enough for weights.
  private static func cosine(_ degrees: Double) -> Double {
    let square = degrees * degrees
    return (32_400 - 4 * square) / (32_400 + square)
  }
}
